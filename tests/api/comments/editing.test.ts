import { POST as hide } from '@/app/api/admin/comments/[id]/hide/route'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { change, complain, own, read, say } from '../../support/comments'
import { createArticle, resetLimits, signIn } from '../../support/factories'

beforeEach(resetLimits)

async function posted() {
  const [author, other] = [await signIn(), await signIn()]
  const { id: articleId } = await createArticle()
  const { body } = await say(author.cookie, articleId, 'The factor is 1.5.')
  return { author: author.cookie, other: other.cookie, articleId, comment: body }
}

test('the author changes the words, and readers see that they were changed', async () => {
  const { author, other, articleId, comment } = await posted()
  expect(comment.editedAt).toBeNull()
  const { status, body } = await change(author, comment.id, ' The factor is 1.35. ')
  expect([status, body.content, body.own]).toEqual([200, 'The factor is 1.35.', true])
  expect(Date.parse(body.editedAt!)).toBeGreaterThanOrEqual(Date.parse(comment.createdAt))
  const seen = { content: 'The factor is 1.35.', createdAt: comment.createdAt, editedAt: body.editedAt }
  expect((await read(other, articleId)).body).toMatchObject([seen])
  expect((await own(author)).body).toMatchObject([seen])
})

test('the same words are no change', async () => {
  const { author, comment } = await posted()
  const { status, body } = await change(author, comment.id, ' The factor is 1.5.\n')
  expect([status, body.editedAt]).toEqual([200, null])
})

test('nobody else changes it, an admin neither', async () => {
  const { other, comment } = await posted()
  const admin = await signIn({ role: 'admin' })
  for (const cookie of [other, admin.cookie])
    expect((await change(cookie, comment.id, 'Nonsense')).status).toBe(404)
  expect(await db.comment.findUnique({ where: { id: comment.id } })).toMatchObject({
    content: 'The factor is 1.5.',
    editedAt: null,
  })
})

test('what is hidden, answers what is hidden, or is below nothing published is not changed', async () => {
  const { author, articleId, comment } = await posted()
  const { body: reply } = await say(author, articleId, 'I mean the other one.', comment.id)
  const admin = await signIn({ role: 'admin' })
  await call(hide, { method: 'POST', cookie: admin.cookie, params: { id: String(comment.id) } })
  for (const { id } of [comment, reply]) expect((await change(author, id, 'Hello')).status).toBe(404)
  const second = await posted()
  await db.article.update({ where: { id: second.articleId }, data: { status: 'draft' } })
  expect((await change(second.author, second.comment.id, 'Hello')).status).toBe(404)
})

test.each([
  ['', 'Please write a comment'],
  [' \n', 'Please write a comment'],
  [undefined, 'Please write a comment'],
  ['x'.repeat(5001), 'Comments can have at most 5,000 characters'],
])('what is no comment is refused at its field: %#', async (content, message) => {
  const { author, comment } = await posted()
  const { status, body } = await change(author, comment.id, content)
  expect([status, body.errors]).toEqual([400, [{ path: 'content', message }]])
})

test('a report stays open over a change', async () => {
  const { author, other, comment } = await posted()
  await complain(other, comment.id, { reason: 'Wrong factor' })
  await change(author, comment.id, 'The factor is 1.35.')
  expect(await db.commentReport.count({ where: { commentId: comment.id, resolvedAt: null } })).toBe(1)
})
