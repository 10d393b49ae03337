import 'server-only'
import { fromArticles } from '../articles/queries'
import { nameOf } from '../rules/differing'
import { begunRow, inSight, MOST_ROWS, shownCells } from '../rules/cells'
import type { Candidate } from '../types'
import {
  cellsDescribed,
  isAbout,
  rowsMeant,
  saysWhich,
  wordsOf,
  type DescribedValue,
} from '../../rules/described'
import {
  isOfAxis,
  mainFields,
  rowsNamed,
  sectionsNamed,
  seriesOf,
  type AskedSection,
  type Designation,
} from '../../rules/designations'
import { askedRow, hasProperty, hasRow, nearestRows, neighbours } from '../../rules/missing'
import { cellsOfMaterial, type MaterialAsked } from '../../rules/materials'
import type { NamedRow } from '../../rules/named-rows'
import { symbolTerm } from '../../rules/tables'
import {
  agree,
  cellsFor,
  namesOfRows,
  outsideOf,
  rangeIn,
  termsOf,
  valuesOf,
  type AskedValue,
  type FoundCells,
  type ValueTable,
} from '../../rules/values'
import type { DirectAnswer, FoundTable, MissingRow, NearRows, OutOfRange, SaidValues } from '../../types'
import { lockedFor } from '@/lib/articles/queries'
import type { Verified } from '@/lib/auth/viewer'
import { plainName } from '@/lib/calculations/rules/names'
import { currentTables } from '@/lib/calculations/tables/queries'
import { COMPARED, dataAddress, rowsAddress } from '@/lib/calculations/tables/reading/rules/view'
import type { Table } from '@/lib/calculations/types'
import { Prisma, select } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

/** Returns the rows of the tables of the data whose symbol and row a question names. */
export async function fromTables(viewer: Verified, asked: AskedValue): Promise<(Candidate | 'several')[]> {
  const tables = await currentTables()
  return [...tables.values()].flatMap((table): (Candidate | 'several')[] => {
    const known = tableOf(table)
    const found = cellsFor(known, asked)
    if (found === 'several') return [found]
    if (!found || found.rows.length > MOST_ROWS) return []
    const answer = async () => {
      const shown = shownCells(known, inSight(known, found), (text) => text)
      // A column that holds for the measure that is asked for is one of several with that symbol.
      const told = asked.measured ? withWords(shown, known, found.columns) : shown
      return { ...told, ...(await originOf(viewer, table, found)) }
    }
    return [{ from: 'table', begun: begunRow(known, found), values: valuesOf(known, found), answer }]
  })
}

/**
 * Returns the table that would answer but for a measure in the question, and how far it goes; of several the
 * one that goes furthest. Null where there is none.
 */
export async function tableOutside(asked: AskedValue): Promise<OutOfRange | null> {
  const measure = asked.measured?.measure
  if (!measure) return null
  const found = [...(await currentTables()).values()].flatMap((table) => {
    const range = outsideOf(tableOf(table), asked)
    return range ? [{ table, range }] : []
  })
  const [furthest] = found.sort((one, other) => other.range.to - one.range.to)
  if (!furthest) return null
  const { table, range } = furthest
  const { from, to, unit } = range
  return {
    title: table.title,
    condition: measure.text,
    range: measure.number > to ? `up to ${to} ${unit}` : `from ${from} ${unit} on`,
    address: `/data/${table.name}`,
  }
}

/**
 * Returns the rows of the same tables whose columns a question describes in words. What another table, or an
 * article of those found, says of the same symbol and row must be the same.
 */
export async function fromDescriptions(
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
      from: 'table',
      begun: null,
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
            measured: null,
          }
          const others = [...(await fromTables(viewer, asked)), ...(await fromArticles(viewer, asked, ids))]
          if (others.some((other) => other !== 'several' && !agree(other.values, own))) return null
        }
        const shown = shownCells(known, inSight(known, cells, 0), (text) => text)
        return {
          ...withWords(shown, known, cells.columns),
          ...(await originOf(viewer, table, cells)),
        }
      },
    })
  }
  return candidates
}

/** Tables of sections are those whose rows are sections, an administrator's own included. */
const isOfSections = ({ fields }: Pick<Table, 'fields'>) => fields[0]?.name === 'section'

/**
 * Returns the rows of the table of sections that a designation names, with the fields that are asked for,
 * else with their main properties; where no table has a section of a family, what was asked for and what
 * there is. Null where a size may be something else, is in several tables, or names too many rows.
 */
