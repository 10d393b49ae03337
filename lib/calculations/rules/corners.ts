import { MOST_TRIALS } from '../constants'
import { calculate, calculateLine, noResults } from '../engine'
import type { Code, Instruction, Program, Results, Sheet, TriedSheet } from '../types'
import { type Bounds, boundsOfLine } from './bounds'
import { hintsOf } from './hints'
import { plainName } from './names'
import { plainNumber } from './numbers'
import { namesIn, upstreamOf } from './slicing'
import { verify } from './verification'

/**
 * A line without a result at a corner of the ranges, and what was given there to the inputs that it depends
 * on; `region` as in `Given`.
 */
export type Corner = {
  values: Map<string, number | string>
  region: string | null
  line: number
  reason: string
}

/** What came of trying the corners of a sheet. */
export type Tried = {
  /** One corner for each line and reason. */
  failing: Corner[]
  /** Lines of too many corners for all of them to be tried. */
  partly: number[]
  /** Corners of the sheet, and how many evaluations of operations stood for all of them. */
  corners: number
  cost: number
}

/**
 * Tries every combination of the ends of the inputs’ ranges, of the rows of choices and of the countries, and
 * says which lines have no result there. One that has none merely because a line above has none is not named.
 *
 * A line is the same at all corners that differ in inputs that it does not depend on: it is tried at the
 * corners of those that it does. It is not tried at all where the bounds of what it reads show that it has a
 * result (no divisor can be nought, no root is of a negative number). Where trying a line costs more than
 * `most` leaves, it is tried with each end and row alone, with the author's other values, all first ones
 * together and all last ones.
 */
export function tryCorners(sheet: Sheet, most = MOST_TRIALS): Tried {
  const { program } = sheet
  const sides = sidesOf(sheet)
  const cones = conesOf(program.instructions, sides)
  const known = new Map<string, Bounds>([['pi', [Math.PI, Math.PI]]])
  const found = new Map<string, Corner>()
  const tried: Tried = { failing: [], partly: [], corners: countOf(sides), cost: 0 }
  for (const one of program.instructions) {
    if (one.kind === 'choice') continue
    const ends = one.kind === 'input' && new Map(sides).get(one.name)
    const shown = ends
      ? ([ends[0], ends[1]] as Bounds)
      : one.kind === 'input'
        ? ([one.value, one.value] as const)
        : boundsOfLine(one, program, known)
    const trial = shown ? null : trialOf(one, program, sides, cones, most - tried.cost)
    if (!shown && !trial) {
      tried.partly.push(one.line)
      continue
    }
    tried.cost += trial?.cost ?? 0
    const bounds = shown ?? boundsAtCorners(one, trial!, program, found)
    if (bounds && one.kind !== 'check') known.set(one.name, bounds)
  }
  if (tried.partly.length > 0) tryEnds(sheet, sides, new Set(tried.partly), found)
  tried.failing = [...found.values()].toSorted((a, b) => a.line - b.line)
  return tried
}

/** An input or choice, with the ends of its range or its rows; or the countries, under a name of no input. */
type Side = readonly [name: string, values: readonly (number | string)[]]

const COUNTRY = ' country'

/** The country whose values a sheet begins with is the empty one. */
const givenAt = (corner: ReadonlyMap<string, number | string>): Pick<Corner, 'values' | 'region'> => {
  const values = new Map(corner)
  const region = String(values.get(COUNTRY) ?? '') || null
  values.delete(COUNTRY)
  return { values, region }
}

const countOf = (sides: readonly Side[]): number =>
  sides.reduce((product, [, { length }]) => product * length, 1)

const sidesOf = ({ program, regions }: Sheet): Side[] => [
  ...program.instructions.flatMap((one): Side[] => {
    if (one.kind === 'input' && one.from !== null && one.to !== null) return [[one.name, [one.from, one.to]]]
    if (one.kind === 'choice')
      return [[one.name, program.tables[one.table]!.rows.map(([key]) => String(key))]]
    return []
  }),
  ...(regions.length > 0 ? [[COUNTRY, ['', ...regions]] as const] : []),
]

/**
 * How a line is tried: the sides that it depends on, and with each of them the lines that can be calculated
 * once it has its value. `always` are the lines that depend on none.
 */
type Trial = { always: Instruction[]; sides: { side: Side; lines: Instruction[] }[]; cost: number }

type Cones = ReadonlyMap<Instruction, ReadonlySet<string>>

/** Returns how a line is tried; null where that costs more than `most`. */
function trialOf(
  one: Instruction,
  program: Program,
  sides: readonly Side[],
  cones: Cones,
  most: number,
): Trial | null {
  const own = sides.filter(([name]) => cones.get(one)!.has(name))
  if (countOf(own) > most) return null
  // A solved equation reads its unknown, too.
  const above = upstreamOf(program, namesIn(one)).instructions.filter((line) => line !== one)
  const lines = [...above, one]
  // The side that most lines depend on is changed least.
  const uses = new Map(own.map(([name]) => [name, lines.filter((line) => cones.get(line)!.has(name)).length]))
  const order = own.toSorted(([a], [b]) => uses.get(b)! - uses.get(a)!)
  const depths = lines.map((line) => order.findLastIndex(([name]) => cones.get(line)!.has(name)))
  const trials = lines.map((line, n) => costOf(line, program) * countOf(order.slice(0, depths[n]! + 1)))
  const cost = trials.reduce((sum, each) => sum + each, 0)
  if (cost > most) return null
  return {
    always: lines.filter((_, n) => depths[n] === -1),
    sides: order.map((side, depth) => ({ side, lines: lines.filter((_, n) => depths[n] === depth) })),
    cost,
  }
}

