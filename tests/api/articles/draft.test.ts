import { DELETE as discard, GET as read, PUT as keep } from '@/app/api/user/draft/route'
import { POST as submit } from '@/app/api/articles/submit/route'
import type { Draft } from '@/lib/articles/drafts/types'
import { db } from '@/lib/core/server/db'
import { categoryNamed } from '@/lib/taxonomy/mutations'
import { call, type Refusal } from '../../support/call'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const payload = {
  title: 'Half a',
  content: '<p>Half</p>',
  reference: '',
  excerpt: '',
  memberNote: '',
  categoryId: null,
  tagIds: [],
}
const at = (article?: number) => (article === undefined ? {} : { query: { article: String(article) } })
const save = (cookie: string | undefined, more: Record<string, unknown> = {}, article?: number) =>
  call<{ updatedAt: string } & Refusal>(keep, {
    method: 'PUT',
    cookie,
    body: { ...payload, ...more },
    ...at(article),
  })
const load = async (cookie: string, article?: number) =>
  (await call<{ draft: Draft | null }>(read, { cookie, ...at(article) })).body.draft
const drop = (cookie: string, article?: number) => call(discard, { method: 'DELETE', cookie, ...at(article) })

beforeEach(resetLimits)

test('drafts are for verified members', async () => {
  expect((await save(undefined)).status).toBe(401)
  expect((await call(read)).status).toBe(401)
  const { cookie } = await signIn({ verified: false })
  expect((await save(cookie)).body.code).toBe('EMAIL_NOT_VERIFIED')
})

test.each([
  [{ title: 7 }, 'title'],
  [{ content: null }, 'content'],
  [{ content: 'x'.repeat(5), tagIds: ['1'] }, 'tagIds.0'],
  [{ categoryId: 0 }, 'categoryId'],
])('%j is not a draft', async (more, path) => {
  const { cookie } = await signIn()
  const { status, body } = await save(cookie, more)
  expect(status).toBe(400)
  expect(body.errors?.map((error) => error.path)).toContain(path)
})

test('a draft over 2 MB is refused, and one that is wrong as an article is kept', async () => {
  const { cookie } = await signIn()
  expect((await save(cookie, { content: 'x'.repeat(2 * 1024 * 1024) })).status).toBe(413)
  expect((await save(cookie, { title: '' })).status).toBe(200)
})

test('a draft that a form without an excerpt left behind is read with an empty one', async () => {
  const { cookie, user } = await signIn()
  const { excerpt: _, ...older } = payload
  await db.draft.create({ data: { userId: user.id, payload: older } })
  expect((await load(cookie))?.payload).toEqual(payload)
})

test('the newest is kept, one a member, however many are saved at once', async () => {
  const { cookie, user } = await signIn()
  expect(await load(cookie)).toBeNull()
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, n) => save(cookie, { title: `Version ${n}` })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await db.draft.count({ where: { userId: user.id } })).toBe(1)
  const { updatedAt } = (await save(cookie, { title: 'The last' })).body
  expect(await load(cookie)).toEqual({ payload: { ...payload, title: 'The last' }, updatedAt })
  expect(await load((await signIn()).cookie)).toBeNull()
})

test('discarding is for good, and twice is no error', async () => {
  const { cookie } = await signIn()
  await save(cookie)
  expect((await drop(cookie)).status).toBe(204)
  expect((await drop(cookie)).status).toBe(204)
  expect(await load(cookie)).toBeNull()
})

test('an article’s draft stands beside the new one’s, and only its author has one', async () => {
  const author = await signIn()
  const { id } = await createArticle({ authorId: author.user.id, status: 'rejected' })
  await save(author.cookie, { title: 'New' })
  await save(author.cookie, { title: 'Old, edited' }, id)
  expect((await load(author.cookie))?.payload.title).toBe('New')
  expect((await load(author.cookie, id))?.payload.title).toBe('Old, edited')
  await drop(author.cookie, id)
  expect((await load(author.cookie))?.payload.title).toBe('New')

  const { cookie } = await signIn()
  expect((await save(cookie, {}, id)).status).toBe(404)
  expect((await call(read, { cookie, ...at(id) })).status).toBe(404)
  expect((await save(cookie, {}, 2_147_483_647)).status).toBe(404)
})

test('submitting ends the draft that it was written in', async () => {
  const { cookie } = await signIn()
  await save(cookie)
  const body = {
    title: 'Sent at last',
    content: `<p>${'words '.repeat(40)}</p>`,
    categoryId: await categoryNamed(db, 'Steel'),
  }
  expect((await call(submit, { cookie, body })).status).toBe(201)
  expect(await load(cookie)).toBeNull()
})

test('what an older form kept is no draft, and breaks nothing', async () => {
  const { cookie, user } = await signIn()
  await db.draft.create({ data: { userId: user.id, payload: { title: 'Old form' } } })
  expect(await load(cookie)).toBeNull()
  expect((await save(cookie)).status).toBe(200)
})

test('what one member typed is not saved for another who has signed in to the same browser', async () => {
  const [nora, ada] = [await signIn(), await signIn()]
  expect((await save(ada.cookie, { memberId: nora.user.id })).status).toBe(401)
  expect(await load(ada.cookie)).toBeNull()
  expect((await save(ada.cookie, { memberId: ada.user.id })).status).toBe(200)
  expect((await load(ada.cookie))?.payload).toEqual(payload)
})
