import 'server-only'
import { REPEAT_WINDOW_SECONDS } from './constants'
import { columnsFor, commentFor, notHidden, visibleTo } from './queries'
import { commentAddress } from './rules/place'
import type { CommentEdit, CommentInput, ReportInput } from './schema'
import type { Comment } from './types'
import { lockPublished } from '@/lib/articles/mutations'
import { record } from '@/lib/audit/mutations'
import { isAdmin } from '@/lib/auth/access'
import type { Admin, Verified } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { db, type Tx } from '@/lib/core/server/db'
import { conflict, invalid, notFound } from '@/lib/core/errors'
import { publishedArticle } from '@/lib/library/queries'
import { consume } from '@/lib/limits/mutations'
import { queueMail } from '@/lib/mail/mutations'
import { notify } from '@/lib/notifications/mutations'
import { CITED_WITH } from '@/lib/standards/citations/mutations'
import { storeMentions } from '@/lib/standards/mentions/mutations'

/**
 * Stores a comment, or a reply to one. Throws RATE_LIMITED, NOT_FOUND for an article that is not published or
 * a comment that is not to be seen below it, VALIDATION_FAILED for a reply to a reply, CONFLICT for the same
 * comment twice within a minute.
 */
export async function postComment(
  viewer: Verified,
  articleId: number,
  { content, parentId }: CommentInput,
): Promise<Comment> {
  await consume('comments', viewer.id)
  return db.$transaction(async (tx) => {
    // Before the article, as a deletion locks them: two that wait for each other would be a deadlock.
    const parent = parentId === undefined ? null : await lockParent(tx, viewer, articleId, parentId)
    // The article is the queue: of the same comment sent twice at once, the second finds the first.
    await lockPublished(tx, articleId)
    const since = new Date(databaseNow().getTime() - REPEAT_WINDOW_SECONDS * 1000)
    const same = { articleId, userId: viewer.id, content, parentId: parentId ?? null }
    if (await tx.comment.findFirst({ where: { ...same, createdAt: { gt: since } }, select: { id: true } }))
      throw conflict('You posted the same comment a moment ago')
    const comment = await tx.comment.create({
      data: { ...same, citedWith: CITED_WITH },
      select: columnsFor(viewer),
    })
    await storeMentions(tx, 'commentId', [{ id: comment.id, text: content }])
    await notifyAuthors(tx, viewer, comment, articleId, parent?.userId ?? null)
    return commentFor(viewer, comment)
  })
}

/** Locks the comment that is answered, so that it cannot be deleted before the reply is stored. */
async function lockParent(tx: Tx, viewer: Verified, articleId: number, id: number) {
  const [parent] = await tx.$queryRaw<{ userId: string; parentId: number | null }[]>`
    SELECT user_id AS "userId", parent_id AS "parentId" FROM comments
    WHERE id = ${id} AND article_id = ${articleId} AND (${isAdmin(viewer)} OR hidden_at IS NULL) FOR KEY SHARE`
  if (!parent) throw notFound('Comment')
  if (parent.parentId !== null) throw invalid('parentId', 'Please answer the comment, not a reply to it')
  return parent
}

/**
 * Notifies the author of the article, and of the comment that is answered; nobody of what they wrote
 * themselves.
 */
async function notifyAuthors(
  tx: Tx,
  viewer: Verified,
  comment: { id: number },
  articleId: number,
  answeredId: string | null,
): Promise<void> {
  const article = await tx.article.findUniqueOrThrow({
    where: { id: articleId },
    select: { authorId: true, title: true, slug: true },
  })
  const people = await tx.user.findMany({
    where: {
      id: { in: [article.authorId, answeredId].filter((id) => id !== null), not: viewer.id },
      status: 'active',
    },
    select: { id: true, email: true, firstName: true, notifyByMail: true },
  })
  const { title, slug } = article
  const author = `${viewer.firstName} ${viewer.lastName}`
  for (const { id, email, firstName, notifyByMail } of people) {
    const answered = id === answeredId
    await notify(tx, [id], {
      kind: answered ? 'comment-answered' : 'article-commented',
      articleId,
      title,
      detail: author,
      actorId: viewer.id,
      href: commentAddress(slug, comment.id),
    })
    if (answered && notifyByMail)
      await queueMail(tx, {
        eventKey: `comment-answered:${comment.id}`,
        template: 'comment-answered',
        to: email,
        userId: id,
        props: { firstName, author, title, slug, commentId: comment.id },
      })
  }
}

/**
 * Changes the words of the viewer's own comment; the same words change nothing. Reports of it stay open.
 * Throws RATE_LIMITED, NOT_FOUND also for what is not theirs, is hidden, or is below nothing published.
 */
