import { parseReference, parseReferences } from '@/lib/references/rules/parse'
import type { ParsedReference } from '@/lib/references/types'

type Expected = Partial<Omit<ParsedReference, 'raw'>>
const place = (localityType: ParsedReference['localityType'], locality: string) => ({
  localityType,
  locality,
})
const nowhere = { localityType: null, locality: null }

/** Lines as engineers write them, and what they say. */
const LINES: [line: string, says: Expected][] = [
  [
    'EN 1993-1-1:2005',
    {
      type: 'standard',
      body: 'EN',
      number: '1993',
      part: '1-1',
      year: 2005,
      standard: 'EN 1993-1-1',
      ...nowhere,
    },
  ],
  ['EN 1993-1-1', { type: 'standard', standard: 'EN 1993-1-1', year: null }],
  ['EN1993-1-1', { type: 'standard', standard: 'EN 1993-1-1' }],
  ['EN 1993–1–1:2005', { standard: 'EN 1993-1-1', year: 2005 }],
  ['EN 1990:2002+A1:2005', { type: 'standard', standard: 'EN 1990', year: 2002 }],
  ['EN 1990', { type: 'standard', standard: 'EN 1990', part: null }],
  ['BS EN 1993-1-1:2005', { type: 'standard', body: 'BS EN', standard: 'EN 1993-1-1', year: 2005 }],
  ['BS-EN 1992-1-1:2004', { body: 'BS EN', standard: 'EN 1992-1-1' }],
  ['BS EN 1991-1-4:2005+A1:2010', { standard: 'EN 1991-1-4', year: 2005 }],
  ['DIN EN 1997-1:2014', { body: 'DIN EN', standard: 'EN 1997-1', year: 2014 }],
  ['NF EN 1998-1', { body: 'NF EN', standard: 'EN 1998-1' }],
  ['prEN 1993-1-1:2020', { body: 'EN', standard: 'EN 1993-1-1', year: 2020 }],
  ['BS EN ISO 14555:2017', { type: 'standard', body: 'BS EN ISO', standard: 'EN ISO 14555', year: 2017 }],
  ['EN ISO 9606-1', { standard: 'EN ISO 9606-1' }],
  ['ISO 898-1:2013', { body: 'ISO', standard: 'ISO 898-1', year: 2013 }],
  ['EN 1993-1-1, cl. 6.3.2.3', { type: 'clause', standard: 'EN 1993-1-1', ...place('clause', '6.3.2.3') }],
  ['EN 1993-1-1:2005, clause 6.2.5', { type: 'clause', year: 2005, ...place('clause', '6.2.5') }],
  ['EN 1992-1-1 § 6.2.3', { type: 'clause', ...place('clause', '6.2.3') }],
  ['EN 1992-1-1, section 6.2.3(3)', { type: 'clause', ...place('clause', '6.2.3(3)') }],
  ['EN 1992-1-1 (clauses 9.2.1)', { type: 'clause', ...place('clause', '9.2.1') }],
  ['EN 1993-1-8, Table 3.4', { type: 'standard', standard: 'EN 1993-1-8', ...place('table', '3.4') }],
  ['EN 1990, Table A1.2(B)', { type: 'standard', ...place('table', 'A1.2(B)') }],
  ['EN 1991-1-3, Figure 5.3', { ...place('figure', '5.3') }],
  ['EN 1993-1-1, Fig. 6.4', { ...place('figure', '6.4') }],
  ['EN 1993-1-1, Eq. (6.54)', { type: 'equation', ...place('equation', '6.54') }],
  ['EN 1993-1-1, equation 6.61', { type: 'equation', ...place('equation', '6.61') }],
  ['EN 1992-1-1, Expression (6.10a)', { type: 'equation', ...place('equation', '6.10a') }],
  ['EN 1993-1-1, Annex B', { type: 'standard', ...place('annex', 'B') }],
  ['EN 1993-1-5, Annex A.1', { ...place('annex', 'A.1') }],
  ['NA to BS EN 1993-1-1:2005, NA.2.17', { type: 'standard', standard: 'EN 1993-1-1', year: 2005 }],
  ['NA to BS EN 1991-1-4, Table NA.1', { ...place('table', 'NA.1') }],
  ['BS 5950-1:2000', { type: 'standard', body: 'BS', standard: 'BS 5950-1', year: 2000 }],
  ['BS 5950-1:2000, cl. 4.3.6', { type: 'clause', ...place('clause', '4.3.6') }],
  ['BS 8110-1:1997', { standard: 'BS 8110-1' }],
  ['BS 6399-2', { standard: 'BS 6399-2' }],
  ['BS 449-2:1969', { standard: 'BS 449-2' }],
  ['CP 110-1:1972', { type: 'code', standard: 'CP 110-1' }],
  ['ENV 1993-1-1:1992', { standard: 'ENV 1993-1-1' }],
  ['BS 7974 (withdrawn)', { standard: 'BS 7974' }],
  ['BS 4-1:2005', { standard: 'BS 4-1' }],
  ['BS 59500:2000', { standard: 'BS 59500' }],
  ['PD 6687-1:2010', { type: 'standard', body: 'PD', standard: 'PD 6687-1', year: 2010 }],
  ['ACI 318-19', { type: 'code', body: 'ACI', number: '318', part: null, year: 2019, standard: 'ACI 318' }],
  ['ACI 318M-19', { standard: 'ACI 318' }],
  [
    'ACI 318-19, Section 22.5',
    { type: 'clause', standard: 'ACI 318', year: 2019, ...place('clause', '22.5') },
  ],
  ['ACI 318-99', { year: 1999 }],
  ['AISC 360-22', { type: 'code', standard: 'AISC 360', year: 2022 }],
  ['ANSI/AISC 360-16, Chapter F', { standard: 'AISC 360', year: 2016, ...place('clause', 'F') }],
  ['AISC 360-22, Section F2', { type: 'clause', year: 2022, ...place('clause', 'F2') }],
  ['AISC 360-22, Eq. F2-1', { type: 'equation', ...place('equation', 'F2-1') }],
  ['ASCE 7-22', { type: 'code', standard: 'ASCE 7', year: 2022 }],
  ['ASCE/SEI 7-16, Table 1.5-2', { standard: 'ASCE 7', year: 2016, ...place('table', '1.5-2') }],
  ['ASTM A992-20', { standard: 'ASTM A992', year: 2020 }],
  ['AS 4100:2020', { body: 'AS', standard: 'AS 4100', year: 2020 }],
  ['AS/NZS 1170.2:2021', { body: 'AS/NZS', year: 2021 }],
  ['SCI P362 Steel building design: concise Eurocodes', { type: 'publication', standard: null }],
  ['SCI P358, section 4.2', { type: 'publication', standard: null, ...place('clause', '4.2') }],
  ['IStructE Manual for the design of steelwork, 2010', { type: 'publication', standard: null }],
  ['Timoshenko & Gere, Theory of Elastic Stability, 1961', { type: 'publication', standard: null }],
  ['The Concrete Centre, How to design concrete structures', { type: 'publication', standard: null }],
  ['Clause 6.3.2', { type: 'clause', standard: null, ...place('clause', '6.3.2') }],
  ['Equation 6.10', { type: 'equation', standard: null, ...place('equation', '6.10') }],
  ['Table 3.1', { type: 'other', ...place('table', '3.1') }],
  ['Discussion with the checking engineer', { type: 'other', standard: null, ...nowhere }],
  ['See the note on sections and tables above', { type: 'other', ...nowhere }],
  ['Tender drawing EN-ROUTE 12', { standard: null }],
]

test('the corpus is worth the name', () => expect(LINES.length).toBeGreaterThanOrEqual(40))

test.each(LINES)('%s', (line, says) => {
  expect(parseReference(line)).toMatchObject({ raw: line, ...says })
})

test('lines that are blank are none, and the others keep their order and text', () => {
  expect(parseReferences(null)).toEqual([])
  expect(parseReferences('\n  \r\n\t')).toEqual([])
  expect(parseReferences(' EN 1990 \r\n\r\nBS 5950\n').map(({ raw }) => raw)).toEqual(['EN 1990', 'BS 5950'])
})

test('no line takes long, however it is made', () => {
  const start = process.cpuUsage()
  for (const part of ['EN ', '1-', '.1', '(', 'cl. ', '-1', ' ', 'Table '])
    parseReference(`EN 1993${part.repeat(20_000)}x`)
  expect(process.cpuUsage(start).user).toBeLessThan(3_000_000)
})
