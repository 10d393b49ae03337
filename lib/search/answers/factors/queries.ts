import 'server-only'
import { MOST_ROWS } from '../rules/cells'
import type { Candidate } from '../types'
import { isOfAnything, NATIONAL, type AskedValue } from '../../rules/asked-values'
import { CONSTANTS, isFactor, linesDefining, type Line } from '../../rules/calculation-lines'
import { termsOf } from '../../rules/terms'
import { valueOf } from '../../rules/values'
import type { DirectAnswer, DisagreementSide } from '../../types'
import { lockedFor } from '@/lib/articles/queries'
import type { Verified } from '@/lib/auth/viewer'
import { GREEK } from '@/lib/core/greek'
import { Prisma, select } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'
import { subjectsOf } from '@/lib/standards/queries'

type Defining = { source: string; standard: string | null; title: string; article: string; slug: string }

/** A line of a calculation with what it cites, and the standard of it without its year. */
type DefiningLine = Line & { cited: string; standard: string; title: string; article: string; slug: string }

/**
 * Returns a partial factor that calculations say, with its clause: a row for each standard that says another
 * value than the first. Wherever one standard, or a text of the library, says that it is something else,
 * there is none.
 */
export async function fromCalculations(
  viewer: Verified,
  asked: AskedValue,
  ids: readonly number[],
): Promise<Candidate[]> {
  const [symbol] = asked.symbols
  if (symbol === undefined || !CONSTANTS.has(symbol)) return []
  const index = symbol.replace('#gamma', '')
  const lines = await linesOf(viewer, symbol, isFactor)
  const said = await select<{ value: string }>(Prisma.sql`
    SELECT DISTINCT m[1] AS value FROM articles a, regexp_matches(a.plain_text, ${`${symbolOf(index)} = (\\d+(?:\\.\\d+)?)`}, 'g') m
    WHERE a.id = ANY (${[...ids]}::int[]) AND ${inLibrary} AND NOT ${lockedFor(viewer)}`)
  const answering = linesAsked(lines, asked)
  // The standard that most calculations follow comes first.
  const names = [...new Set(answering.map(({ standard }) => standard))]
  const standards = names
    .map((name) => answering.filter(({ standard }) => standard === name))
    .sort((one, other) => other.length - one.length)
  const certain = standards.every((own) => new Set(own.map(factorOf)).size === 1)
  const rows = standards
    .flatMap((own) => bestOf(own) ?? [])
    .filter((line, at, all) => at === 0 || factorOf(line) !== factorOf(all[0]!))
  const [best] = rows
  if (!best || rows.length > MOST_ROWS) return []
  const known = new Set(lines.map(({ value }) => value))
  const contradicted = !certain || said.some(({ value }) => !known.has(String(Number(value))))
  const hasNational = rows.some(({ national }) => national !== '')
  const ofNation = hasNational && asked.rest.includes(NATIONAL)
  const single = rows.length === 1
  const answer = async (): Promise<DirectAnswer | null> => {
    if (contradicted) return null
    const subject = single ? null : await subjectOfLines(rows)
    return {
      heads: [
        'Symbol',
        'Value (–)',
        ...(hasNational ? ['National'] : []),
        ...(subject ? ['For', 'Source'] : []),
      ],
      rows: rows.map((line) => [
        symbolOf(index),
        line.value,
        ...(hasNational ? [line.national] : []),
        ...(subject ? [subject(line), line.cited] : []),
      ]),
      answering: [ofNation ? 2 : 1],
      title: 'As the library’s calculations take it',
      source: single ? best.cited : null,
      article: { title: best.article, address: `/articles/${best.slug}` },
      table: null,
      row: null,
    }
  }
  return [
    {
      from: 'lines',
      begun: null,
      values: rows.map((line) => valueOf(ofNation ? line.national : line.value)),
      answer,
    },
  ]
}

/**
 * Returns what calculations take a symbol for, each value once with what it holds for: the recommended value
 * and national ones, and those of other standards. What an author sets as the input of an example is none.
 * Partial factors are looked for in the whole library, all else in the articles that were found.
 */
