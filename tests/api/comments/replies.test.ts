import { GET as activity } from '@/app/api/user/activity/route'
import { GET as inbox } from '@/app/api/notifications/route'
import { GET as own } from '@/app/api/user/comments/route'
import { POST as hide } from '@/app/api/admin/comments/[id]/hide/route'
import { POST as unhide } from '@/app/api/admin/comments/[id]/unhide/route'
import type { OwnComment } from '@/lib/comments/types'
import { db } from '@/lib/core/server/db'
import type { Inbox } from '@/lib/notifications/types'
import { call } from '../../support/call'
import { countsOf, read, say, take } from '../../support/comments'
import { createArticle, createComment, resetLimits, signIn, type SignedIn } from '../../support/factories'
import { emailsTo, runQueue } from '../../support/mail'

beforeEach(resetLimits)

const inboxOf = async ({ cookie }: SignedIn) => (await call<Inbox>(inbox, { cookie })).body.items
const decide = (handler: typeof hide, { cookie }: SignedIn, id: number) =>
  call(handler, { method: 'POST', cookie, params: { id: String(id) } })

test('a reply stands below its comment, replies oldest first, and everything counts', async () => {
  const [asker, answerer] = [await signIn(), await signIn()]
  const { id } = await createArticle()
  const first = await say(asker.cookie, id, 'Which clause?')
  const second = await say(asker.cookie, id, 'And which annex?')
  const answer = await say(answerer.cookie, id, 'Clause 6.3.', first.body.id)
  expect([answer.status, answer.body.parentId]).toEqual([201, first.body.id])
  const more = await say(asker.cookie, id, 'Thank you.', first.body.id)
  const { body, headers } = await read(asker.cookie, id)
  expect(body.map((comment) => comment.id)).toEqual([second, first, answer, more].map((one) => one.body.id))
  expect(headers.get('x-total-count')).toBe('4')
  expect(await countsOf(id)).toMatchObject({ commentCount: 4 })
  // A part of the list may end within a thread, and goes on where it ended.
  const parts = [1, 2].map((page) => read(asker.cookie, id, { page: String(page), pageSize: '3' }))
  expect((await Promise.all(parts)).flatMap((part) => part.body.map((one) => one.id))).toEqual(
    body.map((one) => one.id),
  )
})

test('only a comment that can be seen below the same article is answered', async () => {
  const { cookie } = await signIn()
  const [here, elsewhere] = [await createArticle(), await createArticle()]
  const comment = await createComment(here.id)
  const reply = await createComment(here.id, { parentId: comment.id })
  const hidden = await createComment(here.id, { hidden: true })
  for (const [articleId, parentId, status] of [
    [elsewhere.id, comment.id, 404],
    [here.id, hidden.id, 404],
    [here.id, 2_147_483_647, 404],
    [here.id, reply.id, 400],
    [here.id, 0, 400],
    [here.id, 2_147_483_648, 400],
    [here.id, '1 OR 1=1', 400],
    [here.id, null, 400],
  ] as const)
    expect([parentId, (await say(cookie, articleId, 'Hello', parentId)).status]).toEqual([parentId, status])
  expect(await db.comment.count({ where: { articleId: { in: [here.id, elsewhere.id] } } })).toBe(3)
})

test('the database itself refuses a reply to a reply, one below another article, and a change of place', async () => {
  const [here, elsewhere] = [await createArticle(), await createArticle()]
  const comment = await createComment(here.id)
  const other = await createComment(here.id)
  const reply = await createComment(here.id, { parentId: comment.id })
  await expect(createComment(here.id, { parentId: reply.id })).rejects.toThrow(
    /comments_parent|reply answers/,
  )
  await expect(createComment(elsewhere.id, { parentId: comment.id })).rejects.toThrow(/reply answers/)
  const move = { where: { id: reply.id }, data: { parentId: other.id } }
  await expect(db.comment.update(move)).rejects.toThrow(/keeps its place/)
})

