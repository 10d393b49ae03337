import { GET as audience } from '@/app/api/admin/analytics/audience-insights/route'
import { GET as content } from '@/app/api/admin/analytics/content-performance/route'
import { GET as dashboard } from '@/app/api/admin/analytics/dashboard/route'
import { rollUp } from '@/lib/analytics/rollups/jobs'
import type { ArticlePerformance, AudienceInsights, Dashboard } from '@/lib/analytics/dashboard/types'
import { db } from '@/lib/core/server/db'
import { newVisit } from '../../support/analytics'
import { call, type Handler } from '../../support/call'
import { createArticle, createMember, signIn } from '../../support/factories'
import { sql } from '../../support/rows'

const DAY = 86_400_000
const asAdmin = async <T>(handler: Handler, query: Record<string, string> = {}) =>
  call<T>(handler, { cookie: (await signIn({ role: 'admin' })).cookie, query })
const view = (more: object) =>
  db.pageView.create({ data: { sessionId: newVisit(), pageUrl: '/', deviceType: 'desktop', ...more } })

test.each([
  ['dashboard', dashboard],
  ['content-performance', content],
  ['audience-insights', audience],
])('%s is for admins', async (_name, handler) => {
  expect((await call(handler)).status).toBe(401)
  expect((await call(handler, { cookie: (await signIn()).cookie })).status).toBe(403)
})

test('a timeframe that there is not is refused and named', async () => {
  const reply = await call(dashboard, {
    cookie: (await signIn({ role: 'admin' })).cookie,
    query: { timeframe: '365d' },
  })
  expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([400, 'timeframe'])
})

test('without events nothing is invented', async () => {
  const { body } = await asAdmin<Dashboard>(dashboard)
  expect(body).toMatchObject({
    timeframe: '30d',
    overview: { activeUsers: 0, uniqueVisitors: 0, totalPageViews: 0 },
    countries: [],
    deviceTypes: [],
    topArticles: [],
    topPages: [],
    engagement: { sessions: 0, pagesPerSession: null, secondsPerSession: null, bounceRate: null, types: [] },
  })
  expect(body.days).toHaveLength(30)
})

test('people are counted once in a range, and members of the last month are active', async () => {
  const { id: userId } = await createMember()
  const { id: articleId, slug } = await createArticle({ title: 'Bond' })
  const visit = newVisit()
  const at = (days: number) => new Date(Date.now() - days * DAY)
  await view({ sessionId: visit, userId, pageUrl: `/articles/${slug}`, country: 'GB', timeOnPage: 60 })
  await view({ sessionId: visit, userId, pageUrl: '/search', country: 'GB', timeOnPage: 30 })
  await view({ userId, createdAt: at(3), country: 'GB' })
  await view({ createdAt: at(5), country: 'FR', deviceType: 'mobile' })
  await view({ userId, createdAt: at(20) })
  await view({ createdAt: at(60) })
  await db.engagementEvent.create({ data: { sessionId: visit, articleId, engagementType: 'like' } })
  await rollUp()
  const week = (await asAdmin<Dashboard>(dashboard, { timeframe: '7d' })).body
  expect(week.overview).toMatchObject({ activeUsers: 1, uniqueVisitors: 2, totalPageViews: 4 })
  expect(week.countries).toEqual([
    { country: 'GB', count: 2 },
    { country: 'FR', count: 1 },
  ])
  expect(week.deviceTypes).toEqual([
    { deviceType: 'desktop', count: 2 },
    { deviceType: 'mobile', count: 1 },
  ])
  expect(week.topArticles).toEqual([{ articleId, title: 'Bond', slug, views: 1 }])
  expect(week.topPages[0]).toEqual({ path: '/', title: null, views: 2 })
  expect(week.days.map(({ views }) => views)).toEqual([0, 1, 0, 1, 0, 0, 2])
  expect(week.engagement).toMatchObject({
    sessions: 3,
    pagesPerSession: 4 / 3,
    secondsPerSession: 90,
    bounceRate: 2 / 3,
    types: [{ engagementType: 'like', count: 1 }],
  })
  const overviews = await Promise.all(
    ['30d', '90d'].map(
      async (timeframe) => (await asAdmin<Dashboard>(dashboard, { timeframe })).body.overview,
    ),
  )
  expect(overviews.map(({ totalPageViews, uniqueVisitors }) => [totalPageViews, uniqueVisitors])).toEqual([
    [5, 2],
    [6, 3],
  ])
})

test('top pages are ten', async () => {
  for (let n = 0; n < 12; n++) await view({ pageUrl: `/page-${n}` })
  await rollUp()
  expect((await asAdmin<Dashboard>(dashboard)).body.topPages).toHaveLength(10)
})

test('articles stand with the library’s own counters, most viewed first, a page at a time', async () => {
  const [some, most] = [await createArticle({ title: 'Some' }), await createArticle({ title: 'Most' })]
  await createArticle({ status: 'draft', title: 'Hidden' })
  await sql('UPDATE articles SET views = CASE id WHEN $1 THEN 9 WHEN $2 THEN 5 ELSE 0 END', [
    most.id,
    some.id,
  ])
  const { userId } = { userId: (await createMember()).id }
  await db.like.create({ data: { userId, articleId: most.id } })
  const reply = await asAdmin<{ articlePerformance: ArticlePerformance[] }>(content, { pageSize: '2' })
  expect(reply.body.articlePerformance).toEqual([
    expect.objectContaining({ id: most.id, title: 'Most', views: 9, likes: 1 }),
    expect.objectContaining({ id: some.id, title: 'Some', views: 5, likes: 0 }),
  ])
  expect(Number(reply.headers.get('x-total-count'))).toBeGreaterThanOrEqual(2)
  expect(JSON.stringify(reply.body)).not.toContain('Hidden')
})

test('titles are counted whatever their capitals; decision-makers are 40 percent of all accounts', async () => {
  const titles = ['Structural Engineer', 'structural engineer ', 'Student', null, '  ']
  for (const professionalTitle of titles)
    await db.user.update({ where: { id: (await createMember()).id }, data: { professionalTitle } })
  const { body } = await asAdmin<AudienceInsights>(audience)
  expect(body.professionalTitles.map(({ count }) => count)).toEqual([2, 1])
  expect(body.decisionMakers).toBe(Math.round((await db.user.count()) * 0.4))
})
