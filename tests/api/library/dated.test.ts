import { openArticle } from '@/lib/articles/queries'
import { importArticle } from '@/lib/articles/mutations'
import type { Verified } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'
import { createArticle, signIn } from '../../support/factories'

const line = {
  slug: 'section-classification',
  title: 'Section classification',
  content: '<p>Ratios of width to thickness decide the class.</p>',
  category: 'Steel',
  tags: [],
  featured: false,
  published: true,
  createdAt: new Date('2025-09-08T09:15:00Z'),
}

async function revisedAt(slug: string) {
  const { user } = await signIn()
  const article = await openArticle(user as unknown as Verified, slug)
  return [article!.revision, article!.revisedAt]
}

test('an article that was dated earlier says its own day, not that of its import', async () => {
  await importArticle(line, { slug: line.slug, publish: true })
  expect(await revisedAt(line.slug)).toEqual([1, '2025-09-08T09:15:00.000Z'])
})

test('a later revision says when it was saved, and being featured is none', async () => {
  const { id, slug } = await createArticle({ title: 'Dated' })
  const savedAt = new Date('2026-02-03T10:00:00Z')
  await db.article.update({ where: { id }, data: { revision: 2 } })
  const version = { title: 'Dated', content: '<p>x</p>', tagIds: [] }
  await db.articleRevision.create({ data: { articleId: id, revision: 2, ...version, createdAt: savedAt } })
  await db.article.update({ where: { id }, data: { featured: true } })
  expect(await revisedAt(slug)).toEqual([2, savedAt.toISOString()])
})
