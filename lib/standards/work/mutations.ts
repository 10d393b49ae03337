import 'server-only'
import type { Day } from '../types'
import { dueChanges, reviewOf } from './queries'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import { db } from '@/lib/core/server/db'
import { conflict, notFound } from '@/lib/core/errors'

/**
 * Marks an article as reviewed for a change, or opens it again: a row that follows what was said before.
 * Throws NOT_FOUND where the change is none or does not affect the article, CONFLICT where it is so already.
 */
export async function reviewArticle(
  viewer: Admin,
  change: number,
  articleId: number,
  reviewed: boolean,
  day: Day = today(),
): Promise<void> {
  const due = (await dueChanges(day)).due.find(({ id }) => id === change)
  if (!due) throw notFound('Change')
  await db.$transaction(async (tx) => {
    // Two who mark one article wait for each other.
    await tx.$queryRaw`SELECT FROM articles WHERE id = ${articleId} FOR NO KEY UPDATE`
    const before = await reviewOf(tx, due, articleId)
    if (!before) throw notFound('Article')
    if (before.reviewed === reviewed)
      throw conflict(
        reviewed
          ? `${before.by ?? 'Somebody'} has reviewed this article for this change already`
          : 'This article is to be reviewed already',
      )
    await tx.standardReview.create({
      data: { statusId: due.id, articleId, reviewed, reviewerId: viewer.id },
      select: { id: true },
    })
    await record(tx, viewer, {
      action: reviewed ? 'article.review-standard' : 'article.reopen-standard',
      targetType: 'article',
      targetId: articleId,
      before: { reviewed: before.reviewed },
      after: { reviewed, title: before.title, standard: due.designation, status: due.words, from: due.day },
    })
  })
}
