import { ACTION_TABLES } from './actions'
import { CONCRETE_TABLES } from './concrete'
import { CONNECTION_TABLES } from './connections'
import { MATERIAL_TABLES } from './materials'
import { EUROPEAN_TABLES, SECTION_TABLES } from './sections'
import { STEEL_TABLES } from './steel'
import type { BroughtTable } from './table'
import { TIMBER_TABLES } from './timber'

/** The tables that came with their columns of calculation_tables. */
const DATA_TABLES: BroughtTable[] = [
  ...SECTION_TABLES,
  ...CONCRETE_TABLES,
  ...STEEL_TABLES,
  ...TIMBER_TABLES,
  ...CONNECTION_TABLES,
  ...ACTION_TABLES,
  ...MATERIAL_TABLES,
]

/** The tables that migrations store in every installation, beside the first four. */
export const BROUGHT_TABLES: BroughtTable[] = [...DATA_TABLES, ...EUROPEAN_TABLES]

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`

const COLUMNS = `-- Where a table stands at /data and who reads it; what a reader has to know of its values.
ALTER TABLE "calculation_tables" ADD COLUMN "section" TEXT NOT NULL DEFAULT 'materials',
  ADD COLUMN "open" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "calculation_table_versions" ADD COLUMN "notes" TEXT NOT NULL DEFAULT '';
UPDATE calculation_tables SET section = 'steel', open = true WHERE name = 'steel_grades';
UPDATE calculation_tables SET section = 'connections' WHERE name IN ('bolt_classes', 'bolt_sizes');
UPDATE calculation_tables SET section = 'timber' WHERE name = 'k_mod';

`

const WRITTEN = `-- Written by scripts/tables.ts; a test computes every value again.
`

const insertOf = ({ name, section, open }: BroughtTable) =>
  `INSERT INTO calculation_tables (name, section, open) VALUES (${text(name)}, ${text(section)}, ${String(open ?? false)})`

const versionOf = ({ name, title, source, notes, fields, rows }: BroughtTable) =>
  `INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)\n` +
  `SELECT id, 1, ${text(title)},\n  ${text(source)},\n  ${text(notes)},\n  ${text(JSON.stringify(fields))},\n` +
  `  ${text(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`)}\nFROM calculation_tables WHERE name = ${text(name)}`

const insertsOf = (tables: readonly BroughtTable[]): string =>
  tables.map((table) => `${insertOf(table)};\n${versionOf(table)};\n`).join('\n')

/** The same for installations in use, whose administrators may have a table of that name: it stays theirs. */
const additionsOf = (tables: readonly BroughtTable[]): string =>
  tables
    .map(
      (table) =>
        `${insertOf(table)}\n  ON CONFLICT (name) DO NOTHING;\n${versionOf(table)} AND version = 0;\n`,
    )
    .join('\n')

/** The migrations that store tables in their first version, by name, with their statements. */
export const TABLE_MIGRATIONS: ReadonlyMap<string, string> = new Map([
  ['20261123140000_data_tables', COLUMNS + WRITTEN + insertsOf(DATA_TABLES)],
  ['20261126140000_european_sections', WRITTEN + additionsOf(EUROPEAN_TABLES)],
])
