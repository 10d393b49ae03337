import 'server-only'
import { originOf } from './origin/queries'
import { tableOf, withWords } from './rules/data-tables'
import { begunRow, inSight, MOST_ROWS, shownCells } from '../rules/cells'
import { STANDARD } from '../rules/differing'
import type { Candidate } from '../types'
import { cellsFor, outsideOf, rowsOfNation } from '../../rules/answering-cells'
import { NATIONAL, type AskedValue } from '../../rules/asked-values'
import { valuesOf } from '../../rules/values'
import type { DisagreementSide, OutOfRange } from '../../types'
import type { Verified } from '@/lib/auth/viewer'
import { currentTables } from '@/lib/calculations/tables/queries'

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
 * Returns what tables say of a national value where the rows that a question names differ, each row with what
 * it is of.
 */
export async function saidByNation(viewer: Verified, asked: AskedValue): Promise<DisagreementSide[]> {
  const sides: DisagreementSide[] = []
  for (const table of (await currentTables()).values()) {
    const known = tableOf(table)
    const found = cellsFor(known, asked) === 'several' ? rowsOfNation(known, asked) : null
    if (!found) continue
    const { source, article, table: address } = await originOf(viewer, table, found)
    const column = found.columns[0]!
    const standardOf = (cells: readonly string[]) => cells.find((cell) => STANDARD.test(cell)) ?? null
    const isAlike = (one: readonly string[], other: readonly string[]) =>
      one[column] === other[column] && standardOf(one) === standardOf(other)
    const cells = found.rows.map((row) => known.rows[row]!)
    for (const first of cells.filter((own, at) => cells.findIndex((other) => isAlike(own, other)) === at))
      sides.push({
        value: first[column]!,
        of: cells.flatMap((own) => (isAlike(own, first) ? own[0]! : [])).join(', '),
        nation: NATIONAL.toUpperCase(),
        standard: standardOf(first),
        source,
        article,
        table: address,
        quote: null,
      })
  }
  return sides
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
