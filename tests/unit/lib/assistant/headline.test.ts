import { endsWithPlace, headlineOf } from '@/lib/assistant/rules/headline'
import type { CitationStanding } from '@/lib/knowledge/types'

const cited = (standard: string | null, locality: string | null): CitationStanding => ({
  standard,
  locality,
  year: null,
  standing: null,
})
const headline = (text: string, ...citations: CitationStanding[]) =>
  headlineOf({ text, marked: { start: 0, end: text.length, sure: true }, citations })

test('a headline shows the clauses that its sentence names, and no other of its passage', () => {
  const [own, other] = [cited('EN 1993-1-8', 'clause 4.5.2'), cited('EN 1993-1-8', 'clause 4.5.1')]
  expect(headline('The throat is 3 mm (clause 4.5.2).', own, other)?.citations).toEqual([own])
})

test('a clause is not named by a longer one', () => {
  const clause = cited('EN 1993-1-1', 'clause 6.2.6')
  for (const text of ['By clause 6.2.6(3).', 'By clause 6.2.6.1 too.', 'By clause 16.2.6 too.'])
    expect(headline(text, clause)?.citations).toEqual([cited('EN 1993-1-1', null)])
})

test('a sentence without a clause shows the one standard of its passage, and none of several', () => {
  const clause = cited('EN 1992-1-1', 'clause 6.2.1(4)')
  expect(headline('Beams need links.', clause)?.citations).toEqual([cited('EN 1992-1-1', null)])
  expect(headline('Beams need links.', clause, cited('ACI 318', null))?.citations).toEqual([])
})

test('a caption is no headline, a sentence with its equation and a line with its clause are', () => {
  expect(headline('Shear areas of rolled sections')).toBeNull()
  expect(headline('The resistance is\nV = A f')).not.toBeNull()
  expect(headline('Minimum links, EN 1992-1-1:2004+A1:2014 9.2.2(5), (9.4)')).not.toBeNull()
})

test('what is not sure is no headline', () => {
  const text = 'Beams need links.'
  expect(headlineOf({ text, marked: { start: 0, end: 17, sure: false }, citations: [] })).toBeNull()
  expect(headlineOf({ text, marked: null, citations: [] })).toBeNull()
})

test.each([
  ['Spacing along the beam, EN 1992-1-1:2004+A1:2014 9.2.2(6)', true],
  ['Links, EN 1992-1-1:2004+A1:2014 6.2.3(3), (6.8)', true],
  ['Area over spacing, a_w = 1257 mm²/m', false],
  ['Medium-term floor load 0.80 0.65', false],
  ['A standard, EN 1992-1-1', false],
])('“%s” ends with a clause: %s', (line, ends) => {
  expect(endsWithPlace(line)).toBe(ends)
})
