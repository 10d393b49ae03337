import { readSheet } from '@/lib/calculations/rules/checking'
import { pairsOf } from '@/lib/copies/rules/comparison'
import { linesOf } from '@/lib/copies/rules/lines'
import { TABLES } from '../../support/tables'

const SOURCE = `input L = 6 m in 1 m..20000 m "Span"
choice grade = S355 from steel_grades
M = 1 kN L -> kNm
r = 100 m/L
k = (L/1000 m)^4
check M <= 40 kNm`

/** What both columns show of each line, and which differ. */
function compared(one: string, other: string) {
  const { sheet } = readSheet(SOURCE, TABLES)
  const [first, second] = [one, other].map((L) => linesOf(sheet!, { values: { L }, region: null }))
  return pairsOf(first!, second!).map((pair) => [
    pair.line.name,
    pair.first?.shown,
    pair.second?.shown,
    pair.differs,
  ])
}

test('the numbers of a line have the same digits and the same point in both columns', () => {
  expect(compared('3,25', '12.5')).toEqual([
    ['L', '3.25', '12.50', true],
    ['grade', 'S355', 'S355', false],
    ['M', '3.25', '12.50', true],
    ['r', '30.77', '8.00', true],
    ['k', '1.12 × 10⁻¹⁰', '2.44 × 10⁻⁸', true],
    ['check-1', 'passes: 0.082', 'passes: 0.313', true],
  ])
})

test('a comma is no difference', () => {
  expect(compared('3,50', '3.5').filter(([, , , differs]) => differs)).toEqual([])
})

test('what is far larger is not given digits that it does not have', () => {
  expect(compared('1', '12345').find(([name]) => name === 'r')).toEqual(['r', '100', '0.00810', true])
})

test('what is no number stays as it was typed', () => {
  expect(compared('x', '3,5')[0]).toEqual(['L', 'x', '3.5', true])
})

test('checks are the same where they check the same: the first of two calculations is none of the other', () => {
  const lines = (check: string) =>
    linesOf(readSheet(`a = 2 m -> m\n${check}`, TABLES).sheet!, { values: {}, region: null })
  const pairs = pairsOf(lines('check a <= 3 m "Span"'), lines('check a <= 3 m "Depth"'))
  expect(pairs.map(({ line, first, second }) => [line.label, first !== null, second !== null])).toEqual([
    ['', true, true],
    ['Span', true, false],
    ['Depth', false, true],
  ])
})
