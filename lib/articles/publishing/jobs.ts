import 'server-only'
import { lockArticle, publish } from './mutations'
import { db } from '@/lib/core/server/db'
import type { Tasks } from '@/lib/jobs/mutations'

/**
 * Publishes a draft whose hour has come. One that was deleted, published or put off meanwhile is left alone.
 */
export async function publishScheduled({ articleId }: Tasks['publish-article']): Promise<void> {
  await db.$transaction(async (tx) => {
    // Compares with the database's clock, by which the queue ran the job: a server clock that is behind would
    // skip the publication for good.
    const [due] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM articles WHERE id = ${articleId} AND status = 'draft' AND deleted_at IS NULL AND scheduled_for <= now()
      FOR NO KEY UPDATE`
    if (due) await publish(tx, null, await lockArticle(tx, due.id))
  })
}
