import 'server-only'
import type { LikedArticle } from './types'
import { cardOfA } from '@/lib/articles/cards/queries'
import type { Verified } from '@/lib/auth/viewer'
import { Prisma, select } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

/** Returns whether the viewer likes an article; false also for one that is not there. */
export async function isLiked(viewer: Verified, articleId: number): Promise<{ liked: boolean }> {
  const rows = await select(
    Prisma.sql`SELECT FROM likes WHERE user_id = ${viewer.id} AND article_id = ${articleId}`,
  )
  return { liked: rows.length > 0 }
}

/** Returns what the viewer liked, latest first. */
export async function listLikes(viewer: Verified): Promise<LikedArticle[]> {
  const rows = await select<{ id: number; createdAt: Date; article: LikedArticle['article'] }>(Prisma.sql`
    SELECT l.id, l.created_at AS "createdAt", ${cardOfA} AS article
    FROM likes l JOIN articles a ON a.id = l.article_id
    WHERE l.user_id = ${viewer.id} AND ${inLibrary}
    ORDER BY l.created_at DESC, l.id DESC LIMIT 1000`)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
