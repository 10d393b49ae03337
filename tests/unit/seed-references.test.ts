import { parseReference } from '@/lib/references/rules/parse'
import { readSeedArticles } from '../support/seed-articles'

/** The editions in force, amendments included, of the standards whose amendments matter to the library. */
const IN_FORCE = new Map(
  Object.entries({
    'EN 1990': '2002+A1:2005',
    'EN 1991-1-3': '2003+A1:2015',
    'EN 1991-1-4': '2005+A1:2010',
    'EN 1991-1-7': '2006+A1:2014',
    'EN 1992-1-1': '2004+A1:2014',
    'EN 1992-1-2': '2004+A1:2019',
    'EN 1993-1-1': '2005+A1:2014',
    'EN 1993-1-5': '2006+A2:2019',
    'EN 1995-1-1': '2004+A2:2014',
    'EN 1996-1-1': '2005+A1:2012',
    'EN 1997-1': '2004+A1:2013',
    'EN 1998-1': '2004+A1:2013',
    'EN 1999-1-1': '2007+A2:2013',
    'EN 1090-2': '2018+A1:2024',
    'EN 1536': '2010+A1:2015',
    'BS 7608': '2014+A1:2015',
    'BS 8004': '2015+A1:2020',
    'BS 8500-1': '2023',
    'ASCE 7': '2022',
    'ASTM E1300': '2024',
  }),
)

/** Annexes that a newer amendment of their standard has not reached, as far as is known. */
const OLDER_ANNEXES = ['NA to BS EN 1995-1-1:2004+A1:2008', 'NA to BS EN 1998-1:2004']

const lines = readSeedArticles().flatMap(({ slug, references }) =>
  references.map((line) => ({ slug, line, parsed: parseReference(line) })),
)

const isWithdrawn = (line: string) => line.endsWith('(withdrawn)')

describe('the reference lines of the starter library', () => {
  test('are read as the standard that they begin with, at the place that they name', () => {
    const misread = lines.filter(({ line, parsed: { standard, locality } }) => {
      const [, number] =
        /^(?:UK )?(?:NA to )?(?:BS |PD |ANSI\/)?(?:EN|ACI|ASCE|AISC)[^\d]*(\d[\d-]*)/u.exec(line) ?? []
      if (number === undefined || line.startsWith('AISC Steel Design Guide')) return false
      return (
        !standard?.includes(number.replace(/-\d{2}$/u, '')) || (/\bcl\.|\bTables? /u.test(line) && !locality)
      )
    })
    expect(misread.map(({ line }) => line)).toEqual([])
  })

  test('name the edition in force with its amendment, unless they say that it is withdrawn', () => {
    const outdated = lines.filter(({ line, parsed: { standard, year, amendment } }) => {
      const isOlder = OLDER_ANNEXES.some((annex) => line.startsWith(annex))
      if (isWithdrawn(line) || standard === null || isOlder) return false
      // A national annex is read as the standard that it belongs to.
      const edition = IN_FORCE.get(standard)
      return edition !== undefined && edition !== [year, amendment].filter(Boolean).join('+')
    })
    expect(outdated.map(({ slug, line }) => `${slug}: ${line}`)).toEqual([])
  })

  test('give a year to every standard that has not been withdrawn', () => {
    const undated = lines.filter(
      ({ line, parsed: { standard, year } }) => standard !== null && year === null && !isWithdrawn(line),
    )
    expect(undated.map(({ line }) => line)).toEqual([])
  })
})
