import 'server-only'
import { COMMIT_MAX } from '../constants'
import { isAdminArea } from '../rules/addresses'
import type { EngagementInput, PageViewInput } from './schema'
import type { Viewer } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { db } from '@/lib/core/server/db'
import { groupCommit } from '@/lib/core/server/group-commit'
import type { Client } from '@/lib/http/client'
import type { Visitor } from '@/lib/http/visitor'
import { inLibrary } from '@/lib/library/queries'
import { consume } from '@/lib/limits/mutations'

/** Who sent an event; nothing of the address is kept. */
export type Sender = { client: Client; visitor: Visitor }

type View = PageViewInput & { userId: string | null; country: string | null; deviceType: string; at: string }
type Engagement = EngagementInput & { userId: string | null; at: string }

/**
 * Stores views of pages and ends when they are committed. Bots and the administration are dropped without a
 * word. Throws RATE_LIMITED.
 */
export async function recordPageViews(
  viewer: Viewer | null,
  events: PageViewInput[],
  { client, visitor }: Sender,
): Promise<void> {
  await consume('analytics', client.ip)
  if (visitor.bot) return
  const { country, deviceType } = visitor
  const at = databaseNow().toISOString()
  await writeViews(
    events
      .filter(({ pageUrl }) => !isAdminArea(pageUrl))
      .map((event) => ({ ...event, userId: viewer?.id ?? null, country, deviceType, at })),
  )
}

/**
 * Stores what readers did with articles; what names an article that is not in the library is dropped. Throws
 * RATE_LIMITED.
 */
export async function recordEngagement(
  viewer: Viewer | null,
  events: EngagementInput[],
  { client, visitor }: Sender,
): Promise<void> {
  await consume('analytics', client.ip)
  if (visitor.bot) return
  const at = databaseNow().toISOString()
  await writeEngagement(events.map((event) => ({ ...event, userId: viewer?.id ?? null, at })))
}

/** Writes the views that browsers sent; of two events of one view in one statement the later one holds. */
const writeViews = groupCommit<View>(async (views) => {
  await db.$executeRaw`
    INSERT INTO page_views (session_id, user_id, page_url, page_title, referrer, time_on_page, scroll_depth, bounced, country, device_type, view_key, created_at)
    SELECT e."sessionId", u.id, e."pageUrl", e."pageTitle", e.referrer, e."timeOnPage", e."scrollDepth", e.bounced, e.country, e."deviceType", e."viewKey", e.at
    FROM jsonb_to_recordset(${JSON.stringify(merged(views))}::jsonb) AS e("sessionId" text, "userId" text, "pageUrl" text, "pageTitle" text, referrer text,
      "timeOnPage" int, "scrollDepth" int, bounced boolean, country text, "deviceType" text, "viewKey" text, at timestamptz)
    LEFT JOIN users u ON u.id = e."userId"
    ON CONFLICT (session_id, view_key) DO UPDATE SET
      time_on_page = greatest(page_views.time_on_page, excluded.time_on_page),
      scroll_depth = greatest(page_views.scroll_depth, excluded.scroll_depth),
      bounced = coalesce(excluded.bounced, page_views.bounced)`
}, COMMIT_MAX)

const writeEngagement = groupCommit<Engagement>(async (events) => {
  await db.$executeRaw`
    INSERT INTO engagement_events (session_id, user_id, article_id, engagement_type, time_spent, scroll_depth, share_destination, download_type, event_key, created_at)
    SELECT e."sessionId", u.id, a.id, e."engagementType", e."timeSpent", e."scrollDepth", e."shareDestination", e."downloadType", e."eventKey", e.at
    FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS e("sessionId" text, "userId" text, "articleId" int, "engagementType" text,
      "timeSpent" int, "scrollDepth" int, "shareDestination" text, "downloadType" text, "eventKey" text, at timestamptz)
    LEFT JOIN users u ON u.id = e."userId"
    LEFT JOIN articles a ON a.id = e."articleId" AND ${inLibrary}
    WHERE e."articleId" IS NULL OR a.id IS NOT NULL
    ON CONFLICT (session_id, event_key) DO NOTHING`
}, COMMIT_MAX)

/** Returns one event for each view: a statement may write a row only once. */
function merged(views: View[]): View[] {
  const byView = new Map<string, View>()
  for (const [index, view] of views.entries()) {
    const key = view.viewKey ? `${view.sessionId} ${view.viewKey}` : String(index)
    const before = byView.get(key)
    byView.set(key, before ? mergedView(before, view) : view)
  }
  return [...byView.values()]
}

const mergedView = (before: View, view: View): View => ({
  ...before,
  timeOnPage: greatest(before.timeOnPage, view.timeOnPage),
  scrollDepth: greatest(before.scrollDepth, view.scrollDepth),
  bounced: view.bounced ?? before.bounced,
})

/** As PostgreSQL says it: what neither knows stays unknown, and is no zero. */
const greatest = (one: number | null | undefined, other: number | null | undefined): number | null =>
  one == null || other == null ? (one ?? other ?? null) : Math.max(one, other)
