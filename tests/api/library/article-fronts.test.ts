import { articleFront, signInPages } from '@/app/access/[prompt]/[[...path]]/cache'
import { bodySlot } from '@/app/cached/articles/[slug]/slots'
import { countView } from '@/lib/articles/mutations'
import { endSessions } from '@/lib/auth/mutations'
import type { Verified } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'
import { createArticle, signIn } from '../../support/factories'

const front = (slug: string, token?: string) => articleFront.find(token, slug)
const versionOf = async (slug: string) => (await front(slug))!.version

test('the front of an article is the same for all who are not signed in', async () => {
  const { slug } = await createArticle()
  const found = await front(slug)
  expect(found).toMatchObject({ audience: 'visitor', open: null })
  const ended = await signIn()
  await endSessions(db, ended.user.id, 'signed_out')
  for (const token of ['made-up', ended.token]) expect(await front(slug, token)).toEqual(found)
})

test('who is signed in, or was until a sign-in elsewhere, is answered by Next', async () => {
  const { slug } = await createArticle()
  const [member, unverified, superseded] = [await signIn(), await signIn({ verified: false }), await signIn()]
  await endSessions(db, superseded.user.id, 'superseded')
  for (const { token } of [member, unverified, superseded])
    for (const found of [await front(slug, token), await signInPages.find(token, '/articles')])
      expect(found).toBeNull()
})

test('what is not published has no front', async () => {
  const others = [
    await createArticle({ status: 'draft' }),
    await createArticle({ status: 'pending_review' }),
    await createArticle({ deletedAt: new Date() }),
  ]
  for (const { slug } of others) expect(await front(slug)).toBeNull()
  expect(await front('no-such-article')).toBeNull()
})

test('a front is stale when what it shows changes, and not when the article is read', async () => {
  const category = await db.category.create({ data: { name: 'Bridges', slug: 'bridges' } })
  const { id, slug } = await createArticle()
  let before = await versionOf(slug)
  await countView((await signIn()).user as Verified, id)
  expect(await db.article.findUnique({ where: { id }, select: { views: true } })).toEqual({ views: 1 })
  expect(await versionOf(slug)).toBe(before)
  for (const data of [{ title: 'Sway of frames' }, { categoryId: category.id }, { premium: true }]) {
    await db.article.update({ where: { id }, data })
    const after = await versionOf(slug)
    expect(after).not.toBe(before)
    before = after
  }
  await db.category.update({ where: { id: category.id }, data: { name: 'Footbridges' } })
  expect(await versionOf(slug)).not.toBe(before)
  await db.article.update({ where: { id }, data: { status: 'draft' } })
  expect(await front(slug)).toBeNull()
})

test('only the page of an open article has its text, and it is stale when the article is closed', async () => {
  const { id, slug } = await createArticle({ content: '<p>Whole for everybody.</p>' })
  const closed = await front(slug)
  expect(await articleFront.slots!(closed!)).toEqual({})
  await db.article.update({ where: { id }, data: { open: true } })
  const opened = await front(slug)
  expect(opened!.version).not.toBe(closed!.version)
  expect((await articleFront.slots!(opened!))[bodySlot(id)]).toContain('Whole for everybody.')
  await db.article.update({ where: { id }, data: { open: false } })
  expect((await front(slug))!.version).not.toBe(opened!.version)
  // Closed after it was looked up and before it was rendered.
  expect(await articleFront.slots!(opened!)).toEqual({})
})

test('the prompts of gated pages are cached at their own addresses alone', () => {
  for (const path of ['/articles', '/search', '/profile', '/my-likes'])
    expect(signInPages.match(path)).toBe(path)
  for (const path of ['/search?q=buckling', '/articles/', '/articles?page=2', '/admin', '/bookmarks/1', '/'])
    expect(signInPages.match(path)).toBeNull()
})
