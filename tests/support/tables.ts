import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tablesByName } from '@/lib/calculations/rules/tables'
import type { Table } from '@/lib/calculations/types'

const MIGRATION = 'prisma/migrations/20261122080000_calculation_tables/migration.sql'
const ROW = /\('([^']*)', '([^']*)', '([^']*)',\s*'(\[.*\])',\s*'(\[.*\])'\)/g

/** The tables that every installation begins with, read from the migration that stores them. */
export const TABLES = tablesByName(
  [...readFileSync(join(process.cwd(), MIGRATION), 'utf8').matchAll(ROW)].map(
    ([, name = '', title = '', source = '', fields = '', rows = '']): Table => ({
      name,
      version: 1,
      title,
      source,
      fields: JSON.parse(fields) as Table['fields'],
      rows: JSON.parse(rows) as Table['rows'],
    }),
  ),
)
