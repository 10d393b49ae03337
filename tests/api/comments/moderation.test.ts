import { POST as dismiss } from '@/app/api/admin/comments/[id]/dismiss/route'
import { POST as hide } from '@/app/api/admin/comments/[id]/hide/route'
import { POST as unhide } from '@/app/api/admin/comments/[id]/unhide/route'
import { GET as hidden } from '@/app/api/admin/comments/hidden/route'
import { GET as reported } from '@/app/api/admin/comments/reported/route'
import type { Comment, HiddenComment, ReportedComment } from '@/lib/comments/types'
import { db } from '@/lib/core/server/db'
import { call, type Handler, type Refusal } from '../../support/call'
import { complain, countsOf, read, take } from '../../support/comments'
import { createArticle, createComment, resetLimits, signIn } from '../../support/factories'

beforeEach(resetLimits)

const press = (handler: Handler, cookie: string, id: number | string) =>
  call<Comment & Refusal>(handler, { method: 'POST', cookie, params: { id: String(id) } })
const deedsOn = (id: number) =>
  db.auditEntry.findMany({
    where: { targetType: 'comment', targetId: String(id) },
    select: { action: true, actorName: true, before: true, after: true },
    orderBy: { id: 'asc' },
  })
const reports = async (cookie: string) => (await call<ReportedComment[]>(reported, { cookie })).body

test.each(['0', '2147483647', '2147483648', 'x', ''])(
  'at the id %j there is nothing to decide',
  async (id) => {
    const { cookie } = await signIn({ role: 'admin' })
    for (const reply of [
      await take(cookie, id),
      await complain(cookie, id),
      await press(hide, cookie, id),
      await press(unhide, cookie, id),
      await press(dismiss, cookie, id),
    ])
      expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND'])
  },
)

describe('deleting', () => {
  test('nobody else can, and the author can once', async () => {
    const [author, stranger] = [await signIn(), await signIn()]
    const { id: articleId } = await createArticle()
    const { id } = await createComment(articleId, { userId: author.user.id })
    expect((await take(stranger.cookie, id)).status).toBe(404)
    expect(await countsOf(articleId)).toMatchObject({ commentCount: 1, visible: 1 })
    expect((await take(author.cookie, id)).status).toBe(204)
    expect(await countsOf(articleId)).toEqual({ commentCount: 0, visible: 0, latestCommentAt: null })
    expect((await take(author.cookie, id)).status).toBe(404)
    expect(await deedsOn(id)).toEqual([])
  })

  test('the author can also where the article is not published any more', async () => {
    const { cookie, user } = await signIn()
    const { id: articleId } = await createArticle({ status: 'draft' })
    const { id } = await createComment(articleId, { userId: user.id })
    expect((await take(cookie, id)).status).toBe(204)
  })

  test('what an admin has hidden is not there for its author', async () => {
    const { cookie, user } = await signIn()
    const { id } = await createComment((await createArticle()).id, { userId: user.id, hidden: true })
    expect((await take(cookie, id)).status).toBe(404)
  })

  test("an admin can delete anyone's, which is noted without the words", async () => {
    const admin = await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Whitfield' })
    const { id: articleId } = await createArticle()
    const { id } = await createComment(articleId, { content: 'Buy my watches' })
    const own = await createComment(articleId, { userId: admin.user.id })
    for (const comment of [id, own.id]) expect((await take(admin.cookie, comment)).status).toBe(204)
    expect(await deedsOn(id)).toEqual([
      {
        action: 'comment.delete',
        actorName: 'Ada Whitfield',
        before: { articleId, userId: expect.any(String) as string },
        after: null,
      },
    ])
    expect(await deedsOn(own.id)).toEqual([])
  })
})

describe('hiding', () => {
  test('takes it from members, marks it for admins, and counts; showing it again brings it back', async () => {
    const [admin, author, reader] = [await signIn({ role: 'admin' }), await signIn(), await signIn()]
    const { id: articleId } = await createArticle()
    const { id } = await createComment(articleId, { userId: author.user.id })
    const { body } = await press(hide, admin.cookie, id)
    expect(body).toMatchObject({ id, hidden: true })
    for (const { cookie } of [author, reader]) {
      const seen = await read(cookie, articleId)
      expect([seen.body, seen.headers.get('x-total-count')]).toEqual([[], '0'])
    }
    expect((await read(admin.cookie, articleId)).body).toMatchObject([{ id, hidden: true }])
    expect(await countsOf(articleId)).toEqual({ commentCount: 0, visible: 0, latestCommentAt: null })

    expect((await press(unhide, admin.cookie, id)).body).toMatchObject({ id, hidden: false })
    expect((await read(reader.cookie, articleId)).body).toMatchObject([{ id, hidden: false }])
    expect(await countsOf(articleId)).toMatchObject({ commentCount: 1, visible: 1 })
    expect(await deedsOn(id)).toMatchObject([
      { action: 'comment.hide', before: { hidden: false }, after: { hidden: true } },
      { action: 'comment.unhide', before: { hidden: true }, after: { hidden: false } },
    ])
  })

  test('ten admins at once hide it once', async () => {
    const admin = await signIn({ role: 'admin' })
    const { id: articleId } = await createArticle()
    const { id } = await createComment(articleId)
    await complain((await signIn()).cookie, id)
    const replies = await Promise.all(Array.from({ length: 10 }, () => press(hide, admin.cookie, id)))
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(10).fill(200))
    expect(await countsOf(articleId)).toMatchObject({ commentCount: 0, visible: 0 })
    expect(await deedsOn(id)).toHaveLength(1)
  })

  test('posting, hiding and deleting at once end in a count that is right', async () => {
    const [admin, author] = [await signIn({ role: 'admin' }), await signIn()]
    const { id: articleId } = await createArticle()
    const ids: number[] = []
    for (let n = 0; n < 12; n++)
      ids.push((await createComment(articleId, { userId: author.user.id, content: `${n}` })).id)
    const replies = await Promise.all(
      ids.map((id, n) => (n % 2 === 0 ? take(author.cookie, id) : press(hide, admin.cookie, id))),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 204]))
    expect(await countsOf(articleId)).toMatchObject({ commentCount: 0, visible: 0 })
    expect((await read(admin.cookie, articleId)).body).toHaveLength(6)
  })
})

