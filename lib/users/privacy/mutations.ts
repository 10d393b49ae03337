import 'server-only'
import { randomUUID } from 'node:crypto'
import { DELETION_DAYS } from './constants'
import type { DeleteInput } from './schema'
import type { AccountDeletion } from './types'
import { hasOtherAdmins } from '../administration/queries'
import { readerKeyOf } from '../queries'
import { eraseFromAuditLog } from '@/lib/audit/mutations'
import { endAccess } from '@/lib/auth/mutations'
import { proveOwner } from '@/lib/auth/prove-owner'
import type { Viewer } from '@/lib/auth/viewer'
import { queueBillingEnd } from '@/lib/billing/accounts/mutations'
import { databaseNow } from '@/lib/core/server/clock'
import { longDay } from '@/lib/core/dates'
import { db, type Prisma, type Tx } from '@/lib/core/server/db'
import { conflict } from '@/lib/core/errors'
import { deleteEmails, queueMail } from '@/lib/mail/mutations'
import { eraseFromNotifications, notify } from '@/lib/notifications/mutations'

/**
 * Requests deletion of the viewer's account, ends their sessions and subscription, and emails until when
 * signing in cancels the deletion. Throws VALIDATION_FAILED for a wrong password or a missing or wrong code,
 * CONFLICT for the last administrator, RATE_LIMITED.
 */
export async function requestDeletion(viewer: Viewer, input: DeleteInput): Promise<AccountDeletion> {
  await proveOwner(viewer, input, 'password', 'Password is incorrect')
  const now = databaseNow().getTime()
  const deletesAt = new Date(now + DELETION_DAYS * 86_400_000).toISOString()
  await db.$transaction(async (tx) => {
    if (viewer.role === 'admin' && !(await hasOtherAdmins(tx, viewer.id)))
      throw conflict('You are the only administrator. Make somebody else an administrator before you leave.')
    const { email, firstName } = await tx.user.update({
      where: { id: viewer.id },
      data: { deletionRequestedAt: new Date(now) },
      select: { email: true, firstName: true },
    })
    await endAccess(tx, viewer.id, 'signed_out')
    const runsUntil = await queueBillingEnd(tx, viewer.id, deletesAt)
    await queueMail(tx, {
      eventKey: `deletion-requested:${randomUUID()}`,
      template: 'deletion-requested',
      to: email,
      userId: viewer.id,
      props: { firstName, deletesAt, runsUntil },
    })
  })
  return {
    message: `Your account will be deleted on ${longDay(deletesAt)}. Sign in before then to keep it.`,
    deletesAt,
  }
}

type DeletedAccount = {
  email: string
  firstName: string
  lastName: string
  verified: boolean
  isMember: boolean
}

/**
 * Deletes a person and what belongs to them for good, and queues the last email; part of the caller's
 * transaction. Their published articles stay without an author, the log of what admins did stays without
 * their name, and a shared project passes to who may edit it. Returns false, and does nothing, where no such
 * account fits `condition`.
 */
