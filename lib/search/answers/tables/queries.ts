import 'server-only'
import { originOf } from './origin/queries'
import { tableOf, withWords } from './rules/data-tables'
import { begunRow, inSight, MOST_ROWS, shownCells } from '../rules/cells'
import type { Candidate } from '../types'
import { cellsFor, outsideOf } from '../../rules/answering-cells'
import type { AskedValue } from '../../rules/asked-values'
import { valuesOf } from '../../rules/values'
import type { OutOfRange } from '../../types'
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
