import 'server-only'
import { MOST_ROWS } from '../rules/cells'
import type { Candidate } from '../types'
import { CONSTANTS, linesDefining, termsOf, valueOf, type AskedValue, type Line } from '../../rules/values'
import type { DirectAnswer } from '../../types'
import { inLibrary } from '@/lib/articles/cards/queries'
import { lockedFor } from '@/lib/articles/queries'
import type { Verified } from '@/lib/auth/viewer'
import { Prisma, select } from '@/lib/core/server/db'

type Defining = { source: string; standard: string | null; title: string; article: string; slug: string }

/**
 * Returns a partial factor that calculations say, with its clause: a row for each standard that the question
 * leaves open, where standards say different things. Wherever one standard, or a text of the library, says
 * that it is something else, there is none.
 */
export async function fromCalculations(
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
