import { placesIn } from '@/lib/references/rules/places'
import { citedBy, shortTitle, slugOf } from '@/lib/standards/rules/naming'

test.each<[string, string[]]>([
  [', cl. 6.2.9.1 and 6.3.3', ['6.2.9.1', '6.3.3']],
  [', cl. 4.2 to 4.5', ['4.2', '4.3', '4.4', '4.5']],
  [', Tables 6.3 to 6.6', ['Table 6.3', 'Table 6.4', 'Table 6.5', 'Table 6.6']],
  [', cl. A.4 to cl. A.8', ['A.4', 'A.8']],
  [', cl. 7.1, 8 and Annex A.5', ['7.1', '8', 'Annex A.5']],
  [', Annex A, Tables A.2 and A.4, and Annex D.3', ['Annex A', 'Table A.2', 'Table A.4', 'Annex D.3']],
  [', cl. 6.3.1.2(10) and (11)', ['6.3.1.2']],
  [', cl. 6.6.3.1, formulae 6.18 and 6.19', ['6.6.3.1', 'Equation 6.18', 'Equation 6.19']],
  [', NA.2.23 and NA.2.24', ['NA.2.23', 'NA.2.24']],
  [', Annex A1, Tables A1.2(A) to A1.2(C)', ['Annex A1', 'Table A1.2(A)', 'Table A1.2(B)', 'Table A1.2(C)']],
  [
    ', cl. 6.4.1 and Tables A1.2(A), A1.2(B) and A1.2(C)',
    ['6.4.1', 'Table A1.2(A)', 'Table A1.2(B)', 'Table A1.2(C)'],
  ],
  [', cl. 3.1, 3.2.1 and 4.3.1', ['3.1', '3.2.1', '4.3.1']],
  [', cl. 6.5.3(10) and cl. 6.5.4', ['6.5.3', '6.5.4']],
  ['6.3.2.3(1)', ['6.3.2.3']],
  ['6.2.5(5) and (6)', ['6.2.5']],
  ['6.3.2.1(3), (6.55)', ['6.3.2.1', 'Equation 6.55']],
  ['Annex D.4, (D.2)', ['Annex D.4', 'Equation D.2']],
  ['6.2.9.1(5), (6.37) and (6.38)', ['6.2.9.1', 'Equation 6.37', 'Equation 6.38']],
  ['4.5.3.3(2) and (3), (4.3) and (4.4)', ['4.5.3.3', 'Equation 4.3', 'Equation 4.4']],
  ['6.2.2(1), (6.2.a) and (6.2.b)', ['6.2.2', 'Equation 6.2.a', 'Equation 6.2.b']],
  ['(6.10a) or (6.10b)', ['Equation 6.10a', 'Equation 6.10b']],
  ['(3.1) to (3.3)', ['Equation 3.1', 'Equation 3.2', 'Equation 3.3']],
  ['Equations (6.37) to (6.39)', ['Equation 6.37', 'Equation 6.38', 'Equation 6.39']],
  ['Table 3.1 (a) and (b)', ['Table 3.1(a)']],
  ['3.6.1, Table 3.4', ['3.6.1', 'Table 3.4']],
  ['6.3.1.2(2), Tables 6.1 and 6.2', ['6.3.1.2', 'Table 6.1', 'Table 6.2']],
  [' (yield strength by thickness)', []],
  [' (value of αcc)', []],
  [', page 12', []],
])('%s names %j', (text, places) => {
  expect(placesIn(text)).toEqual(places)
})

test.each([
  ['EN 1993-1-1', 'en-1993-1-1'],
  ['NA to BS EN 1993-1-1', 'na-to-bs-en-1993-1-1'],
  ['6.3.2.3', '6.3.2.3'],
  ['Table A1.2(B)', 'table-a1.2-b'],
  ['Equation F1-1', 'equation-f1-1'],
])('%s has the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test.each([
  ['FprEN 1994-1-1:2025', { standard: 'EN 1994-1-1', year: 2025 }],
  ['NA to BS EN 1998-1:2004', { standard: 'NA to BS EN 1998-1', year: 2004 }],
  ['BS EN 1993-1-1', { standard: 'EN 1993-1-1', year: null }],
  ['ASCE/SEI 7-22', { standard: 'ASCE 7', year: 2022 }],
  ['a title', null],
])('%s is %j', (designation, cited) => {
  expect(citedBy(designation)).toEqual(cited)
})

test('the short title of a part leaves out its series', () => {
  const title = 'Eurocode 3 - Design of steel structures - Part 1-8: Joints'
  expect(shortTitle({ field: 'Steel', title })).toBe('Steel: joints')
  expect(shortTitle({ field: 'Steel', title: 'Steel structures' })).toBe('Steel structures')
})
