import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { countOpened } from '@/lib/articles/caching/mutations'
import { findPage } from '@/lib/articles/caching/queries'
import { slugUnder } from '@/lib/articles/caching/rules/paths'
import { endSessions } from '@/lib/auth/mutations'
import { db } from '@/lib/core/server/db'
import { log } from '@/lib/core/server/log'
import { answerCache, type Render } from '@/lib/server/answer-cache'
import { chain } from '@/lib/server/chain'
import { raw } from '../../e2e/support/raw'
import { createArticle, signIn } from '../../support/factories'

const OTHERS = 'answered by Next'

/**
 * A web server with a cache of pages in front; what Next would render of a page is its title, category, tags
 * and author.
 */
async function instance(bytes = 1_000_000) {
  const made: string[] = []
  const render: Render<unknown> = async ({ url }) => {
    const path = url
    made.push(path)
    const row = await db.article.findUnique({
      where: { slug: path.split('/').at(-1) },
      select: {
        title: true,
        category: { select: { name: true } },
        tags: { select: { tag: { select: { name: true } } } },
        author: { select: { lastName: true } },
        references: { select: { raw: true } },
      },
    })
    const { title, category, tags, author, references } = row!
    const text = [title, category?.name, ...tags.map(({ tag }) => tag.name), author?.lastName]
    return {
      status: 200,
      headers: { 'cache-control': 'private, no-cache', 'x-request-id': 'of the rendering' },
      body: Buffer.from(
        `<h1>${[...text, ...references.map(({ raw }) => raw)].join(', ')}</h1>${' '.repeat(160)}`,
      ),
    }
  }
  const cached = answerCache(
    { match: slugUnder('/articles'), find: findPage, sent: countOpened, bytes },
    render,
  )
  const answer = chain(cached, (_, response) => void response.end(OTHERS))
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, listening))
  servers.push(server)
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  const get = async (path: string, cookie: string, init: RequestInit = {}) => {
    const reply = await fetch(base + path, { ...init, headers: { cookie, ...init.headers } })
    return { reply, text: await reply.text() }
  }
  return { get, made, base }
}
const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed)))))

/** A reader who has the page of a published article before them, kept. */
async function reading(article: Parameters<typeof createArticle>[0] = {}) {
  const [one, { cookie, user, token }] = [await instance(), await signIn()]
  const { id, slug } = await createArticle({ title: 'Sway', category: 'Steel', tags: ['Frames'], ...article })
  const path = `/articles/${slug}`
  const read = async () => (await one.get(path, cookie)).text
  expect(await read()).toContain('Sway, Steel, Frames')
  return { ...one, id, slug, path, cookie, user, token, read }
}

const addReference = (articleId: number, position = 90) =>
  db.articleReference.create({ data: { articleId, position, raw: 'EN 1990:2002', type: 'standard' } })

test('is made once, and sent to another member as it is', async () => {
  const { get, made, path, read } = await reading()
  const first = await read()
  const other = await signIn()
  expect((await get(path, other.cookie)).text).toBe(first)
  expect(made).toEqual([path])
})

test('twenty who ask at the same time wait for one', async () => {
  const [{ get, made }, { cookie }, { slug }] = [await instance(), await signIn(), await createArticle()]
  await Promise.all(Array.from({ length: 20 }, () => get(`/articles/${slug}`, cookie)))
  expect(made).toHaveLength(1)
})

test('says where an answer comes from; one that has no room is rendered each time, and that is logged', async () => {
  const [small, large] = [await instance(), await instance(100)]
  const [{ cookie }, { slug }] = [await signIn(), await createArticle()]
  const comesFrom = async ({ get }: typeof small) =>
    (await get(`/articles/${slug}`, cookie)).reply.headers.get('cache-status')
  const warned = jest.spyOn(log, 'warn')
  expect([await comesFrom(small), await comesFrom(small)]).toEqual(['loadpath; fwd=miss', 'loadpath; hit'])
  expect(warned).not.toHaveBeenCalled()
  expect([await comesFrom(large), await comesFrom(large)]).toEqual([
    'loadpath; fwd=miss',
    'loadpath; fwd=miss',
  ])
  expect(large.made).toHaveLength(2)
  expect(warned).toHaveBeenCalledWith(
    expect.objectContaining({ path: `/articles/${slug}`, room: 100 }),
    'an answer is larger than the room of its kind, and rendered for each request',
  )
  warned.mockRestore()
})

