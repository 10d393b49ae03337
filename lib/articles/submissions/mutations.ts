import 'server-only'
import { subMinutes } from 'date-fns/subMinutes'
import { freeSlug } from '../slugs/mutations'
import { authoredContent, replaceTags, storeDerived } from '../mutations'
import { about, lockArticle, type LockedArticle } from '../publishing/mutations'
import type { Versioned } from '../revisions/types'
import { SAME_AGAIN_MINUTES, TEXT_MIN } from './constants'
import { readOwn } from './queries'
import { textLength } from './rules/length'
import { NO_CATEGORY, type SubmissionInput, TOO_SHORT } from './schema'
import type { OwnArticle } from './types'
import { record } from '@/lib/audit/mutations'
import type { Verified } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { db, type Tx, isUniqueViolation } from '@/lib/core/server/db'
import { conflict, invalid, notFound } from '@/lib/core/errors'
import { slugify } from '@/lib/core/text'
import { consume } from '@/lib/limits/mutations'
import { queueMail } from '@/lib/mail/mutations'
import { notify, withdrawAbout } from '@/lib/notifications/mutations'
import type { ArticleCalculation } from '@/lib/calculations/types'

/**
 * Sends a new article to the editors; the draft that it was written in is done with. Sent again at once, it
 * is still one. Throws VALIDATION_FAILED, CONFLICT for the same article some time later, RATE_LIMITED.
 */
export async function submitArticle(viewer: Verified, input: SubmissionInput): Promise<OwnArticle> {
  const { columns, calculations } = await checked(viewer, input)
  return withFreeSlug(async (tx) => {
    const sent = await findRecentDuplicate(tx, viewer, columns, null)
    if (sent) return sent
    const waiting = await tx.article.count({
      where: {
        authorId: viewer.id,
        status: 'pending_review',
        deletedAt: null,
        title: input.title,
        content: columns.content,
      },
    })
    if (waiting > 0) throw conflict('You have already submitted this article')
    const { id } = await tx.article.create({
      data: {
        ...columns,
        slug: await freeSlug(tx, input.title),
        status: 'pending_review',
        authorId: viewer.id,
        submittedByUser: true,
      },
      select: { id: true },
    })
    return storeSubmission(tx, viewer, { id, input, calculations, action: 'submitted' })
  })
}

/**
 * Changes a rejected or withdrawn article of the viewer's own and sends it to the editors again; what they
 * said before stays in its history. Throws NOT_FOUND for anybody else's, CONFLICT for one that is not with
 * its author and was not sent so a moment ago, VALIDATION_FAILED, RATE_LIMITED.
 */
export async function resubmitArticle(
  viewer: Verified,
  id: number,
  input: SubmissionInput,
): Promise<OwnArticle> {
  const { status, withdrawnAt } = await readOwn(viewer, id)
  if (status === 'approved' || (status === 'draft' && !withdrawnAt)) throw notWithAuthor()
  const { columns, calculations } = await checked(viewer, input)
  return withFreeSlug(async (tx) => {
    const locked = await lockOwn(tx, viewer, id)
    const sent = await findRecentDuplicate(tx, viewer, columns, id)
    if (sent) return sent
    if (locked.status !== 'rejected' && !locked.withdrawn) throw notWithAuthor()
    const replaced = await versionOf(tx, id)
    const renamed = slugify(locked.title) !== slugify(input.title)
    const address = renamed ? await freeSlug(tx, input.title) : locked.slug
    // What its author was told of the rejection leads to the former slug.
    if (renamed)
      await tx.slugRedirect.createMany({ data: { slug: locked.slug, articleId: id }, skipDuplicates: true })
    await tx.article.update({
      where: { id },
      data: { ...columns, slug: address, status: 'pending_review', revision: { increment: 1 } },
      select: { id: true },
    })
    return storeSubmission(tx, viewer, { id, input, calculations, action: 'resubmitted', replaced })
  })
}

/**
 * Takes an article of the viewer's own that waits for review back from the editors; it is the viewer's
 * draft then, as it was sent. Answered as the first time where it is withdrawn already. Throws NOT_FOUND for
 * anybody else's, CONFLICT for what the editors have decided on.
 */
export const withdrawArticle = (viewer: Verified, id: number): Promise<OwnArticle> =>
  db.$transaction(async (tx) => {
    const { status, title, withdrawn } = await lockOwn(tx, viewer, id)
    if (withdrawn) return readOwn(viewer, id, tx)
    if (status !== 'pending_review') throw conflict(TOO_LATE[status])
    await tx.article.update({ where: { id }, data: { status: 'draft' }, select: { id: true } })
    await markWithdrawn(tx, viewer, id)
    const notified = await withdrawAbout(tx, id, ['submission-received', 'submission-resubmitted'])
    await notify(tx, notified, {
      kind: 'submission-withdrawn',
      articleId: id,
      title,
      detail: `${viewer.firstName} ${viewer.lastName}`,
      actorId: viewer.id,
      href: '/admin/articles?tab=draft',
    })
    await record(tx, viewer, {
      action: 'article.withdraw',
      ...about(id),
      before: { status },
      after: { status: 'draft' },
    })
    return readOwn(viewer, id, tx)
  })

const TOO_LATE = {
  approved: 'The editors have published this article already: it can no longer be withdrawn',
  rejected: 'The editors have sent this article back already: you can edit it and submit it again',
  draft: 'This article does not wait for review: there is nothing to withdraw',
}

