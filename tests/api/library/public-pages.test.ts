import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { homePage } from '@/app/(site)/cache'
import { endSessions } from '@/lib/auth/mutations'
import { db } from '@/lib/core/server/db'
import { publicPage } from '@/lib/http/public-page'
import { answerCache, type Render } from '@/lib/server/answer-cache'
import { withinCapacity } from '@/lib/server/capacity'
import { chain } from '@/lib/server/chain'
import { createArticle, signIn } from '../../support/factories'

const OTHERS = 'answered by Next'
const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed)))))

/** A web server with the cache of one public page in front. */
async function site(page: ReturnType<typeof publicPage>, status = () => 200) {
  const made: string[] = []
  const render: Render<{ audience: string }> = (_, { audience }) => {
    made.push(audience)
    return Promise.resolve({
      status: status(),
      headers: { 'cache-control': 'private, no-cache' },
      body: Buffer.from(`for a ${audience}`),
    })
  }
  const answer = chain(answerCache(page, render), (_, response) => void response.end(OTHERS))
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, listening))
  servers.push(server)
  const { port } = server.address() as AddressInfo
  const get = async (path: string, cookie = '') =>
    (await fetch(`http://localhost:${port}${path}`, { headers: { cookie } })).text()
  return { get, made }
}

test('a public page is made once for all visitors and once for all members', async () => {
  const { get, made } = await site(publicPage('/terms'))
  const [one, other] = [await signIn(), await signIn()]
  const ended = await signIn()
  await endSessions(db, ended.user.id, 'signed_out')
  for (const cookie of ['', 'theme=dark', 'loadpath.session=made-up', ended.cookie])
    expect(await get('/terms', cookie)).toBe('for a visitor')
  for (const { cookie } of [one, other]) expect(await get('/terms', cookie)).toBe('for a member')
  expect(made).toEqual(['visitor', 'member'])
})

test('who has signed in elsewhere is told so, by Next', async () => {
  const { get } = await site(publicPage('/terms'))
  const { cookie, user } = await signIn()
  await endSessions(db, user.id, 'superseded')
  expect(await get('/terms', cookie)).toBe(OTHERS)
})

test('what is not the same for members goes on to Next for them alone', async () => {
  const { get } = await site(publicPage('/membership', { sameForMembers: () => false }))
  expect(await get('/membership', (await signIn()).cookie)).toBe(OTHERS)
  expect(await get('/membership')).toBe('for a visitor')
})

test('only the address as links have it is answered', async () => {
  const { get, made } = await site(publicPage('/login'))
  for (const path of ['/login?next=%2Fprofile', '/login/', '/LOGIN', '/logins'])
    expect(await get(path)).toBe(OTHERS)
  expect(made).toEqual([])
})

test('what failed is rendered by Next for each who asks, and cached for nobody', async () => {
  let status = 503
  const { get } = await site(publicPage('/terms'), () => status)
  expect(await get('/terms')).toBe(OTHERS)
  status = 200
  expect(await get('/terms')).toBe('for a visitor')
})

test('the home page is made again when an article changes', async () => {
  const { get, made } = await site(homePage)
  await get('/')
  await get('/')
  expect(made).toHaveLength(1)
  await createArticle()
  await get('/')
  expect(made).toHaveLength(2)
})

/** A site of two pages that are rendered when the test says so, one at a time. */
async function siteWithOneTurn() {
  const waiting: { url: string; finish: (status?: number) => void }[] = []
  const render: Render<unknown> = ({ url }) =>
    new Promise((done) =>
      waiting.push({
        url,
        finish: (status = 200) =>
          done({ status, headers: { 'cache-control': 'private, no-cache' }, body: Buffer.from(url) }),
      }),
    )
  const inTurn = withinCapacity({ atOnce: 1 })
  const pages = [publicPage('/terms'), publicPage('/privacy')]
  const answer = chain(
    ...pages.map((page) => answerCache(page, render, inTurn)),
    withinCapacity({ atOnce: 1 }),
    (_, response) => void response.end(OTHERS),
  )
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, listening))
  servers.push(server)
  const { port } = server.address() as AddressInfo
  const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text()
  const untilWaiting = async (count: number) => {
    while (waiting.length < count) await new Promise((later) => setTimeout(later, 5))
  }
  return { get, waiting, untilWaiting }
}

test('a page that has to be rendered waits for its turn; what is cached or under way does not', async () => {
  const { get, waiting, untilWaiting } = await siteWithOneTurn()
  const cached = get('/privacy')
  await untilWaiting(1)
  waiting[0]!.finish()
  expect(await cached).toBe('/privacy')
  const [one, same] = [get('/terms'), get('/terms')]
  await untilWaiting(2)
  const next = get('/elsewhere')
  expect(await get('/privacy')).toBe('/privacy')
  waiting[1]!.finish()
  expect([await one, await same, await next]).toEqual(['/terms', '/terms', OTHERS])
  expect(waiting).toHaveLength(2)
})

test('what could not be rendered for all goes on to Next in the turn that it has', async () => {
  const { get, waiting, untilWaiting } = await siteWithOneTurn()
  const asked = get('/terms')
  await untilWaiting(1)
  const next = get('/privacy')
  waiting[0]!.finish(500)
  expect(await asked).toBe(OTHERS)
  await untilWaiting(2)
  waiting[1]!.finish()
  expect(await next).toBe('/privacy')
})
