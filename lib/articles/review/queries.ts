import 'server-only'
import { renderApart } from '../rendering/gateway'
import type { SheetToTry } from '../rendering/types'
import { comparableOf } from '../revisions/queries'
import type { Versioned } from '../revisions/types'
import { stepsOf } from './rules/steps'
import type { Resubmission, ReviewedCalculation, ReviewStep } from './types'
import type { Admin } from '@/lib/auth/viewer'
import { currentTables } from '@/lib/calculations/tables/queries'
import { AppError, notFound } from '@/lib/core/errors'
import { db, Prisma, select } from '@/lib/core/server/db'
import { type Trend, TREND_DAYS } from '@/lib/core/trend'

/** What was decided about an article, and when, oldest first. Throws NOT_FOUND. */
export async function reviewHistory(_viewer: Admin, articleId: number): Promise<ReviewStep[]> {
  const article = await db.article.findUnique({
    where: { id: articleId },
    select: {
      reviewEvents: {
        orderBy: { id: 'asc' },
        select: {
          id: true,
          action: true,
          reason: true,
          note: true,
          createdAt: true,
          withdrawnAt: true,
          actor: { select: { firstName: true, lastName: true } },
        },
      },
    },
  })
  if (!article) throw notFound('Article')
  return stepsOf(article.reviewEvents).map(({ actor, ...step }) => ({
    ...step,
    actor: actor && `${actor.firstName} ${actor.lastName}`.trim(),
  }))
}

/**
 * Returns what the author changed in a submission that waits again, since it was rejected last or, where it
 * never was, since it was sent before. Throws NOT_FOUND for any other article.
 */
export async function resubmissionOf(_viewer: Admin, articleId: number): Promise<Resubmission> {
  const article = await db.article.findFirst({
    where: { id: articleId, status: 'pending_review', deletedAt: null },
    select: {
      title: true,
      excerpt: true,
      content: true,
      reference: true,
      categoryId: true,
      tags: { select: { tagId: true } },
      reviewEvents: {
        where: { action: { in: ['resubmitted', 'rejected'] } },
        orderBy: { id: 'asc' },
        select: { action: true, reason: true, createdAt: true, replaced: true },
      },
    },
  })
  const sent = article?.reviewEvents.at(-1)
  if (!article || sent?.action !== 'resubmitted') throw notFound('Resubmission')
  const { tags, reviewEvents: events, ...version } = article
  const decided = events.findLastIndex(({ action }) => action === 'rejected')
  const rejected = events[decided]
  // What was withdrawn and sent once more is compared with what was rejected.
  const replaced = (rejected ? events[decided + 1] : sent)?.replaced as Versioned | null
  return {
    rejectedAt: rejected?.createdAt.toISOString() ?? null,
    reason: rejected?.reason ?? null,
    resubmittedAt: sent.createdAt.toISOString(),
    before: replaced && (await comparableOf(replaced)),
    after: await comparableOf({ ...version, tagIds: tags.map(({ tagId }) => tagId) }),
  }
}

/**
 * Returns each calculation of an article as a reviewer judges it: what its lines come to at the ends of its
 * inputs' ranges, and its expected values. Throws NOT_FOUND, SERVICE_UNAVAILABLE.
 */
export async function reviewedCalculations(viewer: Admin, articleId: number): Promise<ReviewedCalculation[]> {
  const article = await db.article.findUnique({
    where: { id: articleId },
    select: {
      calculations: { orderBy: { position: 'asc' }, select: { key: true, title: true, source: true } },
    },
  })
  if (!article) throw notFound('Article')
  const tables = [...(await currentTables()).values()]
  return Promise.all(
    article.calculations.map(async ({ key, title, source }) => {
      try {
        const task: SheetToTry = { source, tables }
        return { key, title, tried: await renderApart('extremes', JSON.stringify(task), viewer.id) }
      } catch (error) {
        // What a member wrote may take longer than any calculation is given.
        if (!(error instanceof AppError) || error.code !== 'VALIDATION_FAILED') throw error
        return { key, title, tried: null }
      }
    }),
  )
}

/** Returns how often articles were sent in, again included, in the last 30 days and in the 30 before. */
export async function submissionTrend(_viewer: Admin): Promise<Trend> {
  const since = (days: number) =>
    Prisma.sql`(((now() AT TIME ZONE 'Europe/London')::date - ${days - 1}::int)::timestamp AT TIME ZONE 'Europe/London')`
  const [row] = await select<Trend>(Prisma.sql`
    SELECT (count(*) FILTER (WHERE created_at >= ${since(TREND_DAYS)}))::int AS now,
      (count(*) FILTER (WHERE created_at < ${since(TREND_DAYS)}))::int AS before
    FROM review_events WHERE action IN ('submitted', 'resubmitted') AND created_at >= ${since(2 * TREND_DAYS)}`)
  return row!
}
