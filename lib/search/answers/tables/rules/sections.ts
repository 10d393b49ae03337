import { tableOf } from './data-tables'
import { atRows, MOST_NEAR, nearIn } from './found-tables'
import { rowsNamed, seriesOf, type Designation } from '../../../rules/designations'
import { neighbours } from '../../../rules/missing'
import type { FoundTable, NearRows } from '../../../types'
import type { Table } from '@/lib/calculations/types'

/** Tables of sections are those whose rows are sections, an administrator's own included. */
export const isOfSections = ({ fields }: Pick<Table, 'fields'>) => fields[0]?.name === 'section'

/** Returns the tables of sections that have what a designation names, with their rows. */
export const tablesNaming = (designation: Designation, tables: readonly Table[]) =>
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
export const familiesOf = (tables: readonly Table[]): string[] =>
  [...new Set(tables.map(({ title }) => /\(([^()]+)\)/.exec(title)?.[1] ?? title))].toSorted()

/** Returns the rows that come next to a section in the tables of its family. */
export const nearSections = (designation: Designation, tables: readonly Table[]): NearRows[] =>
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

/** Returns a table at the rows that sections name, which are compared where they are not too many. */
export function atSections(table: Table, sections: readonly Designation[]): FoundTable[] {
  const rows = sections.flatMap((section) => tablesNaming(section, [table]).flatMap((found) => found.rows))
  return atRows(table, [...new Set(rows)])
}
