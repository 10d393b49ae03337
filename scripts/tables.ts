import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BROUGHT_TABLES, migrationOf } from '@/prisma/seed/tables'

/** `npx tsx scripts/tables.ts FILE`: writes the migration that stores the tables of prisma/seed/tables. */
const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file of the migration.')
writeFileSync(join(process.cwd(), file), migrationOf(BROUGHT_TABLES))
console.log(`${BROUGHT_TABLES.length} tables`)
