import 'server-only'
import { LRUCache } from 'lru-cache'
import { symbolTerm, tablesIn, valueTable, withEquations, type WrittenTable } from '../rules/tables'
import { cellsDescribed, describedValue, isAbout, wordsOf, type DescribedValue } from '../rules/described'
import {
  agree,
  askedValue,
  cellsFor,
  CONSTANTS,
  isValue,
  linesDefining,
  termsOf,
  valueOf,
  valuesOf,
  type AskedValue,
  type FoundCells,
  type Line,
  type Value,
  type ValueTable,
} from '../rules/values'
import type { DirectAnswer, FoundTable } from '../types'
import { inLibrary } from '@/lib/articles/cards/queries'
import { lockedFor } from '@/lib/articles/queries'
import { plainMath } from '@/lib/articles/rules/plain-math'
import type { OutlineEntry } from '@/lib/articles/types'
import type { Verified } from '@/lib/auth/viewer'
import { plainName } from '@/lib/calculations/rules/names'
import { currentTables } from '@/lib/calculations/tables/queries'
import type { Table } from '@/lib/calculations/types'
import { Prisma, select } from '@/lib/core/server/db'

/** How many of the articles that were found are looked through for a value. */
const ARTICLES_READ = 20
/** The most rows that are an answer, and not a table to be read in its article. */
const MOST_ROWS = 8

/** A row that answers, before it is compared with the others. */
type Candidate = { values: Value[]; answer: () => Promise<DirectAnswer | null> | DirectAnswer | null }

/**
 * Returns the value that answers a question, as the row of its table; null where the question asks for none,
 * where no row is named with certainty, or where two tables say different things. `ids` are the articles that
 * were found, best first; what the viewer may not read is not looked through.
 */
export async function directAnswer(
  viewer: Verified,
  question: string,
  ids: readonly number[],
): Promise<DirectAnswer | null> {
  const asked = askedValue(question)
  const known: (Candidate | 'several')[] = asked
    ? [
        ...(await fromTables(viewer, asked)),
        ...(await fromArticles(viewer, asked, ids.slice(0, ARTICLES_READ))),
        ...(await fromCalculations(viewer, asked, ids)),
      ]
    : []
  const described = known.length === 0 && describedValue(question)
  const candidates = described
    ? await fromDescriptions(viewer, described, ids.slice(0, ARTICLES_READ))
    : known
  // One table that names several rows leaves none certain, whatever an article says of one of them.
  if (candidates.includes('several')) return null
  const found = candidates.filter((candidate) => candidate !== 'several')
  const [first] = found
  if (!first || found.some(({ values }) => !agree(values, first.values))) return null
  return first.answer()
}

/** The rows of the tables that calculations choose from. */
async function fromTables(viewer: Verified, asked: AskedValue): Promise<(Candidate | 'several')[]> {
  const tables = await currentTables()
  return [...tables.values()].flatMap((table): (Candidate | 'several')[] => {
    const known = tableOf(table)
    const found = cellsFor(known, asked)
    if (found === 'several') return [found]
    if (!found || found.rows.length > MOST_ROWS) return []
    const answer = async () => ({
      ...shownCells(known, inSight(known, found), (text) => text),
      title: table.title,
      source: table.source,
      article: await articleUsing(viewer, table.name),
      table: `/data/${table.name}`,
    })
    return [{ values: valuesOf(known, found), answer }]
  })
}

/**
 * The rows of the same tables whose columns a question describes in words. What another table, or an
 * article of those found, says of the same symbol and row must be the same.
 */
async function fromDescriptions(
  viewer: Verified,
  described: DescribedValue,
  ids: readonly number[],
): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  for (const table of (await currentTables()).values()) {
    const known = tableOf(table)
    const found = cellsDescribed(known, described)
    if (!found) continue
    const { cells, keys } = found
    const columns = cells.columns.map((index) => known.columns[index]!)
    candidates.push({
      values: valuesOf(known, cells),
      answer: async () => {
        for (const [at, { symbol, letter }] of columns.entries()) {
          if (symbol === null) continue
          const own = valuesOf(known, { rows: cells.rows, columns: [cells.columns[at]!] })
          const asked = {
            symbols: new Set([symbol]),
            letter,
            names: new Set<string>(),
            rest: keys,
            years: [],
          }
          const others = [...(await fromTables(viewer, asked)), ...(await fromArticles(viewer, asked, ids))]
          if (others.some((other) => other !== 'several' && !agree(other.values, own))) return null
        }
        const shown = shownCells(known, inSight(known, cells, 0), (text) => text)
        for (const [at, { description }] of columns.entries())
          shown.heads[shown.answering[at]!] += `, ${description}`
        return {
          ...shown,
          title: table.title,
          source: table.source,
          article: await articleUsing(viewer, table.name),
          table: `/data/${table.name}`,
        }
      },
    })
  }
  return candidates
}

const namesOf = ({ title, name, fields }: Pick<Table, 'title' | 'name' | 'fields'>) =>
  [title, name.replaceAll('_', ' '), fields[0]?.name ?? ''].join(' ')

