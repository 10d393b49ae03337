import 'server-only'
import type { FoundCells } from '../../../rules/value-tables'
import type { DirectAnswer } from '../../../types'
import { lockedFor } from '@/lib/articles/queries'
import type { Verified } from '@/lib/auth/viewer'
import { dataAddress, rowsAddress } from '@/lib/calculations/tables/reading/rules/view'
import type { Table } from '@/lib/calculations/types'
import { Prisma, select } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

/** Returns where the values of a table are from, what it says of them, and where a reader finds them. */
export const originOf = async (viewer: Verified, table: Table, found: FoundCells) => {
  const { name, title, source, rows, fields } = table
  const [key] = found.rows.length === 1 ? rows[found.rows[0]!]! : []
  const [column] = found.columns.flatMap((index) => (index > 0 ? fields[index]!.name : []))
  return {
    title,
    source,
    article: await articleUsing(viewer, name),
    ...(await notesOf(name)),
    table: dataAddress(name),
    row: key === undefined ? null : rowsAddress(name, [String(key)], column),
  }
}

async function notesOf(name: string): Promise<Pick<DirectAnswer, 'notes'>> {
  const [found] = await select<{ notes: string }>(Prisma.sql`
    SELECT v.notes FROM calculation_tables t JOIN calculation_table_versions v ON v.table_id = t.id AND v.version = t.version
    WHERE t.name = ${name}`)
  return found?.notes ? { notes: found.notes } : {}
}

/** Returns the first article whose calculations read a table, as far as the viewer may read it. */
async function articleUsing(viewer: Verified, name: string): Promise<DirectAnswer['article']> {
  const [article] = await select<{ slug: string; title: string }>(Prisma.sql`
    SELECT a.slug, a.title FROM calculation_tables t JOIN calculation_table_uses x ON x.table_id = t.id
      JOIN calculations k ON k.id = x.calculation_id JOIN articles a ON a.id = k.article_id
    WHERE t.name = ${name} AND ${inLibrary} AND NOT ${lockedFor(viewer)} ORDER BY a.title LIMIT 1`)
  return article ? { title: article.title, address: `/articles/${article.slug}` } : null
}
