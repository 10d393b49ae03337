import { GET } from '@/app/api/articles/route'
import { countView } from '@/lib/articles/mutations'
import { admit } from '@/lib/auth/access'
import { findSession } from '@/lib/auth/queries'
import { db } from '@/lib/core/server/db'
import type { ArticleCard } from '@/lib/articles/types'
import { call } from '../../support/call'
import { createArticle, createMember, signIn, type SignedIn } from '../../support/factories'

let reader: SignedIn
const list = (query: Record<string, string> = {}) =>
  call<ArticleCard[]>(GET, { cookie: reader.cookie, query })
const slugs = async (query: Record<string, string> = {}) => (await list(query)).body.map(({ slug }) => slug)
const on = (day: string) => new Date(`2026-01-${day}T12:00:00Z`)

beforeAll(async () => {
  reader = await signIn()
  const author = await createMember({ firstName: 'Grace', lastName: 'Hopper' })
  await createArticle({
    slug: 'steel-one',
    title: 'Steel one',
    category: 'Steel',
    tags: ['Shear', 'Bending'],
    reference: 'EN 1993-1-1:2005, cl. 6.3.2\nBS 5950-1:2000\nEN 1993-1-1, Table 6.2',
    publishedAt: on('01'),
    authorId: author.id,
    featured: true,
    excerpt: 'About steel.',
  })
  await createArticle({ slug: 'steel-two', category: 'Steel', tags: ['Shear'], publishedAt: on('03') })
  await createArticle({ slug: 'timber', category: 'Timber', publishedAt: on('02'), submittedByUser: true })
  await createArticle({ slug: 'bare', publishedAt: on('04') })
  await createArticle({ slug: 'a-draft', status: 'draft', category: 'Steel' })
  await createArticle({ slug: 'a-pending-one', status: 'pending_review', category: 'Steel' })
  await createArticle({ slug: 'a-rejected-one', status: 'rejected', category: 'Steel' })
  await createArticle({ slug: 'in-the-bin', category: 'Steel', deletedAt: new Date() })
})

test('what is not published is in no list, not even an admin’s', async () => {
  const admin = await signIn({ role: 'admin' })
  for (const { cookie } of [reader, admin]) {
    const { body } = await call<ArticleCard[]>(GET, { cookie })
    expect(body.map(({ slug }) => slug)).toEqual(['bare', 'steel-two', 'timber', 'steel-one'])
  }
})

test.each<Record<string, string>>([
  { categoryId: 'x' },
  { categoryId: '0' },
  { categoryId: '-1' },
  { categoryId: '2147483648' },
  { categoryId: '1.5' },
  { categoryId: '1 OR 1=1' },
  { tagSlug: "shear'; DROP TABLE tags" },
  { tagSlug: 'a\0b' },
  { tagSlug: 'x'.repeat(201) },
  { page: '0' },
  { page: '-1' },
  { page: 'two' },
  { page: '1e99' },
  { pageSize: '0' },
  { pageSize: '101' },
  { pageSize: 'NaN' },
  { standard: 'x'.repeat(61) },
  { sort: 'wild' },
  { reading: 'all' },
])('the filter %j is refused with a word about it', async (query) => {
  const { status, body } = await call(GET, { cookie: reader.cookie, query })
  expect(status).toBe(400)
  expect(body.code).toBe('VALIDATION_FAILED')
  expect(body.errors?.[0]?.path).toBe(Object.keys(query)[0])
})

test.each([{ standard: 'EN\0 1993' }, { standard: '\uD800' }, { standard: "' OR ''='" }, { standard: '%' }])(
  'the standard %j is found nowhere and breaks nothing',
  async (query) => {
    const { status, body } = await list(query)
    expect([200, 400]).toContain(status)
    if (status === 200) expect(body).toEqual([])
  },
)

