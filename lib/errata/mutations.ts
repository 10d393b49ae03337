import 'server-only'
import { noticeId } from './constants'
import { findReport } from './queries'
import { isSaidIn } from './rules/passages'
import type { DecisionInput, ReportInput } from './schema'
import type { ErratumState, ErrorReport } from './types'
import type { EditableArticle } from '@/lib/articles/administration/types'
import { restoreRevision } from '@/lib/articles/editing/mutations'
import type { RevisionRestore } from '@/lib/articles/editing/schema'
import { lockedFor } from '@/lib/articles/queries'
import { renderApart } from '@/lib/articles/rendering/gateway'
import { record } from '@/lib/audit/mutations'
import type { Admin, Verified } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { db } from '@/lib/core/server/db'
import { conflict, invalid, notFound } from '@/lib/core/errors'
import { inLibrary } from '@/lib/library/queries'
import { consume } from '@/lib/limits/mutations'
import { notify } from '@/lib/notifications/mutations'
import { announceCorrected } from '@/lib/watches/news/mutations'

/** Where the editors decide. */
const REPORTS = '/admin/errata'

type Reported = { id: number; title: string; revision: number; html: string }

/**
 * Stores an error that the viewer reports in a passage of a published article, and notifies the editors.
 * Throws RATE_LIMITED, NOT_FOUND for what the viewer may not read, CONFLICT where the article was changed
 * since it was read, VALIDATION_FAILED for a passage that it does not have, and CONFLICT for the same report
 * twice.
 */
export async function reportError(
  viewer: Verified,
  articleId: number,
  { passage, line, revision, selected, kind, report, named }: ReportInput,
): Promise<{ id: number }> {
  await consume('errata', viewer.id)
  const [article] = await db.$queryRaw<Reported[]>`
    SELECT a.id, a.title, a.revision, a.body_html AS html FROM articles a
    WHERE a.id = ${articleId} AND ${inLibrary} AND NOT ${lockedFor(viewer)}`
  if (!article) throw notFound('Article')
  if (article.revision !== revision)
    throw conflict('This article was changed meanwhile. Please load the page again and look at the passage.')
  const block = (await renderApart('passages', article.html, viewer.id))[passage]
  const text = typeof line === 'number' ? block?.lines[line] : block?.text
  if (!text) throw invalid('passage', 'Please choose the passage')
  return db.$transaction(async (tx) => {
    // The reports of a member queue here, so that the second of two equal ones finds the first.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${viewer.id} FOR NO KEY UPDATE`
    const same = { articleId, reporterId: viewer.id, passage: text, report, state: 'reported' }
    if (await tx.erratum.findFirst({ where: same, select: { id: true } }))
      throw conflict('You have reported this already. An editor will look at it.')
    const { id } = await tx.erratum.create({
      data: { ...same, articleTitle: article.title, named, revision, selected: selected || null, kind },
      select: { id: true },
    })
    const editors = await tx.user.findMany({
      where: { role: 'admin', status: 'active', id: { not: viewer.id } },
      select: { id: true },
    })
    await notify(
      tx,
      editors.map((editor) => editor.id),
      {
        kind: 'error-reported',
        articleId,
        title: article.title,
        detail: `${viewer.firstName} ${viewer.lastName}`,
        actorId: viewer.id,
        href: REPORTS,
      },
    )
    return { id }
  })
}

/**
 * Decides about a report, and notifies its reporter where the outcome is another. Throws NOT_FOUND, CONFLICT
 * where somebody else has decided meanwhile or a verified error is to be taken back, VALIDATION_FAILED for a
 * revision that the article does not have, or in which the passage is as it was.
 */
