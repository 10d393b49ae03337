import 'server-only'
import { originOf } from '../origin/queries'
import { tableOf, withWords } from '../rules/data-tables'
import { atRows, nearIn } from '../rules/found-tables'
import { shownCells } from '../../rules/cells'
import { neighbours } from '../../../rules/missing'
import type { NamedRow } from '../../../rules/named-rows'
import type { SaidValues } from '../../../types'
import type { Verified } from '@/lib/auth/viewer'
import { currentTables } from '@/lib/calculations/tables/queries'

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
