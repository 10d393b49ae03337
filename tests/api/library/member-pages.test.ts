import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { account } from '@/app/data'
import { myLikes } from '@/app/(member)/my-likes/data'
import { onePath } from '@/app/(member)/paths/[slug]/data'
import { gateFor } from '@/lib/auth/access'
import { GATED_PAGES } from '@/lib/auth/gated-pages'
import { endSessions } from '@/lib/auth/mutations'
import { db } from '@/lib/core/server/db'
import { memberPages, type MemberPage } from '@/lib/http/member-pages'
import { handedOver, handOver, pageData, type PageData } from '@/lib/http/page-data'
import { answerCache, type Render } from '@/lib/server/answer-cache'
import { chain } from '@/lib/server/chain'
import { createArticle, signIn } from '../../support/factories'

const OTHERS = 'answered by Next'

const echo = pageData('/echo/[name]', 'signedIn', (viewer, asked) =>
  Promise.resolve({ asked, of: viewer.firstName }),
)
const plain = pageData('/echo/plain', 'signedIn', () => Promise.resolve('without brackets'))
const mapped = pageData('/mapped', 'signedIn', () => Promise.resolve(new Map([['a', 1]])))

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed)))))

/** A web server whose pages say what was handed over to them, and which they were. */
async function instance(during: () => Promise<unknown> = () => Promise.resolve()) {
  const made: string[] = []
  const render: Render<MemberPage> = ({ url }, { handed }) =>
    handOver(handed, async () => {
      made.push(url)
      await during()
      const { data } = handedOver()!
      return {
        status: 200,
        headers: { 'cache-control': 'private, no-store' },
        body: Buffer.from(JSON.stringify(Object.fromEntries(data))),
      }
    })
  const pages = [myLikes, onePath, echo, plain, mapped]
  const cached = answerCache(memberPages({ frame: account, pages, bytes: 1_000_000 }), render)
  const answer = chain(cached, (_, response) => void response.end(OTHERS))
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, listening))
  servers.push(server)
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  const get = async (path: string, cookie = '') => (await fetch(base + path, { headers: { cookie } })).text()
  return { get, made }
}

const like = (userId: string, articleId: number) => db.like.create({ data: { userId, articleId } })

test('a page is rendered once while its data stays, and again with each change of it', async () => {
  const [{ get, made }, { cookie, user }, other] = [await instance(), await signIn(), await signIn()]
  const { id } = await createArticle({ title: 'Sway' })
  const read = () => get('/my-likes', cookie)
  expect(await read()).toBe(await read())
  expect(made).toHaveLength(1)
  await like(user.id, id)
  expect(await read()).toContain('"title":"Sway"')
  expect(await read()).toContain('"likes":1')
  expect(made).toHaveLength(2)
  await like(other.user.id, id)
  expect(await read()).toContain('"likes":2')
  await db.article.update({ where: { id }, data: { title: 'Drift' } })
  expect(await read()).toContain('"title":"Drift"')
  await db.like.deleteMany({ where: { userId: user.id } })
  expect(await read()).not.toContain('Drift')
})

test('what the header shows belongs to the data of each page', async () => {
  const [{ get }, { cookie, user }] = [await instance(), await signIn({ firstName: 'Ada' })]
  expect(await get('/my-likes', cookie)).toContain('"firstName":"Ada"')
  await db.user.update({ where: { id: user.id }, data: { firstName: 'Edith' } })
  expect(await get('/my-likes', cookie)).toContain('"firstName":"Edith"')
})

test('a page that is cached for one member is sent to nobody else', async () => {
  const [{ get, made }, ada, edith] = [
    await instance(),
    await signIn({ firstName: 'Ada' }),
    await signIn({ firstName: 'Edith' }),
  ]
  for (const { cookie, user } of [ada, edith, ada, edith])
    expect(await get('/echo/a', cookie)).toContain(`"of":"${user.firstName}"`)
  expect(made).toHaveLength(2)
  expect(await get('/echo/a')).toBe(OTHERS)
})

