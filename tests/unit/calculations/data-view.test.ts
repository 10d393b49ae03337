import {
  cellText,
  columnLabel,
  dataAddress,
  numericFields,
  problemOfRange,
  rowsShown,
  tabSeparated,
  viewOf,
  WHOLE,
} from '@/lib/calculations/tables/reading/rules/view'
import { withPlainNames } from '@/lib/calculations/rules/names'
import { TABLES } from '../../support/tables'

const UB = TABLES.get('ub_sections')!
const keys = (view: object, table = UB) => rowsShown(table, { ...WHOLE, ...view }).map(([key]) => key)

test('an address holds all of a view, and leaves out what the table does not have', () => {
  const view = {
    text: '457 x 191',
    by: 'W_pl.y',
    from: '1000',
    to: '2e3',
    sort: 'G',
    descending: true,
    chosen: ['457x191x67', '406x178x74'],
    compares: true,
  }
  const address = dataAddress('ub_sections', view)
  const { searchParams } = new URL(address, 'http://data')
  const query = Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]),
  )
  expect(viewOf(query, UB)).toEqual(view)
  expect(dataAddress('ub_sections')).toBe('/data/ub_sections')
  expect(viewOf({ sort: '-nothing', by: 'x', row: ['no', 'no'], q: ['a', 'b'] }, UB)).toEqual({
    ...WHOLE,
    text: 'a',
  })
  expect(viewOf({ q: 'x'.repeat(1000) }, UB).text).toHaveLength(100)
})

test('rows are found by words in their keys and words, and not by digits within numbers', () => {
  expect(keys({ text: '457X191' })).toEqual([
    '457x191x98',
    '457x191x89',
    '457x191x82',
    '457x191x74',
    '457x191x67',
  ])
  expect(keys({ text: '457 67' })).toEqual(['457x191x67', '457x152x67'])
  const exposure = TABLES.get('exposure_classes')!
  expect(keys({ text: 'de-icing water saturation high' }, exposure)).toEqual(['XF3'])
  expect(keys({ text: '500' }, TABLES.get('steel_in_fire'))).toEqual([500])
})

test('a range keeps the rows within it, both ends included, and says what is no number', () => {
  expect(keys({ by: 'W_pl.y', from: '1 400', to: '1471' })).toEqual(['457x191x67', '457x152x67'])
  expect(keys({ by: 'G', from: '250' })).toHaveLength(UB.rows.filter(([, G]) => Number(G) >= 250).length)
  expect(problemOfRange({ ...WHOLE, from: 'ten' })).toBe('“ten” is not a number such as 1500 or 12.5.')
  expect(problemOfRange({ ...WHOLE, from: '5', to: '1' })).toBe('The lower end is above the upper one.')
  expect(problemOfRange({ ...WHOLE, from: '1,5', to: '2' })).toBeNull()
})

test('rows are sorted by numbers as numbers, and by names as people count', () => {
  const heaviest = keys({ sort: 'G', descending: true })
  expect(heaviest[0]).toBe('914x419x388')
  expect(keys({ sort: 'G' })).toEqual(heaviest.toReversed())
  expect(keys({ sort: 'class' }, TABLES.get('concrete_grades')).slice(0, 2)).toEqual(['C12/15', 'C16/20'])
  expect(keys({ sort: 'bar' }, TABLES.get('bar_areas')).slice(0, 3)).toEqual(['H6', 'H8', 'H10'])
})

test('copied rows paste into a spreadsheet: a head with units, tabs, plain numbers', () => {
  const bars = TABLES.get('bar_areas')!
  const [head, row] = tabSeparated(bars, rowsShown(bars, { ...WHOLE, text: 'H16' })).split('\n')
  expect(head!.split('\t').slice(0, 4)).toEqual(['bar', 'd [mm]', 'G [kg/m]', 'A_1 [mm²]'])
  expect(row!.split('\t').slice(0, 4)).toEqual(['H16', '16', '1.58', '201'])
  expect(numericFields(bars).slice(0, 2)).toEqual([false, true])
  expect([cellText(310600), cellText(1.2e-5), cellText('C30/37')]).toEqual([
    '310\u202f600',
    '0.000012',
    'C30/37',
  ])
})

test('a column is called by its words, its symbol and its unit where nothing can be set low', () => {
  const of = (name: string) => columnLabel(UB.fields.find((field) => field.name === name)!)
  expect(of('t_w')).toBe('web thickness, t_w (mm)')
  expect(of('W_pl.y')).toBe('plastic modulus, major axis, W_pl,y (cm³)')
  expect(columnLabel({ name: 'gamma_M2', unit: null })).toBe('γ_M2')
})

test('names in a text are written as in print, and nothing else is', () => {
  expect(withPlainNames('W_el.z is that of the tips. ξ reduces γ_G.sup in 6.10b.')).toBe(
    'W_el,z is that of the tips. ξ reduces γ_G,sup in 6.10b.',
  )
  const sentence = 'Take h_0. Then b. See Table 3.1 of EN 1993-1-1, and Q_k.'
  expect(withPlainNames(sentence)).toBe(sentence)
})
