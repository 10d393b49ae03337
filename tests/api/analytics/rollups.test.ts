import { purgeEvents, rollUp } from '@/lib/analytics/rollups/jobs'
import { db } from '@/lib/core/server/db'
import { createArticle, createMember } from '../../support/factories'
import { newVisit } from '../../support/analytics'
import { sql } from '../../support/rows'

type View = { at: string; path?: string; visit?: string; userId?: string; seconds?: number; device?: string }

const view = ({ at, path = '/', visit = newVisit(), userId, seconds, device = 'desktop' }: View) =>
  db.pageView.create({
    data: {
      sessionId: visit,
      userId,
      pageUrl: path,
      timeOnPage: seconds,
      deviceType: device,
      createdAt: new Date(at),
    },
  })
const totals = async () =>
  (
    await sql(
      'SELECT day::text, views, visits, visitors, seconds::int, timed_visits, single_page_visits FROM daily_totals ORDER BY day',
    )
  ).rows
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const everything = async () => {
  const tables = [
    'totals',
    'page_stats',
    'article_stats',
    'visitor_stats',
    'search_stats',
    'engagement_stats',
  ]
  return Promise.all(
    tables.map(async (name) => (await sql(`SELECT t::text FROM daily_${name} t ORDER BY 1`)).rows),
  )
}

beforeEach(async () => {
  await sql(
    'TRUNCATE page_views, engagement_events, search_events, daily_totals, daily_page_stats, daily_article_stats, daily_visitor_stats, daily_search_stats, daily_engagement_stats, daily_visitors, stale_days',
  )
})

test('days are those of London: summer time moves midnight, and the days it begins and ends on are 23 and 25 hours long', async () => {
  for (const at of [
    '2026-03-28T23:59:59.999Z', // the last moment before the short day
    '2026-03-29T00:00:00Z',
    '2026-03-29T22:59:59.999Z',
    '2026-03-29T23:00:00Z', // midnight in summer time
    '2026-10-24T22:59:59.999Z',
    '2026-10-24T23:00:00Z', // the long day begins
    '2026-10-25T23:59:59.999Z',
    '2026-10-26T00:00:00Z',
  ])
    await view({ at })
  expect(await rollUp()).toBe(6)
  expect((await totals()).map(({ day, views }) => [day, views])).toEqual([
    ['2026-03-28', 1],
    ['2026-03-29', 2],
    ['2026-03-30', 1],
    ['2026-10-24', 1],
    ['2026-10-25', 2],
    ['2026-10-26', 1],
  ])
})

test('a visit counts its pages, its time, and its member once, also from before they signed in', async () => {
  const { id: userId } = await createMember()
  const [visit, other, alone] = [newVisit(), newVisit(), newVisit()]
  const at = '2026-06-10T10:00:00Z'
  await view({ at, visit, seconds: 10 })
  await view({ at, visit, userId, path: '/articles', seconds: 20 })
  await view({ at, visit: other, userId, device: 'mobile' })
  await view({ at, visit: alone, seconds: 5 })
  await rollUp()
  expect(await totals()).toEqual([
    {
      day: '2026-06-10',
      views: 4,
      visits: 3,
      visitors: 2,
      seconds: 35,
      timed_visits: 2,
      single_page_visits: 2,
    },
  ])
  const devices = await db.dailyVisitorStat.findMany({ where: { kind: 'device' }, orderBy: { value: 'asc' } })
  expect(devices.map(({ value, visitors, views }) => [value, visitors, views])).toEqual([
    ['desktop', 2, 3],
    ['mobile', 1, 1],
  ])
})

test('articles are found by their address, a former one too', async () => {
  const { id: articleId, slug } = await createArticle()
  await db.slugRedirect.create({ data: { slug: `old-${slug}`, articleId } })
  const at = '2026-06-10T10:00:00Z'
  for (const path of [`/articles/${slug}`, `/articles/old-${slug}`, '/articles/unknown', '/articles'])
    await view({ at, path })
  await db.engagementEvent.createMany({
    data: ['like', 'share', 'share', 'read'].map((engagementType) => ({
      sessionId: newVisit(),
      articleId,
      engagementType,
      createdAt: new Date(at),
    })),
  })
  await rollUp()
  expect(await db.dailyArticleStat.findMany()).toEqual([
    expect.objectContaining({
      articleId,
      views: 2,
      readers: 2,
      likes: 1,
      comments: 0,
      bookmarks: 0,
      shares: 2,
    }),
  ])
})

test('adding up again changes nothing, and what has no new events is left alone', async () => {
  await view({ at: daysAgo(3), seconds: 9 })
  await db.searchEvent.create({
    data: { query: ' Punching  SHEAR ', resultsCount: 4, createdAt: daysAgo(3) },
  })
  expect(await rollUp()).toBe(1)
  const once = await everything()
  expect(await rollUp()).toBe(0)
  await sql('INSERT INTO stale_days (day) SELECT day FROM daily_totals')
  expect(await rollUp()).toBe(1)
  expect(await everything()).toEqual(once)
  expect((await db.dailySearchStat.findMany()).map(({ query, searches }) => [query, searches])).toEqual([
    ['punching shear', 1],
  ])
})

test('late events count for the day on which they happened', async () => {
  const late = await view({ at: daysAgo(40) })
  await rollUp()
  await view({ at: daysAgo(40) })
  await db.pageView.update({ where: { id: late.id }, data: { timeOnPage: 33 } })
  expect(await rollUp()).toBe(1)
  expect(await totals()).toEqual([expect.objectContaining({ views: 2, seconds: 33 })])
})

test('an event that commits while the day is added up is in the next run', async () => {
  await view({ at: daysAgo(1) })
  await db.$transaction(async (tx) => {
    await tx.pageView.create({
      data: { sessionId: newVisit(), pageUrl: '/', createdAt: new Date(daysAgo(1)) },
    })
    await rollUp()
    expect((await totals())[0]).toMatchObject({ views: 1 })
  })
  expect(await rollUp()).toBe(1)
  expect((await totals())[0]).toMatchObject({ views: 2 })
})

test('two runs at once give what one gives', async () => {
  for (let n = 0; n < 20; n++) await view({ at: daysAgo(n % 4) })
  await Promise.all([rollUp(), rollUp(), rollUp()])
  expect((await totals()).map(({ views }) => views)).toEqual([5, 5, 5, 5])
})

test('single events expire after 13 months; their totals stay, whatever is written about them later', async () => {
  await view({ at: daysAgo(385) })
  const old = daysAgo(430)
  await view({ at: old })
  // As if it had been added up when it was young.
  await sql(
    `INSERT INTO daily_totals SELECT day, 7, 7, 7, 7, 7, 7 FROM (SELECT ($1::timestamptz AT TIME ZONE 'Europe/London')::date AS day) d`,
    [old],
  )
  await sql(`INSERT INTO daily_visitors SELECT day, 1 FROM daily_totals`)
  expect(await purgeEvents()).toBe(2)
  expect(await purgeEvents()).toBe(0)
  expect(await db.pageView.count()).toBe(1)
  expect((await totals()).map(({ views }) => views)).toEqual([7, 1])
})

test('with a member goes who came on which day', async () => {
  const { id: userId } = await createMember()
  await view({ at: daysAgo(1), userId })
  await rollUp()
  expect(await db.dailyVisitor.count({ where: { userId } })).toBe(1)
  await db.user.delete({ where: { id: userId } })
  expect(await db.dailyVisitor.count()).toBe(0)
})
