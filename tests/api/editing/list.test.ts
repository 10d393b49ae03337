import { POST as bulkRoute } from '@/app/api/admin/articles/bulk/route'
import { GET as countsRoute } from '@/app/api/admin/articles/counts/route'
import { GET as listRoute } from '@/app/api/admin/articles/route'
import type { AdminArticle, BulkOutcome, ShelfCounts } from '@/lib/articles/administration/types'
import { db } from '@/lib/core/server/db'
import { call, type Refusal } from '../../support/call'
import { deedsOn } from '../../support/editing'
import { createArticle, createMember, signIn } from '../../support/factories'

let admin: string
beforeEach(async () => {
  await db.article.deleteMany()
  admin = (await signIn({ role: 'admin' })).cookie
})

const list = (query: Record<string, string> = {}) =>
  call<AdminArticle[] & Refusal>(listRoute, { cookie: admin, query })
const titles = async (query: Record<string, string>) => (await list(query)).body.map(({ title }) => title)
const bulk = (body: object) => call<BulkOutcome & Refusal>(bulkRoute, { cookie: admin, body })

async function oneOfEach() {
  await createArticle({ title: 'Published' })
  await createArticle({ title: 'Draft', status: 'draft' })
  await createArticle({ title: 'Pending', status: 'pending_review' })
  await createArticle({ title: 'Rejected', status: 'rejected' })
  await createArticle({ title: 'Binned', deletedAt: new Date() })
}

test.each([
  ['status', 'gone'],
  ['sort', 'colour'],
  ['page', '0'],
  ['pageSize', '201'],
  ['search', 'a\0b'],
])('%s %j is no filter', async (path, value) => {
  const { status, body } = await list({ [path]: value })
  expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 400, path })
})

test('each state has its tab; all of them together leave out the bin', async () => {
  await oneOfEach()
  expect(await titles({ sort: 'title' })).toEqual(['Draft', 'Pending', 'Published', 'Rejected'])
  expect(await titles({ status: 'published' })).toEqual(['Published'])
  expect(await titles({ status: 'draft' })).toEqual(['Draft'])
  expect(await titles({ status: 'pending' })).toEqual(['Pending'])
  expect(await titles({ status: 'rejected' })).toEqual(['Rejected'])
  expect(await titles({ status: 'bin' })).toEqual(['Binned'])
  const counts = await call<ShelfCounts>(countsRoute, { cookie: admin })
  expect(counts.body).toEqual({ published: 1, draft: 1, pending_review: 1, rejected: 1, bin: 1 })
})

test('is searched by title, address and author, and comes in pages', async () => {
  const author = await createMember({ firstName: 'Gustave', lastName: 'Eiffel' })
  await createArticle({ title: '100% utilisation', slug: 'full-use' })
  await createArticle({ title: 'Towers', authorId: author.id })
  expect(await titles({ search: '100%' })).toEqual(['100% utilisation'])
  expect(await titles({ search: 'FULL-use' })).toEqual(['100% utilisation'])
  expect(await titles({ search: 'eiffel' })).toEqual(['Towers'])
  expect(await titles({ search: '%' })).toEqual(['100% utilisation'])
  const { body, headers } = await list({ sort: 'title', page: '2', pageSize: '1' })
  expect(body.map(({ title }) => title)).toEqual(['Towers'])
  expect(['x-total-count', 'x-page', 'x-page-size'].map((name) => headers.get(name))).toEqual(['2', '2', '1'])
})

