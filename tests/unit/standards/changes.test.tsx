import { changesAtom } from '@/lib/standards/changes/rules/atom'
import type { CountedChange } from '@/lib/standards/changes/types'
import { changesOf, listedOn } from '@/lib/standards/rules/changes'
import type { Edition, Status } from '@/lib/standards/types'

const status = (change: Partial<Status>): Status => ({
  id: 1,
  jurisdiction: 'UK',
  currency: 'current',
  supersession: 'none',
  from: null,
  source: 'a <catalogue> & more',
  checkedOn: '2026-11-01',
  confidence: 'high',
  confirmed: true,
  ...change,
})
const edition = (designation: string, statuses: Status[]): Edition => ({
  id: designation.length,
  standard: 'EN 1993-1-1',
  slug: 'en-1993-1-1',
  body: 'CEN',
  field: 'Steel',
  jurisdiction: 'UK',
  designation,
  title: 'Steel',
  generation: null,
  year: 2005,
  published: null,
  page: null,
  statuses,
  successors: [],
  aliases: [],
})
const withdrawn = (from: string, rest: Partial<Status> = {}) =>
  status({ id: 2, currency: 'withdrawn', supersession: 'superseded', from, ...rest })

const counted = (editions: Edition[]): CountedChange[] =>
  changesOf(editions).map((change) => ({ ...change, to: 'day' as const, articles: 3 }))

test('a change is a status with a day, beside what held before it in the same jurisdiction', () => {
  const changes = changesOf([
    edition('A 1:2005', [
      status({ supersession: 'superseded' }),
      status({ id: 5, jurisdiction: 'Norway' }),
      withdrawn('2028-03-30'),
    ]),
    edition('B 12:2005', [withdrawn('2027-01-01', { jurisdiction: 'Norway' })]),
  ])
  expect(changes).toMatchObject([
    { designation: 'B 12:2005', day: '2027-01-01', before: null, jurisdiction: 'Norway' },
    { designation: 'A 1:2005', anchor: 'a-1-2005-uk-2028-03-30', before: 'Current, superseded' },
  ])
})

test('changes of a day that say the same by the same source are one group, and what is begun goes back in time', () => {
  const changes = counted([
    edition('A 1:2005', [withdrawn('2028-03-30')]),
    edition('B 12:2005', [withdrawn('2028-03-30')]),
    edition('C 123:2005', [withdrawn('2028-03-30', { source: 'another' })]),
    edition('D 1234:2005', [withdrawn('2027-03-30')]),
  ])
  const { toCome, begun } = listedOn(changes, '2027-03-29')
  expect(begun).toEqual([])
  expect(toCome.map(({ day }) => day)).toEqual(['2027-03-30', '2028-03-30'])
  expect(toCome[1]!.groups.map(({ changes: own }) => own.length)).toEqual([2, 1])
  expect(listedOn(changes, '2027-03-30').begun.map(({ day }) => day)).toEqual(['2027-03-30'])
  expect(listedOn(changes, '2030-01-01').begun.map(({ day }) => day)).toEqual(['2028-03-30', '2027-03-30'])
})

test('the feed is Atom: each entry with a title, a moment and an id of its own', () => {
  const changes = counted([
    edition('A 1:2005', [withdrawn('2028-03-30')]),
    edition('B 12:2005', [withdrawn('2028-03-30', { confirmed: false })]),
  ])
  const feed = changesAtom(changes, '2026-11-23', 'https://loadpath.example')
  const parsed = new DOMParser().parseFromString(feed, 'application/xml')
  const root = parsed.documentElement
  expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
  const own = (name: string) => [...root.children].filter(({ localName }) => localName === name)
  for (const name of ['title', 'id', 'updated', 'author']) expect(own(name)).toHaveLength(1)
  const entries = own('entry')
  expect(entries).toHaveLength(2)
  const ids = [...parsed.querySelectorAll('id')].map(({ textContent }) => textContent)
  expect(new Set(ids).size).toBe(3)
  for (const entry of entries) {
    expect(entry.querySelector('title')!.textContent).toMatch(/ from 30 March 2028$/)
    expect(entry.querySelector('updated')!.textContent).toBe('2026-11-01T00:00:00Z')
    expect(entry.querySelector('summary')!.textContent).toContain('Source: a <catalogue> & more')
    expect(entry.querySelector('link')!.getAttribute('href')).toBe(entry.querySelector('id')!.textContent)
  }
  expect(entries[1]!.querySelector('summary')!.textContent).toContain('Not confirmed.')
})

test('an entry is updated on its day, and keeps its id', () => {
  const changes = counted([edition('A 1:2005', [withdrawn('2028-03-30')])])
  const idOf = (feed: string) => /<entry>.*?<id>([^<]*)/s.exec(feed)![1]
  const before = changesAtom(changes, '2028-03-29', 'https://loadpath.example')
  const after = changesAtom(changes, '2028-03-30', 'https://loadpath.example')
  expect(idOf(after)).toBe(idOf(before))
  expect(after).toContain('<updated>2028-03-30T00:00:00Z</updated>')
  expect(after).toContain('since 30 March 2028')
})

test('each entry is dated by its recording or its day, whichever is later, and the feed by the latest', () => {
  const changes = counted([
    edition('A 1:2005', [withdrawn('2026-11-20', { checkedOn: '2026-11-01' })]),
    edition('B 12:2005', [withdrawn('2026-10-20', { checkedOn: '2026-11-05' })]),
    edition('C 123:2005', [withdrawn('2028-03-30', { checkedOn: '2026-11-10' })]),
  ])
  const feed = changesAtom(changes, '2026-11-23', 'https://loadpath.example')
  const [whole, ...entries] = [...feed.matchAll(/<updated>(.{10})/g)].map(([, day]) => day)
  expect(entries).toEqual(['2026-11-05', '2026-11-20', '2026-11-10'])
  expect(whole).toBe('2026-11-20')
})

test('an empty register has a feed without entries', () => {
  const feed = changesAtom([], '2028-03-29', 'https://loadpath.example')
  const parsed = new DOMParser().parseFromString(feed, 'application/xml')
  expect([parsed.documentElement.localName, parsed.querySelectorAll('entry').length]).toEqual(['feed', 0])
})
