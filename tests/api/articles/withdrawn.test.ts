import { POST as APPROVE } from '@/app/api/admin/articles/[id]/approve/route'
import { GET as HISTORY } from '@/app/api/admin/articles/[id]/history/route'
import { POST as REJECT } from '@/app/api/admin/articles/[id]/reject/route'
import { GET as RESUBMISSION } from '@/app/api/admin/articles/[id]/resubmission/route'
import { GET as READ, PUT as SAVE } from '@/app/api/admin/articles/[id]/route'
import { POST as BULK } from '@/app/api/admin/articles/bulk/route'
import { GET as PENDING } from '@/app/api/admin/articles/pending/route'
import { POST as SUBMIT } from '@/app/api/articles/submit/route'
import { GET as INBOX } from '@/app/api/notifications/route'
import { GET as OWN, PUT as RESUBMIT } from '@/app/api/user/articles/[id]/route'
import { POST as WITHDRAW } from '@/app/api/user/articles/[id]/withdraw/route'
import type { AdminArticle } from '@/lib/articles/administration/types'
import type { Resubmission, ReviewStep } from '@/lib/articles/review/types'
import type { OwnArticle } from '@/lib/articles/submissions/types'
import { db } from '@/lib/core/server/db'
import { categoryNamed } from '@/lib/taxonomy/mutations'
import type { Inbox } from '@/lib/notifications/types'
import { call, type Handler, type Refusal } from '../../support/call'
import { resetLimits, signIn, type SignedIn } from '../../support/factories'

const TEXT = `<p>${'A mast is held by its guys. '.repeat(10)}</p>`
let [author, admin]: SignedIn[] = []
let categoryId: number
beforeEach(async () => {
  await resetLimits()
  await db.notification.deleteMany()
  author = await signIn({ firstName: 'Nora', lastName: 'Lind' })
  admin = await signIn({ role: 'admin' })
  categoryId = await categoryNamed(db, 'Steel')
})

const article = (more: object = {}) => ({ title: 'Buckling of a mast', content: TEXT, categoryId, ...more })
const send = async (more?: object) =>
  (await call<OwnArticle>(SUBMIT, { cookie: author!.cookie, body: article(more) })).body.id
const as = <Reply>(who: SignedIn | undefined, handler: Handler, method: string, id: number, body?: object) =>
  call<Reply & Refusal>(handler, { method, cookie: who!.cookie, params: { id: String(id) }, body })
const withdraw = (id: number, who = author) => as<OwnArticle>(who, WITHDRAW, 'POST', id)
const sendAgain = (id: number, more?: object) => as<OwnArticle>(author, RESUBMIT, 'PUT', id, article(more))
const reject = (id: number, reason: string) => as(admin, REJECT, 'POST', id, { reason })
const approve = (id: number) => as(admin, APPROVE, 'POST', id)
const waiting = async () =>
  (await call<AdminArticle[]>(PENDING, { cookie: admin!.cookie })).body.map(({ id }) => id)

test('what is withdrawn is a draft of its author with nothing lost, and editors no longer have it in the queue', async () => {
  const id = await send({ reference: 'EN 1993-3-1', excerpt: 'Of masts.', memberNote: 'Is table 2 right?' })
  expect(await waiting()).toContain(id)
  const { status, body } = await withdraw(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    title: 'Buckling of a mast',
    status: 'draft',
    content: TEXT.trim(),
    ownExcerpt: 'Of masts.',
    reference: 'EN 1993-3-1',
    memberNote: 'Is table 2 right?',
    categoryId,
    withdrawnAt: expect.any(String) as string,
    history: [
      { action: 'submitted', note: 'Is table 2 right?' },
      { action: 'withdrawn', note: null },
    ],
  })
  expect(await waiting()).not.toContain(id)
  // Asked once more, because the reply was lost, it is answered as before.
  expect((await withdraw(id)).body).toEqual(body)
  expect(
    await db.auditEntry.findMany({ where: { action: 'article.withdraw', targetId: String(id) } }),
  ).toMatchObject([{ actorId: author!.user.id, before: { status: 'pending_review' } }])
})