/** More tables than these are no answer, but a list of all. */
const MOST_TABLES = 4

/** Returns the tables of the data that a question asks for as such: "mesh areas", "partial factors". */
export async function tablesAbout(question: string): Promise<FoundTable[]> {
  const asked = wordsOf(question)
  if (!asked) return []
  const found = [...(await currentTables()).values()].filter((table) =>
    isAbout(tableOf(table), namesOf(table), asked),
  )
  return found.length > MOST_TABLES
    ? []
    : found.map(({ name, title, source }) => ({ title, source, address: `/data/${name}` }))
}

const valueTables = new WeakMap<Table, ValueTable>()

/** Returns a table as values are looked up in it, made once for each version. */
function tableOf(table: Table): ValueTable {
  const made = valueTables.get(table) ?? asValueTable(table)
  valueTables.set(table, made)
  return made
}

const asValueTable = ({ name, title, source, fields, rows }: Table): ValueTable => ({
  columns: fields.map((field) => {
    const plain = plainName(field.name)
    return {
      head: field.unit ? `${plain} (${field.unit})` : readable(plain),
      symbol: symbolTerm(field.name) ?? termsOf(plain)[0] ?? null,
      letter: field.name[0] ?? '',
      name: field.name.replaceAll('_', ' ').toLowerCase(),
      words: new Set(termsOf(field.name.replaceAll('_', ' '))),
      description: field.words ?? '',
    }
  }),
  rows: rows.map((row) => row.map(String)),
  symbol: termsOf(name)[0] ?? null,
  context: new Set([namesOf({ title, name, fields }), source].flatMap(termsOf)),
  named: true,
})

/** A name of a word, as the head of a column has it: "Grade". A symbol stays as it is. */
const readable = (name: string) => (/^[a-z]{2,}$/.test(name) ? name[0]!.toUpperCase() + name.slice(1) : name)

/** Returns the first article whose calculations read a table, as far as the viewer may read it. */
async function articleUsing(viewer: Verified, name: string): Promise<DirectAnswer['article']> {
  const [article] = await select<{ slug: string; title: string }>(Prisma.sql`
    SELECT a.slug, a.title FROM calculation_tables t JOIN calculation_table_uses x ON x.table_id = t.id
      JOIN calculations k ON k.id = x.calculation_id JOIN articles a ON a.id = k.article_id
    WHERE t.name = ${name} AND ${inLibrary} AND NOT ${lockedFor(viewer)} ORDER BY a.title LIMIT 1`)
  return article ? { title: article.title, address: `/articles/${article.slug}` } : null
}

type Read = { slug: string; title: string; tables: { written: WrittenTable; table: ValueTable }[] }
const read = new LRUCache<string, Read>({ max: 500 })

