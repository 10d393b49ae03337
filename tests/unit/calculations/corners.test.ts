import { MOST_TRIALS } from '@/lib/calculations/constants'
import { calculate, calculateLine, noResults } from '@/lib/calculations/engine'
import { type Bounds, boundsOfLine } from '@/lib/calculations/rules/bounds'
import { readSheet } from '@/lib/calculations/rules/checking'
import { triedSheet, tryCorners } from '@/lib/calculations/rules/corners'
import type { Instruction, Sheet } from '@/lib/calculations/types'
import { readSeedArticles } from '../../support/seed-articles'
import { readBody } from '../../support/seed-body'
import { TABLES } from '../../support/tables'

const sheetOf = (source: string): Sheet => readSheet(source, TABLES).sheet!

const SHEETS = readSeedArticles()
  .flatMap(({ body }) => readBody(body).calculations)
  .map(sheetOf)

/** Sheets of few corners, for comparing with every one of them. */
const SMALL = SHEETS.filter((sheet) => tryCorners(sheet).corners <= 512)

/** Returns every end of a range and every row of a choice, by name. */
const sidesOf = ({ program }: Sheet): [string, (number | string)[]][] =>
  program.instructions.flatMap((one): [string, (number | string)[]][] => {
    if (one.kind === 'choice')
      return [[one.name, program.tables[one.table]!.rows.map(([key]) => String(key))]]
    return one.kind === 'input' && one.from !== null && one.to !== null
      ? [[one.name, [one.from, one.to]]]
      : []
  })

/** Calculates the whole sheet at every corner. Returns the lines that have no result there, with reasons. */
function everyCorner(sheet: Sheet): string[] {
  const sides = sidesOf(sheet)
  const found = new Set<string>()
  const visit = (depth: number, values: Map<string, number | string>): void => {
    if (depth < sides.length) {
      const [name, ends] = sides[depth]!
      for (const value of ends) visit(depth + 1, values.set(name, value))
      return
    }
    for (const region of [null, ...sheet.regions])
      for (const [line, reason] of calculate(sheet.program, { values, region }).errors)
        if (!/^(?!This ).* has no value\.$/.test(reason)) found.add(`${line} ${reason}`)
  }
  visit(0, new Map())
  return [...found].sort()
}

const failing = (sheet: Sheet): string[] =>
  tryCorners(sheet)
    .failing.map(({ line, reason }) => `${line} ${reason}`)
    .sort()

/** Returns a sheet whose ranges begin and end elsewhere. */
const withRanges = (sheet: Sheet, range: (from: number, to: number) => [number, number]): Sheet => ({
  ...sheet,
  program: {
    ...sheet.program,
    instructions: sheet.program.instructions.map((one): Instruction => {
      if (one.kind !== 'input' || one.from === null || one.to === null) return one
      const [from, to] = range(one.from, one.to)
      return { ...one, from, to }
    }),
  },
})

test.each<[string, (from: number, to: number) => [number, number]]>([
  ['as they are', (from, to) => [from, to]],
  ['that begin at nought', (_, to) => [0, to]],
  ['that begin below nought', (_, to) => [-to, to]],
  ['that end ten times as far', (from, to) => [from, 10 * to]],
])('of ranges %s, the same lines fail as where the whole sheet is calculated at every corner', (_, range) => {
  for (const sheet of SMALL.map((one) => withRanges(one, range)))
    expect(failing(sheet)).toEqual(everyCorner(sheet))
})

