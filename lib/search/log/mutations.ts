import 'server-only'
import type { Viewer, Verified } from '@/lib/auth/viewer'
import { db, pool, Prisma } from '@/lib/core/server/db'
import { log } from '@/lib/core/server/log'
import { inLibrary } from '@/lib/library/queries'
import { consume } from '@/lib/limits/mutations'

/**
 * Records an answered search. Its prefixes that the viewer typed in the last 30 seconds are merged into it.
 * A failure to record is logged and does not fail the search.
 */
export async function logSearch(viewer: Verified, query: string, resultsCount: number): Promise<void> {
  try {
    const { text, values } = Prisma.sql`SELECT log_search(${viewer.id}, ${query}, ${resultsCount}::int)`
    await pool().query({ name: 'log-search', text, values })
  } catch (error) {
    log.warn({ error: String(error) }, 'a search was not noted')
  }
}

/**
 * What the browser says of a search that was answered: which visit it belongs to, and which article was
 * opened from it.
 */
type Told = { sessionId: string; query: string; clickedResult?: number | null; rank?: number | null }

/**
 * Adds to the viewer's own latest search of these words within half an hour, or else to the one that begins
 * with them: going back in the words is no search of its own. The first article that was opened counts.
 * Nothing is made where no such search was answered: the server records searches itself. Throws RATE_LIMITED.
 */
export async function recordClicks(
  viewer: Viewer | null,
  told: Told[],
  { ip, bot }: { ip: string; bot: boolean },
): Promise<void> {
  await consume('analytics', ip)
  if (!viewer || bot) return
  for (const { sessionId, query, clickedResult = null, rank = null } of told)
    await db.$executeRaw`
      UPDATE search_events SET session_id = coalesce(session_id, ${sessionId}),
        clicked_article_id = coalesce(clicked_article_id, opened.id),
        clicked_rank = CASE WHEN clicked_article_id IS NULL AND opened.id IS NOT NULL THEN ${rank}::int ELSE clicked_rank END,
        updated_at = updated_at
      FROM (SELECT (SELECT a.id FROM articles a WHERE a.id = ${clickedResult}::int AND ${inLibrary}) AS id) opened
      WHERE search_events.id = (
        SELECT id FROM search_events WHERE user_id = ${viewer.id} AND starts_with(lower(btrim(query)), lower(btrim(${query})))
          AND btrim(${query}) <> '' AND updated_at > now() - interval '30 minutes'
        ORDER BY lower(btrim(query)) = lower(btrim(${query})) DESC, created_at DESC LIMIT 1)`
}
