import { POST as tell } from '@/app/api/analytics/search/route'
import { GET as metrics } from '@/app/api/search/metrics/route'
import { GET as search } from '@/app/api/search/route'
import { db } from '@/lib/core/server/db'
import type { SearchMetrics } from '@/lib/search/metrics/types'
import { collect, newVisit } from '../../support/analytics'
import { call } from '../../support/call'
import { createArticle, createMember, resetLimits, signIn } from '../../support/factories'
import { sql } from '../../support/rows'

const ask = (cookie: string, q: string) => call(search, { cookie, query: { q } })
const logged = async (userId: string) =>
  (await db.searchEvent.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(({ query }) => query)
const ageLast = (userId: string, seconds: number) =>
  sql(
    'UPDATE search_events SET updated_at = now() - make_interval(secs => $2), created_at = now() - make_interval(secs => $2) WHERE user_id = $1',
    [userId, seconds],
  )
const metricsOf = async (range?: string) => {
  const { cookie } = await signIn({ role: 'admin' })
  return (await call<SearchMetrics>(metrics, { cookie, query: range ? { range } : {} })).body
}

beforeEach(async () => {
  await resetLimits()
  await sql('TRUNCATE search_events')
})

test('the figures are for admins, and ranges for those that exist', async () => {
  expect((await call(metrics)).status).toBe(401)
  expect((await call(metrics, { cookie: (await signIn()).cookie })).status).toBe(403)
  const { cookie } = await signIn({ role: 'admin' })
  const reply = await call(metrics, { cookie, query: { range: '2d' } })
  expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([400, 'range'])
})

test('what is typed on the way to a query is one search, and going back is none', async () => {
  const { user, cookie } = await signIn()
  for (const q of ['pun', 'punch', 'Punching  sh', 'punching shear', 'punching s']) await ask(cookie, q)
  expect(await logged(user.id)).toEqual(['punching shear'])
  await ask(cookie, 'lateral')
  await ask(cookie, 'la')
  expect(await logged(user.id)).toEqual(['punching shear', 'lateral'])
})

test('30 seconds later, and by somebody else, it is another search', async () => {
  const [one, two] = [await signIn(), await signIn()]
  await ask(one.cookie, 'punch')
  await ask(two.cookie, 'punching')
  await ageLast(one.user.id, 31)
  await ask(one.cookie, 'punching')
  expect(await logged(one.user.id)).toEqual(['punch', 'punching'])
  expect(await logged(two.user.id)).toEqual(['punching'])
})

test('letters that arrive at once are folded as well', async () => {
  const { user, cookie } = await signIn()
  await Promise.all(['beam', 'beams', 'beams in', 'beams in bending'].map((q) => ask(cookie, q)))
  expect(await logged(user.id)).toEqual(['beams in bending'])
})

test('the tracking call adds the first article that was opened, to the member’s own search, and makes none', async () => {
  const { user, cookie } = await signIn()
  const stranger = await signIn()
  const [first, second] = [await createArticle({ title: 'Bond of bars' }), await createArticle()]
  const told = { sessionId: newVisit(), query: 'bond of bars', resultsCount: 1, pageUrl: '/search' }
  await ask(cookie, 'bond of bars')
  for (const [who, clickedResult, rank] of [
    [stranger.cookie, first.id, 1],
    [undefined, first.id, 1],
    [cookie, 2_147_483_647, 1],
    [cookie, first.id, 2],
    [cookie, second.id, 7],
  ] as const)
    expect((await collect(tell, { ...told, clickedResult, rank }, { cookie: who })).status).toBe(204)
  expect(await db.searchEvent.findMany()).toEqual([
    expect.objectContaining({
      userId: user.id,
      sessionId: told.sessionId,
      clickedArticleId: first.id,
      clickedRank: 2,
    }),
  ])
  const wrong = await collect(tell, { ...told, query: 7 }, { cookie })
  expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'query'])
})

test('a click does not move a search to another day, and a search with a click is not typed over', async () => {
  const { user, cookie } = await signIn()
  const { id } = await createArticle()
  await ask(cookie, 'bond')
  await collect(
    tell,
    { sessionId: newVisit(), query: 'bond', resultsCount: 1, clickedResult: id, rank: 1 },
    { cookie },
  )
  await ask(cookie, 'bond of')
  expect(await logged(user.id)).toEqual(['bond', 'bond of'])
})

