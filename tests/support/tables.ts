import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tablesByName } from '@/lib/calculations/rules/tables'
import type { Table } from '@/lib/calculations/types'
import { BROUGHT_TABLES } from '@/prisma/seed/tables'

const MIGRATION = 'prisma/migrations/20261122080000_calculation_tables/migration.sql'
const ROW = /\('([^']*)', '([^']*)', '([^']*)',\s*'(\[.*\])',\s*'(\[.*\])'\)/g

/** The first four tables, read from the migration that stores them. */
const FIRST = [...readFileSync(join(process.cwd(), MIGRATION), 'utf8').matchAll(ROW)].map(
  ([, name = '', title = '', source = '', fields = '', rows = '']): Table => ({
    name,
    version: 1,
    title,
    source,
    fields: JSON.parse(fields) as Table['fields'],
    rows: JSON.parse(rows) as Table['rows'],
  }),
)

/** The tables that every installation begins with. */
export const TABLES = tablesByName(
  [
    ...FIRST,
    ...BROUGHT_TABLES.map(({ name, version, title, source, fields, rows }): Table => ({
      name,
      version,
      title,
      source,
      fields,
      rows,
    })),
  ].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
)
