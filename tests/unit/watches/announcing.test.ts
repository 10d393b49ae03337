import type { Edition, Status } from '@/lib/standards/types'
import { announcementsOn, keyOf, type Held } from '@/lib/watches/register/rules/announcing'

const status = (change: Partial<Status>): Status => ({
  id: 1,
  jurisdiction: 'UK',
  currency: 'current',
  supersession: 'none',
  from: null,
  source: 'A catalogue',
  checkedOn: '2026-11-01',
  confidence: 'high',
  confirmed: true,
  ...change,
})
const edition = (id: number, change: Partial<Edition> = {}): Edition => ({
  id,
  standard: 'EN 1990',
  slug: 'en-1990',
  body: 'CEN',
  field: 'Basis of design',
  jurisdiction: 'UK',
  designation: `EN 1990:${2000 + id}`,
  title: 'Basis',
  generation: null,
  year: 2000 + id,
  published: null,
  page: null,
  statuses: [status({})],
  successors: [],
  aliases: [],
  ...change,
})
const CURRENT: Held = { currency: 'current', supersession: 'none' }
const WITHDRAWN: Held = { currency: 'withdrawn', supersession: 'superseded' }

/** What is announced, in short. */
const said = (editions: Edition[], known: [number, string, Held][], day = '2026-11-23') =>
  announcementsOn(editions, new Map(known.map(([id, where, held]) => [keyOf(id, where), held])), day).map(
    ({ edition: { id }, jurisdiction, currency, kind }) => [id, jurisdiction, currency, kind],
  )

test('a standard that is seen for the first time is stored and no news', () => {
  expect(said([edition(1), edition(2)], [])).toEqual([
    [1, 'UK', 'current', null],
    [2, 'UK', 'current', null],
  ])
})

test('what was said already is not said again', () => {
  expect(said([edition(1)], [[1, 'UK', CURRENT]])).toEqual([])
})

test('a status is news from the day on which it begins', () => {
  const ends = edition(1, { statuses: [status({}), status({ id: 2, from: '2028-03-30', ...WITHDRAWN })] })
  expect(said([ends], [[1, 'UK', CURRENT]], '2028-03-29')).toEqual([])
  expect(said([ends], [[1, 'UK', CURRENT]], '2028-03-30')).toEqual([[1, 'UK', 'withdrawn', 'status']])
  expect(said([ends], [[1, 'UK', WITHDRAWN]], '2028-03-31')).toEqual([])
})

test('an edition that a known standard did not have is news, and one of another standard is not', () => {
  const other = edition(3, { standard: 'EN 1991' })
  expect(said([edition(1), edition(2), other], [[1, 'UK', CURRENT]])).toEqual([
    [2, 'UK', 'current', 'edition'],
    [3, 'UK', 'current', null],
  ])
})

test('a status in another jurisdiction is news of its own once it holds', () => {
  const abroad = edition(1, {
    statuses: [status({}), status({ id: 2, jurisdiction: 'Belgium', from: '2027-01-01' })],
  })
  expect(said([abroad], [[1, 'UK', CURRENT]])).toEqual([[1, 'Belgium', 'unknown', null]])
  const known: [number, string, Held][] = [
    [1, 'UK', CURRENT],
    [1, 'Belgium', { currency: 'unknown', supersession: 'none' }],
  ]
  expect(said([abroad], known, '2027-01-01')).toEqual([[1, 'Belgium', 'current', 'status']])
  expect(said([abroad], [[1, 'UK', CURRENT]], '2027-01-01')).toEqual([[1, 'Belgium', 'current', 'status']])
})

test('an edition of which nothing is known any more says so', () => {
  expect(said([edition(1, { statuses: [] })], [[1, 'UK', CURRENT]])).toEqual([[1, 'UK', 'unknown', 'status']])
})