test('is ordered either way by title, author, category, views and last change', async () => {
  const [euler, maillart] = [
    await createMember({ firstName: 'Leonhard', lastName: 'Euler' }),
    await createMember({ firstName: 'Robert', lastName: 'Maillart' }),
  ]
  const article = async (facts: { title: string; authorId: string; category: string }, views: number) => {
    const { id } = await createArticle(facts)
    await db.article.update({ where: { id }, data: { views } })
    return id
  }
  await article({ title: 'b', authorId: maillart.id, category: 'Steel' }, 2)
  const A = await article({ title: 'A', authorId: euler.id, category: 'Timber' }, 3)
  await article({ title: 'c', authorId: euler.id, category: 'Concrete' }, 1)
  await db.article.update({ where: { id: A }, data: { premium: false } })
  expect(await titles({ sort: 'title' })).toEqual(['A', 'b', 'c'])
  expect(await titles({ sort: 'title-desc' })).toEqual(['c', 'b', 'A'])
  expect(await titles({ sort: 'author' })).toEqual(['A', 'c', 'b'])
  expect(await titles({ sort: 'author-desc' })).toEqual(['b', 'A', 'c'])
  expect(await titles({ sort: 'category' })).toEqual(['c', 'b', 'A'])
  expect(await titles({ sort: 'category-desc' })).toEqual(['A', 'b', 'c'])
  expect(await titles({ sort: 'views' })).toEqual(['A', 'b', 'c'])
  expect(await titles({ sort: 'views-asc' })).toEqual(['c', 'b', 'A'])
  expect(await titles({ sort: 'updated' })).toEqual(['A', 'c', 'b'])
  expect(await titles({ sort: 'unchanged' })).toEqual(['b', 'c', 'A'])
})

test.each([
  ['action', { action: 'burn', ids: [1] }],
  ['ids', { action: 'delete', ids: [] }],
  ['ids', { action: 'delete', ids: Array.from({ length: 201 }, (_, n) => n + 1) }],
  ['ids.0', { action: 'delete', ids: ['1'] }],
])('a bulk action is refused for its %s', async (path, body) => {
  const reply = await bulk(body)
  expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([400, path])
})

const ids = async () =>
  Object.fromEntries(
    (await db.article.findMany({ select: { id: true, title: true } })).map(({ id, title }) => [title, id]),
  )

test.each([
  ['publish', ['Draft', 'Pending', 'Rejected']],
  ['unpublish', ['Published']],
  ['feature', ['Draft', 'Pending', 'Published', 'Rejected']],
  ['unfeature', []],
  ['approve', ['Pending']],
  ['reject', ['Pending']],
  ['delete', ['Draft', 'Pending', 'Published', 'Rejected']],
  ['restore', ['Binned']],
])('%s changes what it applies to, notes it, and names the rest', async (action, expected) => {
  await oneOfEach()
  const known = await ids()
  const all = Object.values(known)
  const { status, body } = await bulk({ action, ids: [...all, all[0], 2_000_000_000] })
  expect(status).toBe(200)
  const changed = expected.map((title) => known[title]!)
  expect([...body.changed].sort()).toEqual(changed.sort())
  expect(body.skipped).toHaveLength(all.length + 1 - changed.length)
  for (const id of changed) expect(await deedsOn(id)).toHaveLength(1)
  expect((await bulk({ action, ids: all })).body.changed).toEqual([])
})

test('many articles are approved at once without a claim that anybody checked them', async () => {
  const waiting = [
    await createArticle({ status: 'pending_review' }),
    await createArticle({ status: 'pending_review' }),
  ].map(({ id }) => id)
  expect((await bulk({ action: 'approve', ids: waiting })).body.changed).toEqual(waiting)
  expect(await db.article.count({ where: { id: { in: waiting }, status: 'approved' } })).toBe(2)
  expect(await db.articleCheck.count({ where: { articleId: { in: waiting } } })).toBe(0)
})

test('an article names the published paths that it is a step of, each once', async () => {
  const { id: articleId } = await createArticle({ title: 'Beams' })
  await createArticle({ title: 'Columns' })
  const step = { kind: 'article', position: 1, text: 'Read it.', articleId } as const
  for (const [title, published] of [
    ['Steel basics', true],
    ['Draft path', false],
    ['Frames', true],
  ] as const)
    await db.readingPath.create({
      data: {
        ...{ title, published, slug: title.toLowerCase().replace(' ', '-'), summary: 'S', audience: 'A' },
        items: { create: [step, { ...step, position: 2, anchor: 'scope' }] },
      },
    })
  const { body } = await list({ sort: 'title' })
  expect(body.map(({ title, paths }) => [title, paths])).toEqual([
    ['Beams', ['Steel basics', 'Frames']],
    ['Columns', []],
  ])
})
