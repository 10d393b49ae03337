import 'server-only'
import { type Confirmation, requirePublishable } from '../review/policy'
import type { ArticleStatus } from '../types'
import { calculationsNow } from './queries'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import type { Tx } from '@/lib/core/server/db'
import { conflict, notFound } from '@/lib/core/errors'
import { enqueue } from '@/lib/jobs/mutations'
import { queueMail } from '@/lib/mail/mutations'
import { notify } from '@/lib/notifications/mutations'
import { announcePublished } from '@/lib/watches/news/mutations'

const WITHDRAWN = 'Its author has withdrawn this article. Only they can change it, until they send it again'

/** What is decided about an article depends on. */
export type LockedArticle = {
  id: number
  slug: string
  title: string
  status: ArticleStatus
  featured: boolean
  premium: boolean
  open: boolean
  authorId: string | null
  submittedByUser: boolean
  publishedAt: Date | null
  scheduledFor: Date | null
  deletedAt: Date | null
  updatedAt: Date
  /** Whether it is a draft because its author withdrew the submission. */
  withdrawn: boolean
}

/** Returns an article in any state, also binned, with its row locked; null where there is none. */
export async function findAndLockArticle(tx: Tx, id: number): Promise<LockedArticle | null> {
  const [locked] = await tx.$queryRaw<Omit<LockedArticle, 'withdrawn'>[]>`
    SELECT id, slug, title, status, featured, premium, open, author_id AS "authorId", submitted_by_user AS "submittedByUser", published_at AS "publishedAt",
      scheduled_for AS "scheduledFor", deleted_at AS "deletedAt", updated_at AS "updatedAt"
    FROM articles WHERE id = ${id} FOR NO KEY UPDATE`
  return locked ? { ...locked, withdrawn: locked.status === 'draft' && (await isWithdrawn(tx, id)) } : null
}

/** Whether the last event of a draft is a submission that was withdrawn. Asked once its row is locked. */
async function isWithdrawn(tx: Tx, articleId: number): Promise<boolean> {
  const last = await tx.reviewEvent.findFirst({
    where: { articleId },
    orderBy: { id: 'desc' },
    select: { withdrawnAt: true },
  })
  return Boolean(last?.withdrawnAt)
}

/** Throws CONFLICT for what its author has withdrawn: it is theirs until they send it again. */
export function requireNotWithdrawn({ withdrawn }: LockedArticle): void {
  if (withdrawn) throw conflict(WITHDRAWN)
}

/** Returns an article with its row locked. Throws NOT_FOUND, also for a binned one. */
export async function lockArticle(tx: Tx, id: number): Promise<LockedArticle> {
  const locked = await findAndLockArticle(tx, id)
  if (!locked || locked.deletedAt) throw notFound('Article')
  return locked
}

/**
 * Throws CONFLICT where a locked article may not come to its readers as it is (`requirePublishable`).
 * Whatever makes a stored article one of the library asks this in its transaction.
 */
export const requireFit = async (tx: Tx, locked: LockedArticle, confirmation: Confirmation): Promise<void> =>
  requirePublishable(locked, await calculationsNow(tx, locked.id), confirmation)

/**
 * Publishes a locked article. A pending submission is approved by it, and its author notified.
 * `actor` is null for the clock. Part of the caller's transaction. Throws CONFLICT for what is withdrawn, and
 * where a calculation can no longer be read or contradicts its expected values without a confirmation.
 */
export async function publish(
  tx: Tx,
  actor: Admin | null,
  locked: LockedArticle,
  confirmation: Confirmation,
): Promise<void> {
  requireNotWithdrawn(locked)
  await requireFit(tx, locked, confirmation)
  const { id, status, authorId, submittedByUser } = locked
  const approves = status === 'pending_review'
  const now = databaseNow()
  await tx.article.update({
    where: { id },
    data: {
      status: 'approved',
      publishedAt: locked.publishedAt ?? now,
      scheduledFor: null,
      rejectionReason: null,
      ...(approves && { reviewedById: actor?.id, reviewedAt: now }),
    },
    select: { id: true },
  })
  const eventId = await recordReview(tx, actor, id, approves ? 'approved' : 'published')
  await record(tx, actor, {
    action: approves ? 'article.approve' : 'article.publish',
    ...about(id),
    before: { status },
    after: { status: 'approved' },
  })
  if (submittedByUser && authorId) await notifyAuthor(tx, locked, eventId, 'submission-approved')
  // One that comes back is not new.
  if (!locked.publishedAt) await announcePublished(tx, locked, actor?.id ?? null)
}

/**
 * Makes a locked published article a draft, which readers do not find, and notifies the member who submitted
 * it. Part of the caller's transaction.
 */
export async function unpublish(tx: Tx, viewer: Admin, locked: LockedArticle): Promise<void> {
  const { id, status, authorId, submittedByUser, title, slug } = locked
  await tx.article.update({ where: { id }, data: { status: 'draft' }, select: { id: true } })
  await recordReview(tx, viewer, id, 'unpublished')
  await record(tx, viewer, {
    action: 'article.unpublish',
    ...about(id),
    before: { status },
    after: { status: 'draft' },
  })
  if (submittedByUser && authorId)
    await notify(tx, [authorId], {
      kind: 'article-unpublished',
      articleId: id,
      title,
      href: `/articles/${slug}`,
    })
}

/**
 * Queues the publication of a draft for its hour; an earlier hour is replaced. Whether it still is to be
 * published is asked again then.
 */
export const queuePublication = (tx: Tx, articleId: number, at: Date): Promise<void> =>
  enqueue(tx, 'publish-article', { articleId }, { key: `publish-article:${articleId}`, runAt: at })

/** Adds to the history that author and editors read. Returns the id of the event. */
export async function recordReview(
  tx: Tx,
  actor: Admin | null,
  articleId: number,
  action: 'approved' | 'rejected' | 'published' | 'unpublished',
  reason: string | null = null,
): Promise<number> {
  const { id } = await tx.reviewEvent.create({
    data: { articleId, action, actorId: actor?.id, reason },
    select: { id: true },
  })
  return id
}

/** Notifies the author of a submission of its outcome, and queues an email unless they have opted out. */
export async function notifyAuthor(
  tx: Tx,
  { id: articleId, authorId, title, slug }: LockedArticle,
  eventId: number,
  template: 'submission-approved' | 'submission-rejected',
  reason = '',
): Promise<void> {
  const author =
    authorId &&
    (await tx.user.findFirst({
      where: { id: authorId, status: 'active' },
      select: { id: true, email: true, firstName: true, notifyByMail: true },
    }))
  if (!author) return
  const approved = template === 'submission-approved'
  await notify(tx, [author.id], {
    kind: template,
    articleId,
    title,
    detail: reason,
    // Where its author also finds why it came back, and the way to send it again.
    href: `/articles/${slug}`,
  })
  if (!author.notifyByMail) return
  const { id: userId, email: to, firstName } = author
  const queued = { eventKey: `${template}:${eventId}`, to, userId }
  if (approved) await queueMail(tx, { ...queued, template, props: { firstName, title, slug } })
  else await queueMail(tx, { ...queued, template, props: { firstName, title, reason, slug } })
}

export const about = (id: number) => ({ targetType: 'article', targetId: id })