test('changed and sent again it waits once more, and can be approved', async () => {
  const id = await send()
  await withdraw(id)
  const sent = await sendAgain(id, { title: 'Buckling of a guyed mast' })
  expect([sent.status, sent.body.status, sent.body.withdrawnAt]).toEqual([200, 'pending_review', null])
  expect(await waiting()).toContain(id)
  expect((await approve(id)).status).toBe(200)
  const { body } = await as<ReviewStep[]>(admin, HISTORY, 'GET', id)
  expect(body).toMatchObject([
    { action: 'submitted', actor: 'Nora Lind' },
    { action: 'withdrawn', actor: 'Nora Lind' },
    { action: 'resubmitted', actor: 'Nora Lind' },
    { action: 'approved' },
  ])
})

test('what was changed and sent again while an editor read it is not decided unread', async () => {
  const id = await send()
  const other = await send({ title: 'Guys of a mast' })
  const [read, otherRead] = [
    (await as<{ updatedAt: string }>(admin, READ, 'GET', id)).body,
    (await as<{ updatedAt: string }>(admin, READ, 'GET', other)).body,
  ]
  await withdraw(id)
  await sendAgain(id, { title: 'Buckling of a guyed mast' })
  const decide = (handler: Handler, updatedAt: string, body?: object) =>
    call<Refusal>(handler, {
      method: 'POST',
      cookie: admin!.cookie,
      params: { id: String(id) },
      ...(body ? { body: { ...body, updatedAt } } : { query: { updatedAt } }),
    })
  const refusal = 'This article was changed after you opened it. Read it again before you decide.'
  for (const { status, body } of [
    await decide(APPROVE, read.updatedAt),
    await decide(REJECT, read.updatedAt, { reason: 'No' }),
  ])
    expect([status, body.message]).toEqual([409, refusal])
  const versions = { [id]: read.updatedAt, [other]: otherRead.updatedAt }
  for (const action of ['approve', 'reject'])
    expect((await call(BULK, { cookie: admin!.cookie, body: { action, ids: [id], versions } })).body).toEqual(
      { changed: [], skipped: [id] },
    )
  expect(await waiting()).toEqual(expect.arrayContaining([id, other]))

  const body = { action: 'approve', ids: [id, other], versions }
  expect((await call(BULK, { cookie: admin!.cookie, body })).body).toEqual({
    changed: [other],
    skipped: [id],
  })
  const again = (await as<{ updatedAt: string }>(admin, READ, 'GET', id)).body
  expect((await decide(APPROVE, again.updatedAt)).status).toBe(200)
})

test('while it is withdrawn no editor decides on it, saves it or publishes it', async () => {
  const id = await send()
  await withdraw(id)
  const read = (await as<{ updatedAt: string; withdrawnAt: string }>(admin, READ, 'GET', id)).body
  expect(read.withdrawnAt).toEqual(expect.any(String))
  const refused = [
    await approve(id),
    await reject(id, 'No'),
    await as(admin, SAVE, 'PUT', id, { ...article(), updatedAt: read.updatedAt }),
    await as(admin, SAVE, 'PUT', id, { ...article(), published: true }),
  ]
  for (const { status, body } of refused)
    expect([status, body.message]).toEqual([
      409,
      'Its author has withdrawn this article. Only they can change it, until they send it again',
    ])
  const many = (action: string) =>
    call(BULK, { cookie: admin!.cookie, body: { action, ids: [id] } }).then(({ body }) => body)
  expect(await many('publish')).toEqual({ changed: [], skipped: [id] })
  expect(await many('approve')).toEqual({ changed: [], skipped: [id] })
  expect((await db.article.findUniqueOrThrow({ where: { id } })).status).toBe('draft')
})

