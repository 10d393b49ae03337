import { GET } from '@/app/api/articles/[key]/route'
import type { Article } from '@/lib/articles/types'
import { call } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'

const read = (cookie: string, key: number | string) =>
  call<Article>(GET, { cookie, params: { key: String(key) } })

test.each([
  '0',
  '-1',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '1.5',
  '1e3',
  'nothing-here',
  'a b',
  'a/b',
  '%00',
  "x' OR 1=1",
  'é',
  '..',
  'a'.repeat(201),
])('at %j there is nothing', async (key) => {
  const { cookie } = await signIn()
  const { status, body } = await call(GET, { cookie, params: { key } })
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' })
})

describe.each(['draft', 'pending_review', 'rejected'] as const)('an article that is %s', (status) => {
  test('is shown to its author and to admins, and to nobody else', async () => {
    const [author, admin, other] = [await signIn(), await signIn({ role: 'admin' }), await signIn()]
    const { id, slug } = await createArticle({ status, authorId: author.user.id })
    for (const key of [id, slug]) {
      expect((await read(author.cookie, key)).body).toMatchObject({ id, status, published: false })
      expect((await read(admin.cookie, key)).status).toBe(200)
      expect((await read(other.cookie, key)).status).toBe(404)
    }
  })

  test('without an author is shown to admins only', async () => {
    const { id } = await createArticle({ status, authorId: null })
    expect((await read((await signIn()).cookie, id)).status).toBe(404)
    expect((await read((await signIn({ role: 'admin' })).cookie, id)).status).toBe(200)
  })
})

test('an article in the bin is shown to nobody', async () => {
  const [author, admin] = [await signIn(), await signIn({ role: 'admin' })]
  const { id } = await createArticle({ authorId: author.user.id, deletedAt: new Date() })
  for (const { cookie } of [author, admin]) expect((await read(cookie, id)).status).toBe(404)
})

test('an author who is not verified cannot read the own draft', async () => {
  const author = await signIn({ verified: false })
  const { id } = await createArticle({ status: 'draft', authorId: author.user.id })
  expect((await call(GET, { cookie: author.cookie, params: { key: String(id) } })).body.code).toBe(
    'EMAIL_NOT_VERIFIED',
  )
})

test('an article is found by id and by slug, however that is written, with what was written', async () => {
  const { cookie } = await signIn()
  const { id, slug } = await createArticle({
    content: '<p>Use \\(f_y\\).</p>',
    reference: 'EN 1990\nEN 1991-1-1',
  })
  for (const key of [id, slug, slug.toUpperCase(), `00${id}`]) {
    const { status, body } = await read(cookie, key)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, slug, reference: 'EN 1990\nEN 1991-1-1' })
    expect(body.content).toBe('<p>Use <span data-type="inline-math" data-latex="f_y"></span>.</p>')
  }
})
