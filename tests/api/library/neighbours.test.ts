import { neighboursOf } from '@/lib/articles/neighbours/queries'
import type { Verified } from '@/lib/auth/viewer'
import { createArticle } from '../../support/factories'

const viewer = { id: 'reader' } as unknown as Verified
const day = (n: number) => new Date(Date.UTC(2026, 0, n))

test('the next and the last of the category, by publication, never what is not published', async () => {
  const category = `Category ${Date.now()}`
  const [first, , middle, , last] = [
    await createArticle({ category, publishedAt: day(1) }),
    await createArticle({ category, publishedAt: day(2), status: 'draft' }),
    await createArticle({ category, publishedAt: day(3) }),
    await createArticle({ category, publishedAt: day(4), deletedAt: new Date() }),
    await createArticle({ category, publishedAt: day(5) }),
  ]
  expect(await neighboursOf(viewer, middle.id)).toMatchObject({
    older: { slug: first.slug },
    newer: { slug: last.slug },
  })
  expect((await neighboursOf(viewer, first.id)).older).toBeNull()
  expect((await neighboursOf(viewer, last.id)).newer).toBeNull()
})

test('related articles share standards and tags; what is rare counts more, and an article is not related to itself', async () => {
  const tag = `Tag ${Date.now()}`
  const me = await createArticle({ reference: 'EN 9993-1-1:2005, cl. 6.3\nEN 9990:2002', tags: [tag] })
  const byRare = await createArticle({ reference: 'EN 9993-1-1:2005, cl. 5' })
  const byTag = await createArticle({ tags: [tag] })
  const byCommon = await Promise.all([1, 2, 3, 4, 5].map(() => createArticle({ reference: 'EN 9990:2002' })))
  await createArticle({ reference: 'EN 9993-1-1:2005', status: 'pending_review' })
  await createArticle({ reference: 'EN 8888:2002' })
  const { related } = await neighboursOf(viewer, me.id)
  expect(related.map(({ slug }) => slug).slice(0, 2)).toEqual([byRare.slug, byTag.slug])
  expect(byCommon.map(({ slug }) => slug)).toContain(related[2]!.slug)
  expect(related).toHaveLength(4)
})

test('an article that is not published leads nowhere', async () => {
  const { id } = await createArticle({ status: 'draft' })
  await expect(neighboursOf(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an article without anything in common leads nowhere', async () => {
  const { id } = await createArticle()
  expect(await neighboursOf(viewer, id)).toEqual({ newer: null, older: null, related: [] })
})
