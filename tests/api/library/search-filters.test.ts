import { db } from '@/lib/core/server/db'
import { countView } from '@/lib/articles/mutations'
import type { Verified } from '@/lib/auth/viewer'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
import { searchLibrary } from '@/lib/search/queries'
import { librarySearch } from '@/lib/search/schema'
import { createArticle, createMember, resetLimits } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

let reader: Verified
let other: Verified
const ids: Record<string, number> = {}

const search = (query: Record<string, string>, viewer = reader) =>
  searchLibrary(viewer, librarySearch.parse({ q: 'corbel', less: '1', ...query }))
const slugs = async (query: Record<string, string>) => (await search(query)).hits.map(({ slug }) => slug)

const REINFORCED =
  '<p>A corbel carries a beam. The corbel is checked with a strut and a tie, corbel by corbel.</p>'
const TABLE =
  '<table><thead><tr><th>Part</th><th>Limit (mm)</th></tr></thead><tbody><tr><td>Corbel</td><td>300</td></tr></tbody></table>'
const DRAWING =
  '<pre data-type="drawing">title Section of a corbel\nrect concrete from 0, 0 size 300 mm x 500 mm</pre>'

beforeAll(async () => {
  await loadSeedRegister()
  reader = (await createMember()) as unknown as Verified
  other = (await createMember()) as unknown as Verified
  const create = async (slug: string, options: Parameters<typeof createArticle>[0]) => {
    ids[slug] = (await createArticle({ slug, ...options })).id
  }
  await create('first', {
    title: 'Corbel design',
    category: 'Concrete',
    content: REINFORCED + TABLE,
    reference: 'EN 1992-1-1:2004, cl. 6.5',
    publishedAt: new Date('2026-01-01'),
  })
  await create('second', {
    title: 'A corbel of steel',
    category: 'Steel',
    content: REINFORCED,
    reference: 'EN 1993-1-1:2005, cl. 6.2\nBS 5950-1:2000',
    publishedAt: new Date('2026-03-01'),
  })
  await create('third', {
    title: 'Brackets',
    category: 'Concrete',
    content: `<p>${'Brackets and nothing else. '.repeat(60)} A corbel is mentioned.</p>${TABLE}`,
    reference: 'BS 8110-1:1997',
    publishedAt: new Date('2026-02-01'),
  })
  await create('fourth', { title: 'Unfiled corbel', content: `${REINFORCED}${DRAWING}` })
  await create('elsewhere', { title: 'Snow', category: 'Loads', content: '<p>Snow drifts.</p>' })
  await db.bookmark.create({ data: { userId: reader.id, articleId: ids.second! } })
  await countView(reader, ids.first!)
  await countView(other, ids.third!)
  await catchUp(ARTICLES)
})
beforeEach(resetLimits)

test('the less likely articles are read only where they are asked for', async () => {
  const open = await search({})
  const closed = await search({ less: '' })
  expect(open.hits.some((hit) => !hit.likely)).toBe(true)
  expect(closed.hits).toEqual(open.hits.filter((hit) => hit.likely))
  expect([closed.listed, open.listed]).toEqual([open.hits.length, open.hits.length])
  expect(closed.facets).toEqual(open.facets)
  const { hits, listed } = await search({ less: '', reading: 'opened', with: 'table' })
  expect(hits).toHaveLength(listed)
})

test('who asks for the less likely articles has searched once', async () => {
  await db.searchEvent.deleteMany()
  await search({ less: '' })
  await db.$executeRaw`UPDATE search_events SET created_at = now() - interval '5 minutes', updated_at = now() - interval '5 minutes'`
  await search({})
  expect(await db.searchEvent.count()).toBe(1)
})

