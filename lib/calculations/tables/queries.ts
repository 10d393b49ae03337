import 'server-only'
import { LRUCache } from 'lru-cache'
import { readNow } from '../rules/stored'
import { tablesByName } from '../rules/tables'
import type { Table, Tables, TableVersion } from '../types'
import { VERSIONS_SHOWN } from './constants'
import { writeTable } from './rules/csv'
import { differenceOf } from './rules/difference'
import type { TablePlace } from './schema'
import type { OpenTable, StandingUse, StoredVersion, TableEntry, TableUse } from './types'
import type { Admin, Verified } from '@/lib/auth/viewer'
import { notFound } from '@/lib/core/errors'
import { limitTo, Prisma, select, selectIn, type Tx } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

/** A version never changes: what was read of one stays true. */
const versions = new LRUCache<string, Table>({ max: 500 })
const keyOf = ({ name, version }: TableVersion) => `${name} ${version}`

/** The last answer of `currentTables`, for as long as its versions are the latest. */
let latest: { key: string; tables: Tables } = { key: '', tables: new Map() }

/**
 * Returns the tables as they are now: each call asks which versions count, so that none is older than the
 * last save, and reads only what it has not read before.
 */
export async function currentTables(tx?: Tx): Promise<Tables> {
  const rows = await selectIn<TableVersion>(
    tx,
    Prisma.sql`SELECT name, version FROM calculation_tables WHERE version > 0 ORDER BY name`,
  )
  const key = rows.map(keyOf).join('\n')
  if (latest.key === key) return latest.tables
  const tables = await tablesAt(rows, tx)
  latest = { key, tables }
  return tables
}

/** Returns what changes with every version of every table. */
export const tablesKey = (tables: Tables): string => [...tables.values()].map(keyOf).join('\n')

/** Returns tables at the versions that something stored was calculated with. */
export async function tablesAt(wanted: readonly TableVersion[], tx?: Tx): Promise<Tables> {
  const missing = wanted.filter((one) => !versions.has(keyOf(one)))
  if (missing.length > 0)
    for (const table of await storedTables(missing, tx)) versions.set(keyOf(table), table)
  return tablesByName(wanted.map((one) => versions.get(keyOf(one))!))
}

const storedTables = (wanted: TableVersion[], tx?: Tx) =>
  selectIn<Table>(
    tx,
    Prisma.sql`
    SELECT t.name, v.version, v.title, v.source, v.fields, v.rows
    FROM calculation_tables t JOIN calculation_table_versions v ON v.table_id = t.id
    WHERE (t.name, v.version) IN (${Prisma.join(wanted.map(({ name, version }) => Prisma.sql`(${name}, ${version}::int)`))})`,
  )

/** Returns every table, by name, for an author whose lines are checked and completed while they type. */
export const tablesForAuthors = async (_viewer: Verified): Promise<Table[]> => [
  ...(await currentTables()).values(),
]

const author = Prisma.sql`CASE WHEN u.id IS NOT NULL THEN concat_ws(' ', u.first_name, u.last_name) END`

type Row<T extends { createdAt: string }> = Omit<T, 'createdAt'> & { createdAt: Date }

/** Returns every table with where it is used, by name. */
export async function listTables(_viewer: Admin): Promise<TableEntry[]> {
  const rows = await select<Row<TableEntry> & { id: number }>(Prisma.sql`
    SELECT t.id, t.name, t.section, t.open, v.version, v.title, v.source, jsonb_array_length(v.rows) AS rows, ${author} AS author, v.created_at AS "createdAt"
    FROM calculation_tables t JOIN calculation_table_versions v ON v.table_id = t.id AND v.version = t.version
      LEFT JOIN users u ON u.id = v.author_id
    ORDER BY t.name`)
  const uses = await standingUses(rows.map(({ id }) => id))
  return rows.map(({ id, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    uses: uses.get(id) ?? [],
  }))
}

/** Returns a table with its latest versions, and what uses it. Throws NOT_FOUND. */
export async function openTable(_viewer: Admin, name: string): Promise<OpenTable> {
  const rows = await select<
    Row<Omit<StoredVersion, 'difference'>> & TablePlace & { tableId: number }
  >(Prisma.sql`
    SELECT t.id AS "tableId", t.section, t.open, t.name, v.version, v.title, v.source, v.notes, v.fields, v.rows, ${author} AS author, v.created_at AS "createdAt"
    FROM calculation_tables t JOIN calculation_table_versions v ON v.table_id = t.id LEFT JOIN users u ON u.id = v.author_id
    WHERE t.name = ${name} ORDER BY v.version DESC ${limitTo(VERSIONS_SHOWN + 1)}`)
  const [newest] = rows
  if (!newest) throw notFound('Table')
  const shown = rows.slice(0, VERSIONS_SHOWN).map((stored, index) => {
    const { tableId: _tableId, section: _section, open: _open, createdAt, ...row } = stored
    const before = rows[index + 1]
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      difference: before ? differenceOf(before, row) : null,
    }
  })
  const { tableId, section, open } = newest
  const uses = (await standingUses([tableId])).get(tableId) ?? []
  return { name, place: { section, open }, versions: shown, uses }
}

/** Returns a version of a table as CSV, the latest where none is named. Throws NOT_FOUND. */
export async function tableFile(
  _viewer: Admin,
  name: string,
  version?: number,
): Promise<{ name: string; csv: string }> {
  const [table] =
    version === undefined ? [(await currentTables()).get(name)] : await storedTables([{ name, version }])
  if (!table) throw notFound('Table')
  return { name: `${name}-${table.version}.csv`, csv: writeTable(table) }
}

/** Returns what uses tables, by their ids, and whether that can still be read with what counts now. */
async function standingUses(tableIds: number[]): Promise<Map<number, StandingUse[]>> {
  const tables = await currentTables()
  const byTable = new Map<number, StandingUse[]>()
  for (const { tableId, use, source, outdated } of await usesOf(tableIds)) {
    // What was calculated with the current versions was read with them.
    const { unreadable } = outdated ? readNow(source, tables) : { unreadable: [] }
    byTable.set(tableId, [...(byTable.get(tableId) ?? []), { ...use, unreadable }])
  }
  return byTable
}

/** Returns which calculations read these tables, with their lines; `outdated` ones read an older version. */
export async function usesOf(
  tableIds: number[],
  tx?: Tx,
): Promise<{ tableId: number; use: TableUse; source: string; outdated: boolean }[]> {
  return selectIn(
    tx,
    Prisma.sql`
    SELECT x.table_id AS "tableId", k.source, x.version < t.version AS outdated, json_build_object('calculation', k.title, 'article',
      json_build_object('id', a.id, 'title', a.title, 'slug', a.slug, 'published', ${inLibrary})) AS use
    FROM calculation_table_uses x JOIN calculation_tables t ON t.id = x.table_id
      JOIN calculations k ON k.id = x.calculation_id JOIN articles a ON a.id = k.article_id
    WHERE x.table_id = ANY(${tableIds}::int[]) ORDER BY a.title, k.position`,
  )
}
