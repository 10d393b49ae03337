import { GET } from '@/app/api/standards/[slug]/mentions/route'
import { hideComment, unhideComment } from '@/lib/comments/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { db, pool } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { mentionOutdated } from '@/lib/standards/mentions/jobs'
import type { Mentions } from '@/lib/standards/mentions/types'
import { bookmarksOf } from '../../support/bookmarks'
import { call, type Refusal } from '../../support/call'
import { change, say, take } from '../../support/comments'
import { createArticle, createComment, createMember, signIn } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

const { PAID_PLANS } = env()
beforeAll(loadSeedRegister)
beforeEach(() => pool().query('TRUNCATE rate_limits, comments, bookmarks CASCADE'))
afterEach(() => {
  Object.assign(env(), { PAID_PLANS })
})

const SAID = 'EN 1993-1-1, 6.3.2.3 is for rolled sections.'

const read = (cookie?: string, clause?: string, slug = 'en-1993-1-1') =>
  call<Mentions & Refusal>(GET, { cookie, params: { slug }, query: clause === undefined ? {} : { clause } })

async function quoted(cookie: string, clause?: string, slug?: string) {
  const { status, body } = await read(cookie, clause, slug)
  expect(status).toBe(200)
  const quotes = ({ items }: Mentions['comments' | 'notes']) => items.map(({ quote }) => quote)
  return { comments: quotes(body.comments), notes: quotes(body.notes) }
}

describe('comments', () => {
  test('that name a clause are found by it and by its standard, with author and article', async () => {
    const { cookie, user } = await signIn({ firstName: 'Ada', lastName: 'Byron' })
    const { id, slug } = await createArticle({ title: 'Buckling' })
    const said = await say(cookie, id, `Thank you. ${SAID} So is EN 1990.`)
    const reader = await signIn()
    for (const clause of ['6.3.2.3', undefined]) {
      const { body } = await read(reader.cookie, clause)
      expect(body.comments).toMatchObject({
        total: 1,
        items: [
          {
            quote: SAID,
            article: { slug, title: 'Buckling' },
            href: `/articles/${slug}#comment-${said.body.id}`,
            author: { firstName: 'Ada', lastName: 'Byron' },
          },
        ],
      })
    }
    expect(await quoted(reader.cookie, undefined, 'en-1990')).toMatchObject({ comments: ['So is EN 1990.'] })
    expect(await quoted(reader.cookie, '6.3.2')).toMatchObject({ comments: [] })
    expect(await quoted(reader.cookie, undefined, 'en-1993-1')).toMatchObject({ comments: [] })
    await db.user.update({ where: { id: user.id }, data: { status: 'deleted' } })
    const { body } = await read(reader.cookie)
    expect(body.comments.items[0]!.author).toMatchObject({ firstName: 'Former', lastName: 'member' })
  })

  test('are derived again with their words, and go with the comment', async () => {
    const { cookie } = await signIn()
    const { id } = await createArticle()
    const { body } = await say(cookie, id, SAID)
    await change(cookie, body.id, 'EN 1990, 6.4 it is.')
    expect((await quoted(cookie)).comments).toEqual([])
    expect((await quoted(cookie, '6.4', 'en-1990')).comments).toEqual(['EN 1990, 6.4 it is.'])
    await take(cookie, body.id)
    expect(await db.mention.count()).toBe(0)
  })

  test('that are hidden, or answer a hidden one, are not shown, not even to admins', async () => {
    const [{ cookie }, admin] = [await signIn(), await signIn({ role: 'admin' })]
    const { id } = await createArticle()
    const { body: first } = await say(cookie, id, SAID)
    await say(cookie, id, 'EN 1993-1-1 says more.', first.id)
    expect((await quoted(cookie)).comments).toEqual(['EN 1993-1-1 says more.', SAID])
    await hideComment(admin.user as unknown as Admin, first.id)
    for (const reader of [cookie, admin.cookie]) expect((await quoted(reader)).comments).toEqual([])
    await unhideComment(admin.user as unknown as Admin, first.id)
    expect((await quoted(cookie)).comments).toHaveLength(2)
  })

  test('below what the reader may not read are not shown', async () => {
    const { cookie } = await signIn()
    const { id } = await createArticle()
    await say(cookie, id, SAID)
    Object.assign(env(), { PAID_PLANS: 'on' })
    for (const data of [
      { premium: true },
      { premium: false, status: 'draft' as const },
      { status: 'approved' as const, deletedAt: new Date() },
    ]) {
      await db.article.update({ where: { id }, data })
      expect((await read(cookie)).body).toMatchObject({ comments: { items: [], total: 0 } })
    }
    await db.article.update({ where: { id }, data: { deletedAt: null } })
    expect((await quoted(cookie)).comments).toEqual([SAID])
  })

  test('are the latest twenty, of so many', async () => {
    const { id } = await createArticle()
    const { id: userId } = await createMember()
    for (let day = 1; day <= 22; day++)
      await createComment(id, {
        userId,
        content: `EN 1990, ${day}`,
        createdAt: new Date(Date.UTC(2026, 0, day)),
      })
    await mentionOutdated()
    const { body } = await read((await signIn()).cookie, undefined, 'en-1990')
    expect(body.comments.total).toBe(22)
    expect(body.comments.items.map(({ quote }) => quote)).toEqual(
      Array.from({ length: 20 }, (_, at) => `EN 1990, ${22 - at}`),
    )
  })
})

