import 'server-only'
import { DECISION_MAKERS_PERCENT, TOP_COUNTRIES, TOP_PAGES } from '../constants'
import { dayFrom, rangeOf } from './rules/ranges'
import type { PerformanceQuery } from './schema'
import type {
  ArticlePerformance,
  ArticleViews,
  AudienceInsights,
  Dashboard,
  DayFigures,
  Engagement,
  Figures,
  PageViews,
  ProfessionalTitle,
  Range,
  Timeframe,
  VisitTrends,
} from './types'
import { readFromReplica } from '@/lib/auth/own-writes'
import type { Admin } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import type { Page } from '@/lib/core/page'
import { limitTo, pool, Prisma, type Queries, rowsFrom } from '@/lib/core/server/db'
import { TREND_DAYS } from '@/lib/core/trend'
import { inLibrary } from '@/lib/library/queries'

/**
 * Returns everything that the page shows of the last days, from daily totals that are at most a minute old.
 */
export async function dashboard(viewer: Admin, timeframe: Timeframe): Promise<Dashboard> {
  const range = rangeOf(timeframe, today())
  return { timeframe, ...(await readFromReplica(viewer, (client) => figuresIn(range, client))) }
}

/** Returns the same figures of any range; asked for by whoever has passed a gate, or by the clock. */
export async function figuresIn(range: Range, client: Queries = pool()): Promise<Figures> {
  const { from, to } = range
  const [overview, countries, deviceTypes, topArticles, topPages, days, engagement] = await Promise.all([
    overviewOf(client, range),
    visitorsBy(client, 'country', range),
    visitorsBy(client, 'device', range),
    rowsFrom<ArticleViews>(
      client,
      Prisma.sql`
      SELECT a.id AS "articleId", a.title, a.slug, t.views FROM (
        SELECT article_id, sum(views)::int AS views FROM daily_article_stats
        WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY 1 HAVING sum(views) > 0 ORDER BY 2 DESC, 1 ${limitTo(TOP_PAGES)}) t
      JOIN articles a ON a.id = t.article_id ORDER BY t.views DESC, a.id`,
    ),
    rowsFrom<PageViews>(
      client,
      Prisma.sql`
      SELECT t.path, (SELECT title FROM articles WHERE t.path LIKE '/articles/%' AND slug = split_part(t.path, '/', 3)) AS title, t.views FROM (
        SELECT path, sum(views)::int AS views FROM daily_page_stats
        WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY 1 ORDER BY 2 DESC, 1 ${limitTo(TOP_PAGES)}) t
      ORDER BY t.views DESC, t.path`,
    ),
    rowsFrom<DayFigures>(
      client,
      Prisma.sql`
      SELECT d::date::text AS day, coalesce(views, 0) AS views, coalesce(visitors, 0) AS visitors
      FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS d LEFT JOIN daily_totals t ON t.day = d::date ORDER BY 1`,
    ),
    engagementIn(client, range),
  ])
  return {
    ...range,
    overview,
    countries: countries.map(({ value, count }) => ({ country: value, count })),
    deviceTypes: deviceTypes.map(({ value, count }) => ({ deviceType: value, count })),
    topArticles,
    topPages,
    days,
    engagement,
  }
}

const visitorsBy = (client: Queries, kind: 'country' | 'device', { from, to }: Range) =>
  rowsFrom<{ value: string; count: number }>(
    client,
    Prisma.sql`
  SELECT value, sum(visitors)::int AS count FROM daily_visitor_stats
  WHERE kind = ${kind} AND day BETWEEN ${from}::date AND ${to}::date GROUP BY 1 ORDER BY 2 DESC, 1 ${limitTo(TOP_COUNTRIES)}`,
  )

/** Returns views, visitors and new accounts of the last 30 days beside those of the 30 before. */
export const visitTrends = (viewer: Admin): Promise<VisitTrends> => readFromReplica(viewer, visitsFrom)

async function visitsFrom(client: Queries): Promise<VisitTrends> {
  const to = today()
  const from = dayFrom(to, 1 - TREND_DAYS)
  const [before, until] = [dayFrom(from, -TREND_DAYS), dayFrom(from, -1)]
  const [row] = await rowsFrom<Record<`${keyof VisitTrends}${'Now' | 'Before'}`, number>>(
    client,
    Prisma.sql`
    SELECT v."viewsNow", v."viewsBefore", d."visitorsNow", d."visitorsBefore", u."signupsNow", u."signupsBefore" FROM
      (SELECT coalesce(sum(views) FILTER (WHERE day >= ${from}::date), 0)::int AS "viewsNow",
        coalesce(sum(views) FILTER (WHERE day < ${from}::date), 0)::int AS "viewsBefore"
        FROM daily_totals WHERE day BETWEEN ${before}::date AND ${to}::date) v,
      (SELECT count(DISTINCT visitor) FILTER (WHERE day >= ${from}::date)::int AS "visitorsNow",
        count(DISTINCT visitor) FILTER (WHERE day < ${from}::date)::int AS "visitorsBefore"
        FROM daily_visitors WHERE day BETWEEN ${before}::date AND ${to}::date) d,
      (SELECT (count(*) FILTER (WHERE created_at >= ${endOf(until)}))::int AS "signupsNow",
        (count(*) FILTER (WHERE created_at < ${endOf(until)}))::int AS "signupsBefore"
        FROM users WHERE created_at >= ${endOf(dayFrom(before, -1))} AND created_at < ${endOf(to)}) u`,
  )
  const { viewsNow, viewsBefore, visitorsNow, visitorsBefore, signupsNow, signupsBefore } = row!
  return {
    views: { now: viewsNow, before: viewsBefore },
    visitors: { now: visitorsNow, before: visitorsBefore },
    signups: { now: signupsNow, before: signupsBefore },
  }
}

