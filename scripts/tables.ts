import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TABLE_MIGRATIONS } from '@/prisma/seed/tables'

/** `npx tsx scripts/tables.ts NAME`: writes the migration of this name, which stores tables. */
const [name = ''] = process.argv.slice(2)
const statements = TABLE_MIGRATIONS.get(name)
if (statements === undefined) throw new Error(`Name one of ${[...TABLE_MIGRATIONS.keys()].join(', ')}.`)
const folder = join(process.cwd(), 'prisma/migrations', name)
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'migration.sql'), statements)
