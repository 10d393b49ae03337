import 'server-only'
import type { Reading } from './types'
import { bookmarkedBy } from '../cards/queries'
import { readableBy } from '../queries'
import type { Verified } from '@/lib/auth/viewer'
import { Prisma, select } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'

const reading = (viewer: Verified, which: Prisma.Sql) =>
  select<Reading & { id: number }>(Prisma.sql`
    SELECT a.id, a.views, a.like_count AS likes, a.comment_count AS comments,
      EXISTS (SELECT 1 FROM likes l WHERE l.article_id = a.id AND l.user_id = ${viewer.id}) AS liked,
      ${bookmarkedBy(viewer)} AS bookmarked
    FROM articles a WHERE ${which} AND ${readableBy(viewer)}`)

/** Returns what a cached page leaves out. Throws NOT_FOUND also for what the viewer may not see. */
export async function readingOf(viewer: Verified, articleId: number): Promise<Reading> {
  const [row] = await reading(viewer, Prisma.sql`a.id = ${articleId}`)
  if (!row) throw notFound('Article')
  const { id: _, ...shown } = row
  return shown
}

/** Returns the same for each of many articles that the viewer may see, in one statement. */
export async function readingsOf(viewer: Verified, articleIds: number[]): Promise<Map<number, Reading>> {
  const rows = await reading(viewer, Prisma.sql`a.id = ANY(${articleIds})`)
  return new Map(rows.map(({ id, ...shown }) => [id, shown]))
}
