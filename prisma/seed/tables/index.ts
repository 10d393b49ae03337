import { ACTION_TABLES } from './actions'
import { CONCRETE_TABLES, LATER_CONCRETE_TABLES, SERVICE_TABLES } from './concrete'
import { CONNECTION_TABLES } from './connections'
import { FIRE_TABLES } from './fire'
import { MATERIAL_TABLES } from './materials'
import { EQUAL_ANGLES_BY_PLACE, EUROPEAN_TABLES, SECTION_TABLES } from './sections'
import { SITE_TABLES } from './site'
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

/** Tables of fire, service and the site, which came together. */
const FURTHER_TABLES: BroughtTable[] = [...FIRE_TABLES, ...SERVICE_TABLES, ...SITE_TABLES]

/** The tables of which the product brings a second version. */
const SECOND_VERSIONS: BroughtTable[] = [EQUAL_ANGLES_BY_PLACE]

/** The tables that migrations store in every installation, beside the first four, in their latest version. */
export const BROUGHT_TABLES: (BroughtTable & { version: number })[] = [
  ...DATA_TABLES,
  ...EUROPEAN_TABLES,
  ...LATER_CONCRETE_TABLES,
  ...FURTHER_TABLES,
].map((table) => {
  const second = SECOND_VERSIONS.find(({ name }) => name === table.name)
  return second ? { ...second, version: 2 } : { ...table, version: 1 }
})

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

const versionOf = ({ name, title, source, notes, fields, rows }: BroughtTable, version = 1) =>
  `INSERT INTO calculation_table_versions (table_id, version, title, source, notes, fields, rows)\n` +
  `SELECT id, ${version}, ${text(title)},\n  ${text(source)},\n  ${text(notes)},\n  ${text(JSON.stringify(fields))},\n` +
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

/** A second version where the first is the product's own and still the latest: one by a person stays. */
const secondOf = (tables: readonly BroughtTable[]): string =>
  tables
    .map(
      (table) =>
        `${versionOf(table, 2)} AND version = 1\n` +
        `  AND EXISTS (SELECT FROM calculation_table_versions WHERE table_id = id AND author_id IS NULL);\n`,
    )
    .join('\n')

/** The migrations that store tables, by name, with their statements. */
export const TABLE_MIGRATIONS: ReadonlyMap<string, string> = new Map([
  ['20261123140000_data_tables', COLUMNS + WRITTEN + insertsOf(DATA_TABLES)],
  ['20261126140000_european_sections', WRITTEN + additionsOf(EUROPEAN_TABLES)],
  ['20261127140000_legs_of_equal_angles', WRITTEN + secondOf(SECOND_VERSIONS)],
  ['20261129120000_crack_widths', WRITTEN + additionsOf(LATER_CONCRETE_TABLES)],
  ['20261129130000_further_tables', WRITTEN + additionsOf(FURTHER_TABLES)],
])
