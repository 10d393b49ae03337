import * as checkRoute from '@/app/api/admin/articles/[id]/check/route'
import { POST as approveRoute } from '@/app/api/admin/articles/[id]/approve/route'
import { openArticle } from '@/lib/articles/queries'
import type { ArticleReading } from '@/lib/articles/types'
import type { CheckState } from '@/lib/articles/checks/types'
import type { Verified } from '@/lib/auth/viewer'
import { db, pool } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { approve, create, deedsOn, open, save, TEXT } from '../../support/editing'
import { createArticle, createMember, signIn } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

const ALL = ['figures', 'clauses', 'limits', 'editions']
const REFERENCES = 'EN 1993-1-1:2005, cl. 6.3.2\nEN 1990:2002, cl. 6.4.3'

let admin: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  admin = await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })
})

const params = (id: number) => ({ id: String(id) })
const stateOf = async (id: number, cookie = admin.cookie) =>
  (await call<CheckState>(checkRoute.GET, { cookie, params: params(id) })).body
const check = (id: number, body: object, cookie = admin.cookie) =>
  call<CheckState>(checkRoute.POST, { cookie, params: params(id), body })
const confirmAll = async (id: number, cookie?: string) =>
  check(id, { confirmed: ALL, updatedAt: (await stateOf(id, cookie)).updatedAt }, cookie)
const approveWith = (id: number, query: Record<string, string>) =>
  call<{ status: string; message: string }>(approveRoute, {
    method: 'POST',
    cookie: admin.cookie,
    params: params(id),
    query,
  })

async function reading(slug: string): Promise<ArticleReading> {
  const article = await openArticle(admin.user as unknown as Verified, slug)
  return article!
}

test('what is confirmed of a published article is stored with its revision, and shown', async () => {
  const { id, slug } = await createArticle({ reference: REFERENCES })
  expect((await reading(slug)).check).toBeNull()
  const before = await stateOf(id)
  expect(before).toMatchObject({
    revision: 1,
    editions: ['EN 1993-1-1:2005', 'EN 1990:2002'],
    refused: null,
    check: null,
  })
  const reply = await check(id, { confirmed: ['figures', 'editions'], updatedAt: before.updatedAt })
  expect(reply.status).toBe(200)
  expect((await reading(slug)).check).toMatchObject({
    revision: 1,
    checker: { firstName: 'Ada', lastName: 'Byron', credit: null },
    confirmed: ['figures', 'editions'],
    against: ['EN 1993-1-1:2005', 'EN 1990:2002'],
    current: true,
  })
  expect(await deedsOn(id)).toMatchObject([
    {
      action: 'article.check',
      actorName: 'Ada Byron',
      after: { revision: 1, confirmed: ['figures', 'editions'] },
    },
  ])
})

test('a reviewer is warned of what leads nowhere, and may confirm all the same', async () => {
  await loadSeedRegister()
  const { id } = await createArticle({
    content: '<p>See <a href="/articles/does-not-exist">that</a>.</p>',
    reference: 'EN 9999-1:2020, cl. 4\nEN 1990:2002',
    status: 'pending_review',
  })
  expect((await stateOf(id)).warnings).toEqual([
    'The link to /articles/does-not-exist leads to no published article.',
    'EN 9999-1 is not in the register of standards. Is it written as it is called?',
  ])
  expect((await approveWith(id, {})).status).toBe(200)
})

test('the last check of a revision counts, and one of nothing takes it back', async () => {
  const { id, slug } = await createArticle({ reference: REFERENCES })
  await confirmAll(id)
  const { updatedAt } = await stateOf(id)
  await check(id, { confirmed: ['figures'], updatedAt })
  expect((await reading(slug)).check).toMatchObject({ confirmed: ['figures'], against: [] })
  expect((await check(id, { confirmed: [], updatedAt })).body.check).toBeNull()
  expect((await reading(slug)).check).toBeNull()
  expect((await check(id, { confirmed: [], updatedAt })).status).toBe(400)
  expect(await db.articleCheck.count({ where: { articleId: id } })).toBe(3)
})

