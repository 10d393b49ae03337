import { statementChanges } from '@/lib/calculations/rules/changes'
import { differenceOf, type Comparable } from '@/lib/articles/revisions/rules/difference'

const BEFORE = `title Beam
input L = 6 m in 1 m..12 m "Span"
given q_d = 10 kN/m @ 2.1
M_Ed = q_d L^2/8 -> kNm
check M_Ed <= 60 kNm "Bending"
check M_Ed >= 0 kNm
expect M_Ed = 45 kNm ± 0.1 % "by hand"
case L = 4 m
expect M_Ed = 20 kNm ± 0.1 % "by hand"`

test('a change is told by what the statement says, wherever it stands', () => {
  const after = `title Beam
given q_d = 12 kN/m @ 2.1
input   L = 6 m in 1 m..12 m "Span"
input M_Rd = 60 kNm
M_Ed = q_d L^2/8 -> kNm
check M_Ed <= M_Rd "Bending"
expect M_Ed = 54 kNm ± 0.1 % "by hand"
case L = 4 m
expect M_Ed = 20 kNm ± 0.1 % "by hand"`
  expect(statementChanges(BEFORE, after)).toEqual([
    { says: 'Given q_d', before: 'given q_d = 10 kN/m @ 2.1', after: 'given q_d = 12 kN/m @ 2.1' },
    { says: 'Input M_Rd', before: null, after: 'input M_Rd = 60 kNm' },
    {
      says: 'Check',
      before: 'check M_Ed <= 60 kNm "Bending"',
      after: 'check M_Ed <= M_Rd "Bending"',
    },
    {
      says: 'Expected value',
      before: 'expect M_Ed = 45 kNm ± 0.1 % "by hand"',
      after: 'expect M_Ed = 54 kNm ± 0.1 % "by hand"',
    },
    { says: 'Check', before: 'check M_Ed >= 0 kNm', after: null },
  ])
  const [title, ...rest] = BEFORE.split('\n')
  expect(statementChanges(BEFORE, [...rest, '# a note', '', title].join('\r\n'))).toEqual([])
})

test('a step that becomes an input is one change of its name', () => {
  expect(statementChanges('γ_M = 1.5', 'input gamma_M = 1.5')).toEqual([
    { says: 'Input γ_M', before: 'γ_M = 1.5', after: 'input gamma_M = 1.5' },
  ])
})

test('lines with an error are compared too', () => {
  expect(statementChanges('x = 2 +\n??', 'x = 2\n??')).toEqual([
    { says: 'Step x', before: 'x = 2 +', after: 'x = 2' },
  ])
})

const version = (...sheets: string[]): Comparable => ({
  title: 'Beams',
  excerpt: null,
  category: null,
  tags: [],
  reference: null,
  content: `<p>Text.</p>${sheets.map((lines) => `<pre data-type="calculation">${lines.replaceAll('>', '&gt;').replaceAll('\n', '<br>')}</pre>`).join('')}`,
})

test('of two versions of an article each calculation is a part of its own, by statement', () => {
  const column = 'title Column\ninput N = 5 kN'
  const parts = differenceOf(version(BEFORE, column), version(column, BEFORE.replace('= 6 m', '= 7 m')))
  expect(parts.map(({ label }) => label)).toEqual(['Content', 'Calculation: Beam'])
  expect(parts[1]!.passages).toEqual([
    {
      kind: 'changed',
      pieces: [
        { text: 'Input L: ', kind: 'same' },
        { text: 'input L = ', kind: 'same' },
        { text: '6', kind: 'removed' },
        { text: '7', kind: 'added' },
        { text: ' m in 1 m..12 m "Span"', kind: 'same' },
      ],
    },
  ])
})

test('a calculation that got another title is compared with the one that stood there', () => {
  const parts = differenceOf(version(BEFORE), version(BEFORE.replace('Beam', 'Roof beam')))
  expect(parts.map(({ label, passages }) => [label, passages.length])).toEqual([
    ['Content', 2],
    ['Calculation: Roof beam', 1],
  ])
  expect(differenceOf(version(), version(BEFORE))[1]!.passages).toHaveLength(9)
})

test('other blanks, signs and orders of clause and label are no change', () => {
  const other = BEFORE.replace('M_Ed = q_d L^2/8 -> kNm', 'M_Ed=q_d*L^2 / 8->kNm')
    .replace('given q_d = 10 kN/m @ 2.1', 'given q_d=10kN/m  @ 2.1')
    .replace('check M_Ed <= 60 kNm', 'check M_Ed ≤ 60kNm')
    .replace('check M_Ed >= 0 kNm', 'check M_Ed≥0kNm')
  expect(other).not.toBe(BEFORE)
  expect(statementChanges(BEFORE, other)).toEqual([])
})
