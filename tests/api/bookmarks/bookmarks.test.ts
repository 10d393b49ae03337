import { POST as toggleRoute } from '@/app/api/articles/[key]/bookmark/route'
import { GET as bookmarkedRoute } from '@/app/api/articles/[key]/bookmarked/route'
import type { BookmarkState } from '@/lib/bookmarks/types'
import { db } from '@/lib/core/server/db'
import { bookmarksOf } from '../../support/bookmarks'
import { call, type Refusal } from '../../support/call'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const toggle = (cookie: string, key: number | string) =>
  call<BookmarkState>(toggleRoute, { method: 'POST', cookie, params: { key: String(key) } })
const bookmarked = async (cookie: string, key: number) =>
  (await call<BookmarkState>(bookmarkedRoute, { cookie, params: { key: String(key) } })).body
const kept = (userId: string) => db.bookmark.count({ where: { userId } })
const pathsOf = ({ body }: { body: unknown }) => (body as Refusal).errors?.map(({ path }) => path)

const member = async () => {
  const { cookie, user } = await signIn()
  return { ...bookmarksOf(cookie), cookie, user }
}

beforeEach(resetLimits)

test.each(['0', '2147483647', '2147483648', '-1', 'abc', '1.5', '', '%00', '9'.repeat(40)])(
  'at the id %j there is nothing to bookmark, and nothing breaks',
  async (id) => {
    const me = await member()
    expect((await me.save(id)).status).toBe(404)
    expect((await me.note(id, { notes: 'x' })).status).toBe(404)
    expect((await me.remove(id)).status).toBe(404)
    expect((await toggle(me.cookie, id)).status).toBe(404)
  },
)

test('what is not published cannot be bookmarked, not even by its author or an admin', async () => {
  const [author, admin] = [await signIn(), await signIn({ role: 'admin' })]
  for (const hidden of [
    { status: 'draft' },
    { status: 'pending_review' },
    { status: 'rejected' },
    { deletedAt: new Date() },
  ] as const) {
    const { id } = await createArticle({ authorId: author.user.id, ...hidden })
    for (const { cookie } of [author, admin]) {
      expect((await bookmarksOf(cookie).save(id)).status).toBe(404)
      expect((await toggle(cookie, id)).status).toBe(404)
    }
    expect(await db.bookmark.count({ where: { articleId: id } })).toBe(0)
  }
})

test.each([
  ['folderIds', { folderIds: 'x' }],
  ['folderIds.0', { folderIds: ['1'] }],
  ['folderIds.0', { folderIds: [{ gt: 0 }] }],
  ['folderIds.0', { folderIds: [2_147_483_648] }],
  ['folderIds.0', { folderIds: [1.5] }],
  ['folderIds', { folderIds: Array.from({ length: 51 }, (_, n) => n + 1) }],
  ['notes', { notes: 'x'.repeat(2001) }],
  ['notes', { notes: 7 }],
  ['savedAt', { savedAt: 'yesterday' }],
  ['savedAt', { savedAt: '2999-01-01T00:00:00Z' }],
  ['savedAt', { savedAt: '0000-01-01T00:00:00Z' }],
  ['', []],
])('%s is refused in %j', async (path, body) => {
  const me = await member()
  const { id } = await createArticle()
  const reply = await me.save(id, body)
  expect([reply.status, pathsOf(reply)?.[0]]).toEqual([400, path])
  expect(await kept(me.user.id)).toBe(0)
})

test('into the folder of somebody else nothing can be put, and nothing is kept', async () => {
  const [me, other] = [await member(), await member()]
  const { id } = await createArticle()
  const [own, foreign] = [await me.folder(), await other.folder()]
  expect((await me.save(id, { folderIds: [own, foreign] })).status).toBe(404)
  expect((await me.save(id, { folderIds: [2_147_483_647] })).status).toBe(404)
  expect(await kept(me.user.id)).toBe(0)
  expect((await me.list({ folderId: String(foreign) })).status).toBe(404)
})