export async function decideReport(
  viewer: Admin,
  id: number,
  { updatedAt, state, kind, ...decision }: DecisionInput,
): Promise<ErrorReport> {
  const stillSaid = decision.mendedIn ? await isStillSaid(viewer, id) : false
  await db.$transaction(async (tx) => {
    // The article first, as a deletion of it locks them.
    const [article] = await tx.$queryRaw<{ id: number; slug: string; revision: number }[]>`
      SELECT a.id, a.slug, a.revision FROM articles a JOIN errata e ON e.article_id = a.id WHERE e.id = ${id} FOR NO KEY UPDATE OF a`
    await tx.$queryRaw`SELECT id FROM errata WHERE id = ${id} FOR UPDATE`
    const before = await tx.erratum.findUnique({ where: { id } })
    if (!before) throw notFound('Report')
    if (before.updatedAt.getTime() !== updatedAt.getTime())
      throw conflict('Somebody has decided meanwhile. Please look at it again.')
    if (before.state === 'verified' && state !== 'verified')
      throw conflict('A verified error stays listed. What is right can still be changed.')
    const mendedIn = state === 'verified' ? (decision.mendedIn ?? null) : null
    if (mendedIn !== null && mendedIn <= before.revision)
      throw invalid('mendedIn', `It was found in revision ${before.revision}, so a later one mends it`)
    if (mendedIn !== null && article && mendedIn > article.revision)
      throw invalid('mendedIn', `The article is at revision ${article.revision}`)
    if (mendedIn !== null && stillSaid)
      throw invalid('mendedIn', 'The passage still stands in the article as it was reported')
    const { was = null, now = null, answer = null } = decision
    const kindBefore = before.decidedKind ?? before.kind
    const decidedKind = (kind ?? kindBefore) === before.kind ? null : (kind ?? kindBefore)
    const after = { state, decidedKind, was, now, answer, mendedIn }
    await tx.erratum.update({
      where: { id },
      data: {
        ...after,
        decidedById: viewer.id,
        // Other words leave the day; another decision has its own.
        decidedAt: before.state === state ? before.decidedAt : databaseNow(),
      },
      select: { id: true },
    })
    const { reporterId, articleTitle } = before
    // What is held is not decided. Each decision is a notification of its own: its answer is in it.
    if (before.state !== state && state !== 'held' && reporterId && article)
      await notify(tx, [reporterId], {
        kind: 'error-decided',
        articleId: null,
        title: articleTitle,
        detail: [OUTCOME[state], answer].filter(Boolean).join(' '),
        href:
          state === 'verified' ? `/articles/${article.slug}#${noticeId(id)}` : `/articles/${article.slug}`,
      })
    if (before.state !== state && state === 'verified' && article)
      await announceCorrected(tx, { ...article, title: articleTitle, anchor: noticeId(id) }, [
        viewer.id,
        reporterId,
      ])
    await record(tx, viewer, {
      action: 'erratum.decide',
      targetType: 'article',
      targetId: article?.id ?? 0,
      before: {
        erratum: id,
        state: before.state,
        kind: kindBefore,
        was: before.was,
        now: before.now,
        mendedIn: before.mendedIn,
      },
      after: { erratum: id, state, kind: decidedKind ?? before.kind, was, now, mendedIn },
    })
  })
  const decided = await findReport(viewer, id)
  if (!decided) throw notFound('Report')
  return decided
}

/**
 * Saves the content of an earlier version as the newest one. The verified errors that were mended after that
 * version are open again. Throws NOT_FOUND, CONFLICT as a save does, and CONFLICT with a sentence for each
 * of these errors where nobody has confirmed that they come back.
 */
export const restoreVersion = (
  viewer: Admin,
  articleId: number,
  revision: number,
  { reopens, ...change }: RevisionRestore,
): Promise<EditableArticle> =>
  restoreRevision(viewer, articleId, revision, change, async (tx) => {
    const errors = await tx.erratum.findMany({
      where: { articleId, state: 'verified', mendedIn: { gt: revision } },
      orderBy: { id: 'asc' },
      select: { id: true, was: true, now: true, mendedIn: true },
    })
    if (errors.length > 0 && !reopens)
      throw conflict(
        `Version ${revision} has errors that were mended since.`,
        errors.map(({ was, now, mendedIn }) => ({
          path: 'errata',
          message: `“${was}”, which should be “${now}”, was mended in version ${mendedIn}.`,
        })),
      )
    for (const { id, mendedIn } of errors) {
      await tx.erratum.update({ where: { id }, data: { mendedIn: null }, select: { id: true } })
      await record(tx, viewer, {
        action: 'erratum.decide',
        targetType: 'article',
        targetId: articleId,
        before: { erratum: id, state: 'verified', mendedIn },
        after: { erratum: id, state: 'verified', mendedIn: null },
      })
    }
  })

/** Returns whether an article has a reported passage as it was. */
async function isStillSaid(viewer: Admin, id: number): Promise<boolean> {
  const row = await db.erratum.findUnique({
    where: { id },
    select: { passage: true, article: { select: { bodyHtml: true } } },
  })
  if (!row?.article) return false
  const passages = await renderApart('passages', row.article.bodyHtml, viewer.id)
  return isSaidIn(passages, row.passage)
}

const OUTCOME: Record<Exclude<ErratumState, 'reported' | 'held'>, string> = {
  verified: 'You are right: the correction stands below the passage.',
  rejected: 'The editors do not take it for an error:',
}
