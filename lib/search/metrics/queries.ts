import 'server-only'
import { RECENT_SEARCHES, TOP_QUERIES, type Range } from './constants'
import { gapsIn, type Failed } from './rules/gaps'
import type { SearchMetrics } from './types'
import { readFromReplica } from '@/lib/auth/own-writes'
import type { Admin } from '@/lib/auth/viewer'
import { limitTo, Prisma, type Queries, rowsFrom } from '@/lib/core/server/db'
import { type Trend, TREND_DAYS } from '@/lib/core/trend'

type SearchTrends = { searches: Trend; unanswered: Trend }

type Row = Omit<SearchMetrics, 'recentSearches' | 'searchesByDay' | 'topQueries' | 'zeroResults'>

/** Whole days of London, today the last; the last 24 hours are counted by the hour. */
const SINCE: Record<Range, Prisma.Sql> = {
  '1d': Prisma.sql`(now() - interval '24 hours')`,
  '7d': startOfDay(6),
  '30d': startOfDay(29),
}

function startOfDay(daysAgo: number): Prisma.Sql {
  return Prisma.sql`(((now() AT TIME ZONE 'Europe/London')::date - ${daysAgo}::int)::timestamp AT TIME ZONE 'Europe/London')`
}

/** Returns searches, and those that found nothing, of the last 30 days beside those of the 30 before. */
export const searchTrends = (viewer: Admin): Promise<SearchTrends> => readFromReplica(viewer, trendsFrom)

async function trendsFrom(client: Queries): Promise<SearchTrends> {
  const [from, before] = [startOfDay(TREND_DAYS - 1), startOfDay(2 * TREND_DAYS - 1)]
  const [row] = await rowsFrom<{ now: number; before: number; missedNow: number; missedBefore: number }>(
    client,
    Prisma.sql`
    SELECT (count(*) FILTER (WHERE created_at >= ${from}))::int AS now, (count(*) FILTER (WHERE created_at < ${from}))::int AS before,
      (count(*) FILTER (WHERE created_at >= ${from} AND results_count = 0))::int AS "missedNow",
      (count(*) FILTER (WHERE created_at < ${from} AND results_count = 0))::int AS "missedBefore"
    FROM search_events WHERE created_at >= ${before}`,
  )
  const { now, before: earlier, missedNow, missedBefore } = row!
  return {
    searches: { now, before: earlier },
    unanswered: { now: missedNow, before: missedBefore },
  }
}

const asked = Prisma.sql`lower(regexp_replace(btrim(query), '\\s+', ' ', 'g'))`

/** What members searched for, what they found and what they opened. */
export const searchMetrics = (viewer: Admin, range: Range): Promise<SearchMetrics> =>
  readFromReplica(viewer, (client) => metricsFrom(client, range))

async function metricsFrom(client: Queries, range: Range): Promise<SearchMetrics> {
  const since = SINCE[range]
  const [[totals], recent, searchesByDay, topQueries, failed] = await Promise.all([
    rowsFrom<Row>(
      client,
      Prisma.sql`
      SELECT count(*)::int AS "totalSearches", count(DISTINCT ${asked})::int AS "uniqueQueries",
        coalesce(round(avg(results_count), 1), 0)::float AS "avgResultsPerSearch",
        (count(clicked_article_id)::float / nullif(count(*), 0)) AS "clickThroughRate",
        avg(1.0 / clicked_rank)::float AS "meanReciprocalRank"
      FROM search_events WHERE created_at >= ${since}`,
    ),
    rowsFrom<{ id: number; query: string; timestamp: Date; resultsCount: number }>(
      client,
      Prisma.sql`
      SELECT id::float AS id, query, created_at AS timestamp, results_count AS "resultsCount"
      FROM search_events WHERE created_at >= ${since} ORDER BY created_at DESC, id DESC ${limitTo(RECENT_SEARCHES)}`,
    ),
    rowsFrom<{ date: string; count: number }>(
      client,
      Prisma.sql`
      SELECT day::date::text AS date, coalesce(n, 0) AS count
      FROM generate_series((${since} AT TIME ZONE 'Europe/London')::date, (now() AT TIME ZONE 'Europe/London')::date, interval '1 day') AS day
      LEFT JOIN (SELECT (created_at AT TIME ZONE 'Europe/London')::date AS of, count(*)::int AS n
        FROM search_events WHERE created_at >= ${since} GROUP BY 1) counted ON of = day::date
      ORDER BY 1`,
    ),
    rowsFrom<{ query: string; count: number; avgResults: number }>(
      client,
      Prisma.sql`
      SELECT ${asked} AS query, count(*)::int AS count, round(avg(results_count), 1)::float AS "avgResults"
      FROM search_events WHERE created_at >= ${since} GROUP BY 1 ORDER BY 2 DESC, 1 ${limitTo(TOP_QUERIES)}`,
    ),
    rowsFrom<Failed>(
      client,
      Prisma.sql`
      SELECT ${asked} AS query, count(*)::int AS searches, array_remove(array_agg(DISTINCT user_id), NULL) AS members
      FROM (SELECT query, user_id FROM search_events WHERE created_at >= ${since} AND results_count = 0
        UNION ALL SELECT question, user_id FROM assistant_questions WHERE created_at >= ${since} AND NOT answered) missed
      GROUP BY 1 ORDER BY 2 DESC LIMIT 5000`,
    ),
  ])
  return {
    ...totals!,
    recentSearches: recent.map((row) => ({ ...row, timestamp: row.timestamp.toISOString() })),
    searchesByDay,
    topQueries,
    zeroResults: gapsIn(failed),
  }
}
