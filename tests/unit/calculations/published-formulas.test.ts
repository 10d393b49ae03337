import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AMERICAN_CHECKS, AMERICAN_VALUES } from './published/american'
import { CONCRETE_CHECKS, CONCRETE_LIMITS, CONCRETE_VALUES } from './published/concrete'
import { DETAILING_CHECKS, DETAILING_VALUES } from './published/concrete-detailing'
import { COVER_VALUES, MATERIAL_LIMITS, MATERIAL_VALUES } from './published/concrete-materials'
import { MEMBER_CHECKS, MEMBER_VALUES } from './published/concrete-members'
import { CONNECTION_CHECKS, CONNECTION_VALUES } from './published/connections'
import { FATIGUE_CHECKS, FATIGUE_VALUES } from './published/fatigue'
import { GEOTECHNICAL_CHECKS, GEOTECHNICAL_VALUES } from './published/geotechnical'
import { NEITHER } from './published/neither'
import { calculated, SHEETS, type SheetLine } from './published/sheets'
import { STEEL_CHECKS, STEEL_VALUES } from './published/steel'
import { STEEL_MEMBER_CHECKS, STEEL_MEMBER_LIMITS, STEEL_MEMBER_VALUES } from './published/steel-members'
import { coveredOf, isTested, numbersIn, ruleOf, standardsOf } from './published/tested'
import { TIMBER_CHECKS, TIMBER_VALUES } from './published/timber'
import type { PublishedCheck, TestFile } from './published/types'

/*
 * Formulas of the live calculations against values that the tests of Blueprints and structuralcodes expect.
 * What is calculated is the very line of the article's sheet, with the inputs of the other test. The values
 * are facts that anybody can work out; no code is taken over. docs/verification.md says which formula is
 * compared with whom, and which with nobody.
 */

const VALUES = [
  ...CONCRETE_VALUES,
  ...MATERIAL_VALUES,
  ...COVER_VALUES,
  ...MEMBER_VALUES,
  ...DETAILING_VALUES,
  ...STEEL_VALUES,
  ...STEEL_MEMBER_VALUES,
  ...CONNECTION_VALUES,
  ...FATIGUE_VALUES,
  ...TIMBER_VALUES,
  ...GEOTECHNICAL_VALUES,
  ...AMERICAN_VALUES,
]
const CHECKS = [
  ...CONCRETE_CHECKS,
  ...MATERIAL_LIMITS,
  ...MEMBER_CHECKS,
  ...DETAILING_CHECKS,
  ...STEEL_CHECKS,
  ...STEEL_MEMBER_CHECKS,
  ...CONNECTION_CHECKS,
  ...FATIGUE_CHECKS,
  ...TIMBER_CHECKS,
  ...GEOTECHNICAL_CHECKS,
  ...AMERICAN_CHECKS,
]
const LIMITS = [...CONCRETE_LIMITS, ...STEEL_MEMBER_LIMITS]

const nameOf = (from: TestFile, test: string): string => `${from.path.split('/').at(-1)} ${test}`

/** Six figures, as ours are written beside theirs. */
const written = (value: number): number => Number(value.toPrecision(6))

const differenceOf = (ours: number, theirs: number): number =>
  ours === theirs ? 0 : Math.abs(ours - theirs) / Math.abs(theirs)

const lineOf = ({ check, isScope }: PublishedCheck): string => `${isScope ? 'scope' : 'check'} ${check}`

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
  const { lines = [], instead, given, passes, ratio, within } = one
  const [result] = calculated({ slug, names: [...lines, lineOf(one)], instead, before: [given] }).results
    .checks
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
  (_formula, given, theirs, unit, slug, { line, also, limited, until = 0, within }) => {
    const caseAt = (value: number) =>
      [
        ...calculated({
          slug,
          names: [line],
          before: [`${limited} = ${value} ${unit}`, also, given],
        }).results.cases.values(),
      ].at(-1)
    expect(caseAt(theirs * (1 - within))).toBe(until)
    expect(caseAt(theirs * (1 + within))).toBe(until + 1)
  },
)

/** Names of the lines of an article's sheet that are compared with a value of others. */
const comparedIn = (slug: string): string[] => [
  ...VALUES.filter(({ articles }) => articles.includes(slug)).flatMap(({ lines }) => lines),
  ...CHECKS.filter(({ articles }) => articles.includes(slug)).flatMap((one) => [
    lineOf(one),
    ...(one.lines ?? []),
  ]),
  ...LIMITS.filter(({ articles }) => articles.includes(slug)).map(({ line }) => line),
]

/** Lines with a clause that are not compared, with the article of each. */
const NOT_COMPARED = [...SHEETS].flatMap(([slug, lines]) => {
  const compared = comparedIn(slug)
  return lines
    .filter(({ name, clause }) => clause !== null && !compared.includes(name))
    .map((line) => ({ slug, line, rule: ruleOf(line) }))
})

test('every line with a clause is compared, or tested by neither project: by a rule, or by its name', () => {
  const named = NOT_COMPARED.filter(({ rule }) => rule === null)
  const slugs = [...new Set(named.map(({ slug }) => slug))]
  expect(NEITHER).toEqual(
    Object.fromEntries(
      slugs.map((slug) => [slug, named.filter((one) => one.slug === slug).map(({ line }) => line.name)]),
    ),
  )
})

test('every formula that is compared is known as one that they test', () => {
  const unknown = [...VALUES, ...CHECKS, ...LIMITS].flatMap(({ formula }) => {
    const [standard, ...rest] = formula.split(', ')
    return numbersIn(rest.join(', ')).filter((number) => !isTested(standard!, number))
  })
  expect(unknown).toEqual([])
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
      ...CHECKS.map((one) => ({ ...one, line: lineOf(one), difference: 0 })),
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

  /** Groups of lines in the order of their names, each with how many it has. */
  const grouped = (rule: 'standard' | 'number', nameOfGroup: (line: SheetLine) => string) => {
    const lines = NOT_COMPARED.filter((one) => one.rule === rule).map(({ line }) => line)
    return [...new Set(lines.map(nameOfGroup))]
      .sort()
      .map((name) => ({ name, lines: lines.filter((line) => nameOfGroup(line) === name) }))
  }

  test('has each line that is compared with nobody, and how many there are', () => {
    const clauses = [...SHEETS.values()].flat().filter(({ clause }) => clause !== null).length
    const of = (rule: 'standard' | 'number' | null) => NOT_COMPARED.filter((one) => one.rule === rule).length
    const values = COMPARISONS.length + CHECKS.length + LIMITS.flatMap(({ cases }) => cases).length
    expect(text).toContain(
      `Of the ${clauses} lines with a clause, ${clauses - NOT_COMPARED.length} are compared with ${values} values. ${of('standard')} are of a standard that neither project tests, ${of('number')} of a formula or table that neither tests, and ${of(null)} more are tested by neither. None is left that has not been looked up.`,
    )
    expect(table('Standards that neither tests')).toEqual(
      grouped('standard', (line) => standardsOf(line)[0] ?? 'other publications').map(({ name, lines }) => [
        name,
        String(lines.length),
      ]),
    )
    expect(table('Formulas that neither tests')).toEqual(
      grouped('number', (line) => coveredOf(line)[0]!).map(({ name, lines }) => [
        name,
        unique(lines.flatMap(({ clause }) => numbersIn(clause!))),
        String(lines.length),
      ]),
    )
    expect(table('Tested by neither')).toEqual(
      Object.entries(NEITHER).map(([slug, names]) => [slug, names.join(', ')]),
    )
  })
})
