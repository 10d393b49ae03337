import 'server-only'
import type { ReviewStep } from './types'
import type { Admin } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'

/** What was decided about an article, and when, oldest first. Throws NOT_FOUND. */
export async function reviewHistory(_viewer: Admin, articleId: number): Promise<ReviewStep[]> {
  const article = await db.article.findUnique({
    where: { id: articleId },
    select: {
      reviewEvents: {
        orderBy: { id: 'asc' },
        select: {
          id: true,
          action: true,
          reason: true,
          createdAt: true,
          actor: { select: { firstName: true, lastName: true } },
        },
      },
    },
  })
  if (!article) throw notFound('Article')
  return article.reviewEvents.map(({ actor, createdAt, ...step }) => ({
    ...step,
    actor: actor && `${actor.firstName} ${actor.lastName}`.trim(),
    createdAt: createdAt.toISOString(),
  }))
}
