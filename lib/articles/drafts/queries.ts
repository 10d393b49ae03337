import 'server-only'
import { draftPayload } from './schema'
import type { Draft } from './types'
import { isAdmin } from '@/lib/auth/access'
import type { Verified } from '@/lib/auth/viewer'
import { db, type Prisma } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'

/**
 * Returns the viewer's draft of an article or (null) of a new submission; null where there is none or an
 * older version of the form wrote it.
 */
export async function readDraft(
  viewer: Verified,
  articleId: number | null,
): Promise<{ draft: Draft | null }> {
  await refuseForeign(viewer, articleId)
  const row = await db.draft.findFirst({
    where: { userId: viewer.id, articleId },
    select: { payload: true, updatedAt: true },
  })
  const payload = row && draftPayload.safeParse(row.payload)
  return {
    draft: payload?.success ? { payload: payload.data, updatedAt: row!.updatedAt.toISOString() } : null,
  }
}

/** Throws NOT_FOUND for an article that the viewer could not edit. */
export async function refuseForeign(viewer: Verified, articleId: number | null): Promise<void> {
  if (articleId === null) return
  const mine: Prisma.ArticleWhereInput = isAdmin(viewer) ? {} : { authorId: viewer.id }
  const found = await db.article.count({ where: { id: articleId, deletedAt: null, ...mine } })
  if (found === 0) throw notFound('Article')
}
