import { tokensOf } from '@/lib/search/rules/tokens'

const exact = (text: string) =>
  tokensOf(text)
    .filter(({ wider }) => !wider)
    .map(({ term }) => term)
const all = (text: string) => tokensOf(text).map(({ term }) => term)

test.each([
  'EN1993-1-1',
  'EN 1993-1-1',
  'EN 1993-1-1:2005',
  'EN 1993-1-1:2005+A1:2014',
  'BS EN 1993-1-1:2005',
  'DIN EN 1993-1-1',
  'en1993-1-1',
  'prEN 1993-1-1',
  'EN 1993 -1-1',
  'EN 1993–1–1',
  'EN-1993-1-1',
  '1993-1-1',
  'EC3-1-1',
  'EC3 1-1',
  'Eurocode 3 Part 1-1',
  'Eurocode 3, Part 1-1',
])('%j is EN 1993-1-1', (text) => {
  expect(exact(text)).toEqual(['#en1993-1-1'])
})

test.each(['EC3', 'EC 3', 'Eurocode 3', 'EN 1993', 'EN1993', 'BS EN 1993:2005'])(
  '%j is EN 1993 in whole',
  (text) => {
    expect(exact(text)).toEqual(['#en1993='])
  },
)

test.each([
  ['BS 5950-1:2000', '#bs5950-1'],
  ['BS5950 Part 1', '#bs5950-1'],
  ['BS 8110', '#bs8110='],
  ['ACI 318-19', '#aci318='],
  ['ACI 318M-14', '#aci318='],
  ['ANSI/AISC 360-22', '#aisc360='],
  ['AISC 360-16', '#aisc360='],
  ['ASCE/SEI 7-22', '#asce7='],
  ['ASTM A992', '#astma992='],
  ['EN ISO 3834-2', '#iso3834-2'],
  ['AS/NZS 1170.2', '#asnzs1170.2='],
  ['SCI P362', '#scip362='],
])('%j is the standard %s', (text, term) => {
  expect(exact(text)).toEqual([term])
})

test('a part is never another part, and never the digits that it is written with', () => {
  expect(all('EN 1993-1-1')).toEqual(['#en1993-1-1', '#en1993-1', '#en1993', '1993'])
  expect(all('EN 1993-1-8')).not.toContain('#en1993-1-1')
  expect(exact('EN 1993-1-1 and EN 1993-1-8')).toEqual(['#en1993-1-1', '#en1993-1-8'])
})

test('a year, a range and a sentence are not standards', () => {
  expect(exact('1990-1997')).toEqual(['1990', '1997'])
  expect(exact('the span is 800 mm, as 4 bolts')).toEqual(['span', '800', 'mm', '4', 'bolts'])
  expect(exact('EN 1993-1-1 - 6.3.2')).toEqual(['#en1993-1-1', '#cl:6.3.2='])
})

test.each([
  '6.3.2.3',
  'cl. 6.3.2.3',
  'cl 6.3.2.3',
  'clause 6.3.2.3(1)',
  '§6.3.2.3',
  'Section 6.3.2.3',
  '(6.3.2.3)',
])('%j is clause 6.3.2.3, found under its parents', (text) => {
  expect(all(text)).toEqual(['#cl:6.3.2.3=', '#cl:6.3', '#cl:6.3.2', '#cl:6.3.2.3'])
})

test('a clause beside its standard is a clause of that standard, on either side', () => {
  for (const text of ['EN 1993-1-1, 6.3.2', 'clause 6.3.2 of EN 1993-1-1', '6.3.2 EC3-1-1'])
    expect(all(text)).toContain('#en1993-1-1:6.3.2')
  expect(all(`EN 1993-1-1 ${'and more words about other things '.repeat(3)} 6.3.2`)).not.toContain(
    '#en1993-1-1:6.3.2',
  )
})

test.each([
  ['Table 6.2', '#tab:6.2'],
  ['Tab. 6.2', '#tab:6.2'],
  ['Figure 3.1', '#fig:3.1'],
  ['Fig. 3.1', '#fig:3.1'],
  ['eq. (6.54)', '#eq:6.54'],
  ['Expression 6.54', '#eq:6.54'],
  ['Annex B', '#cl:b='],
  ['C30/37', '#c30/37'],
  ['C 30/37', '#c30/37'],
  ['LC30/33', '#lc30/33'],
  ['S355', '#s355'],
  ['S 355', '#s355'],
  ['S355J2+N', '#s355j2+n'],
  ['GL24h', '#gl24h'],
  ['GL 24h', '#gl24h'],
  ['C24', '#c24'],
  ['B500B', '#b500b'],
  ['M20', '#m20'],
  ['UB 457x191x67', '#457x191x67'],
  ['457 x 191 x 67 UB', '#457x191x67'],
  ['457×191×67 UKB', '#457x191x67'],
  ['457 x 191 UB 67', '#457x191x67'],
  ['IPE 300', '#ipe300'],
  ['IPE300', '#ipe300'],
  ['HE 200 B', '#heb200'],
  ['HEB 200', '#heb200'],
  ['W12x26', '#w12x26'],
  ['SHS 100x100x5', '#100x100x5'],
  ['kN/m2', '#kn/m2'],
  ['kN/m²', '#kn/m2'],
  ['kN/m^2', '#kn/m2'],
  ['kN m⁻²', '#kn/m2'],
  ['kNm', '#knm'],
  ['kN·m', '#knm'],
  ['N/mm²', '#mpa'],
  ['γM0', '#gammam0'],
  ['γ_M0', '#gammam0'],
  ['\\gamma_{M0}', '#gammam0'],
  ['gamma_M0', '#gammam0'],
  ['gamma M0', '#gammam0'],
  ['χLT', '#chilt'],
  ['chi_LT', '#chilt'],
  ['f_ck', 'fck'],
  ['fck', 'fck'],
  ['M_b,Rd', 'mbrd'],
  ['Mb,Rd', 'mbrd'],
])('%j is read as %s', (text, term) => {
  expect(exact(text)).toEqual([term])
})

test('a number keeps its unit apart', () => {
  expect(exact('5kN/m2')).toEqual(['5', '#kn/m2'])
  expect(exact('200mm')).toEqual(['200', 'mm'])
})

test.each([
  '1'.repeat(1e5),
  '-'.repeat(1e5),
  'EN '.repeat(3e4),
  'a_'.repeat(5e4),
  '1.'.repeat(5e4),
  'en1993-'.repeat(2e4),
  '\\gamma_{'.repeat(1e4),
  'e\u0301'.repeat(4e4),
  ' 5 x 5'.repeat(2e4),
])('hostile text %# ends', (text) => {
  expect(tokensOf(text).length).toBeLessThanOrEqual(text.length)
})
