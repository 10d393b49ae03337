import 'server-only'
import { originOf } from '../origin/queries'
import { tableOf, withWords } from '../rules/data-tables'
import { atRows } from '../rules/found-tables'
import { familiesOf, isOfSections, nearSections, tablesNaming } from '../rules/sections'
import { MOST_ROWS, shownCells } from '../../rules/cells'
import { nameOf } from '../../rules/differing'
import { isOfAxis, mainFields, type AskedSection, type Designation } from '../../../rules/designations'
import type { DirectAnswer, FoundTable, MissingRow } from '../../../types'
import type { Verified } from '@/lib/auth/viewer'
import { plainName } from '@/lib/calculations/rules/names'
import { currentTables } from '@/lib/calculations/tables/queries'
import { dataAddress } from '@/lib/calculations/tables/reading/rules/view'
import type { Table } from '@/lib/calculations/types'

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
