import 'server-only'
import { adminArticle } from '../administration/queries'
import type { AdminArticle } from '../administration/types'
import { about, hold, noteReview, publish, tellAuthor, type Held } from '../publishing/mutations'
import type { RejectionInput } from './schema'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { db, type Tx } from '@/lib/core/db'
import { conflict } from '@/lib/core/errors'

/** Publishes a submission and tells its author. Throws NOT_FOUND, and CONFLICT for what is decided already. */
export async function approve(viewer: Admin, id: number): Promise<AdminArticle> {
  await db.$transaction(async (tx) => publish(tx, viewer, undecided(await hold(tx, id))))
  return adminArticle(viewer, id)
}

/** Sends a submission back to its author, with the reason. Throws NOT_FOUND, and CONFLICT for what is decided already. */
export async function reject(viewer: Admin, id: number, { reason }: RejectionInput): Promise<AdminArticle> {
  await db.$transaction(async (tx) => rejectHeld(tx, viewer, undecided(await hold(tx, id)), reason))
  return adminArticle(viewer, id)
}

/** Rejects a submission that is held and waits for a decision. Part of the caller's transaction. */
export async function rejectHeld(tx: Tx, viewer: Admin, held: Held, reason: string | null): Promise<void> {
  const { id, status } = held
  await tx.article.update({
    where: { id },
    data: {
      status: 'rejected',
      rejectionReason: reason,
      reviewedById: viewer.id,
      reviewedAt: new Date(),
      scheduledFor: null,
    },
    select: { id: true },
  })
  const eventId = await noteReview(tx, viewer, id, 'rejected', reason)
  await record(tx, viewer, {
    action: 'article.reject',
    ...about(id),
    before: { status },
    after: { status: 'rejected', reason },
  })
  if (held.submittedByUser) await tellAuthor(tx, held, eventId, 'submission-rejected', reason ?? '')
}

const DECIDED = {
  approved: 'This article is approved already',
  rejected: 'This article is rejected already',
  draft: 'This article is a draft: there is nothing to decide',
}

function undecided(held: Held): Held {
  if (held.status !== 'pending_review') throw conflict(DECIDED[held.status])
  return held
}
