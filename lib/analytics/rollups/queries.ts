import 'server-only'
import { Prisma } from '@/lib/core/server/db'

/** `columns` in the order in which `totals` returns them. */
type Totals = { table: string; columns: string; totals: Prisma.Sql }

/**
 * What each daily table holds of one day ('2026-03-29', Europe/London, 23 to 25 hours long), as statements
 * over the single events.
 */
export function dayTotals(day: string): Totals[] {
  const within = Prisma.sql`
    created_at >= ${day}::date::timestamp AT TIME ZONE 'Europe/London'
    AND created_at < (${day}::date + 1)::timestamp AT TIME ZONE 'Europe/London'`
  /** A visit is its member's from its first page on, also from before they signed in. */
  const views = Prisma.sql`views AS MATERIALIZED (
    SELECT session_id, page_url, time_on_page, bounced, country, device_type, who, hashtextextended(coalesce(who, session_id), 0) AS visitor
    FROM (SELECT v.*, max(user_id) OVER (PARTITION BY session_id) AS who FROM page_views v WHERE ${within}) v)`
  return [
    {
      table: 'daily_totals',
      columns: 'day, views, visits, visitors, seconds, timed_visits, single_page_visits',
      totals: Prisma.sql`
        WITH ${views}, visits AS (
          SELECT count(*) AS views, sum(time_on_page) AS seconds FROM views GROUP BY session_id)
        SELECT ${day}::date, sum(views), count(*), (SELECT count(DISTINCT visitor) FROM views), coalesce(sum(seconds), 0),
          count(seconds), count(*) FILTER (WHERE views = 1)
        FROM visits HAVING count(*) > 0`,
    },
    {
      table: 'daily_visitors',
      columns: 'day, visitor, user_id',
      totals: Prisma.sql`WITH ${views} SELECT ${day}::date, visitor, max(who) FROM views GROUP BY visitor`,
    },
    {
      table: 'daily_page_stats',
      columns: 'day, path, views, visitors, seconds, bounces',
      totals: Prisma.sql`
        WITH ${views}
        SELECT ${day}::date, page_url, count(*), count(DISTINCT visitor), coalesce(sum(time_on_page), 0), count(*) FILTER (WHERE bounced)
        FROM views GROUP BY page_url`,
    },
    {
      table: 'daily_visitor_stats',
      columns: 'day, kind, value, visitors, views',
      totals: Prisma.sql`
        WITH ${views}
        SELECT ${day}::date, kind, value, count(DISTINCT visitor), count(*)
        FROM views CROSS JOIN LATERAL (VALUES ('country', coalesce(country, 'unknown')), ('device', coalesce(device_type, 'unknown'))) AS of (kind, value)
        GROUP BY kind, value`,
    },
    {
      table: 'daily_article_stats',
      columns: 'day, article_id, views, readers, likes, comments, bookmarks, shares',
      totals: Prisma.sql`
        WITH ${views}, opened AS (
          SELECT coalesce(a.id, r.article_id) AS article_id, count(*) AS views, count(DISTINCT visitor) AS readers
          FROM views LEFT JOIN articles a ON a.slug = split_part(page_url, '/', 3)
            LEFT JOIN slug_redirects r ON a.id IS NULL AND r.slug = split_part(page_url, '/', 3)
          WHERE page_url ~ '^/articles/[^/]+/?$' GROUP BY 1),
        done AS (
          SELECT article_id, count(*) FILTER (WHERE engagement_type = 'like') AS likes, count(*) FILTER (WHERE engagement_type = 'comment') AS comments,
            count(*) FILTER (WHERE engagement_type = 'bookmark') AS bookmarks, count(*) FILTER (WHERE engagement_type = 'share') AS shares
          FROM engagement_events WHERE ${within} AND article_id IS NOT NULL AND engagement_type IN ('like', 'comment', 'bookmark', 'share') GROUP BY 1)
        SELECT ${day}::date, article_id, coalesce(views, 0), coalesce(readers, 0), coalesce(likes, 0), coalesce(comments, 0), coalesce(bookmarks, 0), coalesce(shares, 0)
        FROM opened FULL JOIN done USING (article_id) WHERE article_id IS NOT NULL`,
    },
    {
      table: 'daily_engagement_stats',
      columns: 'day, engagement_type, count, seconds',
      totals: Prisma.sql`
        SELECT ${day}::date, engagement_type, count(*), coalesce(sum(time_spent), 0) FROM engagement_events WHERE ${within} GROUP BY engagement_type`,
    },
    {
      table: 'daily_search_stats',
      columns: 'day, query, searches, results_total, members, clicks',
      totals: Prisma.sql`
        SELECT ${day}::date, asked, count(*), sum(results_count), count(DISTINCT user_id), count(clicked_article_id)
        FROM (SELECT *, lower(regexp_replace(btrim(query), '\\s+', ' ', 'g')) AS asked FROM search_events WHERE ${within}) s GROUP BY asked`,
    },
  ]
}