test('what is refused to one who asks is said to nobody else who waits for the same page', async () => {
  const [first, second, { slug }] = [await signIn(), await signIn(), await createArticle()]
  let [found, renderings] = [0, 0]
  let refuse = () => {}
  const refused = new Promise<void>((done) => (refuse = done))
  const cached = answerCache(
    {
      match: slugUnder('/articles'),
      find: async (token, key) => {
        const readable = await findPage(token, key)
        found++
        return readable
      },
      bytes: 1_000_000,
    },
    async () => {
      renderings++
      await refused
      return {
        status: 401,
        headers: { 'cache-control': 'private' },
        body: Buffer.from('Signed in elsewhere'),
      }
    },
  )
  const answer = chain(cached, (_, response) => void response.end(OTHERS))
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, listening))
  servers.push(server)
  const get = async (cookie: string) => {
    const { port } = server.address() as AddressInfo
    return (await fetch(`http://localhost:${port}/articles/${slug}`, { headers: { cookie } })).text()
  }
  const until = async (happened: () => boolean) => {
    while (!happened()) await new Promise((later) => setTimeout(later, 5))
  }
  const one = get(first.cookie)
  await until(() => renderings === 1)
  const other = get(second.cookie)
  await until(() => found === 2)
  await new Promise((later) => setTimeout(later, 20))
  refuse()
  expect([await one, await other, renderings]).toEqual(['Signed in elsewhere', OTHERS, 1])
})

test.each<[string, (id: number) => Promise<unknown>, string]>([
  ['an edit', (id) => db.article.update({ where: { id }, data: { title: 'Drift' } }), 'Drift, Steel'],
  [
    'an edit that leaves revision and date as they were',
    (id) => db.$executeRaw`UPDATE articles SET title = 'Drift' WHERE id = ${id}`,
    'Drift, Steel',
  ],
  [
    'another name of its category',
    () => db.category.updateMany({ where: { name: 'Steel' }, data: { name: 'Iron' } }),
    'Sway, Iron',
  ],
  [
    'another name of a tag',
    () => db.tag.updateMany({ where: { name: 'Frames' }, data: { name: 'Portals' } }),
    'Steel, Portals',
  ],
  ['a tag less', (articleId) => db.articleTag.deleteMany({ where: { articleId } }), 'Sway, Steel, <'],
])('%s is in the next answer, on every instance', async (_, change, expected) => {
  const { read, id, path, cookie } = await reading()
  const second = await instance()
  await second.get(path, cookie)
  await change(id)
  expect(await read()).toContain(expected)
  expect((await second.get(path, cookie)).text).toContain(expected)
  await db.category.updateMany({ where: { name: 'Iron' }, data: { name: 'Steel' } })
  await db.tag.updateMany({ where: { name: 'Portals' }, data: { name: 'Frames' } })
})

test('another name of its author is in the next answer', async () => {
  const author = await signIn({ lastName: 'Ward' })
  const { read } = await reading({ authorId: author.user.id })
  await db.user.update({ where: { id: author.user.id }, data: { lastName: 'Byron' } })
  expect(await read()).toContain('Byron')
})

test('what author and checker agree to, and a check, make the page again', async () => {
  const people = { author: await signIn(), checker: await signIn({ role: 'admin' }) }
  const { read, made, id } = await reading({ authorId: people.author.user.id })
  const checked = { figures: true, clauses: true, limits: true, editions: false }
  await db.articleCheck.create({
    data: { articleId: id, revision: 1, checkerId: people.checker.user.id, ...checked },
  })
  await read()
  for (const { user } of Object.values(people)) {
    const before = made.length
    await db.user.update({ where: { id: user.id }, data: { creditedInFull: true, company: 'Bridges Ltd' } })
    await read()
    await read()
    expect(made).toHaveLength(before + 1)
  }
  expect(made).toHaveLength(4)
})

test.each<[string, (id: number) => Promise<unknown>]>([
  ['a reference more', (articleId) => addReference(articleId, 91)],
  [
    'a reference that changes',
    (articleId) => db.articleReference.updateMany({ where: { articleId }, data: { year: 2023 } }),
  ],
  ['a reference less', (articleId) => db.articleReference.deleteMany({ where: { articleId } })],
])('%s makes the page again', async (_, change) => {
  const { read, made, id } = await reading()
  await addReference(id)
  await read()
  const before = made.length
  await change(id)
  await read()
  expect(made).toHaveLength(before + 1)
})

test('what happens to other articles, and to names that it does not show, makes no page again', async () => {
  const { read, made } = await reading()
  const other = await createArticle({ category: 'Timber', tags: ['Roofs'] })
  await addReference(other.id)
  await db.article.update({ where: { id: other.id }, data: { title: 'Another title' } })
  await db.category.updateMany({ where: { name: 'Timber' }, data: { name: 'Wood' } })
  await db.tag.updateMany({ where: { name: 'Roofs' }, data: { name: 'Rafters' } })
  await db.user.update({ where: { id: (await signIn()).user.id }, data: { lastName: 'Byron' } })
  await read()
  expect(made).toHaveLength(1)
})

