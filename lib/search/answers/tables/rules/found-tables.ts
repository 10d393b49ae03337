import type { FoundTable, NearRows } from '../../../types'
import { COMPARED, dataAddress, rowsAddress } from '@/lib/calculations/tables/reading/rules/view'
import type { Table } from '@/lib/calculations/types'

/** More tables than these are no answer, but a list of all. */
export const MOST_TABLES = 4

/** More keys than these are counted. */
const MOST_KEYS = 3

/** Returns a table at some of its rows: by their keys, which are counted or left out where they are many. */
export function atRows(table: Table, rows: readonly number[]): FoundTable[] {
  const { name, title, source } = table
  const keys = rows.map((row) => String(table.rows[row]![0]))
  if (keys.length === 0) return []
  if (keys.length > COMPARED) return [{ title, source, rows: null, address: dataAddress(name) }]
  const said = keys.length > MOST_KEYS ? `${keys.length} sections` : keys.join(', ')
  return [{ title, source, rows: said, address: rowsAddress(name, keys) }]
}

/** The most tables whose rows are named in place of one that is missing. */
export const MOST_NEAR = 2

/** Returns the rows of a table that come next to one that is missing; empty where there are none. */
export function nearIn({ name, title, rows }: Table, near: readonly number[]): NearRows[] {
  const keys = near.map((row) => String(rows[row]![0]))
  return keys.length > 0 ? [{ title, keys, address: rowsAddress(name, keys) }] : []
}
