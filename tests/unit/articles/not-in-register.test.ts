import { notInRegister } from '@/lib/articles/warnings/rules/register'

const edition = (standard: string, year: number | null, aliases: string[] = []) => ({
  standard,
  year,
  aliases,
})
const EDITIONS = [
  edition('EN 1993-1-1', 2022, ['EC3']),
  edition('EN 1993-1-1', 2005, ['EC3']),
  edition('ACI 318', 2019),
  edition('prEN 1995-1-1', null),
]
const asked = (standard: string, year: number | null = null) => notInRegister([{ standard, year }], EDITIONS)

test('a standard that is not there is asked about once, whatever its years', () => {
  const cited = [
    { standard: 'EN 9999-1', year: 2020 },
    { standard: 'EN 9999-1', year: null },
  ]
  expect(notInRegister(cited, EDITIONS)).toEqual([
    'EN 9999-1 is not in the register of standards. Is it written as it is called?',
  ])
})

test('a year without an edition is asked about, with the years that there are', () => {
  expect(asked('EN 1993-1-1', 2015)).toEqual([
    'The register has no edition EN 1993-1-1:2015, but those of 2005 and 2022. Is the year right?',
  ])
  expect(asked('ACI 318', 2014)).toEqual([
    'The register has no edition ACI 318:2014, but that of 2019. Is the year right?',
  ])
})

test.each([
  ['the year of an edition', 'EN 1993-1-1', 2005],
  ['another name of the standard', 'EC3', 2022],
  ['no year', 'EN 1993-1-1', null],
  ['a standard of which no edition has a year', 'prEN 1995-1-1', 2025],
])('%s is not asked about', (_, standard, year) => {
  expect(asked(standard, year)).toEqual([])
})

test('an installation without a register asks nothing', () => {
  expect(notInRegister([{ standard: 'EN 1990', year: 2002 }], [])).toEqual([])
})