test('who is answered is notified and, where they want it, written to; nobody of what they said themselves', async () => {
  await db.user.deleteMany()
  const [author, asker, quiet, answerer] = [
    await signIn(),
    await signIn(),
    await signIn(),
    await signIn({ firstName: 'Nora', lastName: 'Lind' }),
  ]
  await db.user.update({ where: { id: quiet.user.id }, data: { notifyByMail: false } })
  const { id, slug } = await createArticle({ authorId: author.user.id, title: 'Long spans in timber' })
  const answers: number[] = []
  for (const [index, { cookie }] of [asker, quiet, author].entries()) {
    const { body } = await say(cookie, id, `Question ${index}`)
    const answer = await say(answerer.cookie, id, `Answer ${index}`, body.id)
    expect(answer.status).toBe(201)
    answers.push(answer.body.id)
    expect((await say(cookie, id, `Answer of my own ${index}`, body.id)).status).toBe(201)
  }
  const [toAsker, toQuiet, toAuthor] = answers.map((answer) => ({
    kind: 'comment-answered',
    detail: 'Nora Lind',
    count: 1,
    href: `/articles/${slug}#comment-${answer}`,
  }))
  expect(await inboxOf(asker)).toMatchObject([toAsker!])
  expect(await inboxOf(quiet)).toMatchObject([toQuiet!])
  // The author of the article hears of an answer to their own comment as an answer.
  const ofAuthor = await inboxOf(author)
  expect(ofAuthor.filter(({ kind }) => kind === 'comment-answered')).toMatchObject([toAuthor!])
  expect(await inboxOf(answerer)).toEqual([])
  await runQueue()
  const written = emailsTo().filter(({ subject }) => subject.startsWith('A reply to your comment'))
  expect(written.map(({ to }) => to).sort()).toEqual([asker.user.email, author.user.email].sort())
  expect(written[0]!.text).toContain('Nora Lind')
  const emailed = written.find(({ to }) => to === asker.user.email)!
  expect(emailed.text).toContain(`/articles/${slug}#comment-${answers[0]}`)
})

test('with a hidden comment its replies are out of sight and out of the count, and come back with it', async () => {
  const [admin, member] = [await signIn({ role: 'admin' }), await signIn()]
  const { id } = await createArticle()
  const comment = await createComment(id)
  const reply = await say(member.cookie, id, 'I disagree.', comment.id)
  await decide(hide, admin, comment.id)
  expect((await read(member.cookie, id)).body).toEqual([])
  expect((await read(member.cookie, id)).headers.get('x-total-count')).toBe('0')
  expect((await countsOf(id)).commentCount).toBe(0)
  expect((await read(admin.cookie, id)).body).toHaveLength(2)
  const mine = (await call<OwnComment[]>(own, { cookie: member.cookie })).body
  expect(mine).toMatchObject([{ id: reply.body.id, hidden: true }])
  expect((await call(activity, { cookie: member.cookie })).body).toMatchObject({ comments: 1 })
  await decide(unhide, admin, comment.id)
  expect((await read(member.cookie, id)).body).toHaveLength(2)
  expect((await countsOf(id)).commentCount).toBe(2)
})

test('a deleted comment takes its replies along, and the count follows', async () => {
  const [asker, answerer] = [await signIn(), await signIn()]
  const { id } = await createArticle()
  const { body } = await say(asker.cookie, id, 'Which clause?')
  await say(answerer.cookie, id, 'Clause 6.3.', body.id)
  await say(answerer.cookie, id, 'On its own.')
  expect((await take(asker.cookie, body.id)).status).toBe(204)
  expect((await read(answerer.cookie, id)).body.map(({ content }) => content)).toEqual(['On its own.'])
  expect((await countsOf(id)).commentCount).toBe(1)
})

test('a comment deleted while ten answer it leaves no reply behind, and every answer is one of two', async () => {
  const [asker, ...answerers] = await Promise.all(Array.from({ length: 11 }, () => signIn()))
  const { id } = await createArticle()
  const { body } = await say(asker!.cookie, id, 'Which clause?')
  const [gone, ...replies] = await Promise.all([
    take(asker!.cookie, body.id),
    ...answerers.map(({ cookie }, n) => say(cookie, id, `Answer ${n}`, body.id)),
  ])
  expect(gone.status).toBe(204)
  for (const { status } of replies) expect([201, 404]).toContain(status)
  expect(await db.comment.count({ where: { articleId: id } })).toBe(0)
  expect((await countsOf(id)).commentCount).toBe(0)
})
