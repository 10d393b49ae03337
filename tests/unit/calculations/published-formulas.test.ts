import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONCRETE_CHECKS, CONCRETE_LIMITS, CONCRETE_VALUES } from './published/concrete'
import { LATER } from './published/later'
import { NEITHER } from './published/neither'
import { calculated, SHEETS } from './published/sheets'
import { STEEL_CHECKS, STEEL_VALUES } from './published/steel'
import { TIMBER_VALUES } from './published/timber'
import type { TestFile } from './published/types'

/*
 * Formulas of the live calculations against values that the tests of Blueprints and structuralcodes expect.
 * What is calculated is the very line of the article's sheet, with the inputs of the other test. The values
 * are facts that anybody can work out; no code is taken over. docs/verification.md says which formula is
 * compared with whom, and which with nobody.
 */

const VALUES = [...CONCRETE_VALUES, ...STEEL_VALUES, ...TIMBER_VALUES]
const CHECKS = [...CONCRETE_CHECKS, ...STEEL_CHECKS]
const LIMITS = CONCRETE_LIMITS

const nameOf = (from: TestFile, test: string): string => `${from.path.split('/').at(-1)} ${test}`

/** Six figures, as ours are written beside theirs. */
const written = (value: number): number => Number(value.toPrecision(6))

const differenceOf = (ours: number, theirs: number): number => Math.abs(ours - theirs) / Math.abs(theirs)

/** One value of a line of a sheet, and theirs. */
const COMPARISONS = VALUES.flatMap(({ articles, cases, ...published }) =>
  articles.flatMap((article) =>
    cases.map(([given, theirs, ours]) => ({ ...published, article, given, theirs, ours })),
  ),
)

function valueOf({ article, lines, instead, given, also, compared, unit }: (typeof COMPARISONS)[number]) {
  const quantity = compared ?? lines.at(-1)!
  const { sheet, results } = calculated({
    slug: article,
    names: lines,
    instead,
    before: [also, given],
    behind: [`compared_1 = (${quantity})/(1 ${unit ?? ''})`],
  })
  // Otherwise it is not a quantity of the unit that theirs has.
  expect(sheet.display.get('compared_1')).toMatchObject({ unit: null })
  return results.values.get('compared_1') as number
}

test.each(
  COMPARISONS.map((one) => [one.formula, one.article, nameOf(one.from, one.test), one.given, one] as const),
)('%s in %s is what %s expects of %s', (_formula, _article, _test, _given, one) => {
  const value = valueOf(one)
  expect(written(value)).toBe(one.ours)
  expect({
    ours: value,
    theirs: one.theirs,
    agrees: differenceOf(value, one.theirs) <= one.within,
  }).toMatchObject({ agrees: one.differs === undefined })
})

test.each(
  CHECKS.flatMap((one) =>
    one.articles.map((slug) => [one.check, slug, nameOf(one.from, one.test), slug, one] as const),
  ),
)('the check %s in %s comes out as in %s', (_check, _article, _test, slug, one) => {
  const { check, lines = [], given, passes, ratio, within } = one
  const [result] = calculated({ slug, names: [...lines, `check ${check}`], before: [given] }).results.checks
  expect(result).toMatchObject({ passes })
  if (ratio !== null) expect(differenceOf(result!.utilisation!, ratio)).toBeLessThanOrEqual(within)
})

test.each(
  LIMITS.flatMap((one) =>
    one.articles.flatMap((slug) =>
      one.cases.map(([given, theirs]) => [one.formula, given, theirs, one.unit, slug, one] as const),
    ),
  ),
)(
  'the limit of %s for %s is %d %s',
  (_formula, given, theirs, unit, slug, { line, also, limited, within }) => {
    const caseAt = (value: number) =>
      [
        ...calculated({
          slug,
          names: [line],
          before: [also, given, `${limited} = ${value} ${unit}`],
        }).results.cases.values(),
      ].at(-1)
    expect(caseAt(theirs * (1 - within))).toBe(0)
    expect(caseAt(theirs * (1 + within))).toBe(1)
  },
)

/** Names of the lines of an article's sheet that are compared with a value of others. */
const comparedIn = (slug: string): string[] => [
  ...VALUES.filter(({ articles }) => articles.includes(slug)).flatMap(({ lines }) => lines),
  ...CHECKS.filter(({ articles }) => articles.includes(slug)).flatMap(({ check, lines = [] }) => [
    `check ${check}`,
    ...lines,
  ]),
  ...LIMITS.filter(({ articles }) => articles.includes(slug)).map(({ line }) => line),
]

test('every line with a clause is compared, tested by neither project, or not looked up there yet', () => {
  const left = [...SHEETS].map(([slug, lines]) => [
    slug,
    lines
      .filter(({ name, clause }) => clause !== null && !comparedIn(slug).includes(name))
      .map(({ name }) => name),
  ])
  expect({ ...NEITHER, ...LATER }).toEqual(Object.fromEntries(left))
  expect(Object.keys(LATER).filter((slug) => slug in NEITHER)).toEqual([])
})

describe('docs/verification.md', () => {
  const text = readFileSync(join(process.cwd(), 'docs/verification.md'), 'utf8')
  /** The cells of the rows of a table, by the heading above it. */
  const table = (heading: string): string[][] =>
    text
      .split(`## ${heading}\n`)[1]!
      .split('\n## ')[0]!
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim().replaceAll('`', '')),
      )

  const unique = (names: string[]): string => [...new Set(names)].join(', ')

  test('has each formula with whom it is compared, and by how much it differs', () => {
    const all = [
      ...COMPARISONS.map((one) => ({
        ...one,
        line: one.lines.at(-1)!,
        difference: one.differs === undefined ? differenceOf(valueOf(one), one.theirs) : null,
      })),
      ...CHECKS.map((one) => ({ ...one, line: `check ${one.check}`, difference: 0 })),
      ...LIMITS.flatMap((one) => one.cases.map(() => ({ ...one, difference: 0 }))),
    ]
    const rows = [...new Set(all.map(({ formula }) => formula))].map((formula) => {
      const these = all.filter((one) => one.formula === formula)
      const differences = these.flatMap(({ difference }) => (difference === null ? [] : [difference]))
      const apart = these.length - differences.length
      const largest = Math.max(...differences)
      return [
        formula,
        unique(these.map(({ line }) => line)),
        unique(these.map(({ from }) => from.project)),
        String(these.length),
        `${largest < 1e-5 ? '0' : (largest * 100).toPrecision(2)} %${apart > 0 ? `; ${apart} by intention` : ''}`,
      ]
    })
    expect(table('Compared')).toEqual(rows)
  })

  test('has each line that is compared with nobody, and how many there are', () => {
    const clauses = [...SHEETS.values()].flat().filter(({ clause }) => clause !== null).length
    const neither = Object.values(NEITHER).flat().length
    const later = Object.values(LATER).flat().length
    expect(text).toContain(
      `Of the ${clauses} lines with a clause, ${clauses - neither - later} are compared with ${COMPARISONS.length + CHECKS.length + LIMITS.flatMap(({ cases }) => cases).length} values; the formulas of ${neither} are tested by neither project, and those of ${later} have not been looked up there yet.`,
    )
    const rowsOf = (lines: Record<string, string[]>) =>
      Object.entries(lines).map(([slug, names]) => [slug, names.join(', ')])
    expect(table('Tested by neither')).toEqual(rowsOf(NEITHER))
    expect(table('Not looked up yet')).toEqual(rowsOf(LATER))
  })
})