/** Marks the last submission of an article as withdrawn; one from before its events were stored gets one. */
async function markWithdrawn(tx: Tx, viewer: Verified, articleId: number): Promise<void> {
  const sent = await tx.reviewEvent.findFirst({
    where: { articleId, action: { in: ['submitted', 'resubmitted'] } },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  const withdrawnAt = databaseNow()
  await tx.reviewEvent.upsert({
    where: { id: sent?.id ?? 0 },
    update: { withdrawnAt },
    create: { articleId, action: 'submitted', actorId: viewer.id, withdrawnAt },
    select: { id: true },
  })
}

/** Returns an article with its row locked. Throws NOT_FOUND for what is not the viewer's own. */
async function lockOwn(tx: Tx, viewer: Verified, id: number): Promise<LockedArticle> {
  const locked = await lockArticle(tx, id)
  if (locked.authorId !== viewer.id) throw notFound('Article')
  return locked
}

/** Returns an article as it is before it is sent again, so that editors see what was changed in it. */
async function versionOf(tx: Tx, id: number): Promise<Versioned> {
  const [row] = await tx.$queryRaw<Versioned[]>`
    SELECT title, excerpt, content, reference, category_id AS "categoryId",
      array(SELECT tag_id FROM article_tags WHERE article_id = a.id ORDER BY tag_id) AS "tagIds"
    FROM articles a WHERE id = ${id}`
  return row!
}

const notWithAuthor = () =>
  conflict('Only articles that were rejected or withdrawn can be edited and sent again')

type Columns = Awaited<ReturnType<typeof checked>>['columns']

/**
 * Returns the same article if the viewer sent it a moment ago and the answer was lost; its draft is deleted
 * already.
 */
async function findRecentDuplicate(
  tx: Tx,
  viewer: Verified,
  { title, content, categoryId, reference, memberNote }: Columns,
  id: number | null,
): Promise<OwnArticle | null> {
  const action = id === null ? 'submitted' : 'resubmitted'
  const since = subMinutes(databaseNow(), SAME_AGAIN_MINUTES)
  const found = await tx.article.findFirst({
    where: {
      ...(id !== null && { id }),
      authorId: viewer.id,
      status: 'pending_review',
      deletedAt: null,
      title,
      content,
      categoryId,
      reference,
      memberNote,
      reviewEvents: { some: { action, actorId: viewer.id, createdAt: { gte: since } } },
    },
    select: { id: true },
  })
  if (!found) return null
  await tx.draft.deleteMany({ where: { userId: viewer.id, articleId: id } })
  return readOwn(viewer, found.id, tx)
}

/**
 * The columns of what was sent, once it is known to be good. What is refused is not counted against the
 * limit.
 */
async function checked(viewer: Verified, { title, content, categoryId, tagIds, ...texts }: SubmissionInput) {
  const [category, tags] = await Promise.all([
    db.category.count({ where: { id: categoryId } }),
    db.tag.count({ where: { id: { in: tagIds } } }),
  ])
  if (category === 0) throw invalid('categoryId', NO_CATEGORY)
  if (tags < tagIds.length) throw invalid('tagIds', 'One of the tags no longer exists')
  await consume('submissions', viewer.id)
  const { columns, calculations } = await authoredContent(content, viewer.id)
  // What cleaning took away was no text of an article.
  if (textLength(columns.content) < TEXT_MIN) throw invalid('content', TOO_SHORT)
  return { columns: { title, ...texts, categoryId, ...columns }, calculations }
}

type Submission = {
  id: number
  input: SubmissionInput
  calculations: ArticleCalculation[]
} & ({ action: 'submitted'; replaced?: undefined } | { action: 'resubmitted'; replaced: Versioned })

/** What follows from an article's going to the editors, in the transaction that sends it. */
async function storeSubmission(
  tx: Tx,
  viewer: Verified,
  { id, input, calculations, action, replaced }: Submission,
): Promise<OwnArticle> {
  await replaceTags(tx, id, input.tagIds)
  await storeDerived(tx, id, { reference: input.reference, calculations, enteredBy: 'author' })
  await tx.draft.deleteMany({
    where: { userId: viewer.id, articleId: action === 'submitted' ? null : id },
  })
  const event = await tx.reviewEvent.create({
    data: { articleId: id, action, actorId: viewer.id, replaced, note: input.memberNote },
    select: { id: true },
  })
  await notifyEditors(tx, viewer, {
    articleId: id,
    eventId: event.id,
    title: input.title,
    again: action === 'resubmitted',
  })
  return readOwn(viewer, id, tx)
}

/** A line in each editor's inbox, and an email to those who have not opted out. */
async function notifyEditors(
  tx: Tx,
  viewer: Verified,
  { articleId, eventId, title, again }: { articleId: number; eventId: number; title: string; again: boolean },
): Promise<void> {
  const editors = await tx.user.findMany({
    where: { role: 'admin', status: 'active', id: { not: viewer.id } },
    select: { id: true, email: true, firstName: true, notifyByMail: true },
  })
  const author = `${viewer.firstName} ${viewer.lastName}`
  await notify(
    tx,
    editors.map(({ id }) => id),
    {
      kind: again ? 'submission-resubmitted' : 'submission-received',
      articleId,
      title,
      detail: author,
      actorId: viewer.id,
      href: '/admin/articles?tab=pending_review',
    },
  )
  for (const { id, email, firstName } of editors.filter(({ notifyByMail }) => notifyByMail))
    await queueMail(tx, {
      eventKey: `submission:${eventId}:${id}`,
      template: 'submission-received',
      to: email,
      userId: id,
      props: { firstName, title, author, again },
    })
}

const ATTEMPTS = 5

/** Two articles of one title at once: the second finds the first's slug taken when it tries again. */
async function withFreeSlug<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await db.$transaction(work)
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === ATTEMPTS) throw error
    }
}
