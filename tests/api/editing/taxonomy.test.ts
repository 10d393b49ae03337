import * as category from '@/app/api/categories/[id]/route'
import * as categories from '@/app/api/categories/route'
import * as tag from '@/app/api/tags/[id]/route'
import * as tags from '@/app/api/tags/route'
import type { Category } from '@/lib/taxonomy/types'
import { db } from '@/lib/core/server/db'
import { call, type Handler, type Refusal } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'

type Answered = Category & Refusal
type Routes = { list: { POST: Handler }; one: { PUT: Handler; DELETE: Handler } }

let admin: string
beforeAll(async () => {
  admin = (await signIn({ role: 'admin' })).cookie
})

const add = ({ list }: Routes, body: object) => call<Answered>(list.POST, { cookie: admin, body })
const change = ({ one }: Routes, id: number | string, body: object) =>
  call<Answered>(one.PUT, { method: 'PUT', cookie: admin, params: { id: String(id) }, body })
const remove = ({ one }: Routes, id: number | string) =>
  call(one.DELETE, { method: 'DELETE', cookie: admin, params: { id: String(id) } })

describe.each([
  ['category', { list: categories, one: category }],
  ['tag', { list: tags, one: tag }],
])('a %s', (noun, routes) => {
  test.each([{}, { name: ' ' }, { name: 'x'.repeat(121) }, { name: '😀' }])(
    'is not named %j',
    async (body) => {
      const { status, body: refusal } = await add(routes, body)
      expect([status, refusal.errors?.[0]?.path]).toEqual([400, 'name'])
      if (!('name' in body) || body.name === ' ') expect(refusal.message).toBe('Name is required')
      if (body.name === '😀') expect(refusal.message).toBe('Please use at least one letter or digit')
    },
  )

  test.each(['0', 'x', '2147483647'])('that is not there (%j) is neither changed nor deleted', async (id) => {
    for (const reply of [await change(routes, id, { name: 'Nobody' }), await remove(routes, id)])
      expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  test('gets a slug of its own, keeps it when renamed, and is noted', async () => {
    const made = await add(routes, { name: '  Steel   & Timber ' })
    expect([made.status, made.body.name, made.body.slug]).toEqual([201, 'Steel & Timber', 'steel-and-timber'])
    expect((await add(routes, { name: 'Steel and timber' })).body.slug).toBe('steel-and-timber-2')
    const renamed = await change(routes, made.body.id, { name: 'Steel' })
    expect(renamed.body).toMatchObject({ id: made.body.id, name: 'Steel', slug: 'steel-and-timber' })
    expect((await remove(routes, made.body.id)).status).toBe(204)
    expect((await remove(routes, made.body.id)).status).toBe(404)
    const deeds = await db.auditEntry.findMany({
      where: { targetType: noun, targetId: String(made.body.id) },
      orderBy: { id: 'asc' },
    })
    expect(deeds.map(({ action }) => action)).toEqual([`${noun}.create`, `${noun}.update`, `${noun}.delete`])
  })

  test('does not take a name that is taken, in whatever case, also at once', async () => {
    const message = `A ${noun} with this name already exists`
    const replies = await Promise.all(['Cables', 'CABLES', 'cables'].map((name) => add(routes, { name })))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = replies.find(({ status }) => status === 409)!
    expect(refused.body).toMatchObject({ message, errors: [{ path: 'name', message }] })
    const { body } = await add(routes, { name: 'Ropes' })
    expect((await change(routes, body.id, { name: 'cables' })).status).toBe(409)
    expect((await change(routes, body.id, { name: 'ROPES' })).status).toBe(200)
  })
})

const CATEGORIES = { list: categories, one: category }

test('a category in use is not deleted: the refusal says by how many', async () => {
  const { body } = await add(CATEGORIES, { name: 'In use', description: ' For now ' })
  expect(body.description).toBe('For now')
  const { id } = await createArticle({ category: 'In use' })
  const one = await remove(CATEGORIES, body.id)
  expect([one.status, one.body.message]).toEqual([
    409,
    '1 article is in this category. Move it to another category first.',
  ])
  await createArticle({ category: 'In use', deletedAt: new Date() })
  expect((await remove(CATEGORIES, body.id)).body.message).toBe(
    '2 articles are in this category, 1 of them in the bin. Move them to another category first. Restore what is in the bin before, or wait until the bin deletes it for good.',
  )
  expect(await db.article.count({ where: { id, categoryId: body.id } })).toBe(1)
})

test('of a category whose articles are all in the bin the refusal says so, and what to do', async () => {
  const { body } = await add(CATEGORIES, { name: 'Binned' })
  const refusal = async () => (await remove(CATEGORIES, body.id)).body.message
  await createArticle({ category: 'Binned', deletedAt: new Date() })
  expect(await refusal()).toBe(
    '1 article is in this category and lies in the bin. Restore it and move it to another category first, or wait until the bin deletes it for good.',
  )
  await createArticle({ category: 'Binned', deletedAt: new Date() })
  expect(await refusal()).toBe(
    '2 articles are in this category and lie in the bin. Restore them and move them to another category first, or wait until the bin deletes them for good.',
  )
})

test('a tag that is deleted comes off its articles', async () => {
  const { id } = await createArticle({ tags: ['Loose', 'Fast'] })
  const { id: tagId } = await db.tag.findFirstOrThrow({ where: { name: 'Loose' } })
  expect((await remove({ list: tags, one: tag }, tagId)).status).toBe(204)
  const left = await db.articleTag.findMany({
    where: { articleId: id },
    select: { tag: { select: { name: true } } },
  })
  expect(left).toEqual([{ tag: { name: 'Fast' } }])
})