describe('reporting', () => {
  test('a reason may be given, is not too long, and a second report changes nothing', async () => {
    const { cookie } = await signIn()
    const { id } = await createComment((await createArticle()).id)
    for (const reason of ['x'.repeat(501), 7]) {
      const { status, body } = await complain(cookie, id, { reason })
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'reason'])
    }
    expect((await complain(cookie, id, { reason: '  Rude. ' })).body).toEqual({ reported: true })
    expect((await complain(cookie, id, { reason: 'Very.' })).body).toEqual({ reported: true })
    const kept = { where: { commentId: id }, select: { reason: true } }
    expect(await db.commentReport.findMany(kept)).toEqual([{ reason: 'Rude.' }])
  })

  test('a reader is told what they have reported; nobody else is', async () => {
    const [reader, other] = [await signIn(), await signIn()]
    const { id: articleId } = await createArticle()
    const { id } = await createComment(articleId)
    await complain(reader.cookie, id)
    expect((await read(reader.cookie, articleId)).body[0]!.reported).toBe(true)
    expect((await read(other.cookie, articleId)).body[0]!.reported).toBe(false)
  })

  test('what a member cannot see cannot be reported', async () => {
    const { cookie } = await signIn()
    const hidden = await createComment((await createArticle()).id, { hidden: true })
    const unpublished = await createComment((await createArticle({ status: 'draft' })).id)
    for (const { id } of [hidden, unpublished]) expect((await complain(cookie, id)).status).toBe(404)
  })

  test('many at once are one, and the eleventh in a minute waits', async () => {
    const { cookie } = await signIn()
    const { id } = await createComment((await createArticle()).id)
    const replies = await Promise.all(Array.from({ length: 10 }, () => complain(cookie, id)))
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(10).fill(200))
    expect(await db.commentReport.count({ where: { commentId: id } })).toBe(1)
    expect((await complain(cookie, id)).status).toBe(429)
  })

  test('admins find what is hidden, the latest first, until it is shown again', async () => {
    await db.comment.deleteMany()
    const [admin, member] = [await signIn({ role: 'admin' }), await signIn()]
    const article = await createArticle({ title: 'Rafts' })
    const [a, b] = [await createComment(article.id, { content: 'A' }), await createComment(article.id)]
    const list = async () => (await call<HiddenComment[]>(hidden, { cookie: admin.cookie })).body
    expect((await call(hidden, { cookie: member.cookie })).status).toBe(403)
    await press(hide, admin.cookie, a.id)
    await press(hide, admin.cookie, b.id)
    const about = { id: article.id, slug: article.slug, title: 'Rafts' }
    const hiddenBy = `${admin.user.firstName} ${admin.user.lastName}`
    expect(await list()).toMatchObject([
      { id: b.id, hidden: true, article: about, hiddenBy },
      { id: a.id, content: 'A' },
    ])
    await press(unhide, admin.cookie, b.id)
    expect(await list()).toMatchObject([{ id: a.id }])
  })

  test('admins read open reports, the most reported first, until they are settled', async () => {
    await db.commentReport.deleteMany()
    const [admin, one, two] = [await signIn({ role: 'admin' }), await signIn(), await signIn()]
    const article = await createArticle({ title: 'Piles' })
    const [a, b] = [await createComment(article.id, { content: 'A' }), await createComment(article.id)]
    await complain(one.cookie, b.id)
    await complain(one.cookie, a.id, { reason: 'Spam' })
    await complain(two.cookie, a.id)
    const [first, second] = await reports(admin.cookie)
    expect(first).toMatchObject({
      id: a.id,
      content: 'A',
      article: { id: article.id, slug: article.slug, title: 'Piles' },
      reports: [{ reason: 'Spam' }, { reason: null }],
    })
    expect(JSON.stringify(first)).not.toContain(one.user.id)
    expect(second).toMatchObject({ id: b.id })

    expect((await press(dismiss, admin.cookie, a.id)).status).toBe(204)
    expect((await press(dismiss, admin.cookie, a.id)).status).toBe(204)
    expect(await deedsOn(a.id)).toMatchObject([{ action: 'comment.dismiss', after: { reports: 2 } }])
    await press(hide, admin.cookie, b.id)
    expect(await reports(admin.cookie)).toEqual([])
    expect((await read(one.cookie, article.id)).body).toMatchObject([{ id: a.id }])
    // The same member is not asked again; another one is heard.
    await complain(one.cookie, a.id)
    expect(await reports(admin.cookie)).toEqual([])
    await complain((await signIn()).cookie, a.id)
    expect(await reports(admin.cookie)).toMatchObject([{ id: a.id, reports: [{ reason: null }] }])
  })
})
