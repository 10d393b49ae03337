import 'server-only'
import { currentTables } from '../queries'
import { writeTable } from '../rules/csv'
import type { DataSection } from '../constants'
import { mayRead } from './policy'
import type { DataEntry, DataTable, DataUse, ListedTable } from './types'
import { admit } from '@/lib/auth/access'
import type { Viewer } from '@/lib/auth/viewer'
import { notFound } from '@/lib/core/errors'
import { pool, Prisma, select } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'
import { consume } from '@/lib/limits/mutations'

/** Returns what changes with every table, with where it stands, and with the articles that read it. */
export async function dataVersion(): Promise<string> {
  const { rows } = await pool().query<{ version: string }>({
    name: 'data-version',
    text: `SELECT json_build_array((SELECT version FROM library_version),
      (SELECT json_agg(json_build_array(name, version, section, open) ORDER BY name) FROM calculation_tables))::text AS version`,
  })
  return rows[0]?.version ?? ''
}

/** Returns the names of the tables that visitors may read. */
export async function openNames(): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>({
    name: 'open-tables',
    text: 'SELECT name FROM calculation_tables WHERE open AND version > 0 ORDER BY name',
  })
  return rows.map(({ name }) => name)
}

const ENTRY = Prisma.sql`t.name, t.section, t.open, v.version, v.title, v.source, v.fields, jsonb_array_length(v.rows) AS rows, v.created_at AS "createdAt"`
const CURRENT = Prisma.sql`calculation_tables t JOIN calculation_table_versions v ON v.table_id = t.id AND v.version = t.version`

/** Returns what there is, without values, as it was made: anybody may know it. */
export async function listData(): Promise<ListedTable[]> {
  const rows = await select<EntryRow & { keys: string[] }>(Prisma.sql`
    SELECT ${ENTRY}, CASE WHEN jsonb_typeof(v.rows -> 0 -> 0) = 'string'
      THEN (SELECT jsonb_agg(r.row -> 0 ORDER BY r.at) FROM jsonb_array_elements(v.rows) WITH ORDINALITY r(row, at))
      ELSE '[]' END AS keys
    FROM ${CURRENT} ORDER BY t.id`)
  return rows.map((row) => ({ ...entryOf(row), keys: row.keys }))
}

type EntryRow = Omit<DataEntry, 'createdAt'> & { createdAt: Date }
const entryOf = ({ createdAt, ...row }: EntryRow): DataEntry => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** Returns what anybody may know of one table; null where there is none of this name. */
export async function dataEntry(name: string): Promise<DataEntry | null> {
  const [row] = await select<EntryRow>(Prisma.sql`SELECT ${ENTRY} FROM ${CURRENT} WHERE t.name = ${name}`)
  return row ? entryOf(row) : null
}

/**
 * Returns a table with its values and where it is used. Throws NOT_FOUND, and for a table that is not open
 * UNAUTHENTICATED or EMAIL_NOT_VERIFIED.
 */
export async function openData(viewer: Viewer | null, name: string): Promise<DataTable> {
  const table = await readable(viewer, name)
  const [[row], uses] = await Promise.all([
    select<{ section: DataSection; open: boolean; notes: string; createdAt: Date }>(Prisma.sql`
      SELECT t.section, t.open, v.notes, v.created_at AS "createdAt"
      FROM calculation_tables t JOIN calculation_table_versions v ON v.table_id = t.id AND v.version = ${table.version}
      WHERE t.name = ${name}`),
    publishedUses(name),
  ])
  if (!row) throw notFound('Table')
  return { ...table, ...row, createdAt: row.createdAt.toISOString(), uses }
}

/** Returns a table as CSV. Throws as `openData`, and TOO_MANY_REQUESTS. */
export async function dataFile(
  viewer: Viewer | null,
  name: string,
  { ip }: { ip: string },
): Promise<{ name: string; csv: string }> {
  await consume('tableFiles', viewer ? `user|${viewer.id}` : ip)
  const table = await readable(viewer, name)
  return { name: `${name}-${table.version}.csv`, csv: writeTable(table) }
}

async function readable(viewer: Viewer | null, name: string) {
  const [row] = await select<{ open: boolean }>(
    Prisma.sql`SELECT open FROM calculation_tables WHERE name = ${name}`,
  )
  const table = (await currentTables()).get(name)
  if (!row || !table) throw notFound('Table')
  if (!mayRead(viewer, row)) admit('verified', viewer ? { kind: 'live', viewer } : { kind: 'none' })
  return table
}

const publishedUses = (name: string): Promise<DataUse[]> =>
  select<DataUse>(Prisma.sql`
    SELECT json_build_object('slug', a.slug, 'title', a.title) AS article,
      json_agg(json_build_object('key', k.key, 'title', k.title) ORDER BY k.position) AS calculations
    FROM calculation_tables t JOIN calculation_table_uses x ON x.table_id = t.id
      JOIN calculations k ON k.id = x.calculation_id
      JOIN articles a ON a.id = k.article_id AND ${inLibrary}
    WHERE t.name = ${name} GROUP BY a.id ORDER BY a.title`)
