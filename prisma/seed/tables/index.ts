import { ACTION_TABLES } from './actions'
import { CONCRETE_TABLES } from './concrete'
import { CONNECTION_TABLES } from './connections'
import { MATERIAL_TABLES } from './materials'
import { SECTION_TABLES } from './sections'
import { STEEL_TABLES } from './steel'
import type { BroughtTable } from './table'
import { TIMBER_TABLES } from './timber'

/** The tables that a migration stores in every installation, beside the first four. */
export const BROUGHT_TABLES: BroughtTable[] = [
  ...SECTION_TABLES,
  ...CONCRETE_TABLES,
  ...STEEL_TABLES,
  ...TIMBER_TABLES,
  ...CONNECTION_TABLES,
  ...ACTION_TABLES,
  ...MATERIAL_TABLES,
]

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`

const COLUMNS = `-- Where a table stands at /data and who reads it; what a reader has to know of its values.
ALTER TABLE "calculation_tables" ADD COLUMN "section" TEXT NOT NULL DEFAULT 'materials',
  ADD COLUMN "open" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "calculation_table_versions" ADD COLUMN "notes" TEXT NOT NULL DEFAULT '';
UPDATE calculation_tables SET section = 'steel', open = true WHERE name = 'steel_grades';
UPDATE calculation_tables SET section = 'connections' WHERE name IN ('bolt_classes', 'bolt_sizes');
UPDATE calculation_tables SET section = 'timber' WHERE name = 'k_mod';

-- Written by scripts/tables.ts; a test computes every value again.
`

/** Returns the migration that stores the tables in their first version. */
export const migrationOf = (tables: readonly BroughtTable[]): string => COLUMNS + insertsOf(tables)

const insertsOf = (tables: readonly BroughtTable[]): string =>
  tables
    .map(
      ({ name, section, open = false, title, source, notes, fields, rows }) =>
        `INSERT INTO calculation_tables (name, section, open) VALUES (${text(name)}, ${text(section)}, ${String(open)});\n` +
        `INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)\n` +
        `SELECT id, 1, ${text(title)},\n  ${text(source)},\n  ${text(notes)},\n  ${text(JSON.stringify(fields))},\n` +
        `  ${text(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`)}\nFROM calculation_tables WHERE name = ${text(name)};\n`,
    )
    .join('\n')
