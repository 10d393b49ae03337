import 'server-only'
import type { Reading } from './types'
import { readableBy } from '../queries'
import type { Verified } from '@/lib/auth/viewer'
import { db } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'

/** One statement for all that a kept page leaves out. Throws NOT_FOUND also for what the viewer may not see. */
export async function readingOf(viewer: Verified, articleId: number): Promise<Reading> {
  const [reading] = await db.$queryRaw<Reading[]>`
    SELECT a.views, a.like_count AS likes, a.comment_count AS comments,
      EXISTS (SELECT 1 FROM likes l WHERE l.article_id = a.id AND l.user_id = ${viewer.id}) AS liked,
      EXISTS (SELECT 1 FROM bookmarks b WHERE b.article_id = a.id AND b.user_id = ${viewer.id}) AS bookmarked
    FROM articles a WHERE a.id = ${articleId} AND ${readableBy(viewer)}`
  if (!reading) throw notFound('Article')
  return reading
}