test('a check stays with its revision when the words change, and a new category changes none', async () => {
  const { id, slug } = await createArticle({ reference: REFERENCES })
  await confirmAll(id)
  const editor = await signIn({ role: 'admin' })
  const article = (await open(editor.cookie, id)).body
  const { id: categoryId } = await db.category.create({ data: { name: 'Timber', slug: 'timber-of-checks' } })
  const filed = { title: article.title, content: article.content, reference: article.reference, categoryId }
  expect((await save(editor.cookie, id, filed)).body.revision).toBe(2)
  expect((await reading(slug)).check).toMatchObject({ revision: 1, current: true })
  await save(editor.cookie, id, { ...filed, content: TEXT })
  expect(await reading(slug)).toMatchObject({ revision: 3, check: { revision: 1, current: false } })
  expect((await stateOf(id, editor.cookie)).refused).toBe(
    'You wrote what is to be checked: somebody else has to check it.',
  )
  await confirmAll(id)
  expect((await reading(slug)).check).toMatchObject({ revision: 3, current: true })
})

test('nobody checks what they wrote or saved', async () => {
  const own = (await create(admin.cookie, { title: 'My own', content: TEXT, published: true })).body
  expect((await stateOf(own.id)).refused).toBe('You wrote this article: somebody else has to check it.')
  const refused = await check(own.id, { confirmed: ['figures'], updatedAt: own.updatedAt })
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { message: 'You wrote this article: somebody else has to check it.' },
  ])
  const other = await signIn({ role: 'admin' })
  expect(
    (await check(own.id, { confirmed: ['figures'], updatedAt: own.updatedAt }, other.cookie)).status,
  ).toBe(200)
})

test('who filed the article anew checks it, and who wrote its words does not', async () => {
  const { id } = await createArticle({ reference: REFERENCES })
  const [writer, filer] = [await signIn({ role: 'admin' }), await signIn({ role: 'admin' })]
  const title = 'Other words'
  await save(writer.cookie, id, { title, content: TEXT })
  const { id: categoryId } = await db.category.create({ data: { name: 'Glass', slug: 'glass-of-checks' } })
  await save(filer.cookie, id, { title, content: TEXT, categoryId })
  expect((await stateOf(id, writer.cookie)).refused).toMatch('You wrote what is to be checked')
  const row = { articleId: id, revision: 3, figures: true, clauses: true, limits: true, editions: false }
  await expect(db.articleCheck.create({ data: { ...row, checkerId: writer.user.id } })).rejects.toThrow(
    'nobody checks a revision of their own',
  )
  expect((await stateOf(id)).refused).toBeNull()
})

test('an editor who changed the words of a submission does not check them', async () => {
  const member = await createMember()
  const submission = { status: 'pending_review', submittedByUser: true, authorId: member.id } as const
  const { id } = await createArticle(submission)
  const [writer, other] = [await signIn({ role: 'admin' }), await signIn({ role: 'admin' })]
  const { title, content } = (await open(other.cookie, id)).body
  await save(other.cookie, id, { title, content, featured: true })
  await save(writer.cookie, id, { title, content: TEXT })
  expect((await stateOf(id, writer.cookie)).refused).toMatch('You wrote what is to be checked')
  expect((await stateOf(id, other.cookie)).refused).toBeNull()
})

test('the database refuses a check of one’s own, of another revision, and every change of one', async () => {
  const member = await createMember()
  const { id } = await createArticle({ authorId: member.id })
  const row = { articleId: id, revision: 1, figures: true, clauses: false, limits: false, editions: false }
  const of = (data: object) => db.articleCheck.create({ data: { ...row, checkerId: admin.user.id, ...data } })
  await expect(of({ checkerId: member.id })).rejects.toThrow('nobody checks a revision of their own')
  await expect(of({ revision: 2 })).rejects.toThrow('present revision')
  await expect(of({ checkerId: null })).rejects.toThrow('by somebody')
  await of({})
  const kept = { code: '23001', message: 'a check is never changed: another row follows it' }
  await expect(pool().query('UPDATE article_checks SET figures = NOT figures')).rejects.toMatchObject(kept)
  await expect(pool().query('DELETE FROM article_checks')).rejects.toMatchObject(kept)
  await db.article.delete({ where: { id } })
  expect(await db.articleCheck.count({ where: { articleId: id } })).toBe(0)
})

test('what was saved since it was read is not confirmed', async () => {
  const { id } = await createArticle()
  const { updatedAt } = await stateOf(id)
  const editor = await signIn({ role: 'admin' })
  await save(editor.cookie, id, { title: 'Another title', content: TEXT })
  const reply = await check(id, { confirmed: ['figures'], updatedAt })
  expect([reply.status, reply.body]).toMatchObject([409, { code: 'CONFLICT' }])
  expect(await db.articleCheck.count({ where: { articleId: id } })).toBe(0)
})

