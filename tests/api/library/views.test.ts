import { countView } from '@/lib/articles/mutations'
import { admit } from '@/lib/auth/access'
import { findSession } from '@/lib/auth/queries'
import { db } from '@/lib/core/server/db'
import { listSubmissions } from '@/lib/articles/submissions/queries'
import { createArticle, signIn, type SignedIn } from '../../support/factories'

const viewerOf = async ({ token }: SignedIn) => admit('verified', await findSession(token, 7))
const views = async (id: number) =>
  (await db.article.findUniqueOrThrow({ where: { id }, select: { views: true } })).views
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('the author’s and an admin’s own views do not count', async () => {
  const [author, admin] = [await signIn(), await signIn({ role: 'admin' })]
  const { id } = await createArticle({ authorId: author.user.id })
  for (const person of [author, admin]) await countView(await viewerOf(person), id)
  expect(await views(id)).toBe(0)
})

test('views of what is not published, or not there, do not count', async () => {
  const reader = await viewerOf(await signIn())
  const { id } = await createArticle({ status: 'pending_review' })
  await countView(reader, id)
  await expect(countView(reader, 2_147_483_647)).resolves.toBeUndefined()
  expect(await views(id)).toBe(0)
})

test('views of what lies in the bin do not count', async () => {
  const { id } = await createArticle({ deletedAt: new Date() })
  await countView(await viewerOf(await signIn()), id)
  expect(await views(id)).toBe(0)
})

test('a reader counts once in thirty minutes, and again after', async () => {
  const person = await signIn()
  const reader = await viewerOf(person)
  const { id } = await createArticle()
  for (let n = 0; n < 3; n++) await countView(reader, id)
  expect(await views(id)).toBe(1)
  await db.articleReading.updateMany({ where: { articleId: id }, data: { countedAt: minutesAgo(29) } })
  await countView(reader, id)
  expect(await views(id)).toBe(1)
  await db.articleReading.updateMany({ where: { articleId: id }, data: { countedAt: minutesAgo(31) } })
  await countView(reader, id)
  expect(await views(id)).toBe(2)
})

test('another sign-in is the same reader; another article and another member are not', async () => {
  const [first, other] = [await signIn(), await signIn()]
  const [one, two] = [await createArticle(), await createArticle()]
  await countView(await viewerOf(first), one.id)
  await countView(await viewerOf(await signIn(first.user)), one.id)
  await countView(await viewerOf(other), one.id)
  await countView(await viewerOf(other), two.id)
  expect([await views(one.id), await views(two.id)]).toEqual([2, 1])
})

test('twenty views of one reader at once are one, of twenty readers twenty', async () => {
  const readers = await Promise.all(Array.from({ length: 20 }, async () => viewerOf(await signIn())))
  const [one, two] = [await createArticle(), await createArticle()]
  await Promise.all(readers.map(() => countView(readers[0]!, one.id)))
  await Promise.all(readers.map((reader) => countView(reader, two.id)))
  expect([await views(one.id), await views(two.id)]).toEqual([1, 20])
})

test('a view is not an edit, and names nobody', async () => {
  const person = await signIn()
  const { id } = await createArticle()
  const { updatedAt } = await db.article.findUniqueOrThrow({ where: { id } })
  await countView(await viewerOf(person), id)
  expect((await db.article.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt)
  const [reading] = await db.articleReading.findMany({ where: { articleId: id } })
  expect(reading?.readerKey).toMatch(/^[\da-f]{32}$/)
})

test('an author sees how many read, liked and kept what they wrote, and of nobody else’s', async () => {
  const [author, other] = [await signIn(), await signIn()]
  const [own, foreign] = [
    await createArticle({ authorId: author.user.id }),
    await createArticle({ authorId: other.user.id }),
  ]
  const readers = await Promise.all(Array.from({ length: 3 }, () => signIn()))
  for (const reader of readers) {
    const viewer = await viewerOf(reader)
    for (const { id } of [own, own, foreign]) await countView(viewer, id)
  }
  await db.like.create({ data: { articleId: own.id, userId: readers[0]!.user.id } })
  for (const { user } of readers.slice(0, 2))
    await db.bookmark.create({ data: { articleId: own.id, userId: user.id } })
  const listed = await listSubmissions(await viewerOf(author))
  expect(listed).toEqual([expect.objectContaining({ id: own.id, readers: 3, likes: 1, bookmarks: 2 })])
})
