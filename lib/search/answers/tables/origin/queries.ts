import 'server-only'
import type { FoundCells } from '../../../rules/value-tables'
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
  const { notes, article } = await notesAndArticle(viewer, name)
  return {
    title,
    source,
    article: article && { title: article.title, address: `/articles/${article.slug}` },
    ...(notes && { notes }),
    table: dataAddress(name),
    row: key === undefined ? null : rowsAddress(name, [String(key)], column),
  }
}

type About = { notes: string; article: { slug: string; title: string } | null }

/**
 * Returns the notes of a table, and the first article whose calculations read it, as far as the viewer may
 * read it.
 */
async function notesAndArticle(viewer: Verified, name: string): Promise<About> {
  const [about] = await select<About>(Prisma.sql`
    SELECT v.notes, (SELECT json_build_object('slug', a.slug, 'title', a.title)
        FROM calculation_table_uses x JOIN calculations k ON k.id = x.calculation_id JOIN articles a ON a.id = k.article_id
        WHERE x.table_id = t.id AND ${inLibrary} AND NOT ${lockedFor(viewer)} ORDER BY a.title LIMIT 1) AS article
    FROM calculation_tables t JOIN calculation_table_versions v ON v.table_id = t.id AND v.version = t.version
    WHERE t.name = ${name}`)
  return about ?? { notes: '', article: null }
}
