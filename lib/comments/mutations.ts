import 'server-only'
import { REPEAT_WINDOW } from './constants'
import { columnsFor, shownTo, visibleTo } from './queries'
import type { CommentInput, ReportInput } from './schema'
import type { Comment } from './types'
import { lockPublished } from '@/lib/articles/mutations'
import { record } from '@/lib/audit/mutations'
import { isAdmin } from '@/lib/auth/access'
import type { Admin, Verified } from '@/lib/auth/viewer'
import { db, type Tx } from '@/lib/core/db'
import { conflict, notFound } from '@/lib/core/errors'
import { consume } from '@/lib/limits/mutations'
import { notify } from '@/lib/notifications/mutations'

/** Throws RATE_LIMITED, NOT_FOUND for an article that is not published, CONFLICT for the same comment twice within a minute. */
export async function postComment(
  viewer: Verified,
  articleId: number,
  { content }: CommentInput,
): Promise<Comment> {
  await consume('comments', viewer.id)
  return db.$transaction(async (tx) => {
    // The article is the queue: of the same comment sent twice at once, the second finds the first.
    await lockPublished(tx, articleId)
    const since = new Date(Date.now() - REPEAT_WINDOW * 1000)
    const same = { articleId, userId: viewer.id, content }
    if (await tx.comment.findFirst({ where: { ...same, createdAt: { gt: since } }, select: { id: true } }))
      throw conflict('You posted the same comment a moment ago')
    const comment = await tx.comment.create({ data: same, select: columnsFor(viewer) })
    await tellAuthor(tx, viewer, articleId)
    return shownTo(viewer, comment)
  })
}

/** Nobody is told of what they said themselves. */
async function tellAuthor(tx: Tx, viewer: Verified, articleId: number): Promise<void> {
  const article = await tx.article.findFirst({
    where: { id: articleId, author: { status: 'active', id: { not: viewer.id } } },
    select: { authorId: true, title: true, slug: true },
  })
  if (!article?.authorId) return
  await notify(tx, [article.authorId], {
    kind: 'article-commented',
    articleId,
    title: article.title,
    detail: `${viewer.firstName} ${viewer.lastName}`,
    actorId: viewer.id,
    href: `/articles/${article.slug}#comments`,
  })
}

/** Deletes the viewer's own comment, or as an admin anyone's, which is noted. Throws NOT_FOUND also for what is not theirs. */
export async function deleteComment(viewer: Verified, id: number): Promise<void> {
  const admin = isAdmin(viewer)
  await db.$transaction(async (tx) => {
    const [gone] = await tx.$queryRaw<{ userId: string; articleId: number }[]>`
      DELETE FROM comments WHERE id = ${id} AND (${admin} OR (user_id = ${viewer.id} AND hidden_at IS NULL))
      RETURNING user_id AS "userId", article_id AS "articleId"`
    if (!gone) throw notFound('Comment')
    // Who wrote it and where, not what: deleted words are gone.
    if (admin && gone.userId !== viewer.id)
      await record(tx, viewer, { action: 'comment.delete', ...target(id), before: gone })
  })
}

/** Tells the admins about a comment; a second report by the same member changes nothing. Throws RATE_LIMITED, NOT_FOUND. */
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

/** Takes a comment out of members' sight and settles its reports. Hiding what is hidden changes nothing. Throws NOT_FOUND. */
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
    data: { hiddenAt: hidden ? new Date() : null, hiddenById: hidden ? viewer.id : null },
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
  return shownTo(viewer, row)
}

/** Lets a reported comment stand. Dismissing what is settled changes nothing. Throws NOT_FOUND. */
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
    data: { resolvedAt: new Date() },
  })
  return count
}

const target = (id: number) => ({ targetType: 'comment', targetId: id })