test('empty values are no filter, and unknown ones do not matter', async () => {
  expect(await slugs({ categoryId: '', tagSlug: '', unknown: 'x' })).toHaveLength(4)
})

test('a category, tag or standard that nothing has gives an empty list', async () => {
  const nowhere: Record<string, string>[] = [
    { categoryId: '2147483647' },
    { tagSlug: 'none' },
    { standard: 'EN 9999' },
  ]
  for (const query of nowhere) {
    const { status, body, headers } = await list(query)
    expect({ status, body, total: headers.get('x-total-count') }).toEqual({
      status: 200,
      body: [],
      total: '0',
    })
  }
})

test('newest first, and each filter keeps what it names', async () => {
  const { id } = await db.category.findFirstOrThrow({ where: { name: 'Steel' } })
  expect(await slugs({ categoryId: String(id) })).toEqual(['steel-two', 'steel-one'])
  expect(await slugs({ tagSlug: 'shear' })).toEqual(['steel-two', 'steel-one'])
  expect(await slugs({ tagSlug: 'SHEAR' })).toEqual(['steel-two', 'steel-one'])
  expect(await slugs({ tagSlug: 'bending', categoryId: String(id) })).toEqual(['steel-one'])
  expect(await slugs({ standard: 'EN 1993-1-1' })).toEqual(['steel-one'])
  expect(await slugs({ standard: 'EN 1993-1-1', tagSlug: 'none' })).toEqual([])
})

test('pages follow each other without gap or repetition, and the headers say how many there are', async () => {
  const first = await list({ page: '1', pageSize: '3' })
  const second = await list({ page: '2', pageSize: '3' })
  const beyond = await list({ page: '100000', pageSize: '3' })
  expect([...first.body, ...second.body].map(({ slug }) => slug)).toEqual(await slugs())
  expect(beyond.body).toEqual([])
  for (const [reply, page] of [
    [first, '1'],
    [second, '2'],
    [beyond, '100000'],
  ] as const)
    expect(['x-total-count', 'x-page', 'x-page-size'].map((name) => reply.headers.get(name))).toEqual([
      '4',
      page,
      '3',
    ])
})

test('a page holds twenty unless said otherwise', async () => {
  expect((await list()).headers.get('x-page-size')).toBe('20')
})

test('a card has exactly the fields of the contract, and never the text', async () => {
  const card = (await list({ tagSlug: 'bending' })).body[0]!
  expect(card).toEqual({
    id: expect.any(Number) as number,
    slug: 'steel-one',
    title: 'Steel one',
    excerpt: 'About steel.',
    category: { id: expect.any(Number) as number, name: 'Steel', slug: 'steel' },
    categoryId: expect.any(Number) as number,
    tags: [
      { id: expect.any(Number) as number, name: 'Bending', slug: 'bending' },
      { id: expect.any(Number) as number, name: 'Shear', slug: 'shear' },
    ],
    readTime: 1,
    views: 0,
    likes: 0,
    commentCount: 0,
    coverImage: null,
    status: 'approved',
    premium: false,
    published: true,
    featured: true,
    author: { firstName: 'Grace', lastName: 'Hopper' },
    submittedByUser: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    standards: ['EN 1993-1-1', 'BS 5950-1'],
    calculation: false,
  })
})

test('the editors sign what has no author, and a member who left is a former one', async () => {
  const cards = (await list()).body
  expect(cards.find(({ slug }) => slug === 'bare')?.author).toEqual({
    firstName: 'Loadpath',
    lastName: 'editors',
  })
  expect(cards.find(({ slug }) => slug === 'timber')?.author).toEqual({
    firstName: 'Former',
    lastName: 'member',
  })
  await db.user.updateMany({ where: { firstName: 'Grace' }, data: { status: 'deleted' } })
  const [card] = (await list({ tagSlug: 'bending' })).body
  expect(card?.author).toEqual({ firstName: 'Former', lastName: 'member' })
})