test('a value lies within the bounds that show that its line has one', () => {
  let compared = 0
  for (const { program } of SHEETS)
    for (const part of [0, 0.13, 0.5, 0.71, 1]) {
      const known = new Map<string, Bounds>([['pi', [Math.PI, Math.PI]]])
      const results = noResults()
      const values = new Map<string, number | string>()
      for (const [index, one] of program.instructions.entries()) {
        if (one.kind === 'input' && one.from !== null && one.to !== null) {
          const between = Math.min(
            one.to,
            one.from + ((part * (index + 1)) % 1 || part) * (one.to - one.from),
          )
          values.set(one.name, one.isWhole ? Math.round(between) : between)
          known.set(one.name, [one.from, one.to])
        }
        if (one.kind === 'choice') {
          const { rows } = program.tables[one.table]!
          values.set(one.name, String(rows[Math.floor(part * (rows.length - 1))]![0]))
        }
        const bounds = boundsOfLine(one, program, known)
        const reason = calculateLine(one, program, { values, region: null }, results)
        const value = one.kind === 'check' ? undefined : results.values.get(one.name)
        if (bounds) {
          expect(reason).toBeNull()
          compared += 1
        }
        if (typeof value !== 'number' || one.kind === 'check') continue
        if (bounds) {
          expect(value).toBeGreaterThanOrEqual(bounds[0])
          expect(value).toBeLessThanOrEqual(bounds[1])
        }
        if (bounds) known.set(one.name, bounds)
        else if (!known.has(one.name)) known.set(one.name, [value, value])
      }
    }
  expect(compared).toBeGreaterThan(10_000)
})

const MANY = [...'abcdefghijklmnopqrstuvw']
const INPUTS = MANY.map((name) => `input x_${name} = 2 in 0..5`).join('\n')
const SUM = MANY.map((name) => `x_${name}`).join(' + ')

test('a line is tried at the corners of what it depends on, with the inputs there alone', () => {
  const { failing: found, partly, corners } = tryCorners(sheetOf(`${INPUTS}\ny = 1/(10 - x_a - x_b + x_c)`))
  expect([partly, corners]).toEqual([[], 2 ** 23])
  expect(found).toEqual([
    {
      line: 24,
      reason: 'This divides by zero.',
      region: null,
      values: new Map([
        ['x_a', 5],
        ['x_b', 5],
        ['x_c', 0],
      ]),
    },
  ])
})

test('a line is tried with the values of every country', () => {
  const source =
    'input a = 2 in 0..5\ngiven k = 1 national UK 0 national DE 5\ny = 1/(k a + 1 - k)\nz = 1/(k + a)'
  const { corners } = triedSheet(sheetOf(source), source)
  expect(corners.map(({ line, inputs }) => [line, inputs])).toEqual([
    [3, 'a = 0'],
    [4, 'a = 0, national = UK'],
  ])
})

test('a line that only depends on one without a result is not named beside it', () => {
  expect(failing(sheetOf('input a = 2 in 0..5\ny = 1/a\nz = 2 y\ncheck z <= 1'))).toEqual([
    '2 This divides by zero.',
  ])
})

test('what has a result whatever is entered costs nothing, however many inputs it depends on', () => {
  const { failing: found, partly, cost } = tryCorners(sheetOf(`${INPUTS}\ny = 2/(1 + ${SUM})\ncheck y <= 2`))
  expect([found, partly, cost]).toEqual([[], [], 0])
})

test('a line of too many corners is tried with each end alone and all together, and the reviewer is told', () => {
  const source = `${INPUTS}\ny = 1/(${SUM} - 3)\nz = 1/(${SUM})\nw = 1/x_a`
  const { corners, partly, combinations } = triedSheet(sheetOf(source), source)
  expect(combinations).toBe(2 ** 23)
  expect(partly.map(({ line }) => line)).toEqual([24, 25])
  expect(corners.map(({ line }) => line)).toEqual([25, 26])
})

test('a sheet that is written to be dear costs no more than is allowed', () => {
  const chain = Array.from({ length: 590 }, (_, at) => `y_${at + 1} = 1/(sin(y_${at}) + x_${at % 400} - 1.1)`)
  const inputs = Array.from({ length: 400 }, (_, at) => `input x_${at} = 2 in 0..5`)
  const { cost, partly } = tryCorners(sheetOf([...inputs, 'y_0 = x_0', ...chain].join('\n')))
  expect(cost).toBeLessThanOrEqual(MOST_TRIALS)
  expect(partly.length).toBeGreaterThan(500)
})

test('an equation without a solution at a corner, and a case that none applies to, are found', () => {
  const source = 'input a = 2 in 1..5\nx = solve x in 0..2: x^2 = a\ny = 1 if a < 5 | 2 if a > 5'
  expect(failing(sheetOf(source))).toEqual([
    '2 Between the two limits there is no solution.',
    '3 None of the cases applies.',
  ])
})
