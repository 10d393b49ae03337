import { POST as engage } from '@/app/api/analytics/engagement/route'
import { POST as view } from '@/app/api/analytics/page-view/route'
import { POST as search } from '@/app/api/analytics/search/route'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { AGREED, collect, newVisit } from '../../support/analytics'
import { call } from '../../support/call'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const viewOf = (sessionId: string, more: object = {}) => ({
  sessionId,
  pageUrl: '/articles/beams?from=mail#part',
  pageTitle: 'Beams',
  referrer: 'https://search.example/find?q=secret',
  ...more,
})
const viewsOf = (sessionId: string) => db.pageView.findMany({ where: { sessionId }, orderBy: { id: 'asc' } })

const BOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Unknown; Linux) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1',
  'Mozilla/5.0 (Linux) Chrome/143.0.0.0 Puppeteer',
  'Playwright/1.65.1 (x64; ubuntu 24.04) node/22.13',
  'python-requests/2.32.3',
  'Python/3.12 aiohttp/3.9',
  'curl/8.5.0',
  'Go-http-client/1.1',
  'Apache-HttpClient/4.5.14 (Java/17.0.1)',
]
const PEOPLE = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
]

beforeEach(resetLimits)

describe('without consent', () => {
  test.each([
    ['page-view', view],
    ['engagement', engage],
    ['search', search],
  ])('%s is refused, whatever it sends and whoever sends it', async (_name, handler) => {
    const { cookie } = await signIn()
    const sessionId = newVisit()
    const body = viewOf(sessionId)
    for (const given of [undefined, cookie, 'consent=', 'consent=true', 'consent=no; xconsent=analytics']) {
      const reply = await call(handler, { body, cookie: given })
      expect([given, reply.status, reply.body.code]).toEqual([given, 403, 'FORBIDDEN'])
    }
    expect(await viewsOf(sessionId)).toEqual([])
  })

  test('the marker opens nothing else', async () => {
    const { GET } = await import('@/app/api/search/route')
    expect((await call(GET, { cookie: AGREED, query: { q: 'beam' } })).status).toBe(401)
  })
})

test('another site cannot have anything counted', async () => {
  const sessionId = newVisit()
  const reply = await collect(view, viewOf(sessionId), { headers: { origin: 'https://elsewhere.example' } })
  expect(reply.status).toBe(403)
  expect(await viewsOf(sessionId)).toEqual([])
})

test.each([
  [{ sessionId: 'me' }, 'sessionId'],
  [{ pageUrl: '' }, 'pageUrl'],
  [{ pageUrl: 7 }, 'pageUrl'],
  [{ timeOnPage: -1 }, 'timeOnPage'],
  [{ scrollDepth: 101 }, 'scrollDepth'],
  [{ bounced: 'yes' }, 'bounced'],
])('%j is refused and named', async (wrong, path) => {
  const reply = await collect(view, viewOf(newVisit(), wrong))
  expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([400, path])
  const several = await collect(view, [viewOf(newVisit()), viewOf(newVisit(), wrong)])
  expect([several.status, several.body.errors?.[0]?.path]).toEqual([400, `1.${path}`])
})

test('more than twenty at once, or none, are too many and too few', async () => {
  const many = Array.from({ length: 21 }, () => viewOf(newVisit()))
  expect((await collect(view, many)).status).toBe(400)
  expect((await collect(view, [])).status).toBe(400)
})

test('a view holds the page, the source and the kind of device, and nothing that anybody typed', async () => {
  const sessionId = newVisit()
  const { user, cookie } = await signIn()
  const sent = viewOf(sessionId, { timeOnPage: 12.4, scrollDepth: 55.5, bounced: true })
  expect((await collect(view, sent, { cookie })).status).toBe(204)
  expect(await viewsOf(sessionId)).toEqual([
    expect.objectContaining({
      userId: user.id,
      pageUrl: '/articles/beams',
      pageTitle: 'Beams',
      referrer: 'https://search.example/find',
      timeOnPage: 12,
      scrollDepth: 56,
      bounced: true,
      country: null,
      deviceType: 'mobile',
    }),
  ])
})

test('a view told on arriving, on leaving and once more is one view', async () => {
  const sessionId = newVisit()
  const event = viewOf(sessionId, { viewKey: 'v1' })
  await collect(view, event)
  await collect(view, { ...event, timeOnPage: 40, scrollDepth: 90, bounced: true })
  await collect(view, [
    { ...event, timeOnPage: 60, scrollDepth: 30, bounced: false },
    { ...event, timeOnPage: 50, scrollDepth: 20, bounced: false },
  ])
  expect(await viewsOf(sessionId)).toEqual([
    expect.objectContaining({ timeOnPage: 60, scrollDepth: 90, bounced: false }),
  ])
})