export async function deleteAccount(tx: Tx, userId: string, condition: Prisma.Sql): Promise<boolean> {
  // The articles whose counts will change, then the account: the order in which a like or a comment locks
  // them.
  await tx.$queryRaw`
    SELECT id FROM articles WHERE id IN (SELECT article_id FROM likes WHERE user_id = ${userId} UNION SELECT article_id FROM comments WHERE user_id = ${userId})
    ORDER BY id FOR NO KEY UPDATE`
  const [account] = await tx.$queryRaw<DeletedAccount[]>`
    SELECT email, first_name AS "firstName", last_name AS "lastName", email_verified IS NOT NULL AS verified, role = 'user' AS "isMember"
    FROM users WHERE id = ${userId} AND ${condition} FOR UPDATE`
  if (!account) return false
  const { email, firstName, lastName, verified, isMember } = account

  await tx.article.deleteMany({ where: { authorId: userId, status: { not: 'approved' } } })
  // Figures of articles that stay are part of them, and stay without an owner.
  await tx.figure.deleteMany({ where: { ownerId: userId, articles: { none: {} } } })
  // An article without an author is by our editors, unless it was a member's: theirs is by a former member.
  await tx.article.updateMany({
    where: { authorId: userId },
    data: { memberNote: null, ...(isMember && { submittedByUser: true }) },
  })
  await tx.reviewEvent.updateMany({ where: { actorId: userId, note: { not: null } }, data: { note: null } })
  await tx.contactSubmission.deleteMany({ where: { OR: [{ userId }, ...(verified ? [{ email }] : [])] } })
  if (verified) await tx.projectInvitation.deleteMany({ where: { email } })
  await tx.pageView.deleteMany({ where: { userId } })
  await tx.searchEvent.deleteMany({ where: { userId } })
  await tx.engagementEvent.deleteMany({ where: { userId } })
  await tx.assistantQuestion.deleteMany({ where: { userId } })
  await tx.articleReading.deleteMany({ where: { readerKey: readerKeyOf(userId) } })
  // What was verified stays listed, without the member's words and name: a trigger takes them out.
  await tx.erratum.deleteMany({ where: { reporterId: userId, state: { not: 'verified' } } })
  await deleteEmails(tx, userId, email)
  await eraseFromAuditLog(tx, userId)
  await eraseFromNotifications(tx, userId, `${firstName} ${lastName}`)
  await handOverProjects(tx, userId)
  // Everything else that names the account goes with its row; the counts of articles follow by their
  // triggers.
  await tx.user.delete({ where: { id: userId }, select: { id: true } })
  await queueMail(tx, {
    eventKey: `account-deleted:${userId}`,
    template: 'account-deleted',
    to: email,
    userId: null,
    props: { firstName },
  })
  return true
}

type Heir = { userId: string; email: string }

/**
 * Gives each shared project of an account that goes to the member who has had the right to edit it for the
 * longest, and notifies them (decision 0091). What nobody of these can take over goes with the account, and
 * those who could read it are notified.
 */
async function handOverProjects(tx: Tx, ownerId: string): Promise<void> {
  // As who changes a project does: a member who leaves meanwhile comes before or after.
  const projects = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM projects WHERE owner_id = ${ownerId} ORDER BY id FOR NO KEY UPDATE`
  for (const { id, name } of projects) {
    // Whose account is being deleted at this moment is passed over: two that wait for each other would fail.
    const [heir] = await tx.$queryRaw<Heir[]>`
      SELECT u.id AS "userId", u.email FROM project_members m JOIN users u ON u.id = m.user_id
      WHERE m.project_id = ${id}::uuid AND m.role = 'edit' AND u.status = 'active' AND u.deletion_requested_at IS NULL
      ORDER BY m.created_at, m.id LIMIT 1 FOR KEY SHARE OF u SKIP LOCKED`
    if (!heir) {
      await notifyOfDeletion(tx, id, name)
      continue
    }
    const { userId, email } = heir
    await tx.project.update({
      where: { id },
      data: { ownerId: userId, folderId: null, updatedAt: databaseNow() },
      select: { id: true },
    })
    // They change places: a membership that ended would take the calculations of the new owner along, and
    // that of the former one goes with the account and takes theirs.
    await tx.projectMember.update({
      where: { projectId_userId: { projectId: id, userId } },
      data: { userId: ownerId },
      select: { id: true },
    })
    await tx.projectInvitation.deleteMany({ where: { projectId: id, email } })
    // Without a name: whose it was is being erased.
    await notify(tx, [userId], {
      kind: 'project-inherited',
      articleId: null,
      title: name,
      href: `/projects/${id}`,
    })
  }
}

async function notifyOfDeletion(tx: Tx, projectId: string, title: string): Promise<void> {
  const members = await tx.projectMember.findMany({ where: { projectId }, select: { userId: true } })
  await notify(
    tx,
    members.map(({ userId }) => userId),
    { kind: 'project-deleted', articleId: null, title, href: '/projects' },
  )
}