export async function editComment(viewer: Verified, id: number, { content }: CommentEdit): Promise<Comment> {
  await consume('comments', viewer.id)
  const own = { id, userId: viewer.id, article: publishedArticle, ...notHidden }
  return db.$transaction(async (tx) => {
    const { count } = await tx.comment.updateMany({
      where: { ...own, content: { not: content } },
      data: { content, editedAt: databaseNow(), citedWith: CITED_WITH },
    })
    if (count > 0) await storeMentions(tx, 'commentId', [{ id, text: content }])
    const comment = await tx.comment.findFirst({ where: own, select: columnsFor(viewer) })
    if (!comment) throw notFound('Comment')
    return commentFor(viewer, comment)
  })
}

/**
 * Deletes the viewer's own comment, or as an admin anyone's, which is recorded, with the replies to it.
 * Throws NOT_FOUND also for what is not theirs.
 */
export async function deleteComment(viewer: Verified, id: number): Promise<void> {
  const admin = isAdmin(viewer)
  await db.$transaction(async (tx) => {
    const [gone] = await tx.$queryRaw<{ userId: string; articleId: number }[]>`
      DELETE FROM comments WHERE id = ${id} AND (${admin} OR (user_id = ${viewer.id} AND hidden_at IS NULL))
      RETURNING user_id AS "userId", article_id AS "articleId"`
    if (!gone) throw notFound('Comment')
    // Its author and article, not its text: deleted words are not stored.
    if (admin && gone.userId !== viewer.id)
      await record(tx, viewer, { action: 'comment.delete', ...target(id), before: gone })
  })
}

/**
 * Reports a comment to the admins; a second report by the same member changes nothing. Throws RATE_LIMITED,
 * NOT_FOUND.
 */
export async function reportComment(
  viewer: Verified,
  id: number,
  { reason }: ReportInput,
): Promise<{ reported: true }> {
  await consume('comments', `report|${viewer.id}`)
  if (!(await db.comment.findFirst({ where: { id, ...visibleTo(viewer) }, select: { id: true } })))
    throw notFound('Comment')
  // What was deleted meanwhile is not reported, and nothing breaks.
  await db.$executeRaw`
    INSERT INTO comment_reports (comment_id, reporter_id, reason)
    SELECT id, ${viewer.id}, ${reason || null} FROM (SELECT id FROM comments WHERE id = ${id} FOR KEY SHARE) present
    ON CONFLICT (comment_id, reporter_id) DO NOTHING`
  return { reported: true }
}

/**
 * Takes a comment out of members' sight and settles its reports. Hiding what is hidden changes nothing.
 * Throws NOT_FOUND.
 */
export const hideComment = (viewer: Admin, id: number): Promise<Comment> =>
  db.$transaction(async (tx) => {
    const comment = await setHidden(tx, viewer, id, true)
    await settleReports(tx, id)
    return comment
  })

/** Shows a hidden comment again. Throws NOT_FOUND. */
export const unhideComment = (viewer: Admin, id: number): Promise<Comment> =>
  db.$transaction((tx) => setHidden(tx, viewer, id, false))

async function setHidden(tx: Tx, viewer: Admin, id: number, hidden: boolean): Promise<Comment> {
  const { count } = await tx.comment.updateMany({
    where: { id, hiddenAt: hidden ? null : { not: null } },
    data: { hiddenAt: hidden ? databaseNow() : null, hiddenById: hidden ? viewer.id : null },
  })
  const row = await tx.comment.findUnique({ where: { id }, select: columnsFor(viewer) })
  if (!row) throw notFound('Comment')
  if (count > 0)
    await record(tx, viewer, {
      action: hidden ? 'comment.hide' : 'comment.unhide',
      ...target(id),
      before: { hidden: !hidden },
      after: { hidden },
    })
  return commentFor(viewer, row)
}

/** Dismisses the reports of a comment. Dismissing settled ones changes nothing. Throws NOT_FOUND. */
export const dismissReports = (viewer: Admin, id: number): Promise<void> =>
  db.$transaction(async (tx) => {
    const settled = await settleReports(tx, id)
    if (!(await tx.comment.findUnique({ where: { id }, select: { id: true } }))) throw notFound('Comment')
    if (settled > 0)
      await record(tx, viewer, { action: 'comment.dismiss', ...target(id), after: { reports: settled } })
  })

async function settleReports(tx: Tx, commentId: number): Promise<number> {
  const { count } = await tx.commentReport.updateMany({
    where: { commentId, resolvedAt: null },
    data: { resolvedAt: databaseNow() },
  })
  return count
}

const target = (id: number) => ({ targetType: 'comment', targetId: id })
