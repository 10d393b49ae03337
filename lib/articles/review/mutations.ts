import 'server-only'
import { adminArticle } from '../administration/queries'
import type { AdminArticle } from '../administration/types'
import {
  about,
  lockArticle,
  recordReview,
  publish,
  notifyAuthor,
  requireNotWithdrawn,
  type LockedArticle,
} from '../publishing/mutations'
import { requireSame, storeCheck } from '../checks/mutations'
import type { ApprovalQuery, RejectionInput } from './schema'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { db, type Tx } from '@/lib/core/server/db'
import { conflict } from '@/lib/core/errors'

/**
 * Publishes a submission, with what the checklist confirms of it, and notifies its author. Throws NOT_FOUND,
 * and CONFLICT for a submission that is decided or withdrawn already, that may not be published as it is
 * (`publish`), or that was changed since the version that was read or checked.
 */
export async function approve(
  viewer: Admin,
  id: number,
  { checked = [], updatedAt, confirmed }: Partial<ApprovalQuery> = {},
): Promise<AdminArticle> {
  await db.$transaction(async (tx) => {
    const locked = undecided(await lockArticle(tx, id))
    requireAsRead(locked, updatedAt)
    if (checked.length > 0) requireSame(locked.updatedAt, updatedAt)
    await publish(tx, viewer, locked, { confirmed })
    if (checked.length > 0) await storeCheck(tx, viewer, id, checked)
  })
  return adminArticle(viewer, id)
}

/**
 * Sends a submission back to its author, with the reason. Throws NOT_FOUND, and CONFLICT for what is decided
 * or withdrawn already, or was changed since the version that was read.
 */
export async function reject(
  viewer: Admin,
  id: number,
  { reason, updatedAt }: RejectionInput,
): Promise<AdminArticle> {
  await db.$transaction(async (tx) => {
    const locked = undecided(await lockArticle(tx, id))
    requireAsRead(locked, updatedAt)
    await rejectLocked(tx, viewer, locked, reason)
  })
  return adminArticle(viewer, id)
}

/** A submission may have been withdrawn, changed and sent again while it was read. */
function requireAsRead(locked: LockedArticle, read: Date | undefined): void {
  if (read) requireSame(locked.updatedAt, read, 'before you decide')
}

/** Rejects a locked pending submission. Part of the caller's transaction. */
export async function rejectLocked(
  tx: Tx,
  viewer: Admin,
  locked: LockedArticle,
  reason: string | null,
): Promise<void> {
  const { id, status } = locked
  await tx.article.update({
    where: { id },
    data: {
      status: 'rejected',
      rejectionReason: reason,
      reviewedById: viewer.id,
      reviewedAt: databaseNow(),
      scheduledFor: null,
    },
    select: { id: true },
  })
  const eventId = await recordReview(tx, viewer, id, 'rejected', reason)
  await record(tx, viewer, {
    action: 'article.reject',
    ...about(id),
    before: { status },
    after: { status: 'rejected', reason },
  })
  if (locked.submittedByUser) await notifyAuthor(tx, locked, eventId, 'submission-rejected', reason ?? '')
}

const DECIDED = {
  approved: 'This article is approved already',
  rejected: 'This article is rejected already',
  draft: 'This article is a draft: there is nothing to decide',
}

function undecided(locked: LockedArticle): LockedArticle {
  requireNotWithdrawn(locked)
  if (locked.status !== 'pending_review') throw conflict(DECIDED[locked.status])
  return locked
}
