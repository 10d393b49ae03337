import { RELATIONS } from '@/lib/standards/constants'
import { lineOf } from '@/lib/standards/rules/lines'
import {
  RELATION_WORDS,
  relationRefusal,
  relationSaid,
  relationsAt,
  relationsOf,
} from '@/lib/standards/rules/relations'
import { registerLine } from '@/lib/standards/schema'
import type { Edition, Relation } from '@/lib/standards/types'

const edition = (editionId: number, designation: string) => ({
  editionId,
  designation,
  standard: designation.replace(/:.*/, ''),
  slug: `standard-${editionId}`,
})
const ISO = edition(1, 'ISO 4866:2010')
const BS = edition(2, 'BS ISO 4866:2010')
const NOTE = edition(3, 'BS ISO 4866-1:2012')
const relation = (change: Partial<Relation> = {}): Relation => ({
  id: 7,
  kind: 'adopts',
  from: BS,
  to: ISO,
  clause: null,
  day: null,
  source: 'A catalogue',
  checkedOn: '2026-11-22',
  confirmed: true,
  version: 1,
  ...change,
})

test('a relation reads from both of its editions, its own first', () => {
  const all = [
    relation({ id: 8, kind: 'amends', from: NOTE, to: BS, clause: 'Table 3' }),
    relation({ clause: '6.3' }),
  ]
  const said = (id: number) =>
    relationsOf(id, all).map(({ words, place, other }) => [words, place, other.designation])
  expect(said(2)).toEqual([
    ['Adopts', 'clause 6.3', 'ISO 4866:2010'],
    ['Amended by', 'Table 3', 'BS ISO 4866-1:2012'],
  ])
  expect(said(1)).toEqual([['Adopted as', 'clause 6.3', 'BS ISO 4866:2010']])
  expect(said(9)).toEqual([])
})

test('a clause has the relations that are about it, of each edition, and no others', () => {
  const all = [
    relation({ id: 8, kind: 'amends', from: NOTE, to: BS, clause: 'Table 3' }),
    relation({ id: 9, kind: 'corrects', from: NOTE, to: BS }),
    relation({ clause: '6.3' }),
  ]
  const said = (slug: string, clauseSlug: string) =>
    relationsAt(slug, clauseSlug, all).map(({ words, other, designation }) => [
      designation,
      words,
      other.designation,
    ])
  expect(said('standard-2', 'table-3')).toEqual([['BS ISO 4866:2010', 'Amended by', 'BS ISO 4866-1:2012']])
  expect(said('standard-1', '6.3')).toEqual([['ISO 4866:2010', 'Adopted as', 'BS ISO 4866:2010']])
  for (const [slug, clause] of [
    ['standard-2', '6.3'],
    ['standard-1', '6.3.1'],
    ['standard-3', 'table-3'],
  ] as const)
    expect(said(slug, clause)).toEqual([])
})

test.each([...RELATIONS])('%s is said otherwise of the other edition, and in one line', (kind) => {
  const { from, to } = RELATION_WORDS[kind]
  expect(from).not.toBe(to)
  expect(relationSaid(relation({ kind }))).toBe(`BS ISO 4866:2010: ${from.toLowerCase()} ISO 4866:2010`)
  expect(relationSaid(relation({ kind, clause: '6.3' }))).toBe(
    `BS ISO 4866:2010: ${from.toLowerCase()} clause 6.3 of ISO 4866:2010`,
  )
})

test('each reason for which a relation cannot be is a sentence of its own', () => {
  const refused = { id: 7, kind: 'amends', fromId: 2, from: 'B', toId: 1, to: 'A' } as const
  const said = (['same', 'circle', 'annex', 'earlier'] as const).map((reason) =>
    relationRefusal({ ...refused, reason }),
  )
  expect(new Set(said).size).toBe(4)
  expect(said[3]).toBe('B was published before A: “amends” cannot be true')
})

const BASE: Edition = {
  id: 2,
  standard: 'BS ISO 4866',
  slug: 'bs-iso-4866',
  aliases: [],
  body: 'BSI',
  field: 'Vibration',
  jurisdiction: 'UK',
  designation: 'BS ISO 4866:2010',
  title: 'Vibration of fixed structures',
  generation: null,
  year: 2010,
  published: { day: '2010-01-01', to: 'year' },
  page: null,
  statuses: [
    {
      id: 1,
      jurisdiction: 'UK',
      currency: 'current',
      supersession: 'none',
      from: null,
      source: 'A catalogue',
      checkedOn: '2026-11-22',
      confidence: 'high',
      confirmed: true,
    },
  ],
  successors: [],
}

describe('the line of an edition', () => {
  test('has the relations to others, as an import reads them', () => {
    const all = [relation({ clause: '6.3', day: '2010-09-30' }), relation({ id: 8, from: NOTE, to: BS })]
    const line = lineOf(BASE, '2026-11-29', all)
    const { id: _, from: __, version: ___, ...own } = all[0]!
    expect(line.relations).toEqual([{ ...own, to: 'ISO 4866:2010' }])
    expect(registerLine.parse(JSON.parse(JSON.stringify(line))).relations).toEqual(line.relations)
    // Where they are not asked for, the line says nothing of them.
    expect(lineOf(BASE, '2026-11-29').relations).toBeUndefined()
  })

  test.each<[string, object, string]>([
    ['to itself', { to: 'BS ISO 4866:2010' }, 'Please enter another edition'],
    ['without a source', { source: '' }, 'Please say where this was seen'],
    [
      'that is confirmed by general knowledge',
      { source: 'general knowledge, to be confirmed in a catalogue' },
      'This source confirms nothing: name where it was seen, or leave the row as not confirmed',
    ],
    ['to two clauses', { clause: '6.1 and 6.2' }, 'Please enter one place, such as 6.3.2.3 or Table 3.1'],
  ])('with a relation %s is refused', (_, change, message) => {
    const line = lineOf(BASE, '2026-11-29', [relation()])
    const { error } = registerLine.safeParse({ ...line, relations: [{ ...line.relations![0]!, ...change }] })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})