/** Returns for each line the names of the sides that it depends on. */
function conesOf(lines: readonly Instruction[], sides: readonly Side[]): Cones {
  const names = new Set(sides.map(([name]) => name))
  const ofNames = new Map<string, ReadonlySet<string>>()
  return new Map(
    lines.map((line) => {
      const cone = new Set(namesIn(line).flatMap((name) => [...(ofNames.get(name) ?? [])]))
      if (line.kind === 'given' && Object.keys(line.national).length > 0) cone.add(COUNTRY)
      if (line.kind !== 'check') {
        if (names.has(line.name)) cone.add(line.name)
        ofNames.set(line.name, cone)
      }
      return [line, cone]
    }),
  )
}

/** Returns about how many operations a line is; an equation is halved some fifty times, two sides each. */
function costOf(line: Instruction, program: Program): number {
  const of = (...codes: Code[]) => codes.reduce<number>((sum, code) => sum + sizeOf(code, program), 1)
  switch (line.kind) {
    case 'step':
      return of(...line.cases.flatMap(({ code, when }) => [code, ...when]))
    case 'solve':
      return 50 * of(line.left, line.right)
    case 'check':
      return of(line.left, line.right)
    default:
      return 1
  }
}

/** Returns how many operations an expression holds; a table is looked through row by row. */
const sizeOf = (code: Code, program: Program): number =>
  typeof code === 'object'
    ? code.of.reduce<number>(
        (sum, of) => sum + sizeOf(of, program),
        code.table === undefined ? 1 : program.tables[code.table]!.rows.length,
      )
    : 0

/**
 * Calculates a line at every corner of the sides that it depends on, and adds where it has no result. Returns
 * the bounds of its values; null where it is a check or has none.
 */
function boundsAtCorners(
  one: Instruction,
  { always, sides }: Trial,
  program: Program,
  found: Map<string, Corner>,
): Bounds | null {
  const corner = new Map<string, number | string>()
  const results = noResults()
  let [least, most] = [Infinity, -Infinity]
  const calculateThese = (lines: readonly Instruction[]): void => {
    for (const line of lines) {
      if (line.kind !== 'check') results.values.delete(line.name)
      const given = { values: corner, region: String(corner.get(COUNTRY) ?? '') || null }
      const reason = calculateLine(line, program, given, results)
      if (line !== one) continue
      results.checks.length = 0
      const value = line.kind === 'check' ? undefined : results.values.get(line.name)
      if (typeof value === 'number') [least, most] = [Math.min(least, value), Math.max(most, value)]
      const key = `${line.line} ${reason}`
      if (reason !== null && !found.has(key) && !isFromAbove(line, reason, results))
        found.set(key, { ...givenAt(corner), line: line.line, reason })
    }
  }
  const visit = (depth: number): void => {
    const at = sides[depth]
    if (!at) return
    const [name, values] = at.side
    for (const value of values) {
      corner.set(name, value)
      calculateThese(at.lines)
      visit(depth + 1)
    }
  }
  calculateThese(always)
  visit(0)
  return least <= most ? [least, most] : null
}

/** Whether a line has no result because one that it reads has none. */
const isFromAbove = (line: Instruction, reason: string, { values }: Results): boolean =>
  namesIn(line).some((name) => !values.has(name) && reason === `${plainName(name)} has no value.`)

/** Adds where lines have no result with each end and row alone, all first ones together, all last ones. */
function tryEnds(
  { program }: Sheet,
  sides: readonly Side[],
  lines: ReadonlySet<number>,
  found: Map<string, Corner>,
): void {
  const corners = [
    ...sides.flatMap(([name, values]) => values.map((value) => [[name, value] as const])),
    ...[0, -1].map((end) => sides.map(([name, values]) => [name, values.at(end)!] as const)),
  ]
  for (const corner of corners) {
    const given = givenAt(new Map(corner))
    const results = calculate(program, given)
    for (const one of program.instructions) {
      const reason = results.errors.get(one.line)
      if (reason === undefined || !lines.has(one.line) || isFromAbove(one, reason, results)) continue
      found.set(`${one.line} ${reason}`, { ...given, line: one.line, reason })
    }
  }
}

/**
 * Returns what a reviewer is told of a sheet: the corners of its ranges, its expected values, and what may be
 * forgotten.
 */
export function triedSheet(sheet: Sheet, source: string): TriedSheet {
  const lines = source.split(/\r\n?|\n/)
  const { failing, partly, corners } = tryCorners(sheet)
  const textOf = (line: number) => lines[line - 1]!.trim()
  return {
    combinations: corners,
    corners: failing.map(({ values, region, line, reason }) => ({
      line,
      reason,
      text: textOf(line),
      inputs: [
        ...[...values].map(([name, value]) => `${plainName(name)} = ${shown(sheet, name, value)}`),
        ...(region === null ? [] : [`national = ${region}`]),
      ].join(', '),
    })),
    partly: partly.map((line) => ({ line, text: textOf(line) })),
    values: verify(sheet).values,
    hints: hintsOf(sheet).map(({ line, message }) => ({ line, message, text: textOf(line) })),
  }
}

function shown({ display }: Sheet, name: string, value: number | string): string {
  const { factor, unit } = display.get(name) ?? { factor: 1, unit: null }
  if (typeof value === 'string') return value
  return [plainNumber(value / factor), unit].filter(Boolean).join(' ')
}
