import { readFileSync } from 'node:fs'
import { PUT as saveRoute } from '@/app/api/admin/articles/[id]/route'
import { rerenderOutdated } from '@/lib/articles/jobs'
import { openArticle } from '@/lib/articles/queries'
import { importArticle } from '@/lib/articles/mutations'
import { articleData } from '@/lib/articles/rules/structured'
import type { Verified } from '@/lib/auth/viewer'
import { newestForFeed } from '@/lib/articles/feed/queries'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'

const OWN_DAY = '2025-09-08T09:15:00.000Z'
const line = {
  slug: 'section-classification',
  title: 'Section classification',
  content: '<p>Ratios of width to thickness decide the class.</p>',
  category: 'Steel',
  tags: [],
  featured: false,
  open: false,
  premium: false,
  published: true,
  createdAt: new Date(OWN_DAY),
}
const load = (change: Partial<typeof line> = {}) =>
  importArticle({ ...line, ...change }, { slug: line.slug, publish: true })

async function read(slug: string) {
  const { user } = await signIn()
  const article = await openArticle(user as unknown as Verified, slug)
  return article!
}
const revisedAt = async (slug: string) => {
  const article = await read(slug)
  return [article.revision, article.revisedAt]
}

beforeEach(async () => {
  await db.article.deleteMany()
  await load()
})

test('an article that was dated earlier says its own day, not that of its import', async () => {
  expect(await revisedAt(line.slug)).toEqual([1, OWN_DAY])
})

test('neither an equal import, nor one over an old rendering, is a change', async () => {
  expect(await load()).toBe('unchanged')
  await db.$executeRaw`UPDATE articles SET rendered_with = 1`
  const { updatedAt } = await db.article.findUniqueOrThrow({ where: { slug: line.slug } })
  expect(await load()).toBe('updated')
  expect(await revisedAt(line.slug)).toEqual([1, OWN_DAY])
  expect(await db.article.findUnique({ where: { slug: line.slug } })).toMatchObject({ updatedAt })
})

test('an import of another feature or category leaves the day, and one of other words does not', async () => {
  await load({ featured: true })
  expect(await revisedAt(line.slug)).toEqual([2, OWN_DAY])
  await load({ featured: true, category: 'Timber' })
  expect(await revisedAt(line.slug)).toEqual([3, OWN_DAY])
  const before = new Date().toISOString()
  await load({ content: '<p>Ratios of width to thickness.</p>' })
  const [revision, at] = await revisedAt(line.slug)
  expect([revision, String(at) >= before]).toEqual([4, true])
  await load({ content: '<p>Ratios of width to thickness.</p>', featured: true })
  expect(await revisedAt(line.slug)).toEqual([5, at])
})

test('neither rendering again, a like, a status nor being featured is a change', async () => {
  const { id } = await db.article.findUniqueOrThrow({ where: { slug: line.slug } })
  const { user } = await signIn()
  await db.like.create({ data: { userId: user.id, articleId: id } })
  await db.article.update({ where: { id }, data: { featured: true } })
  await db.article.update({ where: { id }, data: { status: 'draft' } })
  await db.article.update({ where: { id }, data: { status: 'approved' } })
  // As an older version cleaned it: rendering cleans it again.
  await db.$executeRaw`UPDATE articles SET rendered_with = 1, content = content || '<script></script>'`
  expect(await rerenderOutdated()).toBe(1)
  expect(await revisedAt(line.slug)).toEqual([1, OWN_DAY])
})

test('a save of other words is dated on the page, in the feed and for search engines', async () => {
  const { slug, id } = await createArticle({ title: 'Dated', publishedAt: new Date(OWN_DAY) })
  await db.article.update({
    where: { id },
    data: { createdAt: new Date(OWN_DAY), contentAt: new Date(OWN_DAY) },
  })
  const admin = await signIn({ role: 'admin' })
  const before = new Date().toISOString()
  const body = { title: 'Dated again', content: '<p>Another text.</p>' }
  await call(saveRoute, { method: 'PUT', cookie: admin.cookie, params: { id: String(id) }, body })
  const [revision, at] = await revisedAt(slug)
  expect([revision, String(at) >= before]).toEqual([2, true])
  const entry = (await newestForFeed()).find((one) => one.slug === slug)
  expect(entry).toMatchObject({ publishedAt: OWN_DAY, updatedAt: at })
  const article = await read(slug)
  const data = articleData('https://loadpath.example', { ...article, description: article.excerpt })
  expect(data).toMatchObject({ '@graph': [{}, { datePublished: OWN_DAY, dateModified: at }] })
})

test('articles that were there before are dated by their versions, where they have some', async () => {
  const texts = { title: 'A', tagIds: [] }
  const [saved, imported] = [await createArticle(), await createArticle()]
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const version = (revision: number, content: string, tagIds: number[] = []) =>
    db.articleRevision.create({
      data: { ...texts, articleId: saved.id, revision, content, tagIds, createdAt: at(revision) },
    })
  await version(1, 'first')
  await version(2, 'second')
  await version(3, 'second', [7])
  await db.article.update({ where: { id: saved.id }, data: { revision: 3 } })
  const { updatedAt } = await db.article.update({ where: { id: imported.id }, data: { revision: 2 } })
  const rules = readFileSync('prisma/migrations/20261123120001_article_check_rules/migration.sql', 'utf8')
  await db.$executeRawUnsafe(/^UPDATE articles[\s\S]*?;$/m.exec(rules)![0])
  const dated = await db.article.findMany({
    orderBy: { id: 'asc' },
    select: { contentAt: true, contentRevision: true },
  })
  expect(dated).toEqual([
    { contentAt: new Date(OWN_DAY), contentRevision: 1 },
    { contentAt: at(2), contentRevision: 2 },
    { contentAt: updatedAt, contentRevision: 2 },
  ])
})