test.each([
  [{ confirmed: ['all'] }, 'This is no line of the checklist'],
  [{ confirmed: 'figures' }, 'Please say what is confirmed'],
  [{ confirmed: ['figures'], updatedAt: 'now' }, 'Please say which version was checked'],
])('%j is refused: %s', async (sent, message) => {
  const { id } = await createArticle()
  const { updatedAt } = await stateOf(id)
  const reply = await check(id, { updatedAt, ...sent })
  expect([reply.status, reply.body]).toMatchObject([400, { message }])
})

test('editions are confirmed where the article cites some, and a draft is not checked', async () => {
  const { id } = await createArticle()
  const { updatedAt } = await stateOf(id)
  expect((await check(id, { confirmed: ['editions'], updatedAt })).body).toMatchObject({
    message: 'The article cites no edition that it could be checked against',
  })
  const draft = await createArticle({ status: 'draft' })
  expect((await confirmAll(draft.id)).status).toBe(409)
  expect((await check(2_147_483_647, { confirmed: ['figures'], updatedAt })).status).toBe(404)
})

describe('an approval', () => {
  const submission = async () => {
    const member = await createMember()
    return createArticle({ status: 'pending_review', submittedByUser: true, authorId: member.id })
  }

  test('without a checklist works as ever, and nothing is confirmed', async () => {
    const { id, slug } = await submission()
    expect((await approve(admin.cookie, id)).status).toBe(200)
    expect((await reading(slug)).check).toBeNull()
  })

  test('takes the checklist along, as the submission was read', async () => {
    const { id, slug } = await submission()
    const { updatedAt } = await stateOf(id)
    expect((await approveWith(id, { checked: 'figures,limits', updatedAt })).status).toBe(200)
    expect((await reading(slug)).check).toMatchObject({ confirmed: ['figures', 'limits'], current: true })
  })

  test('is refused where the submission was changed since, or the checklist has no such line', async () => {
    const { id } = await submission()
    expect((await approveWith(id, { checked: 'figures' })).status).toBe(409)
    expect(
      (await approveWith(id, { checked: 'figures', updatedAt: '2020-01-01T00:00:00.000Z' })).status,
    ).toBe(409)
    expect((await approveWith(id, { checked: 'everything' })).status).toBe(400)
    expect(await db.article.findUnique({ where: { id } })).toMatchObject({ status: 'pending_review' })
  })

  test('of one’s own submission confirms nothing', async () => {
    const { id } = await createArticle({ status: 'pending_review', authorId: admin.user.id })
    const { updatedAt, refused } = await stateOf(id)
    expect(refused).toMatch('You wrote this article')
    expect((await approveWith(id, { checked: 'figures', updatedAt })).body.message).toBe(refused)
    expect((await approve(admin.cookie, id)).status).toBe(200)
  })
})

test('title and company stand beside a name where their bearer agreed, and only there', async () => {
  const checker = await signIn({ role: 'admin', firstName: 'Emily', lastName: 'Roebling' })
  const author = await createMember({ firstName: 'Robert', lastName: 'Maillart' })
  const details = { professionalTitle: 'CEng', company: 'Bridges Ltd' }
  await db.user.updateMany({ where: { id: { in: [checker.user.id, author.id] } }, data: details })
  const { id, slug } = await createArticle({ authorId: author.id, submittedByUser: true })
  await check(id, { confirmed: ['figures'], updatedAt: (await stateOf(id)).updatedAt }, checker.cookie)
  expect(await reading(slug)).toMatchObject({ credit: null, check: { checker: { credit: null } } })
  await db.user.updateMany({
    where: { id: { in: [checker.user.id, author.id] } },
    data: { creditedInFull: true },
  })
  const credit = { title: 'CEng', company: 'Bridges Ltd' }
  expect(await reading(slug)).toMatchObject({ credit, check: { checker: { lastName: 'Roebling', credit } } })
  await db.user.update({ where: { id: checker.user.id }, data: { role: 'user' } })
  await db.user.update({ where: { id: checker.user.id }, data: { status: 'deleted' } })
  expect((await reading(slug)).check).toMatchObject({ confirmed: ['figures'], checker: null })
})
