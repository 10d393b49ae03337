import 'server-only'
import { submissionOf } from './queries'
import type { Submission } from './types'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { db } from '@/lib/core/server/db'

/**
 * Marks a new message as read. One that was read or replied to before stays as it is. Throws
 * NOT_FOUND.
 */
export async function markRead(viewer: Admin, id: number): Promise<Submission> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.contactSubmission.updateMany({
      where: { id, status: 'new' },
      data: { status: 'read', readAt: databaseNow() },
    })
    if (count > 0) await record(tx, viewer, auditEntry('message.read', id, 'new', 'read'))
  })
  return submissionOf(viewer, id)
}

/** Stores who replied and when. Of two replies the first counts. Throws NOT_FOUND. */
export async function markReplied(viewer: Admin, id: number): Promise<Submission> {
  await db.$transaction(async (tx) => {
    const [held] = await tx.$queryRaw<{ status: Submission['status']; readAt: Date | null }[]>`
      SELECT status, read_at AS "readAt" FROM contact_submissions WHERE id = ${id} FOR NO KEY UPDATE`
    if (!held || held.status === 'replied') return
    const now = databaseNow()
    await tx.contactSubmission.update({
      where: { id },
      data: { status: 'replied', readAt: held.readAt ?? now, repliedAt: now, repliedById: viewer.id },
      select: { id: true },
    })
    await record(tx, viewer, auditEntry('message.reply', id, held.status, 'replied'))
  })
  return submissionOf(viewer, id)
}

/** Takes back that a message was replied to: it waits for an answer again. Throws NOT_FOUND. */
export async function takeBackReply(viewer: Admin, id: number): Promise<Submission> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.contactSubmission.updateMany({
      where: { id, status: 'replied' },
      data: { status: 'read', repliedAt: null, repliedById: null },
    })
    if (count > 0) await record(tx, viewer, auditEntry('message.reopen', id, 'replied', 'read'))
  })
  return submissionOf(viewer, id)
}

/** What it says, and who wrote it, is no business of the log. */
const auditEntry = (action: `message.${string}`, targetId: number, before: string, after: string) => ({
  action,
  targetType: 'message',
  targetId,
  before: { status: before },
  after: { status: after },
})
