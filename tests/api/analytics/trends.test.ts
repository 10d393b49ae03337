import { visitTrends } from '@/lib/analytics/dashboard/queries'
import { submissionTrend } from '@/lib/articles/review/queries'
import type { Admin } from '@/lib/auth/viewer'
import { dayFrom } from '@/lib/analytics/dashboard/rules/ranges'
import { londonDay } from '@/lib/core/dates'
import { db } from '@/lib/core/server/db'
import { searchTrends } from '@/lib/search/metrics/queries'
import { createArticle } from '../../support/factories'

const viewer = {} as Admin
const today = londonDay(new Date())
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

test('figures of the last 30 days stand beside those of the 30 before', async () => {
  for (const [days, views] of [
    [0, 5],
    [29, 7],
    [30, 11],
    [59, 13],
    [60, 17],
  ] as const)
    await db.$executeRaw`INSERT INTO daily_totals (day, views, visitors, visits, single_page_visits, seconds, timed_visits)
      VALUES (${dayFrom(today, -days)}::date, ${views}, 1, 1, 1, 0, 0) ON CONFLICT (day) DO UPDATE SET views = excluded.views`
  expect((await visitTrends(viewer)).views).toEqual({ now: 12, before: 24 })
})

test('submissions and searches are counted in the same way', async () => {
  const { id: articleId } = await createArticle({})
  const before = await submissionTrend(viewer)
  await db.reviewEvent.createMany({
    data: [
      { articleId, action: 'submitted', createdAt: ago(40) },
      { articleId, action: 'rejected', createdAt: ago(20) },
      { articleId, action: 'resubmitted', createdAt: ago(10) },
    ],
  })
  expect(await submissionTrend(viewer)).toEqual({ now: before.now + 1, before: before.before + 1 })
  const searches = await searchTrends(viewer)
  for (const [query, found, days] of [
    ['beam', 3, 1],
    ['spaghetti', 0, 2],
    ['beam', 0, 45],
  ] as const)
    await db.$executeRaw`INSERT INTO search_events (query, results_count, created_at, updated_at)
      VALUES (${query}, ${found}, ${ago(days)}, ${ago(days)})`
  expect(await searchTrends(viewer)).toEqual({
    searches: { now: searches.searches.now + 2, before: searches.searches.before + 1 },
    unanswered: { now: searches.unanswered.now + 1, before: searches.unanswered.before + 1 },
  })
})