test('where the author wrote no excerpt, the first words of the text do, without its headings', async () => {
  const { slug } = await createArticle({
    content: `<h2>Scope</h2><p>${'word '.repeat(60)}</p>`,
    tags: ['Long'],
  })
  const [card] = (await list({ tagSlug: 'long' })).body
  expect(card?.slug).toBe(slug)
  expect(card?.excerpt).toMatch(/^(word )+word\.\.\.$/)
  expect(card?.excerpt.length).toBeGreaterThan(140)
  expect(card?.excerpt.length).toBeLessThanOrEqual(153)
})

test('each order sorts the whole list, and ties are newest first', async () => {
  const made = [
    { slug: 'o-one', title: 'beams', readTime: 3, views: 1, publishedAt: on('05') },
    { slug: 'o-two', title: 'Arches', readTime: 3, views: 9, publishedAt: on('06') },
    { slug: 'o-three', title: 'Columns', readTime: 1, views: 1, publishedAt: on('07') },
  ]
  const ids: number[] = []
  for (const { readTime, views, ...article } of made) {
    const { id } = await createArticle({ ...article, tags: ['Orders'] })
    await db.article.update({ where: { id }, data: { readTime, views } })
    ids.push(id)
  }
  for (const { id } of [await createMember(), await createMember()])
    await db.bookmark.create({ data: { userId: id, articleId: ids[0]! } })
  await db.bookmark.create({ data: { userId: (await createMember()).id, articleId: ids[1]! } })
  const sorted = (sort: string) => slugs({ tagSlug: 'orders', sort })
  expect(await sorted('newest')).toEqual(['o-three', 'o-two', 'o-one'])
  expect(await sorted('')).toEqual(['o-three', 'o-two', 'o-one'])
  expect(await sorted('read')).toEqual(['o-two', 'o-three', 'o-one'])
  expect(await sorted('saved')).toEqual(['o-one', 'o-two', 'o-three'])
  expect(await sorted('title')).toEqual(['o-two', 'o-one', 'o-three'])
  expect(await sorted('time')).toEqual(['o-three', 'o-two', 'o-one'])
})

test('what is listed by one’s reading is one’s own', async () => {
  const [one, other] = [await signIn(), await signIn()]
  const read = await createArticle({ slug: 'is-read', tags: ['Own'] })
  const kept = await createArticle({ slug: 'is-kept', tags: ['Own'] })
  await createArticle({ slug: 'is-new', tags: ['Own'] })
  await countView(admit('verified', await findSession(one.token, 7)), read.id)
  await db.bookmark.create({ data: { userId: one.user.id, articleId: kept.id } })
  const of = async ({ cookie }: SignedIn, reading: string) =>
    (await call<ArticleCard[]>(GET, { cookie, query: { tagSlug: 'own', reading } })).body
      .map(({ slug }) => slug)
      .sort()
  expect(await of(one, 'opened')).toEqual(['is-read'])
  expect(await of(one, 'saved')).toEqual(['is-kept'])
  expect(await of(one, 'unopened')).toEqual(['is-kept', 'is-new'])
  expect(await of(other, 'opened')).toEqual([])
  expect(await of(other, 'saved')).toEqual([])
  expect(await of(other, 'unopened')).toEqual(['is-kept', 'is-new', 'is-read'])
})

test('bookmarks are counted with their rows, also when an account goes', async () => {
  const article = await createArticle({})
  const [keeper, leaver] = [await createMember(), await createMember()]
  for (const { id } of [keeper, leaver])
    await db.bookmark.create({ data: { userId: id, articleId: article.id } })
  const count = async () => (await db.article.findUniqueOrThrow({ where: { id: article.id } })).bookmarkCount
  expect(await count()).toBe(2)
  await db.bookmark.deleteMany({ where: { userId: keeper.id } })
  expect(await count()).toBe(1)
  await db.user.delete({ where: { id: leaver.id } })
  expect(await count()).toBe(0)
})
