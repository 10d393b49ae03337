import type { Sheet, Table, Tables, TableVersion } from '../types'

export const NO_TABLES: Tables = new Map()

/** Returns which version of each table a sheet was read with. */
export const versionsIn = ({ tables }: Sheet): TableVersion[] =>
  tables.map(({ name, version }) => ({ name, version }))

/** Returns tables by their names. */
export const tablesByName = (tables: Iterable<Table>): Tables =>
  new Map([...tables].map((table) => [table.name, table]))
