import { GET as listRoute } from '@/app/api/admin/articles/[id]/revisions/route'
import { GET as oneRoute } from '@/app/api/admin/articles/[id]/revisions/[revision]/route'
import { POST as restoreRoute } from '@/app/api/admin/articles/[id]/revisions/[revision]/restore/route'
import type { EditableArticle } from '@/lib/articles/administration/types'
import type { Revision, RevisionEntry } from '@/lib/articles/revisions/types'
import { db } from '@/lib/core/server/db'
import { call, type Refusal } from '../../support/call'
import { create, open, save, TEXT } from '../../support/editing'
import { createArticle, signIn } from '../../support/factories'

let admin: string
beforeAll(async () => {
  admin = (await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })).cookie
})

const list = async (id: number) =>
  (await call<RevisionEntry[]>(listRoute, { cookie: admin, params: { id: String(id) } })).body
const version = (id: number | string, revision: number | string) =>
  call<Revision & Refusal>(oneRoute, {
    cookie: admin,
    params: { id: String(id), revision: String(revision) },
  })
const restore = (id: number | string, revision: number | string, body = {}) =>
  call<EditableArticle & Refusal>(restoreRoute, {
    cookie: admin,
    params: { id: String(id), revision: String(revision) },
    body,
  })

const input = { title: 'Version one', content: TEXT }

test.each([
  ['0', '1'],
  ['2147483647', '1'],
  ['x', '1'],
])('of the article %j there is no version %j', async (id, revision) => {
  const unlisted = await call(listRoute, { cookie: admin, params: { id } })
  for (const reply of [unlisted, await version(id, revision), await restore(id, revision)])
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND'])
})

test('each save of a published article is a version; the first save keeps what was there', async () => {
  const { id } = await createArticle({ title: 'Imported', content: TEXT, reference: 'EN 1990' })
  expect(await list(id)).toEqual([])
  await save(admin, id, { ...input, title: 'Second' })
  await save(admin, id, { ...input, title: 'Third', reference: null })
  expect(await list(id)).toMatchObject([
    { revision: 3, editor: 'Ada Byron', current: true },
    { revision: 2, editor: 'Ada Byron', current: false },
    { revision: 1, editor: null, current: false },
  ])
  expect((await version(id, 1)).body).toMatchObject({
    title: 'Imported',
    content: TEXT,
    reference: 'EN 1990',
  })
  expect((await version(id, 9)).status).toBe(404)
  expect((await open(admin, id)).body.revision).toBe(3)
})

test('a draft has no versions, and what readers do not see makes none', async () => {
  const { body: draft } = await create(admin, { ...input, published: false })
  await save(admin, draft.id, { ...input, title: 'Still a draft' })
  expect(await list(draft.id)).toEqual([])
  const { body } = await create(admin, input)
  await save(admin, body.id, { ...input, featured: true })
  expect(await list(body.id)).toEqual([])
})

test('restoring is a new version, with what is still there of category and tags', async () => {
  const [category, tag, gone] = [
    await db.category.create({ data: { name: 'Kept', slug: 'kept' } }),
    await db.tag.create({ data: { name: 'Kept', slug: 'kept' } }),
    await db.tag.create({ data: { name: 'Gone', slug: 'gone' } }),
  ]
  const filed = { ...input, reference: 'EN 1993-1-1', categoryId: category.id, tagIds: [tag.id, gone.id] }
  const { body } = await create(admin, filed)
  await save(admin, body.id, { title: 'Worse', content: '<p>Worse</p>', reference: null, tagIds: [] })
  await db.tag.delete({ where: { id: gone.id } })
  const back = await restore(body.id, 1)
  expect(back.body).toMatchObject({
    title: 'Version one',
    content: TEXT,
    reference: 'EN 1993-1-1',
    categoryId: category.id,
    standards: ['EN 1993-1-1'],
    revision: 3,
  })
  expect(back.body.tags.map(({ name }) => name)).toEqual(['Kept'])
  expect((await list(body.id))[0]).toMatchObject({
    revision: 3,
    note: 'Restored from version 1',
    current: true,
  })
  expect((await version(body.id, 1)).body).toMatchObject({ category: 'Kept', tags: ['Kept'] })
})

test('restoring over what somebody saved meanwhile is refused', async () => {
  const { body } = await create(admin, input)
  await save(admin, body.id, { ...input, title: 'Two' })
  const { status, body: refusal } = await restore(body.id, 1, { updatedAt: body.updatedAt })
  expect([status, refusal.code, refusal.editedBy]).toEqual([409, 'CONFLICT', 'Ada Byron'])
})