test('an ended session is left to Next, and so is one that may not read the page', async () => {
  const [{ get, made }, one, unverified] = [
    await instance(),
    await signIn(),
    await signIn({ verified: false }),
  ]
  await get('/my-likes', one.cookie)
  await endSessions(db, one.user.id, 'signed_out')
  expect(await get('/my-likes', one.cookie)).toBe(OTHERS)
  expect(await get('/paths/steel', unverified.cookie)).toBe(OTHERS)
  expect(await get('/my-likes', unverified.cookie)).toContain('"likes":[]')
  expect(made).toEqual(['/my-likes', '/my-likes'])
})

test('a page is stored as what it was rendered of, whatever has changed meanwhile', async () => {
  const { cookie, user } = await signIn()
  const { id } = await createArticle({ title: 'Sway' })
  let changes = [() => like(user.id, id), () => db.like.deleteMany({ where: { userId: user.id } })]
  const { get, made } = await instance(async () => changes.shift()?.())
  expect(await get('/my-likes', cookie)).not.toContain('Sway')
  expect(await get('/my-likes', cookie)).toContain('Sway')
  expect(await get('/my-likes', cookie)).not.toContain('Sway')
  changes = []
  await like(user.id, id)
  expect(await get('/my-likes', cookie)).toContain('Sway')
  expect(made.length).toBeGreaterThanOrEqual(3)
})

test('a page is told its query and the parts of its path as Next tells them', async () => {
  const [{ get }, { cookie }] = [await instance(), await signIn()]
  const { '/echo/[name]': data } = JSON.parse(await get('/echo/a-1?q=x%20y&tag=1&tag=2', cookie)) as {
    '/echo/[name]': unknown
  }
  expect(data).toMatchObject({ asked: { query: { q: 'x y', tag: ['1', '2'] }, params: { name: 'a-1' } } })
  for (const path of ['/echo/%61', '/echo/a/b', '/echo/', '/my-likes/', '/MY-LIKES', '/paths/no-such-path'])
    expect([path, await get(path, cookie)]).toEqual([path, OTHERS])
})

test('a path without brackets comes before one whose brackets would fit', async () => {
  const [{ get }, { cookie }] = [await instance(), await signIn()]
  expect(await get('/echo/plain', cookie)).toContain('"/echo/plain":"without brackets"')
})

test('data in which a change would not be seen is left to Next', async () => {
  const [{ get }, { cookie }] = [await instance(), await signIn()]
  expect(await get('/mapped', cookie)).toBe(OTHERS)
})

test('middleware gates each page, and never more strictly than its data', async () => {
  const app = join(import.meta.dirname, '../../../app')
  const LEVELS = ['public', 'signedIn', 'verified', 'admin']
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(\(member\)|admin)\/.*data\.ts$/.test(name),
  )
  expect(files.length).toBeGreaterThan(30)
  for (const file of files)
    for (const { path, access } of Object.values(
      (await import(join(app, file))) as Record<string, PageData>,
    )) {
      const gate = gateFor(path) ?? 'public'
      expect([path, gate]).not.toEqual([path, 'public'])
      expect([path, LEVELS.indexOf(gate) <= LEVELS.indexOf(access)]).toEqual([path, true])
    }
})

test('each gated page lies among the pages of members, and no other does', () => {
  const members = join(import.meta.dirname, '../../../app/(member)')
  const folders = readdirSync(members, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? each.name : [],
  )
  expect(folders.toSorted()).toEqual(Object.keys(GATED_PAGES).toSorted())
})

test('every declaration of what a page is made of is listed, at the path where it lies', async () => {
  const app = join(import.meta.dirname, '../../../app')
  const listed = readFileSync(join(app, '../lib/server/member-pages.ts'), 'utf8')
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\/data\.ts$/.test(name),
  )
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) {
    const declarations = Object.entries((await import(join(app, file))) as Record<string, PageData>)
    for (const [name, { path }] of declarations) {
      expect([file, listed]).toEqual([file, expect.stringMatching(new RegExp(`import \\{ ${name} \\}`))])
      expect([file, `/${file.replace(/\([^)]*\)\//g, '').replace(/\/data\.ts$/, '')}`]).toEqual([file, path])
    }
  }
})
