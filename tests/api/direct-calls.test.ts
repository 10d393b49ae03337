import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { endSessions } from '@/lib/auth/mutations'
import { db } from '@/lib/core/server/db'
import { chain } from '@/lib/server/chain'
import { answeredDirectly, searchesAnswered } from '@/lib/server/direct'
import { wellFormed } from '@/lib/server/well-formed'
import { createArticle, signIn } from '../support/factories'

const OTHERS = 'answered by Next'

let server: Server
beforeAll(async () => {
  const answer = chain(
    wellFormed,
    answeredDirectly,
    searchesAnswered,
    (_, response) => void response.end(OTHERS),
  )
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, listening))
})
afterAll(() => new Promise((closed) => server.close(closed)))

/** What is sent, as it is sent: `fetch` decompresses. */
async function exchange(path: string, headers: Record<string, string>) {
  const { port } = server.address() as AddressInfo
  const [response] = (await once(get({ port, path, headers }), 'response')) as [IncomingMessage]
  return { headers: response.headers, body: await buffer(response) }
}

const ask = (path: string, cookie = '', init: RequestInit = {}) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { headers: { cookie }, ...init })

test('small calls are answered by their own handlers, each for who asks', async () => {
  const [one, other] = [await signIn(), await signIn()]
  const { id } = await createArticle()
  await db.like.create({ data: { userId: one.user.id, articleId: id } })
  await db.bookmark.create({ data: { userId: other.user.id, articleId: id } })
  const read = async (path: string, cookie: string): Promise<unknown> => (await ask(path, cookie)).json()
  expect(await read(`/api/articles/${id}/liked`, one.cookie)).toEqual({ liked: true })
  expect(await read(`/api/articles/${id}/liked`, other.cookie)).toEqual({ liked: false })
  expect(await read(`/api/articles/${id}/bookmarked`, one.cookie)).toEqual({ bookmarked: false })
  expect(await read(`/api/articles/${id}/reading`, other.cookie)).toMatchObject({
    liked: false,
    bookmarked: true,
  })
  expect(await read('/api/auth/user', one.cookie)).toMatchObject({ id: one.user.id, unreadNotifications: 0 })
  expect(await read('/api/notifications', one.cookie)).toEqual({ items: [], unread: 0 })
  expect(await read('/api/health', '')).toEqual({ status: 'ok', database: 'ok' })
})

test('its headers are those of every call', async () => {
  const { cookie } = await signIn()
  const { headers } = await ask('/api/auth/user', cookie)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('searches are answered for who may read, with the suggestion beside them', async () => {
  const [{ cookie }, unverified] = [await signIn(), await signIn({ verified: false })]
  const { id } = await createArticle({ title: 'Lateral torsional buckling' })
  const found = await ask('/api/search?q=lateral+torsinal+buckling', cookie)
  expect(await found.json()).toMatchObject([{ id, title: 'Lateral torsional buckling' }])
  expect(decodeURIComponent(found.headers.get('x-search-suggestion')!)).toBe('lateral torsional buckling')
  expect(await (await ask('/api/search/answer?q=buckling', cookie)).json()).toEqual({ answer: null })
  expect((await ask('/api/search?q=buckling', unverified.cookie)).status).toBe(403)
  expect((await ask('/api/search?q=buckling')).status).toBe(401)
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('what is long is sent compressed with %s', async (coding, decompress) => {
  const { cookie } = await signIn()
  await Promise.all([1, 2, 3, 4].map((each) => createArticle({ title: `Trapezoidal sheeting ${each}` })))
  const sent = await exchange('/api/search?q=trapezoidal', { cookie, 'accept-encoding': coding })
  expect(sent.headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' })
  expect(Number(sent.headers['content-length'])).toBe(sent.body.length)
  const plain = await exchange('/api/search?q=trapezoidal', { cookie })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.vary).toBe('Accept-Encoding')
  expect(JSON.parse(String(decompress(sent.body)))).toEqual(JSON.parse(String(plain.body)))
})

test('who may not pass is refused in words, and a session that has ended counts for nothing', async () => {
  const [{ cookie, user }, unverified] = [await signIn(), await signIn({ verified: false })]
  const { id } = await createArticle({ status: 'draft' })
  const status = async (path: string, as = '') => (await ask(path, as)).status
  expect(await status('/api/auth/user')).toBe(401)
  expect(await status(`/api/articles/${id}/reading`)).toBe(401)
  expect(await status(`/api/articles/${id}/reading`, unverified.cookie)).toBe(403)
  expect(await status(`/api/articles/${id}/reading`, cookie)).toBe(404)
  expect(await status('/api/articles/none/liked', cookie)).toBe(404)
  expect(await status('/api/articles/99999999999/liked', cookie)).toBe(404)
  await endSessions(db, user.id, 'signed_out')
  expect(await status('/api/auth/user', cookie)).toBe(401)
})

test.each([
  ['GET', '/api/articles/1%30/liked'],
  ['GET', '/api/articles/1/liked/'],
  ['GET', '/api/articles/1/like'],
  ['GET', '/api//auth/user'],
  ['GET', '/API/auth/user'],
  ['POST', '/api/auth/user'],
  ['HEAD', '/api/auth/user'],
  ['POST', '/api/notifications'],
])('%s %s is handed on', async (method, path) => {
  const reply = await ask(path, '', { method })
  expect(reply.headers.get('x-request-id')).toBeNull()
  expect(await reply.text()).toBe(method === 'HEAD' ? '' : OTHERS)
})

test('notifications are newest first, with the number of all unread ones', async () => {
  const { cookie, user } = await signIn()
  const row = (title: string, minute: number, readAt: Date | null) => ({
    userId: user.id,
    kind: 'submission-approved',
    title,
    readAt,
    createdAt: new Date(Date.UTC(2026, 10, 1, 8, minute)),
  })
  await db.notification.createMany({ data: [row('First', 1, new Date()), row('Second', 2, null)] })
  const reply = await ask('/api/notifications', cookie)
  expect(await reply.json()).toMatchObject({
    unread: 1,
    items: [
      {
        title: 'Second',
        detail: null,
        href: '/',
        count: 1,
        read: false,
        createdAt: '2026-11-01T08:02:00.000Z',
      },
      { title: 'First', read: true },
    ],
  })
})
