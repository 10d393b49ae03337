import 'server-only'
import { about, findAndLockArticle, lockArticle, publish } from './mutations'
import { record } from '@/lib/audit/mutations'
import { AppError } from '@/lib/core/errors'
import { db } from '@/lib/core/server/db'
import type { Tasks } from '@/lib/jobs/mutations'
import { notify } from '@/lib/notifications/mutations'

/**
 * Publishes a draft whose hour has come. One that was deleted, published or put off meanwhile is left alone;
 * of one that may not be published as it is, the administrators are notified.
 */
export async function publishScheduled({ articleId }: Tasks['publish-article']): Promise<void> {
  try {
    await db.$transaction(async (tx) => {
      // Compares with the database's clock, by which the queue ran the job: a server clock that is behind
      // would skip the publication for good.
      const [due] = await tx.$queryRaw<{ id: number }[]>`
        SELECT id FROM articles WHERE id = ${articleId} AND status = 'draft' AND deleted_at IS NULL AND scheduled_for <= now()
        FOR NO KEY UPDATE`
      // What contradicts its expected values was confirmed by the administrator who scheduled it.
      if (due) await publish(tx, null, await lockArticle(tx, due.id), { confirmed: true })
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error
    await callOff(articleId, error.message)
  }
}

/** Trying again would not mend it: the article stays a draft without an hour. */
const callOff = (articleId: number, reason: string): Promise<void> =>
  db.$transaction(async (tx) => {
    const locked = await findAndLockArticle(tx, articleId)
    if (!locked?.scheduledFor || locked.status !== 'draft' || locked.deletedAt) return
    const { id, title, scheduledFor } = locked
    await tx.article.update({ where: { id }, data: { scheduledFor: null }, select: { id: true } })
    await record(tx, null, {
      action: 'article.update',
      ...about(id),
      before: { scheduledFor: scheduledFor.toISOString() },
      after: { scheduledFor: null, reason },
    })
    const admins = await tx.user.findMany({
      where: { role: 'admin', status: 'active' },
      select: { id: true },
    })
    await notify(
      tx,
      admins.map((admin) => admin.id),
      {
        kind: 'publication-refused',
        articleId: id,
        title,
        detail: reason,
        href: `/admin/articles/edit/${id}`,
      },
    )
  })
