import { POST as APPROVE } from '@/app/api/admin/articles/[id]/approve/route'
import { POST as REJECT } from '@/app/api/admin/articles/[id]/reject/route'
import { GET as PENDING } from '@/app/api/admin/articles/pending/route'
import { GET as MANAGED } from '@/app/api/admin/articles/route'
import { GET as RESUBMISSION } from '@/app/api/admin/articles/[id]/resubmission/route'
import { GET, PUT } from '@/app/api/user/articles/[id]/route'
import { GET as LIST } from '@/app/api/user/articles/route'
import type { AdminArticle } from '@/lib/articles/administration/types'
import type { Resubmission } from '@/lib/articles/review/types'
import type { OwnArticle } from '@/lib/articles/submissions/types'
import { redirectFor } from '@/lib/articles/queries'
import type { Verified } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'

test('what was rejected, mended and sent again can be approved; the history tells all of it', async () => {
  const [author, admin] = [await signIn(), await signIn({ role: 'admin' })]
  const { id } = await createArticle({
    status: 'pending_review',
    authorId: author.user.id,
    submittedByUser: true,
    category: 'Steel',
  })
  const params = { id: String(id) }
  const decide = (handler: typeof APPROVE, body?: object) =>
    call(handler, { method: 'POST', cookie: admin.cookie, params, body })
  expect((await decide(REJECT, { reason: 'Name the clause' })).status).toBe(200)

  const { categoryId } = await db.article.findUniqueOrThrow({ where: { id }, select: { categoryId: true } })
  const mended = { title: 'Mended', content: `<p>${'Now with its clause. '.repeat(10)}</p>`, categoryId }
  const sent = await call(PUT, { method: 'PUT', cookie: author.cookie, params, body: mended })
  expect(sent.status).toBe(200)
  expect((await decide(APPROVE)).status).toBe(200)

  const { body } = await call<{
    status: string
    rejectionReason: string | null
    history: { action: string }[]
  }>(GET, {
    cookie: author.cookie,
    params,
  })
  expect(body.status).toBe('approved')
  expect(body.rejectionReason).toBeNull()
  expect(body.history.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['rejected', 'resubmitted', 'approved']),
  )
})

test('an author finds why and when an article was rejected, at the article and in the list', async () => {
  const [author, admin] = [await signIn(), await signIn({ role: 'admin' })]
  const { id } = await createArticle({
    status: 'pending_review',
    authorId: author.user.id,
    submittedByUser: true,
  })
  const params = { id: String(id) }
  const own = () => call<OwnArticle>(GET, { cookie: author.cookie, params })
  expect((await own()).body).toMatchObject({ rejectedAt: null, rejectionReason: null })
  const reason = 'Name the clause'
  await call(REJECT, { method: 'POST', cookie: admin.cookie, params, body: { reason } })
  const { createdAt } = await db.reviewEvent.findFirstOrThrow({
    where: { articleId: id, action: 'rejected' },
  })
  const found = { rejectionReason: reason, rejectedAt: createdAt.toISOString() }
  expect((await own()).body).toMatchObject(found)
  expect((await call<OwnArticle[]>(LIST, { cookie: author.cookie })).body).toMatchObject([found])
})

test('an article that was sent again queues anew, and says since when it waits', async () => {
  await db.article.deleteMany()
  const [author, admin] = [await signIn(), await signIn({ role: 'admin' })]
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000)
  const waiting = async (title: string, sent: { action: 'submitted' | 'resubmitted'; at: Date }[]) => {
    const { id } = await createArticle({
      title,
      status: 'pending_review',
      authorId: author.user.id,
    })
    for (const { action, at } of sent)
      await db.reviewEvent.create({ data: { articleId: id, action, createdAt: at } })
  }
  await waiting('Sent again', [
    { action: 'submitted', at: hours(72) },
    { action: 'resubmitted', at: hours(1) },
  ])
  await waiting('Sent since', [{ action: 'submitted', at: hours(2) }])
  const read = async (route: typeof MANAGED, query: Record<string, string> = {}) =>
    (await call<AdminArticle[]>(route, { cookie: admin.cookie, query })).body
  const titles = (articles: AdminArticle[]) => articles.map(({ title }) => title)
  const [first, last] = ['Sent since', 'Sent again']
  expect(titles(await read(PENDING))).toEqual([first, last])
  const status = 'pending_review'
  expect(titles(await read(MANAGED, { status }))).toEqual([first, last])
  expect(titles(await read(MANAGED, { status, sort: 'newest' }))).toEqual([last, first])
  const again = (await read(PENDING))[1]!
  expect(Date.parse(again.submittedAt)).toBeGreaterThan(hours(1.5).getTime())
})