/** The rows of the tables of the best articles that were found. */
async function fromArticles(
  viewer: Verified,
  asked: AskedValue,
  ids: readonly number[],
): Promise<Candidate[]> {
  const versions = await select<{ id: number; version: string; outline: OutlineEntry[] }>(Prisma.sql`
    SELECT a.id, a.id || ' ' || a.updated_at AS version, a.outline FROM articles a
    WHERE a.id = ANY (${[...ids]}::int[]) AND ${inLibrary} AND NOT ${lockedFor(viewer)}`)
  const unread = versions.filter(({ version }) => !read.has(version)).map(({ id }) => id)
  const articles =
    unread.length === 0
      ? []
      : await select<{ version: string; slug: string; title: string; content: string }>(Prisma.sql`
          SELECT a.id || ' ' || a.updated_at AS version, a.slug, a.title, a.content FROM articles a WHERE a.id = ANY (${unread}::int[])`)
  for (const { version, slug, title, content } of articles)
    read.set(version, {
      slug,
      title,
      tables: tablesIn(content).map((written) => ({ written, table: valueTable(written, title) })),
    })
  return ids.flatMap((id) => {
    const known = versions.find((version) => version.id === id)
    const article = known && read.get(known.version)
    return (article?.tables ?? []).flatMap(({ written, table }): Candidate[] => {
      const found = cellsFor(table, asked)
      if (!found || found === 'several' || found.rows.length > MOST_ROWS) return []
      const { slug, title } = article!
      const section = known!.outline.find(({ text }) => text === plain(written.heading ?? ''))
      const answer = () => ({
        ...shownCells(table, inSight(table, found), plain),
        title: plain(written.caption),
        source: written.clauses.join('; ') || null,
        article: { title, address: `/articles/${slug}${section ? `#${section.id}` : ''}` },
        table: null,
      })
      return [{ values: valuesOf(table, found), answer }]
    })
  })
}

/** A row that is wider is shown by what names it and what answers; the table has the rest. */
const MOST_COLUMNS = 8

/** Returns which columns of a row are shown: all up to `most`, or those with names, conditions and answer. */
function inSight(
  table: ValueTable,
  found: FoundCells,
  most = MOST_COLUMNS,
): FoundCells & { shown: number[] } {
  const all = table.columns.map((_, index) => index)
  const isSaid = (index: number) =>
    index === 0 ||
    found.columns.includes(index) ||
    found.rows.some((row) => !isValue(table.rows[row]![index]!))
  return { ...found, shown: all.length > most ? all.filter(isSaid) : all }
}

const plain = (text: string) => withEquations(text, plainMath).replace(/\s+/g, ' ').trim()

const shownCells = (
  { columns, rows }: ValueTable,
  { shown, ...found }: FoundCells & { shown: number[] },
  write: (text: string) => string,
) => ({
  heads: shown.map((index) => write(columns[index]!.head)),
  rows: found.rows.map((row) => shown.map((index) => write(rows[row]![index]!))),
  answering: found.columns.map((index) => shown.indexOf(index)),
})

type Defining = { source: string; standard: string | null; title: string; article: string; slug: string }

/**
 * A partial factor that calculations say, with its clause: a row for each standard that the question leaves
 * open, where standards say different things. Wherever one standard, or a text of the library, says that it
 * is something else, there is none.
 */
async function fromCalculations(
  viewer: Verified,
  { symbols, rest, years }: AskedValue,
  ids: readonly number[],
): Promise<Candidate[]> {
  const [symbol] = symbols
  if (symbol === undefined || !CONSTANTS.has(symbol)) return []
  const index = symbol.replace('#gamma', '')
  const calculations = await select<Defining>(Prisma.sql`
    SELECT k.source, k.standard, k.title, a.title AS article, a.slug FROM calculations k JOIN articles a ON a.id = k.article_id
    WHERE ${inLibrary} AND NOT ${lockedFor(viewer)} AND k.source ~* ${`gamma_${index}`} ORDER BY a.title, k.position`)
  const said = await select<{ value: string }>(Prisma.sql`
    SELECT DISTINCT m[1] AS value FROM articles a, regexp_matches(a.plain_text, ${`${symbolOf(index)} = (\\d+(?:\\.\\d+)?)`}, 'g') m
    WHERE a.id = ANY (${[...ids]}::int[]) AND ${inLibrary} AND NOT ${lockedFor(viewer)}`)
  const lines = calculations.flatMap(({ source, standard, title, article, slug }) =>
    linesDefining(source, symbol).map((line): FactorLine => {
      const cited = namesStandard(line) ? line.clause : [standard, line.clause].filter(Boolean).join(', ')
      return { ...line, cited, standard: STANDARD.exec(cited)?.[0] ?? '', title, article, slug }
    }),
  )
  const asked = lines.filter(({ note, cited, title, article }) => {
    if (note !== null && SITUATION.test(note)) return false
    const context = new Set([cited, title, article, 'partial factor'].flatMap(termsOf))
    return [...rest, ...years].every((term) => context.has(term))
  })
  // The standard that most calculations follow comes first.
  const names = [...new Set(asked.map(({ standard }) => standard))]
  const standards = names
    .map((name) => asked.filter(({ standard }) => standard === name))
    .sort((one, other) => other.length - one.length)
  const certain = standards.every((own) => new Set(own.map(factorOf)).size === 1)
  const rows = standards
    .flatMap((own) => bestOf(own) ?? [])
    .filter((line, at, all) => all.findIndex((one) => factorOf(one) === factorOf(line)) === at)
  const [best] = rows
  if (!best || rows.length > MOST_ROWS) return []
  const known = new Set(lines.map(({ value }) => value))
  const contradicted = !certain || said.some(({ value }) => !known.has(String(Number(value))))
  const hasNational = rows.some(({ national }) => national !== '')
  const single = rows.length === 1
  const answer = (): DirectAnswer | null =>
    contradicted
      ? null
      : {
          heads: ['Symbol', 'Value (–)', ...(hasNational ? ['National'] : []), ...(single ? [] : ['Source'])],
          rows: rows.map(({ value, national, cited }) => [
            symbolOf(index),
            value,
            ...(hasNational ? [national] : []),
            ...(single ? [] : [cited]),
          ]),
          answering: [1],
          title: 'As the library’s calculations take it',
          source: single ? best.cited : null,
          article: { title: best.article, address: `/articles/${best.slug}` },
          table: null,
        }
  return [{ values: rows.map(({ value }) => valueOf(value)), answer }]
}

/** A line of a calculation with what it cites, and the standard of it without its year. */
type FactorLine = Line & { cited: string; standard: string; title: string; article: string; slug: string }

const factorOf = ({ value, national }: Line) => `${value} ${national}`.trim()

/** The line of a standard that is shown: with a clause, and rather without words of its own. */
const bestOf = (lines: readonly FactorLine[]) =>
  lines.find((line) => line.clause !== '' && !line.note && namesStandard(line)) ??
  lines.find(({ clause, note }) => clause !== '' && !note) ??
  lines.find(({ clause }) => clause !== '')

const STANDARD = /\b(?:EN|BS|ISO)\s?\d+(?:-\d+)*/
/** What a line is said of is then no partial factor of every design. */
const SITUATION = /accidental|fire|seismic/i

const namesStandard = ({ clause }: Line) => /\b(?:EN|BS|ISO)\s?\d/.test(clause)

const symbolOf = (index: string) => `γ_${index.toUpperCase()}`