export async function fromSections(
  viewer: Verified,
  { designation, fields, axis }: AskedSection,
): Promise<Partial<Record<'answer', DirectAnswer> & Record<'missing', MissingRow>> | null> {
  const { family, typed, otherwise } = designation
  const tables = [...(await currentTables()).values()].filter(isOfSections)
  const found = tablesNaming(designation, tables)
  const [first] = found
  if (!first && (family === null || tables.length === 0)) return null
  if (!first) {
    const missing = { typed, families: familiesOf(tables), near: nearSections(designation, tables) }
    const other =
      fields.length === 0 && otherwise
        ? await fromSections(viewer, {
            designation: otherwise.designation,
            fields: [otherwise.field],
            axis,
          })
        : null
    return other?.answer
      ? { answer: other.answer, missing: { ...missing, typed: `a section ${typed}` } }
      : { missing }
  }
  const { table, rows } = first
  if (found.length > 1 || rows.length > MOST_ROWS) return null
  const names = table.fields.map(({ name }) => name)
  const columns = fields
    .map((name) => names.indexOf(name))
    .filter((index) => index >= 0 && (axis === null || isOfAxis(axis, columnOf(table, index))))
  if (fields.length > 0 && columns.length === 0) return null
  const known = tableOf(table)
  const shown = shownCells(
    known,
    { rows, columns, shown: columns.length > 0 ? [0, ...columns] : mainFields(names) },
    (text) => text,
  )
  // The name that was asked for is not the column's: what the column is, is said.
  return {
    answer: { ...withWords(shown, known, columns), ...(await originOf(viewer, table, { rows, columns })) },
  }
}

const columnOf = ({ fields }: Table, index: number) => ({
  name: fields[index]!.name,
  description: fields[index]!.words ?? '',
})

/** The most tables whose rows are named in place of one that is missing. */
const MOST_NEAR = 2

/** Returns the rows that come next to a section in the tables of its family. */
const nearSections = (designation: Designation, tables: readonly Table[]): NearRows[] =>
  tables
    .filter((table) => isOfFamily(designation, table))
    .flatMap((table) => {
      const names = table.rows.map(([key]) => String(key).toLowerCase())
      return nearIn(
        table,
        neighbours(names, designation.size).map((name) => names.indexOf(name)),
      )
    })
    .slice(0, MOST_NEAR)

function nearIn({ name, title, rows }: Table, near: readonly number[]): NearRows[] {
  const keys = near.map((row) => String(rows[row]![0]))
  return keys.length > 0 ? [{ title, keys, address: rowsAddress(name, keys) }] : []
}

/**
 * Returns the row that a question asks a value of, where no table has it and others have that value: M21
 * beside “As”, GL99h beside “fmk”, UPE 200 beside “Iz”. Null for every other question.
 */
export async function missingRow(question: string): Promise<MissingRow | null> {
  const row = askedRow(question)
  if (!row) return null
  const tables = [...(await currentTables()).values()]
  const sections = sectionsNamed(question)
  const [section] = sections
  if (section) {
    const ofSections = tables.filter(isOfSections)
    const isMissing = sections.length === 1 && tablesNaming(section, ofSections).length === 0
    return isMissing && ofSections.some((table) => hasProperty(tableOf(table), row))
      ? { typed: section.typed, families: familiesOf(ofSections), near: nearSections(section, ofSections) }
      : null
  }
  if (tables.some((table) => hasRow(tableOf(table), row.term))) return null
  const near = tables
    .map((table) => ({ table, ...nearestRows(tableOf(table), row) }))
    .toSorted((one, other) => one.distance - other.distance)
    .flatMap(({ table, rows }) => nearIn(table, rows))
    .slice(0, MOST_NEAR)
  return near.length > 0 ? { typed: row.typed, families: [], near } : null
}

/**
 * Returns the rows that a question may mean beside what it describes, where that is no answer; none of
 * sections, which their own tables name.
 */
export async function readingsOf(described: DescribedValue): Promise<FoundTable[]> {
  const found = [...(await currentTables()).values()].flatMap((table) =>
    isOfSections(table) ? [] : atRows(table, rowsMeant(tableOf(table), described).rows),
  )
  return found.length > MOST_TABLES ? [] : found
}

/**
 * Whether what a question describes is said of a grade, and of one that it begins: C30 is timber, or C30/37.
 */
export async function isOfTwoGrades(described: DescribedValue): Promise<boolean> {
  const found = [...(await currentTables()).values()].flatMap((table) => {
    const { rows, areBegun } = rowsMeant(tableOf(table), described)
    return rows.length > 0 ? [areBegun] : []
  })
  return found.includes(true) && found.includes(false)
}