test('editors see what was changed since the rejection, and why it was rejected', async () => {
  const [author, admin] = [await signIn(), await signIn({ role: 'admin' })]
  const { id } = await createArticle({
    title: 'Buckling of a mast',
    status: 'pending_review',
    authorId: author.user.id,
    submittedByUser: true,
    category: 'Steel',
  })
  const { categoryId } = await db.article.findUniqueOrThrow({ where: { id }, select: { categoryId: true } })
  const params = { id: String(id) }
  const read = () => call<Resubmission>(RESUBMISSION, { cookie: admin.cookie, params })
  expect((await read()).status).toBe(404)
  const decide = (handler: typeof APPROVE, body?: object) =>
    call(handler, { method: 'POST', cookie: admin.cookie, params, body })
  expect((await decide(REJECT, { reason: 'Name the clause' })).status).toBe(200)
  expect((await read()).status).toBe(404)

  const content = `<p>${'Now with its clause. '.repeat(10)}</p>`
  const send = (change: object) =>
    call<OwnArticle>(PUT, {
      method: 'PUT',
      cookie: author.cookie,
      params,
      body: { title: 'Buckling of a guyed mast', content, categoryId, ...change },
    })
  const sent = await send({ excerpt: ' A mast and its guys. ' })
  expect(sent.body).toMatchObject({ excerpt: 'A mast and its guys.', ownExcerpt: 'A mast and its guys.' })
  const { status, body } = await read()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    reason: 'Name the clause',
    before: { title: 'Buckling of a mast', excerpt: null, category: 'Steel', tags: [] },
    after: { title: 'Buckling of a guyed mast', excerpt: 'A mast and its guys.', category: 'Steel' },
  })
  expect(body.after.content).toContain('Now with its clause.')
  expect(body.before!.content).not.toContain('Now with its clause.')

  // A second round is compared with what was rejected last; an excerpt that is left out stays.
  expect((await decide(REJECT, {})).status).toBe(200)
  expect((await send({ title: 'Buckling of guyed masts' })).body.ownExcerpt).toBe('A mast and its guys.')
  expect((await read()).body).toMatchObject({
    reason: null,
    before: { title: 'Buckling of a guyed mast' },
    after: { title: 'Buckling of guyed masts', excerpt: 'A mast and its guys.' },
  })
  expect((await decide(APPROVE)).status).toBe(200)
  expect((await read()).status).toBe(404)
})

test('a submission that was sent again before earlier versions were stored has nothing to be compared with', async () => {
  const [author, admin] = [await signIn(), await signIn({ role: 'admin' })]
  const { id } = await createArticle({ status: 'pending_review', authorId: author.user.id })
  await db.reviewEvent.create({ data: { articleId: id, action: 'resubmitted', actorId: author.user.id } })
  const { body } = await call<Resubmission>(RESUBMISSION, {
    cookie: admin.cookie,
    params: { id: String(id) },
  })
  expect(body).toMatchObject({ before: null, rejectedAt: null, reason: null })
})

test('the address that an author was told of still leads to what they have given another title', async () => {
  const [author, admin, other] = [await signIn(), await signIn({ role: 'admin' }), await signIn()]
  const { id, slug } = await createArticle({
    status: 'pending_review',
    authorId: author.user.id,
    submittedByUser: true,
    category: 'Steel',
  })
  const params = { id: String(id) }
  await call(REJECT, { method: 'POST', cookie: admin.cookie, params, body: {} })
  const { categoryId } = await db.article.findUniqueOrThrow({ where: { id }, select: { categoryId: true } })
  const body = { title: 'Named anew', content: `<p>${'Now with its clause. '.repeat(10)}</p>`, categoryId }
  const sent = await call<OwnArticle>(PUT, { method: 'PUT', cookie: author.cookie, params, body })
  expect(sent.body.slug).toBe('named-anew')
  const leads = (viewer: object) => redirectFor(viewer as Verified, slug)
  const roles = [author.user, { ...admin.user, role: 'admin' }, other.user]
  expect(await Promise.all(roles.map(leads))).toEqual([
    'named-anew',
    'named-anew',
    // What is not published is nobody else's to know of.
    null,
  ])
})
