import { CURRENCIES, PAIRS, SUPERSESSIONS } from '@/lib/standards/constants'
import { readFileSync } from 'node:fs'
import { clauseTree } from '@/lib/standards/rules/clauses'
import { firstGeneration } from '@/lib/standards/rules/generations'
import { changesOf } from '@/lib/standards/rules/changes'
import { editionCited, saidBy, sentenceOf, standingOf, turnsOf } from '@/lib/standards/rules/status'
import type { Currency, Edition, Status, Supersession } from '@/lib/standards/types'

const status = (change: Partial<Status>): Status => ({
  id: 1,
  jurisdiction: 'UK',
  currency: 'current',
  supersession: 'none',
  from: null,
  source: 'a catalogue',
  checkedOn: '2026-11-01',
  confidence: 'high',
  confirmed: true,
  ...change,
})
const edition = (change: Partial<Edition>): Edition => ({
  id: 1,
  standard: 'EN 1993-1-1',
  slug: 'en-1993-1-1',
  body: 'CEN',
  field: 'Steel',
  jurisdiction: 'UK',
  designation: 'EN 1993-1-1:2022',
  title: 'Steel',
  generation: 'Eurocode second generation',
  year: 2022,
  published: { day: '2022-01-01', to: 'year' },
  page: null,
  statuses: [status({})],
  successors: [],
  aliases: [],
  ...change,
})
const second = edition({})
const first = edition({
  id: 2,
  designation: 'EN 1993-1-1:2005+A1:2014',
  generation: 'Eurocode first generation',
  year: 2005,
  published: { day: '2005-01-01', to: 'year' },
  statuses: [
    status({ supersession: 'superseded' }),
    status({ id: 2, currency: 'withdrawn', supersession: 'superseded', from: '2028-03-30' }),
  ],
  successors: [{ standard: 'EN 1993-1-1', slug: 'en-1993-1-1', designation: 'EN 1993-1-1:2022' }],
})

test('a dated citation never moves, and an undated one follows the latest edition', () => {
  const meant = (year: number | null, day: string) =>
    editionCited([second, first], { standard: 'EN 1993-1-1', year }, day)?.designation
  expect(meant(2005, '2030-01-01')).toBe('EN 1993-1-1:2005+A1:2014')
  expect(meant(2022, '2020-01-01')).toBe('EN 1993-1-1:2022')
  expect(meant(null, '2021-12-31')).toBe('EN 1993-1-1:2005+A1:2014')
  expect(meant(null, '2022-01-01')).toBe('EN 1993-1-1:2022')
  expect(meant(2011, '2030-01-01')).toBeUndefined()
})

test('a draft is no latest edition while another is published', () => {
  const draft = edition({ id: 3, designation: 'EN 1993-1-1/prA1', year: null, published: null })
  expect(editionCited([draft, second], { standard: 'EN 1993-1-1', year: null }, '2027-01-01')).toBe(second)
  expect(editionCited([draft], { standard: 'EN 1993-1-1', year: null }, '2027-01-01')).toBe(draft)
})

test.each([
  ['2028-03-29', 'Current, superseded', false, '2028-03-30'],
  ['2028-03-30', 'Withdrawn, superseded', true, undefined],
  ['2028-03-31', 'Withdrawn, superseded', true, undefined],
])('on %s the first generation is: %s', (day, words, withdrawn, next) => {
  const standing = standingOf(first, day)
  expect(standing).toMatchObject({ words, withdrawn })
  expect(standing.next?.from).toBe(next)
  expect(standing.successors.map(({ designation }) => designation)).toEqual(['EN 1993-1-1:2022'])
  expect(firstGeneration([standing])).toEqual({ on: '2028-03-30', past: withdrawn })
  expect(standingOf(second, day)).toMatchObject({ words: 'Current', next: null })
  expect(firstGeneration([standingOf(second, day), null])).toBeNull()
})

