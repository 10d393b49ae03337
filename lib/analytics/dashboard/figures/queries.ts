import 'server-only'
import { dayFrom } from '../rules/ranges'
import type { Engagement, Figures, Range } from '../types'
import { db, Prisma } from '@/lib/core/server/db'

/** A month of 30 days that ends with the range. */
const monthTo = (to: string) => dayFrom(to, -29)

/** The moment at which the last day of the range is over in London. */
const endOf = (to: string) => Prisma.sql`(${to}::date + 1)::timestamp AT TIME ZONE 'Europe/London'`

export async function overviewOf({ from, to }: Range): Promise<Figures['overview']> {
  const [overview] = await db.$queryRaw<Figures['overview'][]>`
    SELECT
      (SELECT count(*)::int FROM (SELECT 1 FROM daily_visitors
        WHERE user_id IS NOT NULL AND day BETWEEN ${monthTo(to)}::date AND ${to}::date GROUP BY user_id) m) AS "activeUsers",
      (SELECT count(*)::int FROM (SELECT 1 FROM daily_visitors WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY visitor) v) AS "uniqueVisitors",
      (SELECT coalesce(sum(views), 0)::int FROM daily_totals WHERE day BETWEEN ${from}::date AND ${to}::date) AS "totalPageViews",
      (SELECT count(*)::int FROM users WHERE created_at < ${endOf(to)}) AS "totalUsers"`
  return overview!
}

export async function engagementIn({ from, to }: Range): Promise<Engagement> {
  const [[rates], types, [people]] = await Promise.all([
    db.$queryRaw<Pick<Engagement, 'sessions' | 'pagesPerSession' | 'secondsPerSession' | 'bounceRate'>[]>`
      SELECT coalesce(sum(visits), 0)::int AS sessions, sum(views)::float / nullif(sum(visits), 0) AS "pagesPerSession",
        sum(seconds)::float / nullif(sum(timed_visits), 0) AS "secondsPerSession",
        sum(single_page_visits)::float / nullif(sum(visits), 0) AS "bounceRate"
      FROM daily_totals WHERE day BETWEEN ${from}::date AND ${to}::date`,
    db.$queryRaw<Engagement['types']>`
      SELECT engagement_type AS "engagementType", sum(count)::int AS count FROM daily_engagement_stats
      WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY 1 ORDER BY 2 DESC, 1`,
    db.$queryRaw<Pick<Engagement, 'newsletterSubscribers' | 'monthlySignups'>[]>`
      SELECT (SELECT count(*)::int FROM users WHERE newsletter AND created_at < ${endOf(to)}) AS "newsletterSubscribers",
        (SELECT count(*)::int FROM users WHERE created_at >= ${monthTo(to)}::date::timestamp AT TIME ZONE 'Europe/London'
          AND created_at < ${endOf(to)}) AS "monthlySignups"`,
  ])
  return { ...rates!, types, ...people! }
}
