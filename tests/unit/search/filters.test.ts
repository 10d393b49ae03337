import { FACETS, ORDERS } from '@/lib/search/constants'
import {
  countsOf,
  listed,
  optionsOf,
  searchAddress,
  type Filterable,
  type Filters,
} from '@/lib/search/rules/filters'
import { likelyAmong, type Ranked } from '@/lib/search/rules/ranking'

/** Articles whose values follow from their numbers. */
const found: Filterable[] = Array.from({ length: 80 }, (_, id) => ({
  id,
  likely: id % 7 < 2,
  title: `Title ${(id * 37) % 80}`,
  publishedAt: (id * 13) % 80,
  readTime: (id * 11) % 9,
  values: {
    category: [String(id % 5)],
    standard: [`EN ${id % 3}`, `BS ${id % 4}`],
    holds: id % 2 ? ['table'] : [],
    edition: id % 6 ? ['current'] : [],
    reading: [id % 8 ? 'unopened' : 'opened', ...(id % 9 ? [] : ['saved'])],
  },
}))
const MOST = 20

test('each count is what is listed, beside every other filter and in every order', () => {
  const chosen: Filters[] = [{}, { category: '2' }, { standard: 'EN 1', holds: 'table' }, { edition: 'none' }]
  for (const filters of chosen)
    for (const facet of FACETS)
      for (const { value, likely, others } of optionsOf(found, facet, filters, MOST))
        for (const order of ORDERS) {
          const list = listed(found, { ...filters, [facet]: value }, { order, most: MOST })
          expect(countsOf(list)).toEqual({ likely, others })
        }
})

test('an order changes no list, and keeps likely ones first', () => {
  const ids = (order: (typeof ORDERS)[number]) => listed(found, {}, { order, most: MOST }).map(({ id }) => id)
  for (const order of ORDERS) {
    expect(new Set(ids(order))).toEqual(new Set(ids('relevance')))
    const likely = ids(order).map((id) => found[id]!.likely)
    expect(likely).toEqual(likely.toSorted((a, b) => Number(b) - Number(a)))
  }
})

test('a chosen value is offered even where it leaves nothing, so that it can be removed', () => {
  const [option, ...others] = optionsOf(found, 'standard', { standard: 'EN 9' }, MOST).filter(
    ({ chosen }) => chosen,
  )
  expect([option, others]).toEqual([{ value: 'EN 9', chosen: true, likely: 0, others: 0 }, []])
})

test('an address holds what is set and nothing else', () => {
  expect(searchAddress('a & b')).toBe('/search?q=a%20%26%20b')
  expect(searchAddress('a', { holds: 'table', category: '3' }, 'title')).toBe(
    '/search?q=a&category=3&with=table&sort=title',
  )
})

test('what is about the question is likely from a lower merit on than what mentions it', () => {
  const of = (id: number, merit: number, named: number, about = named): Ranked => ({
    id,
    merit,
    named,
    about,
    score: merit,
    loose: false,
    answered: [],
    cites: 0,
  })
  const ranked = [of(1, 1, 0.2), of(2, 0.92, 0), of(3, 0.8, 0.5), of(4, 0.66, 1), of(5, 0.6, 1)]
  expect([...likelyAmong(ranked)]).toEqual([1, 2, 4])
})

test('an article is about what its title or tags name, and not about what one heading mentions', () => {
  const of = (id: number, about: number): Ranked => ({
    id,
    about,
    named: 1,
    merit: id === 1 ? 1 : 0.8,
    score: 1,
    loose: false,
    answered: [],
    cites: 0,
  })
  expect([...likelyAmong([of(1, 1), of(2, 1), of(3, 0.5), of(4, 0.25)])]).toEqual([1, 2, 3])
})

test('what cites the clause that is asked for is likely, unless in passing or too many do', () => {
  const of = (id: number, cites: number): Ranked => ({
    id,
    cites,
    named: 0,
    about: 0,
    merit: id === 1 ? 1 : 0.5,
    score: 1,
    loose: false,
    answered: [],
  })
  expect([...likelyAmong([of(1, 4), of(2, 3), of(3, 1), of(4, 0)])]).toEqual([1, 2])
  expect([...likelyAmong(Array.from({ length: 20 }, (_, index) => of(index + 1, 4)))]).toEqual([1])
})