test('each permitted pair has a sentence of its own, and the database permits the same', () => {
  const sentences = [...PAIRS.values()].map(({ sentence }) => sentence)
  expect(new Set(sentences).size).toBe(sentences.length)
  const rules = readFileSync('prisma/migrations/20261122070001_standard_rules/migration.sql', 'utf8')
  const permitted = [...rules.matchAll(/\('(\w+)', '(\w+)'\)/g)].map(([, one, other]) => `${one}/${other}`)
  expect(permitted.sort()).toEqual([...PAIRS.keys()].sort())
})

test('every other pair is refused', () => {
  for (const currency of CURRENCIES)
    for (const supersession of SUPERSESSIONS)
      if (!PAIRS.has(`${currency}/${supersession}`))
        expect(() => saidBy({ currency, supersession })).toThrow('no pair')
})

test('clauses stand below the nearest that holds them, in the order of their numbers', () => {
  const cited = (clause: string, clauseSlug = clause) => ({ clause, clauseSlug, articles: 1, named: [] })
  const names = (branches: ReturnType<typeof clauseTree>): unknown[] =>
    branches.map(({ clause, within }) => (within.length > 0 ? [clause, names(within)] : clause))
  const tree = clauseTree([
    cited('6.10'),
    cited('Table 3.1', 'table-3.1'),
    cited('6.3.2.3'),
    cited('6.3'),
    cited('6.2.5'),
    cited('6.3.2'),
  ])
  expect(names(tree)).toEqual(['6.2.5', ['6.3', [['6.3.2', ['6.3.2.3']]]], '6.10', 'Table 3.1'])
})

test('what was divided among several has all of them in its place', () => {
  const [one, other] = ['EN 1997-1:2024', 'EN 1997-3:2025'].map((designation) => ({
    standard: designation.slice(0, 9),
    slug: designation.slice(0, 9).replace(' ', '-').toLowerCase(),
    designation,
  }))
  expect(standingOf({ ...first, successors: [one!, other!] }, '2027-01-01').successors).toEqual([
    { designation: 'EN 1997-1:2024', slug: 'en-1997-1' },
    { designation: 'EN 1997-3:2025', slug: 'en-1997-3' },
  ])
})

test('an edition that was withdrawn before the day that was expected is withdrawn once', () => {
  const withdrawn = { currency: 'withdrawn', supersession: 'superseded' } as const
  const early = edition({
    statuses: [
      status({ supersession: 'superseded' }),
      status({ id: 2, ...withdrawn, from: '2026-11-20' }),
      status({ id: 3, ...withdrawn, from: '2026-11-20', source: 'looked at again' }),
      status({ id: 4, ...withdrawn, from: '2028-03-30' }),
      status({ id: 5, ...withdrawn, from: '2028-03-30', jurisdiction: 'Ireland' }),
    ],
  })
  expect(turnsOf(early.statuses).map(({ id }) => id)).toEqual([1, 2, 3, 5])
  expect(standingOf(early, '2026-11-24')).toMatchObject({ since: '2026-11-20', next: null })
  expect(changesOf([early]).map(({ day, jurisdiction }) => `${day} ${jurisdiction}`)).not.toContain(
    '2028-03-30 UK',
  )
})

test.each([...PAIRS.keys()])('%s denies no successor that the register names', (pair) => {
  const [currency, supersession] = pair.split('/') as [Currency, Supersession]
  const named = sentenceOf({ currency, supersession }, first)
  expect(named).not.toMatch(/nothing has taken its place|no successor/)
  const unnamed = sentenceOf({ currency, supersession }, second)
  if (supersession !== 'none') expect(unnamed).toBe(named)
})

test('an edition in force says whether the register names a successor', () => {
  const current = { currency: 'current', supersession: 'none' } as const
  expect(sentenceOf(current, second)).toBe('It is in force, and nothing has taken its place.')
  expect(sentenceOf(current, first)).toBe('It is in force; the register names a successor.')
  const dated = edition({ statuses: [status({ from: '2022-01-01' })], successors: first.successors })
  expect(changesOf([dated]).map(({ sentence }) => sentence)).toEqual([sentenceOf(current, first)])
})