/**
 * Returns published articles by what the library itself counts of them, most viewed first: all readers,
 * consent or not, since they were published.
 */
export const contentPerformance = (
  viewer: Admin,
  query: PerformanceQuery,
): Promise<Page<ArticlePerformance>> => readFromReplica(viewer, (client) => performanceFrom(client, query))

async function performanceFrom(
  client: Queries,
  { page, pageSize }: PerformanceQuery,
): Promise<Page<ArticlePerformance>> {
  const [items, [{ total } = { total: 0 }]] = await Promise.all([
    rowsFrom<ArticlePerformance>(
      client,
      Prisma.sql`
      SELECT a.id, a.slug, a.title, a.views, a.like_count AS likes, a.comment_count AS comments,
        (SELECT count(*)::int FROM bookmarks b WHERE b.article_id = a.id) AS bookmarks
      FROM articles a WHERE ${inLibrary}
      ORDER BY a.views DESC, a.id ${limitTo(pageSize, page)}`,
    ),
    rowsFrom<{ total: number }>(
      client,
      Prisma.sql`
      SELECT count(*)::int AS total FROM articles a WHERE ${inLibrary}`,
    ),
  ])
  return { items, total, page, pageSize }
}

/** Returns what members say of their profession. */
export const audienceInsights = (viewer: Admin): Promise<AudienceInsights> =>
  readFromReplica(viewer, audienceFrom)

async function audienceFrom(client: Queries): Promise<AudienceInsights> {
  const [titles, accounts] = await Promise.all([
    rowsFrom<ProfessionalTitle>(
      client,
      Prisma.sql`
      SELECT min(btrim(professional_title)) AS "professionalTitle", count(*)::int AS count FROM users
      WHERE btrim(professional_title) <> '' GROUP BY lower(btrim(professional_title)) ORDER BY 2 DESC, 1 LIMIT 100`,
    ),
    rowsFrom<{ total: number; untitled: number }>(
      client,
      Prisma.sql`
      SELECT count(*)::int AS total, (count(*) FILTER (WHERE coalesce(btrim(professional_title), '') = ''))::int AS untitled FROM users`,
    ),
  ])
  const { total, untitled } = accounts[0]!
  return {
    professionalTitles: titles,
    untitled,
    decisionMakers: Math.round((total * DECISION_MAKERS_PERCENT) / 100),
  }
}

/** Returns a month of 30 days that ends with the range. */
const monthTo = (to: string) => dayFrom(to, -29)

/** Returns the moment at which the last day of the range is over in London. */
const endOf = (to: string) => Prisma.sql`(${to}::date + 1)::timestamp AT TIME ZONE 'Europe/London'`

async function overviewOf(client: Queries, { from, to }: Range): Promise<Figures['overview']> {
  const [overview] = await rowsFrom<Figures['overview']>(
    client,
    Prisma.sql`
    SELECT
      (SELECT count(*)::int FROM (SELECT 1 FROM daily_visitors
        WHERE user_id IS NOT NULL AND day BETWEEN ${monthTo(to)}::date AND ${to}::date GROUP BY user_id) m) AS "activeUsers",
      (SELECT count(*)::int FROM (SELECT 1 FROM daily_visitors WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY visitor) v) AS "uniqueVisitors",
      (SELECT coalesce(sum(views), 0)::int FROM daily_totals WHERE day BETWEEN ${from}::date AND ${to}::date) AS "totalPageViews",
      (SELECT count(*)::int FROM users WHERE created_at < ${endOf(to)}) AS "totalUsers"`,
  )
  return overview!
}

async function engagementIn(client: Queries, { from, to }: Range): Promise<Engagement> {
  const [[rates], types, [people]] = await Promise.all([
    rowsFrom<Pick<Engagement, 'sessions' | 'pagesPerSession' | 'secondsPerSession' | 'bounceRate'>>(
      client,
      Prisma.sql`
      SELECT coalesce(sum(visits), 0)::int AS sessions, sum(views)::float / nullif(sum(visits), 0) AS "pagesPerSession",
        sum(seconds)::float / nullif(sum(timed_visits), 0) AS "secondsPerSession",
        sum(single_page_visits)::float / nullif(sum(visits), 0) AS "bounceRate"
      FROM daily_totals WHERE day BETWEEN ${from}::date AND ${to}::date`,
    ),
    rowsFrom<Engagement['types'][number]>(
      client,
      Prisma.sql`
      SELECT engagement_type AS "engagementType", sum(count)::int AS count FROM daily_engagement_stats
      WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY 1 ORDER BY 2 DESC, 1`,
    ),
    rowsFrom<Pick<Engagement, 'newsletterSubscribers' | 'monthlySignups'>>(
      client,
      Prisma.sql`
      SELECT (SELECT count(*)::int FROM users WHERE newsletter AND created_at < ${endOf(to)}) AS "newsletterSubscribers",
        (SELECT count(*)::int FROM users WHERE created_at >= ${monthTo(to)}::date::timestamp AT TIME ZONE 'Europe/London'
          AND created_at < ${endOf(to)}) AS "monthlySignups"`,
    ),
  ])
  return { ...rates!, types, ...people! }
}