describe('notes', () => {
  test('are those of the reader alone, and lead to the bookmark', async () => {
    const [owner, other] = [await signIn(), await signIn({ role: 'admin' })]
    const { id, slug } = await createArticle({ title: 'Buckling curves' })
    const shelf = bookmarksOf(owner.cookie)
    await shelf.save(id, { notes: SAID })
    const { body } = await read(owner.cookie, '6.3.2.3')
    expect(body.notes).toMatchObject({
      total: 1,
      items: [{ quote: SAID, article: { slug }, href: '/bookmarks?q=Buckling+curves' }],
    })
    expect(await quoted(other.cookie)).toEqual({ comments: [], notes: [] })

    const folder = await shelf.folder()
    await shelf.move({ articleIds: [id], folderId: folder })
    expect((await read(owner.cookie)).body.notes.items[0]!.href).toBe(
      `/bookmarks?folder=${folder}&q=Buckling+curves`,
    )
  })

  test('are derived again with each save, and go with the bookmark', async () => {
    const { cookie } = await signIn()
    const { id } = await createArticle()
    const shelf = bookmarksOf(cookie)
    await shelf.save(id, { notes: SAID })
    await shelf.note(id, { notes: 'EN 1990' })
    expect([(await quoted(cookie)).notes, (await quoted(cookie, undefined, 'en-1990')).notes]).toEqual([
      [],
      ['EN 1990'],
    ])
    await shelf.save(id, { notes: SAID })
    expect((await quoted(cookie)).notes).toEqual([SAID])
    await shelf.note(id, { notes: null })
    expect(await db.mention.count()).toBe(0)
    await shelf.note(id, { notes: SAID })
    await shelf.remove(id)
    expect(await db.mention.count()).toBe(0)
  })
})

test('what an older version derived is derived again, once', async () => {
  const { cookie, user } = await signIn()
  const { id } = await createArticle()
  const comment = await createComment(id, { userId: user.id, content: SAID })
  await db.bookmark.create({ data: { userId: user.id, articleId: id, notes: SAID } })
  await db.mention.create({ data: { commentId: comment.id, standard: 'EN 1990' } })
  const before = await db.bookmark.findFirstOrThrow({ where: { userId: user.id } })
  expect(await mentionOutdated()).toBe(2)
  expect(await quoted(cookie)).toEqual({ comments: [SAID], notes: [SAID] })
  expect((await quoted(cookie, undefined, 'en-1990')).comments).toEqual([])
  expect(await mentionOutdated()).toBe(0)
  const after = await db.bookmark.findFirstOrThrow({ where: { userId: user.id } })
  expect(after.updatedAt).toEqual(before.updatedAt)
})

test('an account that goes takes what it named along', async () => {
  const { cookie, user } = await signIn()
  const { id } = await createArticle()
  await say(cookie, id, SAID)
  await bookmarksOf(cookie).save(id, { notes: SAID })
  expect(await db.mention.count()).toBe(2)
  await db.user.delete({ where: { id: user.id } })
  expect(await db.mention.count()).toBe(0)
})

test('visitors and members who are not verified are refused; what is no place is no place', async () => {
  expect((await read()).status).toBe(401)
  const { cookie } = await signIn({ verified: false })
  expect((await read(cookie)).status).toBe(403)
  const reader = (await signIn()).cookie
  for (const [slug, clause] of [
    ["en-1990' OR true--", undefined],
    ['en-1990', '6.3%'],
    ['%00', undefined],
  ] as const)
    expect((await read(reader, clause, slug)).status).toBeGreaterThanOrEqual(400)
})
