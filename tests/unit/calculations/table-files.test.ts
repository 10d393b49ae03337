import { differenceOf } from '@/lib/calculations/tables/rules/difference'
import { readTable, writeTable } from '@/lib/calculations/tables/rules/csv'
import { TABLES } from '../../support/tables'

const contentOf = (csv: string) => {
  const read = readTable('grades', csv)
  if ('errors' in read) throw new Error(read.errors.map(({ message }) => message).join('\n'))
  return read.content
}
const errorsOf = (csv: string) => {
  const read = readTable('grades', csv)
  return 'errors' in read ? read.errors : []
}

test.each([...TABLES.values()])(
  'the table $name is the same after it was written and read again',
  (table) => {
    expect(readTable(table.name, writeTable(table))).toEqual({
      content: { fields: table.fields, rows: table.rows },
    })
  },
)

test('k_mod is Table 3.1 of EN 1995-1-1 for solid timber', () => {
  const { fields, rows } = TABLES.get('k_mod')!
  expect(fields.map(({ name }) => name)).toEqual(['duration', 'SC_1', 'SC_2', 'SC_3'])
  // Service classes 1 and 2 have the same values in the standard; each falls with the duration of the load.
  for (const [, first, second] of rows) expect(second).toBe(first)
  expect(rows.map(([, , second, third]) => [second, third])).toEqual([
    [0.6, 0.5],
    [0.7, 0.55],
    [0.8, 0.65],
    [0.9, 0.7],
    [1.1, 0.9],
  ])
})

test('a nominal stress area is that of its thread’s pitch', () => {
  // EN ISO 898-1: A_s = π/4 (d − 0.9382 P)², with the coarse pitches of ISO 261.
  const PITCHES: Record<string, number> = {
    M12: 1.75,
    M16: 2,
    M20: 2.5,
    M22: 2.5,
    M24: 3,
    M27: 3,
    M30: 3.5,
    M36: 4,
  }
  for (const [size, d, area] of TABLES.get('bolt_sizes')!.rows) {
    const exact = (Math.PI / 4) * (Number(d) - 0.9382 * PITCHES[String(size)]!) ** 2
    expect([size, Number(exact.toPrecision(3))]).toEqual([size, area])
  }
})

test('keys are words unless their field has brackets, and the file keeps the order', () => {
  expect(contentOf('class,f_ub [MPa]\r\n8.8,800\r\n10.9,1000\r\n').rows).toEqual([
    ['8.8', 800],
    ['10.9', 1000],
  ])
  expect(contentOf('x [-],y [mm],word\n0.5,1e2,"a ""b"", c"\n1,-2,d')).toEqual({
    fields: [
      { name: 'x', unit: null },
      { name: 'y', unit: 'mm' },
      { name: 'word', unit: null },
    ],
    rows: [
      [0.5, 100, 'a "b", c'],
      [1, -2, 'd'],
    ],
  })
})

test.each([
  [
    'a word that a spreadsheet would take for a formula',
    'grade,note\nS235,-20 °C\nS275,+/-2 mm\nS355,=S275\n',
  ],
  ['a semicolon in the words of a field', 'grade,"f_y [MPa]: nominal; up to 40 mm"\nS235,235\n'],
  ['a tab in the words of a field', 'grade,"f_y [MPa]: nominal\tvalue"\nS235,235\n'],
])('a table with %s is the same after it was written and read again', (_, csv) => {
  const content = contentOf(csv)
  expect(contentOf(writeTable(content))).toEqual(content)
})

test('every fault of a file is said at its line and column', () => {
  expect(errorsOf('grade,f_y [MPb],f_y [MPa]\nS235,235\nS 275,27x,430\nS235,235,360')).toMatchObject([
    { line: 1, column: 7, message: expect.stringContaining('“MPb” is no unit') as string },
    { line: 1, column: 17, message: 'There are two fields called f_y.' },
    { line: 2, column: 6, message: expect.stringContaining('has 2 cells') as string },
    { line: 3, column: 1, message: expect.stringContaining('“S 275” cannot be chosen') as string },
    { line: 3, column: 7, message: expect.stringContaining('“27x” is no number') as string },
    { line: 4, column: 1, message: 'The key S235 stands in line 2 already.' },
  ])
})

test.each([
  ['', 'at least one field'],
  ['grade,f_y [MPa]', 'at least one row'],
  ['grade;f_y [MPa]\nS235;235', 'not by semicolons'],
  ['grade\tf_y\nS235\t235', 'not by semicolons or tabs'],
  ['grade,f_y [MPa]\nS235,"235', 'not closed'],
  ['grade,f_y [MPa]\nS235,"2\n35"', 'one line'],
  ['grade,f_y [MPa]\nS235,"235"x', 'Behind a quoted cell'],
  ['grade,f_y [MPa]\nS235,23"5', 'doubled'],
  ['grade,f_y [MPa]\nS235,235,5', 'A decimal is written with a point'],
  ['grade,f_y [MPa]\nS235,', 'f_y has no value here'],
  ['grade,2nd [MPa]\nS235,1', '“2nd” is no name'],
  ['grade,\nS235,1', 'no name'],
  ['grade,note\nS235,a\nS275,4', 'holds a word'],
  [`grade,f_y\n${'S,1\n'.repeat(501)}`, 'at most 500 rows'],
  [`grade${',x'.repeat(20)}\n`, 'at most 20 fields'],
])('the file %j is refused with a sentence', (csv, part) => {
  expect(
    errorsOf(csv)
      .map(({ message }) => message)
      .join(' '),
  ).toContain(part)
})

test('the difference of two versions is told by row and field, wherever they stand', () => {
  const before = contentOf('grade,f_y [MPa],f_u [MPa]\nS235,235,360\nS275,275,430\nS355,355,510')
  const after = contentOf(
    'grade,f_u [MPa],f_y [MPa],E [GPa]\nS355,490,355,210\nS235,360,235,210\nS460,540,460,210',
  )
  expect(differenceOf(before, after)).toEqual({
    fields: { added: ['E [GPa]'], removed: [] },
    rows: {
      added: ['S460'],
      removed: ['S275'],
      changed: [{ key: 'S355', cells: [{ field: 'f_u [MPa]', before: '510', after: '490' }] }],
    },
  })
})