test('a draft that an editor made of a published article is not withdrawn, and stays the editors’', async () => {
  const id = await send()
  await approve(id)
  expect((await withdraw(id)).body.message).toBe(
    'The editors have published this article already: it can no longer be withdrawn',
  )
  await as(admin, SAVE, 'PUT', id, { ...article(), published: false })
  // Its author hears once that what was approved is no longer so.
  const { items } = (await call<Inbox>(INBOX, { cookie: author!.cookie })).body
  expect(items[0]).toMatchObject({ kind: 'article-unpublished', title: 'Buckling of a mast' })
  const own = (await as<OwnArticle>(author, OWN, 'GET', id)).body
  expect([own.status, own.withdrawnAt]).toEqual(['draft', null])
  expect((await withdraw(id)).status).toBe(409)
  expect((await sendAgain(id)).status).toBe(409)
  expect((await as(admin, SAVE, 'PUT', id, { ...article(), published: true })).status).toBe(200)
})

test('nobody withdraws what is another member’s, and what came back is not withdrawn', async () => {
  const id = await send()
  expect((await withdraw(id, await signIn())).status).toBe(404)
  expect((await withdraw(id, admin)).status).toBe(404)
  await reject(id, 'Name the clause')
  const { status, body } = await withdraw(id)
  expect([status, body.message]).toEqual([
    409,
    'The editors have sent this article back already: you can edit it and submit it again',
  ])
})

test('of a withdrawal and a decision at once one holds, and the other is refused with a sentence', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await send({ title: `Round number ${round}` })
    const decide = round % 2 ? approve(id) : reject(id, 'Name the clause')
    const [withdrawn, decided] = await Promise.all([withdraw(id), decide])
    expect([withdrawn.status, decided.status].sort()).toEqual([200, 409])
    const { status } = await db.article.findUniqueOrThrow({ where: { id } })
    expect(status).toBe(withdrawn.status === 200 ? 'draft' : round % 2 ? 'approved' : 'rejected')
    expect((withdrawn.status === 409 ? withdrawn : decided).body.message).toMatch(/already|withdrawn/)
  }
})

test('after a rejection it keeps the reason, and is compared with what was rejected', async () => {
  const id = await send()
  await reject(id, 'Name the clause')
  await sendAgain(id, { title: 'Buckling of masts', memberNote: 'Named in section 2.' })
  const { body } = await withdraw(id)
  expect(body.rejectionReason).toBe('Name the clause')
  await sendAgain(id, { title: 'Buckling of guyed masts' })
  expect((await as<Resubmission>(admin, RESUBMISSION, 'GET', id)).body).toMatchObject({
    reason: 'Name the clause',
    before: { title: 'Buckling of a mast' },
    after: { title: 'Buckling of guyed masts' },
  })
  const { history } = (await as<OwnArticle>(author, OWN, 'GET', id)).body
  expect(history.map(({ action, note, reason }) => [action, note ?? reason])).toEqual([
    ['submitted', null],
    ['rejected', 'Name the clause'],
    ['resubmitted', 'Named in section 2.'],
    ['withdrawn', null],
    ['resubmitted', null],
  ])
})

test('an editor who was notified of it is notified that it is withdrawn, and nobody else', async () => {
  const id = await send()
  const late = await signIn({ role: 'admin' })
  await withdraw(id)
  const inbox = async ({ cookie }: SignedIn) => (await call<Inbox>(INBOX, { cookie })).body
  expect(await inbox(admin!)).toMatchObject({
    unread: 1,
    items: [
      {
        kind: 'submission-withdrawn',
        title: 'Buckling of a mast',
        detail: 'Nora Lind',
        href: '/admin/articles?tab=draft',
      },
    ],
  })
  expect(await inbox(late)).toEqual({ unread: 0, items: [] })
})
