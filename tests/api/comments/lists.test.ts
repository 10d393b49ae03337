import { GET as commented } from '@/app/api/admin/articles-with-comments/route'
import { GET as own } from '@/app/api/user/comments/route'
import type { CommentedArticle, OwnComment } from '@/lib/comments/types'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { read } from '../../support/comments'
import { createArticle, createComment, createMember, signIn } from '../../support/factories'

const mine = (cookie: string, query: Record<string, string> = {}) =>
  call<OwnComment[]>(own, { cookie, query })

describe('who wrote it', () => {
  test('a disabled member is a former member, a frozen one is not', async () => {
    const { cookie } = await signIn()
    const { id } = await createArticle()
    const [disabled, frozen] = [
      await createMember({ status: 'deleted', firstName: 'Secret' }),
      await createMember({ status: 'frozen', firstName: 'Cold', lastName: 'Hand' }),
    ]
    await createComment(id, { userId: disabled.id, createdAt: new Date('2026-01-01') })
    await createComment(id, { userId: frozen.id, createdAt: new Date('2026-01-02') })
    const { body, text } = await read(cookie, id)
    expect(body.map(({ author }) => author)).toEqual([
      { firstName: 'Cold', lastName: 'Hand', profileImageUrl: null },
      { firstName: 'Former', lastName: 'member', profileImageUrl: null },
    ])
    expect(text).not.toMatch(/Secret|@example|userId|status/)
  })

  test('who is deleted for good takes their comments along, and the count follows', async () => {
    const { id } = await createArticle()
    const leaver = await createMember()
    await createComment(id, { userId: leaver.id })
    await createComment(id)
    await db.user.delete({ where: { id: leaver.id }, select: { id: true } })
    const article = { where: { id }, select: { commentCount: true } }
    expect(await db.article.findUniqueOrThrow(article)).toEqual({ commentCount: 1 })
  })
})

describe('my comments', () => {
  test('are mine, latest first, under what is published; what the editors have hidden says so', async () => {
    const [me, other] = [await signIn(), await signIn()]
    const at = (day: number) => new Date(Date.UTC(2026, 0, day))
    const [piles, draft] = [
      await createArticle({ title: 'Piles', excerpt: 'About piles.' }),
      await createArticle({ status: 'draft' }),
    ]
    await createComment(piles.id, { userId: me.user.id, content: 'Early', createdAt: at(1) })
    await createComment(piles.id, { userId: me.user.id, content: 'Late', createdAt: at(3) })
    await createComment(piles.id, { userId: me.user.id, content: 'Hidden', hidden: true })
    await createComment(draft.id, { userId: me.user.id, content: 'Unpublished' })
    await createComment(piles.id, { userId: other.user.id, content: 'Of another' })
    const { body, headers } = await mine(me.cookie)
    expect(body.map(({ content, hidden }) => [content, hidden])).toEqual([
      ['Hidden', true],
      ['Late', false],
      ['Early', false],
    ])
    expect(body[1]).toEqual({
      id: expect.any(Number) as number,
      parentId: null,
      hidden: false,
      replies: 0,
      content: 'Late',
      createdAt: '2026-01-03T00:00:00.000Z',
      editedAt: null,
      author: { firstName: 'Mary', lastName: 'Ward', profileImageUrl: null },
      article: { id: piles.id, slug: piles.slug, title: 'Piles', excerpt: 'About piles.' },
    })
    expect(headers.get('x-total-count')).toBe('3')
  })

  test('come in parts', async () => {
    const { cookie, user } = await signIn()
    const { id } = await createArticle()
    for (let n = 0; n < 21; n++) await createComment(id, { userId: user.id, content: `${n}` })
    expect((await mine(cookie)).body).toHaveLength(20)
    expect((await mine(cookie, { page: '2' })).body).toHaveLength(1)
    expect((await mine(cookie, { page: '0' })).status).toBe(400)
  })
})

test('articles with comments: the latest comment first, with what the cards show', async () => {
  const { cookie } = await signIn({ role: 'admin' })
  await db.comment.deleteMany()
  const at = (day: number) => new Date(Date.UTC(2026, 1, day))
  const [old, fresh, silent, binned] = [
    await createArticle({ title: 'Old' }),
    await createArticle({ title: 'Fresh', status: 'draft' }),
    await createArticle({ title: 'Only hidden' }),
    await createArticle({ title: 'Binned', deletedAt: new Date() }),
  ]
  await createComment(old.id, { createdAt: at(1) })
  await createComment(old.id, { createdAt: at(2) })
  await createComment(fresh.id, { createdAt: at(3) })
  await createComment(silent.id, { hidden: true })
  await createComment(binned.id)
  const { body, headers } = await call<CommentedArticle[]>(commented, { cookie })
  expect(body).toMatchObject([
    { id: fresh.id, title: 'Fresh', commentCount: 1, latestCommentDate: at(3).toISOString() },
    { id: old.id, slug: old.slug, commentCount: 2, views: 0, latestCommentDate: at(2).toISOString() },
  ])
  expect(headers.get('x-total-count')).toBe('2')
})
