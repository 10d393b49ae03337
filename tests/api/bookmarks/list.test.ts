import { db } from '@/lib/core/server/db'
import { bookmarksOf } from '../../support/bookmarks'
import type { Refusal } from '../../support/call'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const member = async () => bookmarksOf((await signIn()).cookie)

beforeEach(resetLimits)

/** A member with four bookmarks: two in One (the second also in Two), two in no folder. */
async function shelf() {
  const me = await member()
  const [one, two] = [await me.folder('One'), await me.folder('Two')]
  const articles = []
  for (const [title, folderIds, notes] of [
    ['Zinc coatings', [one], null],
    ['Alpha critical', [one, two], 'For the 100 % check'],
    ['bolts in shear', [], 'See table_3 and C:\\bolts'],
    ['Masonry panels', [], null],
  ] as const) {
    const article = await createArticle({ title, excerpt: `All about ${title}.` })
    await me.save(article.id, { folderIds, notes })
    articles.push(article)
  }
  const titles = async (query: Record<string, string> = {}) =>
    (await me.list(query)).body.map(({ article }) => article.title)
  return { me, one, two, articles, titles }
}

test.each<Record<string, string>>([
  { folderId: 'x' },
  { folderId: '0' },
  { folderId: '-1' },
  { folderId: '2147483648' },
  { folderId: '' },
  { sort: 'views' },
  { page: '0' },
  { page: '1e99' },
  { pageSize: '101' },
  { q: 'x'.repeat(301) },
])('%j is refused', async (query) => {
  const reply = await (await member()).list(query)
  expect(reply.status).toBe(400)
  expect((reply.body as unknown as Refusal).errors![0]!.path).toBe(Object.keys(query)[0])
})

test('by folder, in none, or all; latest first', async () => {
  const { one, two, titles } = await shelf()
  expect(await titles()).toEqual(['Masonry panels', 'bolts in shear', 'Alpha critical', 'Zinc coatings'])
  expect(await titles({ folderId: 'null' })).toEqual(['Masonry panels', 'bolts in shear'])
  expect(await titles({ folderId: String(one) })).toEqual(['Alpha critical', 'Zinc coatings'])
  expect(await titles({ folderId: String(two) })).toEqual(['Alpha critical'])
})

test('by day, title and time to read', async () => {
  const { articles, titles } = await shelf()
  await db.article.update({ where: { id: articles[2]!.id }, data: { readTime: 9 } })
  expect(await titles({ sort: 'oldest' })).toEqual([
    'Zinc coatings',
    'Alpha critical',
    'bolts in shear',
    'Masonry panels',
  ])
  expect(await titles({ sort: 'title' })).toEqual([
    'Alpha critical',
    'bolts in shear',
    'Masonry panels',
    'Zinc coatings',
  ])
  expect((await titles({ sort: 'shortest' })).at(-1)).toBe('bolts in shear')
})

test.each([
  ['ALPHA', ['Alpha critical']],
  ['about panels', ['Masonry panels']],
  ['panels alpha', []],
  ['100 %', ['Alpha critical']],
  ['%', ['Alpha critical']],
  ['table_3', ['bolts in shear']],
  ['C:\\bolts', ['bolts in shear']],
  ["' OR 1=1 --", []],
  ['\0panels', ['Masonry panels']],
])('the words %j find %j in titles, excerpts and notes', async (q, expected) => {
  const { titles } = await shelf()
  expect(await titles({ q })).toEqual(expected)
})

test('words are looked for inside the folder', async () => {
  const { one, titles } = await shelf()
  expect(await titles({ folderId: String(one), q: 'about' })).toHaveLength(2)
  expect(await titles({ folderId: String(one), q: 'panels' })).toEqual([])
})

test('pages, with how much there is in the headers', async () => {
  const { me, articles } = await shelf()
  const { body, headers } = await me.list({ page: '2', pageSize: '3' })
  expect(body.map(({ articleId }) => articleId)).toEqual([articles[0]!.id])
  expect(['X-Total-Count', 'X-Page', 'X-Page-Size'].map((name) => headers.get(name))).toEqual(['4', '2', '3'])
  const beyond = await me.list({ page: '9' })
  expect([beyond.body, beyond.headers.get('X-Total-Count')]).toEqual([[], '4'])
})

test('the bookmark of one article is asked for by its id', async () => {
  const { me, articles } = await shelf()
  const { body } = await me.list({ articleId: String(articles[1]!.id) })
  expect(body.map(({ articleId, folders }) => [articleId, folders.length])).toEqual([[articles[1]!.id, 2]])
})

test('what was unpublished or binned leaks neither by title, nor by count, nor by search', async () => {
  const { me, one, articles } = await shelf()
  await db.article.update({ where: { id: articles[0]!.id }, data: { status: 'draft' } })
  await db.article.update({ where: { id: articles[1]!.id }, data: { deletedAt: new Date() } })
  for (const [query, left] of [
    [{}, '2'],
    [{ folderId: String(one) }, '0'],
    [{ q: 'Zinc' }, '0'],
    [{ articleId: String(articles[0]!.id) }, '0'],
  ] as const) {
    const { text, headers } = await me.list(query)
    expect(text).not.toMatch(/Zinc|Alpha/)
    expect(headers.get('X-Total-Count')).toBe(left)
  }
  expect((await me.folders()).body.map(({ bookmarkCount }) => bookmarkCount)).toEqual([0, 0])
  const refused = await me.note(articles[0]!.id, { notes: 'x' })
  expect([refused.status, refused.text]).toEqual([404, expect.not.stringContaining('Zinc')])
  // It can still be thrown away, and is back with its folder once it is published again.
  expect((await me.remove(articles[1]!.id)).status).toBe(204)
  await db.article.update({ where: { id: articles[0]!.id }, data: { status: 'approved' } })
  expect((await me.list({ folderId: String(one) })).body.map(({ article }) => article.title)).toEqual([
    'Zinc coatings',
  ])
})

test('nobody sees the bookmarks of somebody else', async () => {
  await shelf()
  const other = await member()
  expect((await other.list()).body).toEqual([])
  expect((await other.folders()).body).toEqual([])
})
