import { quickly } from '@/lib/search/quick/rules/quickly'
import type { DirectAnswer } from '@/lib/search/types'

const line = (answer: Pick<DirectAnswer, 'heads' | 'rows' | 'answering'>) =>
  quickly(
    {
      answer: { ...answer, title: 'A table', source: null, article: null, table: null, row: null },
      differing: null,
      outside: null,
      missing: null,
      readings: [],
    },
    [],
  )?.text

test('a row is named by its words, and by no value that is not asked for', () => {
  const heads = ['Grade', 'f_y (MPa)', 'f_u (MPa)']
  expect(line({ heads, rows: [['S275', '275', '430']], answering: [2] })).toBe('S275: f_u = 430 MPa')
  expect(
    line({ heads: ['Category', 'Use', 'q (kN/m²)'], rows: [['B', 'offices', '2']], answering: [2] }),
  ).toBe('B, offices: q = 2 kN/m²')
})