test('views, likes and comments make no page again', async () => {
  const { read, made, id, user } = await reading()
  await db.like.create({ data: { articleId: id, userId: user.id } })
  await db.comment.create({ data: { articleId: id, userId: user.id, content: 'Useful.' } })
  await db.$executeRaw`UPDATE articles SET views = views + 1 WHERE id = ${id}`
  await read()
  expect(made).toHaveLength(1)
})

test.each<[string, (reader: { id: number; userId: string }) => Promise<unknown>]>([
  ['was taken back', ({ id }) => db.article.update({ where: { id }, data: { status: 'draft' } })],
  ['lies in the bin', ({ id }) => db.article.update({ where: { id }, data: { deletedAt: new Date() } })],
  ['is gone', ({ id }) => db.article.delete({ where: { id } })],
  ['moved', ({ id }) => db.article.update({ where: { id }, data: { slug: `moved-${id}` } })],
  ['is closed to who signed out', ({ userId }) => endSessions(db, userId, 'signed_out')],
  ['is closed to who signed in elsewhere', ({ userId }) => endSessions(db, userId, 'superseded')],
  [
    'is closed to who is frozen',
    ({ userId }) => db.user.update({ where: { id: userId }, data: { status: 'frozen' } }),
  ],
  [
    'is closed to who is not verified any more',
    ({ userId }) => db.user.update({ where: { id: userId }, data: { emailVerified: null } }),
  ],
  [
    'is closed once the session’s life is over',
    ({ userId }) => db.session.updateMany({ where: { userId }, data: { expiresAt: new Date(0) } }),
  ],
])('a page that %s is not sent again', async (_, change) => {
  const { read, id, user } = await reading()
  await change({ id, userId: user.id })
  expect(await read()).toBe(OTHERS)
})

test('visitors and made-up tokens are left to the other gate', async () => {
  const { get, path } = await reading()
  for (const cookie of [
    '',
    'loadpath.session=',
    'loadpath.session=abc',
    `loadpath.session=${'x'.repeat(300)}`,
  ])
    expect((await get(path, cookie)).text).toBe(OTHERS)
})

test('only the address as links have it is answered, and only to a navigation', async () => {
  const { get, made, base, path, slug, cookie } = await reading()
  for (const other of [
    `${path}?x=1`,
    `${path}/`,
    `/articles/${slug.toUpperCase()}`,
    `/articles/%61${slug.slice(1)}`,
  ])
    expect((await get(other, cookie)).text).toBe(OTHERS)
  expect((await get(path, cookie, { headers: { rsc: '1' } })).text).toBe(OTHERS)
  expect((await get(path, cookie, { method: 'POST' })).text).toBe(OTHERS)
  expect((await raw(base, `//articles/${slug}`, { cookie })).body).toContain(OTHERS)
  expect(made).toHaveLength(1)
})

test('is private, and has an id of its own each time', async () => {
  const { get, path, cookie } = await reading()
  const [first, second] = [(await get(path, cookie)).reply.headers, (await get(path, cookie)).reply.headers]
  expect(first.get('cache-control')).toBe('private, no-cache')
  expect(first.get('x-request-id')).not.toBe(second.get('x-request-id'))
  expect(first.get('x-request-id')).not.toBe('of the rendering')
})

test('HEAD is GET without the page, and no view', async () => {
  const { get, path, cookie, id, text } = { ...(await reading()), text: '' }
  const head = await get(path, (await signIn()).cookie, { method: 'HEAD' })
  expect(head.text).toBe(text)
  const page = await get(path, cookie, { headers: { 'accept-encoding': 'identity' } })
  expect(head.reply.status).toBe(200)
  expect(Number(page.reply.headers.get('content-length'))).toBe(Buffer.byteLength(page.text))
  const views = async () => (await db.article.findUniqueOrThrow({ where: { id } })).views
  for (let waited = 0; (await views()) === 0 && waited < 60_000; waited += 20)
    await new Promise((later) => setTimeout(later, 20))
  expect(await views()).toBe(1)
})

test('is compressed as the client takes it', async () => {
  const { get, path, cookie, read } = await reading()
  for (const [accepted, coding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
  ] as const) {
    const { reply, text } = await get(path, cookie, { headers: { 'accept-encoding': accepted } })
    expect([accepted, reply.headers.get('content-encoding')]).toEqual([accepted, coding])
    expect(text).toBe(await read())
  }
})

test('keeps no more than it may', async () => {
  const [{ get, made }, { cookie }] = [await instance(4000), await signIn()]
  const paths = [await createArticle(), await createArticle(), await createArticle()].map(
    ({ slug }) => `/articles/${slug}`,
  )
  for (const path of [...paths, paths[2]!, paths[0]!]) await get(path, cookie)
  expect(made).toEqual([...paths, paths[0]])
})
