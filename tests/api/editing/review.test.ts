import { GET as historyRoute } from '@/app/api/admin/articles/[id]/history/route'
import { GET as pendingRoute } from '@/app/api/admin/articles/pending/route'
import type { AdminArticle } from '@/lib/articles/administration/types'
import type { ReviewStep } from '@/lib/articles/review/types'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { approve, bin, deedsOn, open, reject, save, TEXT } from '../../support/editing'
import { createArticle, createMember, signIn } from '../../support/factories'
import { emailsTo, runQueue } from '../../support/mail'

let admin: string
beforeAll(async () => {
  admin = (await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })).cookie
})

async function submission(author?: { notifyByMail?: boolean }) {
  const member = await createMember()
  if (author) await db.user.update({ where: { id: member.id }, data: author })
  const { id, slug } = await createArticle({
    title: 'Long spans <in> timber',
    status: 'pending_review',
    submittedByUser: true,
    authorId: member.id,
  })
  return { id, slug, member }
}

const history = async (id: number) =>
  (await call<ReviewStep[]>(historyRoute, { cookie: admin, params: { id: String(id) } })).body

test.each(['0', 'x', '2147483647'])('at the id %j there is nothing to decide', async (id) => {
  const past = await call(historyRoute, { cookie: admin, params: { id } })
  for (const reply of [await approve(admin, id), await reject(admin, id), past])
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND'])
})

test('what waits is listed, the longest waiting first, with the note of its author', async () => {
  const [first, second] = [await submission(), await submission()]
  await db.article.update({ where: { id: first.id }, data: { memberNote: 'Please check table 2' } })
  await createArticle({ status: 'pending_review', deletedAt: new Date() })
  const { body, headers } = await call<AdminArticle[]>(pendingRoute, { cookie: admin })
  expect(body.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(body[0]).toMatchObject({ memberNote: 'Please check table 2', status: 'pending_review' })
  expect(headers.get('x-total-count')).toBe('2')
})

test('approving publishes, is noted, and reaches the author once', async () => {
  const { id, slug, member } = await submission()
  const { status, body } = await approve(admin, id)
  expect([status, body.status, body.published]).toEqual([200, 'approved', true])
  expect(body.publishedAt).not.toBeNull()
  expect(body.reviewedAt).not.toBeNull()
  expect(await history(id)).toMatchObject([{ action: 'approved', actor: 'Ada Byron', reason: null }])
  expect(await deedsOn(id)).toMatchObject([
    { action: 'article.approve', before: { status: 'pending_review' }, after: { status: 'approved' } },
  ])
  const again = await approve(admin, id)
  expect([again.status, again.body.message]).toEqual([409, 'This article is approved already'])
  await runQueue()
  const [mail, ...more] = emailsTo(member.email)
  expect(more).toEqual([])
  expect(mail!.subject).toBe('Your article is published on Loadpath')
  expect(mail!.text).toContain(`/articles/${slug}`)
  expect(mail!.html).toContain('Long spans &lt;in&gt; timber')
})

test('rejecting keeps the article with reason, reviewer and date, and tells the author why', async () => {
  const { id, member } = await submission()
  const { status, body } = await reject(admin, id, { reason: '  Cite the clause.\nThen again.  ' })
  expect([status, body.status, body.rejectionReason]).toEqual([
    200,
    'rejected',
    'Cite the clause.\nThen again.',
  ])
  expect(body.reviewedAt).not.toBeNull()
  expect(await history(id)).toMatchObject([{ action: 'rejected', reason: 'Cite the clause.\nThen again.' }])
  expect((await reject(admin, id)).status).toBe(409)
  expect((await approve(admin, id)).body.message).toBe('This article is rejected already')
  await runQueue()
  const [mail] = emailsTo(member.email)
  expect(mail!.text).toMatch(/Cite the clause\.[\s\S]*Then again\./)
})

test('a reason is optional and not endless', async () => {
  const { id } = await submission()
  const endless = await reject(admin, id, { reason: 'x'.repeat(2001) })
  expect([endless.status, endless.body.errors?.[0]?.path]).toEqual([400, 'reason'])
  expect((await reject(admin, id, { reason: '' })).body.rejectionReason).toBeNull()
})

test('of an approval and a rejection at the same moment one is true', async () => {
  const { id, member } = await submission()
  const replies = await Promise.all([
    approve(admin, id),
    reject(admin, id),
    approve(admin, id),
    reject(admin, id),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(await history(id)).toHaveLength(1)
  await runQueue()
  expect(emailsTo(member.email)).toHaveLength(1)
})

test('a draft and a binned submission are not decided', async () => {
  const draft = await createArticle({ status: 'draft' })
  expect((await approve(admin, draft.id)).status).toBe(409)
  const { id } = await submission()
  await bin(admin, id)
  expect([(await approve(admin, id)).status, (await reject(admin, id)).status]).toEqual([404, 404])
})

test('publishing a submission from the editor is an approval', async () => {
  const { id, member } = await submission()
  const { body } = await save(admin, id, { title: 'Corrected', content: TEXT, published: true })
  expect(body).toMatchObject({ status: 'approved', title: 'Corrected' })
  expect(await history(id)).toMatchObject([{ action: 'approved' }])
  await runQueue()
  expect(emailsTo(member.email)[0]!.text).toContain('Corrected')
})

test('who wants no emails, and who is not there any more, gets none', async () => {
  const { id, member } = await submission({ notifyByMail: false })
  await approve(admin, id)
  const orphan = await createArticle({ status: 'pending_review', submittedByUser: true })
  expect((await reject(admin, orphan.id, { reason: 'No' })).status).toBe(200)
  await runQueue()
  expect(emailsTo(member.email)).toEqual([])
})

test('a rejected article that is published after all keeps no reason', async () => {
  const { id } = await submission()
  await reject(admin, id, { reason: 'Not yet' })
  await save(admin, id, { title: 'Now', content: TEXT, published: true })
  expect((await open(admin, id)).body).toMatchObject({ status: 'approved', rejectionReason: null })
})