test('a bookmark is made, and saving again replaces folders and notes', async () => {
  const me = await member()
  const { id, slug } = await createArticle({ title: 'Punching shear' })
  const [one, two] = [await me.folder('One'), await me.folder('Two')]
  const made = await me.save(id, { folderIds: [two, one, one], notes: '  Clause 6.4\nand more ' })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    articleId: id,
    notes: 'Clause 6.4\nand more',
    folders: [
      { id: one, name: 'One', color: '#3B82F6' },
      { id: two, name: 'Two', color: '#3B82F6' },
    ],
    article: { id, slug, title: 'Punching shear', readTime: 1 },
    createdAt: expect.stringMatching(/Z$/) as string,
  })
  const again = await me.save(id, { folderIds: [two], notes: ' ' })
  expect([again.status, again.body.id, again.body.notes]).toEqual([200, made.body.id, null])
  expect(again.body.folders.map((folder) => folder.id)).toEqual([two])
  expect((await me.save(id)).body.folders).toEqual([])
  expect(await kept(me.user.id)).toBe(1)
})

test('notes of two thousand characters fit, and alone leave the folders where they are', async () => {
  const [me, other] = [await member(), await member()]
  const { id } = await createArticle()
  const folder = await me.folder()
  await me.save(id, { folderIds: [folder], notes: 'x'.repeat(2000) })
  expect((await other.note(id, { notes: 'mine?' })).status).toBe(404)
  expect((await me.note(id, { notes: 'x'.repeat(2001) })).status).toBe(400)
  const { body } = await me.note(id, { notes: 'New' })
  expect([body.notes, body.folders.length]).toEqual(['New', 1])
  expect((await me.note(id, {})).body.notes).toBeNull()
})

test('a removal is of my own bookmark, and is taken back to its place by its day', async () => {
  const [me, other] = [await member(), await member()]
  const { id } = await createArticle()
  const { body } = await me.save(id, { notes: 'Mind the units' })
  expect((await other.remove(id)).status).toBe(404)
  expect((await me.remove(id)).status).toBe(204)
  expect((await me.remove(id)).status).toBe(404)
  const savedAt = '2026-03-01T08:00:00.000Z'
  expect((await me.save(id, { notes: body.notes, savedAt })).body).toMatchObject({
    notes: 'Mind the units',
    createdAt: savedAt,
  })
  // The day of a bookmark that is there stays.
  expect((await me.save(id, { savedAt: '2025-01-01T00:00:00Z' })).body.createdAt).toBe(savedAt)
})

test('the toggle puts on and takes off, and the state follows, each member their own', async () => {
  const [me, other] = [await member(), await member()]
  const { id } = await createArticle()
  expect(await bookmarked(me.cookie, id)).toEqual({ bookmarked: false })
  expect((await toggle(me.cookie, id)).body).toEqual({ bookmarked: true })
  expect(await bookmarked(me.cookie, id)).toEqual({ bookmarked: true })
  expect(await bookmarked(other.cookie, id)).toEqual({ bookmarked: false })
  expect((await toggle(me.cookie, id)).body).toEqual({ bookmarked: false })
})

test('the sixty-first change in a minute waits, whatever it changes', async () => {
  const me = await member()
  const { id } = await createArticle()
  const folder = await me.folder()
  for (let n = 0; n < 59; n++) expect((await me.save(id)).status).toBeLessThan(300)
  for (const { status, headers } of [
    await me.save(id),
    await me.remove(id),
    await me.note(id, { notes: null }),
    await me.move({ articleIds: [id], folderId: folder }),
    await toggle(me.cookie, id),
    await me.create({ name: 'More' }),
    await me.change(folder, { name: 'Other' }),
    await me.drop(folder),
  ]) {
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await (await member()).save(id)).status).toBe(201)
})

test('two thousand bookmarks are all there can be; those there are can still be changed', async () => {
  const me = await member()
  const [first, last, over] = [await createArticle(), await createArticle(), await createArticle()]
  await me.save(first.id)
  await db.$executeRaw`
    INSERT INTO articles (slug, title, content, body_html, outline, summary, plain_text, rendered_with, word_count, read_time, updated_at)
    SELECT 'full-' || n, 'T', 'c', 'c', '[]', 'c', 'c', 1, 1, 1, now() FROM generate_series(1, 1998) n`
  await db.$executeRaw`
    INSERT INTO bookmarks (user_id, article_id, updated_at)
    SELECT ${me.user.id}, id, now() FROM articles WHERE slug LIKE 'full-%'`
  expect((await me.save(last.id)).status).toBe(201)
  const refused = await me.save(over.id)
  expect([refused.status, (refused.body as unknown as Refusal).code]).toEqual([409, 'CONFLICT'])
  expect((await toggle(me.cookie, over.id)).status).toBe(409)
  expect((await me.save(first.id, { notes: 'still mine' })).status).toBe(200)
  await me.remove(last.id)
  expect((await me.save(over.id)).status).toBe(201)
})