test('each option lists exactly what its count says, whatever else is chosen', async () => {
  const names = {
    category: 'category',
    standard: 'standard',
    holds: 'with',
    edition: 'edition',
    reading: 'reading',
  }
  const start = await search({})
  expect(start.facets.map(({ options }) => options.length).every((count) => count > 0)).toBe(true)
  const chosen: Record<string, string>[] = [{}]
  for (const { facet, options } of start.facets)
    for (const { value } of options) chosen.push({ [names[facet]]: value })
  let compared = 0
  for (const filters of chosen) {
    await resetLimits()
    for (const { facet, options } of (await search(filters)).facets)
      for (const { value, likely, others } of options) {
        await resetLimits()
        const { hits } = await search({ ...filters, [names[facet]]: value })
        expect([filters, value, hits.filter((hit) => hit.likely).length, hits.length]).toEqual([
          filters,
          value,
          likely,
          likely + others,
        ])
        compared++
      }
  }
  expect(compared).toBeGreaterThan(100)
})

test('each facet says what is so of the articles found, and of this member', async () => {
  const { facets, all } = await search({})
  const values = Object.fromEntries(
    facets.map(({ facet, options }) => [
      facet,
      Object.fromEntries(options.map(({ value, likely, others }) => [value, likely + others])),
    ]),
  )
  const category = async (name: string) =>
    String((await db.category.findFirstOrThrow({ where: { name } })).id)
  expect(all.likely + all.others).toBe(4)
  expect(values).toEqual({
    category: { [await category('Concrete')]: 2, [await category('Steel')]: 1 },
    standard: { 'EN 1992-1-1': 1, 'EN 1993-1-1': 1, 'BS 5950-1': 1, 'BS 8110-1': 1 },
    holds: { table: 2, drawing: 1 },
    edition: { superseded: 2, withdrawn: 2 },
    reading: { opened: 1, unopened: 3, saved: 1 },
  })
})

test('filters narrow together, and none is left of what they exclude', async () => {
  expect(await slugs({ with: 'table', category: '999999' })).toEqual([])
  expect(await slugs({ with: 'table', reading: 'opened' })).toEqual(['first'])
  expect(await slugs({ standard: 'BS 8110-1' })).toEqual(['third'])
  expect(await slugs({ edition: 'withdrawn', reading: 'saved' })).toEqual(['second'])
  const { all, hits } = await search({ with: 'drawing', reading: 'saved' })
  expect([hits.length, all.likely + all.others]).toEqual([0, 4])
})

test('an order holds within what is likely and within what is not', async () => {
  const ordered = async (sort: string) => {
    const { hits } = await search({ sort })
    const group = (likely: boolean) => hits.filter((hit) => hit.likely === likely)
    expect(hits).toEqual([...group(true), ...group(false)])
    return group(true)
  }
  const dates = (await ordered('newest')).map(({ slug }) => slug)
  expect(dates.indexOf('second')).toBeLessThan(dates.indexOf('first'))
  const titles = (await ordered('title')).map(({ title }) => title)
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')))
  const times = (await ordered('time')).map(({ readTime }) => readTime)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(new Set(await slugs({ sort: 'title' }))).toEqual(new Set(await slugs({})))
})

test('what an administrator opens is opened for them, and counts no view', async () => {
  const admin = (await createMember({ role: 'admin' })) as unknown as Verified
  const reader = { ...admin, role: 'admin' } as Verified
  const options = async () =>
    (await search({}, reader)).facets
      .find(({ facet }) => facet === 'reading')!
      .options.map(({ value, likely, others }) => [value, likely + others])
  expect(await options()).toEqual([['unopened', 4]])
  const { id, views } = await db.article.findFirstOrThrow({ where: { slug: 'first' } })
  await countView(reader, id)
  expect(Object.fromEntries(await options())).toEqual({ opened: 1, unopened: 3 })
  expect((await db.article.findFirstOrThrow({ where: { id } })).views).toBe(views)
})

test('an address that says nothing understandable has no filter', () => {
  expect(
    librarySearch.parse({
      q: ' a\0b ',
      category: 'x',
      standard: '\0',
      with: 'comment',
      edition: '',
      sort: 'up',
      less: 'yes',
    }),
  ).toEqual({
    q: 'ab',
    order: 'relevance',
    less: false,
    filters: {
      category: undefined,
      standard: undefined,
      edition: undefined,
      reading: undefined,
      holds: undefined,
    },
  })
})
