import { GET as featured } from '@/app/api/articles/featured/route'
import { GET as categories } from '@/app/api/categories/route'
import { GET as tags } from '@/app/api/tags/route'
import type { ArticleCard } from '@/lib/articles/types'
import { call } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'

test('what is featured and not published is not shown', async () => {
  const { cookie } = await signIn()
  for (const hidden of [
    { status: 'draft' },
    { status: 'pending_review' },
    { deletedAt: new Date() },
  ] as const)
    await createArticle({ featured: true, ...hidden })
  expect((await call<ArticleCard[]>(featured, { cookie })).body).toEqual([])
})

test('the newest two of the featured are shown', async () => {
  const { cookie } = await signIn()
  const made: string[] = []
  for (const day of ['02', '01', '03'])
    made.push((await createArticle({ featured: true, publishedAt: new Date(`2026-03-${day}`) })).slug)
  await createArticle({ publishedAt: new Date('2026-03-09') })
  const { body } = await call<ArticleCard[]>(featured, { cookie })
  expect(body.map(({ slug }) => slug)).toEqual([made[2], made[0]])
})

test('categories and tags are public, by name, and no more than names', async () => {
  await createArticle({ category: 'Timber', tags: ['Bolts', 'Arches'] })
  await createArticle({ category: 'Actions' })
  const listed = await call<Record<string, unknown>[]>(categories)
  expect(listed.status).toBe(200)
  expect(listed.body.map(({ name }) => name)).toEqual(['Actions', 'Timber'])
  expect(Object.keys(listed.body[0]!)).toEqual(['id', 'name', 'slug', 'description'])
  expect((await call(tags)).body).toEqual([
    { id: expect.any(Number) as number, name: 'Arches', slug: 'arches', group: 'other' },
    { id: expect.any(Number) as number, name: 'Bolts', slug: 'bolts', group: 'other' },
  ])
})

test('of twenty articles that name a new category at once, all get the same one', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      createArticle({ category: n % 2 ? 'Fire' : 'FIRE ', tags: ['Heat'] }),
    ),
  )
  const { body } = await call<{ name: string }[]>(categories)
  expect(body.filter(({ name }) => name.toLowerCase().trim() === 'fire')).toHaveLength(1)
})

test('two names with one slug are two categories', async () => {
  await createArticle({ category: 'C++ beams' })
  await createArticle({ category: 'C beams' })
  const { body } = await call<{ name: string; slug: string }[]>(categories)
  expect(body.filter(({ name }) => name.endsWith('beams')).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['c-beams', 'c-beams-2']),
  )
})