/** Returns the tables that have rows of a kind: fabrics, classes of bolts. */
const tablesOf = async ({ kind, name }: NamedRow) =>
  [...(await currentTables()).values()].flatMap((table) => {
    const names = table.rows.map(([key]) => String(key).toLowerCase())
    const near = neighbours(names, name).map((key) => names.indexOf(key))
    const isOfKind = tableOf(table).context.has(kind) && near.length > 0
    return isOfKind ? [{ table, row: names.indexOf(name), near }] : []
  })

/**
 * Returns the row of a fabric that a whole question names, or the row of the class of bolts to which it
 * leads: who names bolts wants articles as well. Where no table has it, the rows next to it.
 */
export async function fromNames(viewer: Verified, named: NamedRow): Promise<Partial<SaidValues> | null> {
  const [found, ...others] = await tablesOf(named)
  if (!found || others.length > 0) return null
  const { table, row, near } = found
  if (row < 0) return { missing: { typed: named.typed, families: [], near: nearIn(table, near) } }
  if (named.kind === 'bolt') return { readings: atRows(table, [row]) }
  const known = tableOf(table)
  const columns = known.columns.map((_, index) => index).slice(1)
  // All of a row is shown, and what its columns are.
  const shown = shownCells(known, { rows: [row], columns, shown: [0, ...columns] }, (text) => text)
  const origin = await originOf(viewer, table, { rows: [row], columns: [] })
  return { answer: { ...withWords(shown, known, columns), answering: [], ...origin } }
}

/**
 * Returns the rows of the one table of materials that has what is asked of a material; where several have it,
 * the page leads to their rows.
 */
export async function fromMaterials(
  viewer: Verified,
  asked: MaterialAsked,
): Promise<Partial<SaidValues> | null> {
  const found = [...(await currentTables()).values()].flatMap((table) => {
    const cells = isOfMaterials(table) ? cellsOfMaterial(tableOf(table), asked) : null
    return cells ? [{ table, cells }] : []
  })
  const [first] = found
  if (!first) return null
  if (found.length > 1) return { readings: found.flatMap(({ table, cells }) => atRows(table, cells.rows)) }
  const { table, cells } = first
  const known = tableOf(table)
  const shown = shownCells(known, { ...cells, shown: [0, ...cells.columns] }, (text) => text)
  return {
    answer: { ...withWords(shown, known, cells.columns), ...(await originOf(viewer, table, cells)) },
  }
}

const isOfMaterials = ({ fields }: Pick<Table, 'fields'>) => fields[0]?.name === 'material'

/** A property without its axis, which squares and tubes do not have: I of I_y. */
const withoutAxis = (name: string) => name.replace(/[._,][yz]$/, '')

/**
 * Returns the rows of all tables of sections that have a size without its family, where more than the one
 * that answers have the property: 100x100x10 is an angle and a square hollow section.
 */
export async function readingsOfSize(
  designation: Designation,
  { table: address, heads, answering }: DirectAnswer,
): Promise<FoundTable[]> {
  const tables = [...(await currentTables()).values()].filter(isOfSections)
  const asked = new Set(answering.map((column) => withoutAxis(nameOf(heads[column]!))))
  const found = tablesNaming(designation, tables).filter(({ table }) =>
    table.fields.some(({ name }) => asked.has(withoutAxis(plainName(name)))),
  )
  const isAnswered = found.some(({ table }) => dataAddress(table.name) === address)
  return isAnswered && found.length > 1 ? found.flatMap(({ table, rows }) => atRows(table, rows)) : []
}

/**
 * Returns that the grade of an answer begins the name of another one, of which no value is stated: C30 of
 * timber, and C30/37. Null where the question says which is meant, by a symbol of the column or in words.
 */