test('what is opened after going back in the words belongs to the search that these are part of', async () => {
  const { user, cookie } = await signIn()
  const [first, second] = [await createArticle(), await createArticle()]
  const open = (query: string, clickedResult: number) =>
    collect(tell, { sessionId: newVisit(), query, resultsCount: 2, clickedResult, rank: 2 }, { cookie })
  const clicks = async () =>
    (await db.searchEvent.findMany({ where: { userId: user.id }, orderBy: { id: 'asc' } })).map(
      ({ query, clickedArticleId }) => [query, clickedArticleId],
    )
  await ask(cookie, 'punching shear')
  await ask(cookie, 'Punching')
  await open('Punching', first.id)
  expect(await clicks()).toEqual([['punching shear', first.id]])
  // A search of just these words comes first, however old.
  await ask(cookie, 'bond')
  await ageLast(user.id, 60)
  await ask(cookie, 'bond of bars')
  await open('bond', second.id)
  expect(await clicks()).toEqual([
    ['punching shear', first.id],
    ['bond', second.id],
    ['bond of bars', null],
  ])
})

test('totals, top queries, days and clicks', async () => {
  const { id: userId } = await createMember()
  const { id: clickedArticleId } = await createArticle()
  const hour = 3_600_000
  const rows = [
    { query: 'Shear', resultsCount: 10, hours: 1, clickedArticleId, clickedRank: 1 },
    { query: 'shear ', resultsCount: 5, hours: 2, clickedArticleId, clickedRank: 4 },
    { query: 'bond', resultsCount: 0, hours: 3 },
    { query: 'old', resultsCount: 1, hours: 24 * 20 },
    { query: 'oldest', resultsCount: 1, hours: 24 * 40 },
  ]
  for (const { hours, ...row } of rows)
    await db.searchEvent.create({
      data: { userId, ...row, createdAt: new Date(Date.now() - hours * hour) },
    })
  expect(await metricsOf('1d')).toMatchObject({
    totalSearches: 3,
    uniqueQueries: 2,
    avgResultsPerSearch: 5,
    clickThroughRate: 2 / 3,
    meanReciprocalRank: 0.625,
    topQueries: [
      { query: 'shear', count: 2, avgResults: 7.5 },
      { query: 'bond', count: 1, avgResults: 0 },
    ],
    zeroResults: [],
  })
  const week = await metricsOf()
  expect(week.totalSearches).toBe(3)
  expect(week.recentSearches.map(({ query }) => query)).toEqual(['Shear', 'shear ', 'bond'])
  expect(week.searchesByDay).toHaveLength(7)
  const month = await metricsOf('30d')
  expect(month.searchesByDay).toHaveLength(30)
  expect(month.searchesByDay.reduce((sum, { count }) => sum + count, 0)).toBe(month.totalSearches)
  expect(month.totalSearches).toBe(4)
})

test('without a search there are no rates', async () => {
  expect(await metricsOf()).toMatchObject({
    totalSearches: 0,
    avgResultsPerSearch: 0,
    clickThroughRate: null,
    meanReciprocalRank: null,
  })
})

test('a gap is named by standard and clause, from five different members on', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => createMember()))
  const failed = (query: string, userId: string) =>
    db.searchEvent.create({ data: { query, userId, resultsCount: 0 } })
  const spellings = ['EN 1999-1-1', 'EN1999-1-1 welds', 'BS EN 1999-1-1:2007', 'en 1999-1-1', 'EN 1999-1-1']
  for (const [index, query] of spellings.entries()) await failed(query, members[index]!.id)
  // Often, but by four: nobody can be made out.
  for (let time = 0; time < 9; time++) await failed('ACI 349', members[time % 4]!.id)
  for (const { id } of members) await failed('my bridge in Leeds', id)
  const { zeroResults } = await metricsOf()
  expect(zeroResults).toEqual([{ term: 'EN 1999-1-1', searches: 5, members: 5 }])
})