test('a view told twice at once on arriving has no time, as when it is told twice one after the other', async () => {
  const [together, apart] = [newVisit(), newVisit()]
  const arriving = (sessionId: string) => viewOf(sessionId, { viewKey: 'v1' })
  await collect(view, [arriving(together), arriving(together)])
  for (let time = 0; time < 2; time++) await collect(view, arriving(apart))
  for (const sessionId of [together, apart])
    expect(await viewsOf(sessionId)).toEqual([
      expect.objectContaining({ timeOnPage: null, scrollDepth: null, bounced: null }),
    ])
})

test('without a key each telling is a view', async () => {
  const sessionId = newVisit()
  await collect(view, viewOf(sessionId))
  await collect(view, viewOf(sessionId))
  expect(await viewsOf(sessionId)).toHaveLength(2)
})

test('bots and the administration are taken for nothing', async () => {
  const sessionId = newVisit()
  for (const agent of BOTS)
    expect((await collect(view, viewOf(sessionId), { headers: { 'user-agent': agent } })).status).toBe(204)
  for (const pageUrl of ['/admin', '/Admin/users', 'http://localhost:3000/admin/analytics?tab=content'])
    expect((await collect(view, viewOf(sessionId, { pageUrl }))).status).toBe(204)
  expect(await viewsOf(sessionId)).toEqual([])
  await collect(view, viewOf(sessionId, { pageUrl: '/administration' }))
  expect(await viewsOf(sessionId)).toHaveLength(1)
  for (const agent of PEOPLE) await collect(view, viewOf(sessionId), { headers: { 'user-agent': agent } })
  expect(await viewsOf(sessionId)).toHaveLength(1 + PEOPLE.length)
})

test('a country is believed from a trusted proxy only', async () => {
  const [direct, behind] = [newVisit(), newVisit()]
  const headers = { 'cf-ipcountry': 'gb' }
  await collect(view, viewOf(direct), { headers })
  const trusting = jest.replaceProperty(env(), 'TRUST_PROXY', 1)
  await collect(view, viewOf(behind), { headers: { ...headers, 'x-forwarded-for': '203.0.113.9' } })
  trusting.restore()
  expect((await viewsOf(direct))[0]?.country).toBeNull()
  expect((await viewsOf(behind))[0]?.country).toBe('GB')
})

test('no table of events can hold an address', async () => {
  const columns = await db.$queryRaw<{ name: string }[]>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_name IN ('page_views', 'search_events', 'engagement_events', 'daily_visitors')`
  expect(columns.filter(({ name }) => /(^|_)(ip|address)(_|$)/.test(name))).toEqual([])
})

test('120 calls a minute from one address, and no more', async () => {
  const headers = { 'x-loadpath-peer': 'one-and-the-same' }
  const calls = Array.from({ length: 121 }, () => collect(view, viewOf(newVisit()), { headers }))
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(120)
  const refused = await collect(engage, { sessionId: newVisit(), engagementType: 'print' }, { headers })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('what readers do with articles is kept once; what names no article of the library is dropped', async () => {
  const sessionId = newVisit()
  const { id: articleId } = await createArticle()
  const draft = await createArticle({ status: 'draft' })
  const event = { sessionId, articleId, engagementType: 'share', shareDestination: 'link', eventKey: 'e1' }
  for (let time = 0; time < 2; time++) expect((await collect(engage, event)).status).toBe(204)
  for (const unknown of [draft.id, 2_147_483_647])
    expect((await collect(engage, { ...event, articleId: unknown, eventKey: 'e2' })).status).toBe(204)
  expect(await db.engagementEvent.findMany({ where: { sessionId } })).toEqual([
    expect.objectContaining({ articleId, engagementType: 'share', shareDestination: 'link' }),
  ])
  const reply = await collect(engage, { ...event, engagementType: 'dislike' })
  expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([400, 'engagementType'])
})

test('half a character harms neither itself nor what is written with it', async () => {
  const visits = Array.from({ length: 30 }, newVisit)
  const titles = ['\ud83d', `${'x'.repeat(299)}\u{1f309}`, 'Beams']
  const replies = await Promise.all(
    visits.map((sessionId, index) => collect(view, viewOf(sessionId, { pageTitle: titles[index % 3] }))),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]))
  expect(await db.pageView.count({ where: { sessionId: { in: visits } } })).toBe(30)
})
