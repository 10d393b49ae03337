import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { libraryCall } from '@/app/api/articles/cache'
import { GET as listArticles } from '@/app/api/articles/route'
import { libraryPage } from '@/app/cached/articles/cache'
import { db } from '@/lib/core/server/db'
import { answerCache } from '@/lib/server/answer-cache'
import { chain } from '@/lib/server/chain'
import { renderCall } from '@/lib/server/render-call'
import { createArticle, signIn } from '../../support/factories'

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed)))))

/** The cache of the library's call before the handler of its route, which counts how often it is asked. */
async function library() {
  const render = renderCall(listArticles)
  const made: string[] = []
  const cached = answerCache(libraryCall, (request, found) => {
    made.push(request.url)
    return render(request, found)
  })
  const answer = chain(cached, (_, response) => void response.end('answered by Next'))
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, listening))
  servers.push(server)
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  const get = async (path: string, cookie: string) =>
    (await fetch(base + path, { headers: { cookie } })).text()
  return { made, get }
}

test.each([
  '/articles',
  '/articles?page=2',
  '/articles?category=3&tag=buckling&standard=EN+1993-1-1&page=2',
  '/articles?tag=buckling',
  '/articles?tag=buckling&sort=title&page=3',
])('%s is a page that links write', (address) => expect(libraryPage.match(address)).toBe(address))

test.each([
  '/articles?page=1',
  '/articles?page=02',
  '/articles?page=2&tag=buckling',
  '/articles?utm_source=mail',
  '/articles?standard=EN%201990',
  '/articles?page=2&page=3',
  '/articles/?page=2',
  '/articlesx?page=2',
  '/articles?category=x',
  '/articles?sort=newest',
  '/articles?sort=wild',
  '/articles?reading=saved',
])('%s is handed on, so that no page is cached twice', (address) =>
  expect(libraryPage.match(address)).toBeNull(),
)

test.each([
  ['/api/articles?page=2', true],
  ['/api/articles?tagSlug=steel&standard=EN+1990', true],
  ['/api/articles?page=2&pageSize=100', false],
  ['/api/articles?page=0', false],
  ['/api/articles?sort=read&page=2', true],
  ['/api/articles?reading=saved', false],
  ['/api/articles?standard=EN+1990&tagSlug=steel', false],
  ['/api/articles/7?page=2', false],
])('%s is cached: %s', (address, cached) => expect(libraryCall.match(address) !== null).toBe(cached))

test('a page by a filter is made once for all members, and again when a count or a name on it changes', async () => {
  const [one, other, { made, get }] = [await signIn(), await signIn(), await library()]
  const { id } = await createArticle({ title: 'Sway', tags: ['Cached frames'] })
  const path = '/api/articles?tagSlug=cached-frames'
  const titles = async (cookie: string) =>
    (JSON.parse(await get(path, cookie)) as { title: string; views: number }[]).map(
      ({ title, views }) => `${title} ${views}`,
    )
  expect(await titles(one.cookie)).toEqual(['Sway 0'])
  expect(await titles(other.cookie)).toEqual(['Sway 0'])
  expect(made).toHaveLength(1)

  await db.article.update({ where: { id }, data: { views: 7 } })
  expect(await titles(one.cookie)).toEqual(['Sway 7'])
  await db.article.update({ where: { id }, data: { title: 'Drift' } })
  expect(await titles(other.cookie)).toEqual(['Drift 7'])
  await createArticle({ title: 'Rack', tags: ['Cached frames'] })
  expect(await titles(one.cookie)).toEqual(['Rack 0', 'Drift 7'])
  await db.article.update({ where: { id }, data: { deletedAt: new Date() } })
  expect(await titles(one.cookie)).toEqual(['Rack 0'])
  expect(made).toHaveLength(5)
})

test('an order by what is read moves with the reading', async () => {
  const [{ cookie }, { get }] = [await signIn(), await library()]
  const first = await createArticle({ title: 'First', tags: ['Order'] })
  const second = await createArticle({ title: 'Second', tags: ['Order'] })
  const read = (id: number, views: number) => db.article.update({ where: { id }, data: { views } })
  await read(first.id, 5)
  await read(second.id, 4)
  const path = '/api/articles?tagSlug=order&sort=read'
  const titles = async () =>
    (JSON.parse(await get(path, cookie)) as { title: string }[]).map(({ title }) => title)
  expect(await titles()).toEqual(['First', 'Second'])
  await read(second.id, 6)
  expect(await titles()).toEqual(['Second', 'First'])
  await read(first.id, 7)
  expect(await titles()).toEqual(['First', 'Second'])
})

test('a tag that is new, in another group or gone changes the library’s pages', async () => {
  const version = async () => (await db.libraryVersion.findFirstOrThrow()).version
  const seen = [await version()]
  const tag = await db.tag.create({ data: { name: 'Sheds', slug: 'sheds' } })
  seen.push(await version())
  await db.tag.update({ where: { id: tag.id }, data: { group: 'elements' } })
  seen.push(await version())
  await db.tag.delete({ where: { id: tag.id } })
  seen.push(await version())
  expect(new Set(seen).size).toBe(4)
})

test('counts of articles that a page does not show make no page again', async () => {
  const [{ cookie }, { made, get }] = [await signIn(), await library()]
  await createArticle({ title: 'Sway', tags: ['Alone'] })
  const elsewhere = await createArticle({ title: 'Elsewhere' })
  await get('/api/articles?tagSlug=alone', cookie)
  await db.$executeRaw`UPDATE articles SET views = 9 WHERE id = ${elsewhere.id}`
  await get('/api/articles?tagSlug=alone', cookie)
  expect(made).toHaveLength(1)
})

test('nobody but a verified member has it', async () => {
  const [verified, unverified, { get }] = [await signIn(), await signIn({ verified: false }), await library()]
  expect(await get('/api/articles?page=1000', verified.cookie)).not.toBe('answered by Next')
  expect(await get('/api/articles?page=1000', unverified.cookie)).toBe('answered by Next')
  expect(await get('/api/articles?page=1000', '')).toBe('answered by Next')
})
