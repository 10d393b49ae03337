import 'server-only'
import { findHeld, publish } from './mutations'
import { db } from '@/lib/core/db'
import type { Tasks } from '@/lib/jobs/mutations'

/** Publishes a draft whose hour has come. One that was deleted, published or put off meanwhile is left alone. */
export async function publishScheduled({ articleId }: Tasks['publish-article']): Promise<void> {
  await db.$transaction(async (tx) => {
    const held = await findHeld(tx, articleId)
    if (!held || held.deletedAt || held.status !== 'draft') return
    if (!held.scheduledFor || held.scheduledFor > new Date()) return
    await publish(tx, null, held)
  })
}
