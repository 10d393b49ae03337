import { GET as dashboard } from '@/app/api/admin/analytics/dashboard/route'
import { POST as pageView } from '@/app/api/analytics/page-view/route'
import { rollUp } from '@/lib/analytics/rollups/jobs'
import { disconnect, openConnection, pool } from '@/lib/core/server/db'
import { collect } from '../support/analytics'
import { call } from '../support/call'
import { signIn } from '../support/factories'
import { generateEvents } from './analytics-events'

/** Written without a look at the roll-ups: text of local days instead of ranges, joins instead of windows. */
const INDEPENDENT = `
  WITH v AS (SELECT p.*, to_char(p.created_at AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') AS day FROM page_views p),
  owner AS (SELECT day, session_id, max(user_id) AS who FROM v GROUP BY 1, 2),
  named AS (SELECT v.*, coalesce(o.who, v.session_id) AS visitor FROM v JOIN owner o USING (day, session_id)),
  e AS (SELECT *, to_char(created_at AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') AS day FROM engagement_events),
  s AS (SELECT *, to_char(created_at AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') AS day FROM search_events)
  SELECT 'views' AS name, (SELECT count(*) FROM page_views) AS raw, (SELECT sum(views) FROM daily_totals) AS daily
  UNION ALL SELECT 'views by page', (SELECT count(*) FROM page_views), (SELECT sum(views) FROM daily_page_stats)
  UNION ALL SELECT 'views by device', (SELECT count(*) FROM page_views), (SELECT sum(views) FROM daily_visitor_stats WHERE kind = 'device')
  UNION ALL SELECT 'views by country', (SELECT count(*) FROM page_views), (SELECT sum(views) FROM daily_visitor_stats WHERE kind = 'country')
  UNION ALL SELECT 'visits', (SELECT count(*) FROM owner), (SELECT sum(visits) FROM daily_totals)
  UNION ALL SELECT 'visitors', (SELECT count(*) FROM (SELECT DISTINCT day, visitor FROM named) d), (SELECT sum(visitors) FROM daily_totals)
  UNION ALL SELECT 'who came when', (SELECT count(*) FROM (SELECT DISTINCT day, visitor FROM named) d), (SELECT count(*) FROM daily_visitors)
  UNION ALL SELECT 'visitors by device', (SELECT count(*) FROM (SELECT DISTINCT day, visitor, device_type FROM named) d), (SELECT sum(visitors) FROM daily_visitor_stats WHERE kind = 'device')
  UNION ALL SELECT 'seconds', (SELECT sum(time_on_page) FROM page_views), (SELECT sum(seconds) FROM daily_totals)
  UNION ALL SELECT 'bounces', (SELECT count(*) FROM page_views WHERE bounced), (SELECT sum(bounces) FROM daily_page_stats)
  UNION ALL SELECT 'article views', (SELECT count(*) FROM page_views p JOIN articles a ON p.page_url = '/articles/' || a.slug), (SELECT sum(views) FROM daily_article_stats)
  UNION ALL SELECT 'article readers', (SELECT count(*) FROM (SELECT DISTINCT day, visitor, a.id FROM named n JOIN articles a ON n.page_url = '/articles/' || a.slug) d), (SELECT sum(readers) FROM daily_article_stats)
  UNION ALL SELECT 'likes', (SELECT count(*) FROM e WHERE engagement_type = 'like'), (SELECT sum(likes) FROM daily_article_stats)
  UNION ALL SELECT 'engagement', (SELECT count(*) FROM e), (SELECT sum(count) FROM daily_engagement_stats)
  UNION ALL SELECT 'searches', (SELECT count(*) FROM s), (SELECT sum(searches) FROM daily_search_stats)
  UNION ALL SELECT 'searchers', (SELECT count(*) FROM (SELECT DISTINCT day, lower(query), user_id FROM s WHERE user_id IS NOT NULL) d), (SELECT sum(members) FROM daily_search_stats)
  UNION ALL SELECT 'days that differ', 0, (SELECT count(*) FROM (SELECT day, count(*) AS n FROM v GROUP BY 1) r FULL JOIN daily_totals t ON t.day::text = r.day WHERE r.n IS DISTINCT FROM t.views)`

const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)
let wrong = 0

let began = performance.now()
const events = await generateEvents(Number(process.env.EVENTS))
console.log(`${events} events made in ${seconds(began)} s`)

began = performance.now()
const days = await rollUp()
console.log(`${days} days added up in ${seconds(began)} s`)
await pool().query('ANALYZE')

// The check reads a million rows many ways at once; the pool allows a statement 15 seconds.
const client = await openConnection({})
const { rows } = await client.query<{ name: string; raw: string; daily: string }>(INDEPENDENT)
await client.end()
for (const { name, raw, daily } of rows) {
  const same = Number(raw) === Number(daily)
  if (!same) wrong++
  console.log(`${same ? 'equal' : 'WRONG'}  ${name}: ${raw} ${daily}`)
}

const { cookie } = await signIn({ role: 'admin' })
for (const timeframe of ['7d', '30d', '90d']) {
  const took: number[] = []
  for (let time = 0; time < 21; time++) {
    const from = performance.now()
    const { status } = await call(dashboard, { cookie, query: { timeframe } })
    if (status !== 200) throw new Error(String(status))
    took.push(performance.now() - from)
  }
  took.sort((a, b) => a - b)
  if (took[19]! > 200) wrong++
  console.log(`dashboard ${timeframe}: median ${took[10]!.toFixed(0)} ms, p95 ${took[19]!.toFixed(0)} ms`)
}

began = performance.now()
let taken = 0
const send = async (lane: number) => {
  for (let n = 0; performance.now() - began < 10_000; n++) {
    const batch = Array.from({ length: 20 }, (_, index) => ({
      sessionId: `session_bench${lane}x${n}`,
      pageUrl: '/articles',
      viewKey: `k${index}`,
    }))
    const { status } = await collect(pageView, batch)
    if (status !== 204) throw new Error(String(status))
    taken += batch.length
  }
}
await Promise.all(Array.from({ length: 16 }, (_, lane) => send(lane)))
const rate = taken / ((performance.now() - began) / 1000)
if (rate < 1000) wrong++
console.log(`taken and committed: ${rate.toFixed(0)} events a second, 20 a call, 16 calls at a time`)

await disconnect()
process.exit(wrong > 0 ? 1 : 0)