export async function saidByCalculations(
  viewer: Verified,
  asked: AskedValue,
  ids: readonly number[],
): Promise<DisagreementSide[]> {
  const [symbol] = asked.symbols
  if (symbol === undefined || asked.symbols.size > 1) return []
  if (asked.rest.length === 0 && isOfAnything(nameIn(symbol))) return []
  const defining = CONSTANTS.has(symbol)
    ? await linesOf(viewer, symbol, isFactor)
    : await linesOf(viewer, symbol, () => true, ids)
  const lines = linesAsked(defining, asked).filter(
    // What a name has behind its symbol is another symbol, unless a note says of what it is.
    ({ given, clause, suffix, note }) => given && clause !== '' && (suffix === '' || note !== null),
  )
  const subject = await subjectOfLines(lines)
  const said = lines.flatMap((line): DisagreementSide[] => {
    const { value, national, note, cited, standard, article, slug } = line
    const common = {
      of: note ?? subject(line),
      standard: standard || null,
      source: cited,
      article: { title: article, address: `/articles/${slug}` },
      table: null,
      quote: null,
    }
    const nations = [...national.matchAll(/([A-Z]{2,4})\s+(\d+(?:\.\d+)?)/g)].map(
      ([, nation, own]): DisagreementSide => ({ ...common, value: String(Number(own)), nation: nation! }),
    )
    const recommended = { ...common, value, nation: nations.length > 0 ? RECOMMENDED : null }
    return asked.rest.includes(NATIONAL) ? nations : [recommended, ...nations]
  })
  const keyOf = ({ value, nation, standard, of }: DisagreementSide) =>
    [value, nation, standard, of].join('\n')
  return [...new Map(said.map((one) => [keyOf(one), one])).values()]
}

const RECOMMENDED = 'recommended'

/** Returns the lines of calculations that say what a symbol is, of some articles where they are given. */
async function linesOf(
  viewer: Verified,
  symbol: string,
  isMeant: (name: string) => boolean,
  ids?: readonly number[],
): Promise<DefiningLine[]> {
  const among = ids ? Prisma.sql`a.id = ANY (${[...ids]}::int[])` : Prisma.sql`TRUE`
  const calculations = await select<Defining>(Prisma.sql`
    SELECT k.source, k.standard, k.title, a.title AS article, a.slug FROM calculations k JOIN articles a ON a.id = k.article_id
    WHERE ${inLibrary} AND NOT ${lockedFor(viewer)} AND ${among} AND k.source ~* ${nameIn(symbol)} ORDER BY a.title, k.position`)
  return calculations.flatMap(({ source, standard, title, article, slug }) =>
    linesDefining(source, symbol, isMeant).map((line): DefiningLine => {
      const cited = namesStandard(line) ? line.clause : [standard, line.clause].filter(Boolean).join(', ')
      return { ...line, cited, standard: STANDARD.exec(cited)?.[0] ?? '', title, article, slug }
    }),
  )
}

/** The name of a term's symbol as calculations write it, for a search of their text: "gamma_M0". */
function nameIn(symbol: string): string {
  const term = symbol.replace(/^#/, '')
  const named = symbol.startsWith('#') && [...GREEK.values()].find((name) => term.startsWith(name))
  const letter = named || term.slice(0, 1)
  return `${letter}_${term.slice(letter.length)}`
}

/** Returns the lines whose source, title or article has everything else that is asked. */
const linesAsked = (lines: readonly DefiningLine[], { rest, years }: AskedValue): DefiningLine[] =>
  lines.filter(({ note, national, cited, title, article }) => {
    if (note !== null && SITUATION.test(note)) return false
    const context = new Set([cited, title, article, 'partial factor', national].flatMap(termsOf))
    return [...rest, ...years].every((term) => context.has(term))
  })

const factorOf = ({ value, national }: Line) => `${value} ${national}`.trim()

/** The line of a standard that is shown: with a clause, and rather without words of its own. */
const bestOf = (lines: readonly DefiningLine[]) =>
  lines.find((line) => line.clause !== '' && !line.note && namesStandard(line)) ??
  lines.find(({ clause, note }) => clause !== '' && !note) ??
  lines.find(({ clause }) => clause !== '')

/** Returns what a line is said of: its standard as the register has it, else what its article is about. */
async function subjectOfLines(lines: readonly DefiningLine[]): Promise<(line: DefiningLine) => string> {
  const subjects = await subjectsOf(lines.map(({ standard }) => standard))
  return ({ standard, article }) => subjects.get(standard) ?? article.split(':')[0]!
}

const STANDARD = /\b(?:EN|BS|ISO)\s?\d+(?:-\d+)*/
/** What a line is said of is then no partial factor of every design. */
const SITUATION = /accidental|fire|seismic/i

const namesStandard = ({ clause }: Line) => /\b(?:EN|BS|ISO)\s?\d/.test(clause)

const symbolOf = (index: string) => `γ_${index.toUpperCase()}`
