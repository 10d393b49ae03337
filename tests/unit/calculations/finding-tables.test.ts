import { isTableLike, rowsLike } from '@/lib/calculations/tables/reading/rules/finding'

const table = (name: string, title: string, keys: string[]) => ({
  name,
  title,
  section: 'sections' as const,
  source: 'EN 10365:2017',
  fields: [
    { name: 'section', unit: null },
    { name: 'W_pl.y', unit: 'cm³', words: 'plastic modulus, major axis' },
  ],
  keys,
})
const TABLES = [
  table('ub_sections', 'Universal beams (UB)', ['457x191x74', '457x191x67', '305x102x33']),
  table('uc_sections', 'Universal columns (UC)', ['305x305x97']),
  table('heb_sections', 'European wide flange beams (HE B)', ['HEB200', 'HEB220']),
]
const found = (text: string) => rowsLike(TABLES, text).map(({ key }) => key)

test.each([
  ['HEB 200', ['HEB200']],
  ['heb2', ['HEB200', 'HEB220']],
  ['HE 200 B', ['HEB200']],
  ['HE 200', ['HEB200']],
  ['he 200 a', []],
  ['457 × 191 x 67', ['457x191x67']],
  ['UB 305', ['305x102x33']],
  ['305', ['305x102x33', '305x305x97']],
  ['HEB 200 Wpl', ['HEB200']],
  ['HEB 200 W_pl,y', ['HEB200']],
  ['HEB 200 Wpl,y', ['HEB200']],
  ['plastic modulus UB 305', ['305x102x33']],
  ['UB 305 camber', []],
  ['UB', []],
  ['Wpl', []],
  ['UB plastic', []],
  ['191', []],
  ['', []],
  ['  ', []],
])('“%s” finds the rows %j', (text, keys) => {
  expect(found(text)).toEqual(keys)
})

test('the column that is named beside a row is found with it', () => {
  const column = (text: string) => rowsLike(TABLES, text).map((row) => row.column)
  expect(column('HEB 200 Wpl')).toEqual(['W_pl.y'])
  expect(column('plastic modulus UB 305')).toEqual(['W_pl.y'])
  expect(column('HEB 200')).toEqual([null])
})

test('a table is found by its name, source, heading and columns, by the beginnings of words', () => {
  for (const text of [
    'universal',
    'ub',
    '10365',
    'steel sec',
    'W_pl,y',
    'Wpl',
    'wply',
    'Wpl,y',
    'plastic major',
    '',
  ])
    expect([text, isTableLike(TABLES[0]!, text)]).toEqual([text, true])
  for (const text of ['eam', 'universal columns', '457'])
    expect([text, isTableLike(TABLES[0]!, text)]).toEqual([text, false])
})