export async function remarkOnGrade(described: DescribedValue, answer: DirectAnswer): Promise<string | null> {
  const tables = [...(await currentTables()).values()]
  const answering = tables.find(({ name }) => dataAddress(name) === answer.table)
  const [key, ...others] = described.terms.filter((term) => /^#[a-z]+\d/.test(term))
  if (!answering || key === undefined || others.length > 0) return null
  if (saysWhich(tableOf(answering), key, described)) return null
  for (const table of tables.filter((each) => each !== answering)) {
    const { labels, begun } = namesOfRows(tableOf(table), 0)
    const row = begun.findIndex((names, at) => names.has(key) && !labels[at]!.has(key))
    const hasOwn = labels.some((names) => names.has(key))
    if (row >= 0 && !hasOwn)
      return `${key.slice(1).toUpperCase()} may also mean ${String(table.rows[row]![0])}, of which “${table.title}” states no such value.`
  }
  return null
}

/** Returns the tables of sections that have what a designation names, with their rows. */
const tablesNaming = (designation: Designation, tables: readonly Table[]) =>
  tables.flatMap((table) => {
    const rows = rowsNamed(
      table.rows.map(([key]) => String(key)),
      designation,
    )
    return rows.length > 0 && isOfFamily(designation, table) ? [{ table, rows }] : []
  })

function isOfFamily({ family }: Designation, table: Table): boolean {
  const { context } = tableOf(table)
  return family === null || seriesOf(family).some((one) => context.has(one))
}

/** Returns what the sections of tables are called, from the brackets of their titles: "UB", "HE A". */
const familiesOf = (tables: readonly Table[]): string[] =>
  [...new Set(tables.map(({ title }) => /\(([^()]+)\)/.exec(title)?.[1] ?? title))].toSorted()

const namesOf = ({ title, name, fields }: Pick<Table, 'title' | 'name' | 'fields'>) =>
  [name.replaceAll('_', ' '), title, fields[0]?.name ?? ''].join(' ')

/** More tables than these are no answer, but a list of all. */
const MOST_TABLES = 4

/**
 * Returns the tables of the data that have sections which a question names, at their rows: "IPE 300 S355
 * bending", "HE 200" of several series; else those that it asks for as such: "mesh areas", "partial factors".
 */
export async function tablesAbout(question: string): Promise<FoundTable[]> {
  const asked = wordsOf(question)
  if (!asked) return []
  const tables = [...(await currentTables()).values()]
  const sections = sectionsNamed(question)
  const ofSections = tables.filter(isOfSections).flatMap((table) => atSections(table, sections))
  const found =
    ofSections.length > 0
      ? ofSections
      : tables
          .filter((table) => isAbout(tableOf(table), namesOf(table), asked))
          .map(({ name, title, source }) => ({ title, source, rows: null, address: dataAddress(name) }))
  return found.length > MOST_TABLES ? [] : found
}

/** More keys than these are counted. */
const MOST_KEYS = 3

/** Returns a table at the rows that sections name, which are compared where they are not too many. */
function atSections(table: Table, sections: readonly Designation[]): FoundTable[] {
  const rows = sections.flatMap((section) => tablesNaming(section, [table]).flatMap((found) => found.rows))
  return atRows(table, [...new Set(rows)])
}

function atRows(table: Table, rows: readonly number[]): FoundTable[] {
  const { name, title, source } = table
  const keys = rows.map((row) => String(table.rows[row]![0]))
  if (keys.length === 0) return []
  if (keys.length > COMPARED) return [{ title, source, rows: null, address: dataAddress(name) }]
  const said = keys.length > MOST_KEYS ? `${keys.length} sections` : keys.join(', ')
  return [{ title, source, rows: said, address: rowsAddress(name, keys) }]
}

/** Returns what is shown of a table with the words of the columns that answer beside their heads. */
function withWords<Shown extends { heads: string[]; answering: number[] }>(
  shown: Shown,
  { columns }: ValueTable,
  answering: readonly number[],
): Shown {
  const words = new Map(shown.answering.map((place, at) => [place, columns[answering[at]!]!.description]))
  return {
    ...shown,
    heads: shown.heads.map((head, place) => [head, words.get(place)].filter(Boolean).join(', ')),
  }
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
  holdsFor: rangeIn(title),
  named: true,
})

/** A name of a word, as the head of a column has it: "Grade". A symbol stays as it is. */
const readable = (name: string) => (/^[a-z]{2,}$/.test(name) ? name[0]!.toUpperCase() + name.slice(1) : name)

/** Returns where the values of a table are from, and where a reader finds them. */
const originOf = async (viewer: Verified, table: Table, found: FoundCells) => {
  const { name, title, source, rows, fields } = table
  const [key] = found.rows.length === 1 ? rows[found.rows[0]!]! : []
  const [column] = found.columns.flatMap((index) => (index > 0 ? fields[index]!.name : []))
  return {
    title,
    source,
    article: await articleUsing(viewer, name),
    table: dataAddress(name),
    row: key === undefined ? null : rowsAddress(name, [String(key)], column),
  }
}

/** Returns the first article whose calculations read a table, as far as the viewer may read it. */
async function articleUsing(viewer: Verified, name: string): Promise<DirectAnswer['article']> {
  const [article] = await select<{ slug: string; title: string }>(Prisma.sql`
    SELECT a.slug, a.title FROM calculation_tables t JOIN calculation_table_uses x ON x.table_id = t.id
      JOIN calculations k ON k.id = x.calculation_id JOIN articles a ON a.id = k.article_id
    WHERE t.name = ${name} AND ${inLibrary} AND NOT ${lockedFor(viewer)} ORDER BY a.title LIMIT 1`)
  return article ? { title: article.title, address: `/articles/${article.slug}` } : null
}
