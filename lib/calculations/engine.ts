import { BISECTIONS, MEETING, RESIDUE, ROUNDING } from './constants'
import { plainName } from './rules/names'
import type { CheckResult, Code, Given, Instruction, Operation, Program, Results } from './types'

/** Why a line has no result; caught where the line began. */
class Fault extends Error {}

type Scope = { values: Map<string, number | string>; program: Program }

/**
 * Calculates a checked sheet with inputs that differ from the author's. A line that cannot be calculated says
 * why, and what depends on it has no value: nothing is NaN, infinite or left over from before.
 */
export function calculate(program: Program, given: Given): Results {
  const results = noResults()
  for (const instruction of program.instructions) {
    const reason = calculateLine(instruction, program, given, results)
    if (reason !== null) results.errors.set(instruction.line, reason)
  }
  return results
}

/**
 * Calculates one line with the values of the lines above it that `results` holds, and stores there what it
 * comes to. Returns why it has no result; null where it has one.
 */
export function calculateLine(
  instruction: Instruction,
  program: Program,
  given: Given,
  results: Results,
): string | null {
  try {
    run(instruction, given, { values: results.values, program }, results)
    return null
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return error.message
  }
}

/** Returns results that hold nothing but what every sheet knows. */
export const noResults = (): Results => ({
  values: new Map([['pi', Math.PI]]),
  errors: new Map(),
  cases: new Map(),
  checks: [],
})

function run(instruction: Instruction, given: Given, scope: Scope, results: Results): void {
  const { values } = scope
  switch (instruction.kind) {
    case 'input': {
      const value = Number(given.values.get(instruction.name) ?? instruction.value)
      const { from, to } = instruction
      if (!Number.isFinite(value)) throw new Fault('Please enter a number.')
      if ((from !== null && less(value, from)) || (to !== null && less(to, value)))
        throw new Fault('Outside of the range for which this example is meant.')
      if (instruction.isWhole && value % 1 !== 0) throw new Fault('Please enter a whole number.')
      values.set(instruction.name, value)
      return
    }
    case 'choice': {
      const key = String(given.values.get(instruction.name) ?? instruction.value)
      if (!scope.program.tables[instruction.table]!.rows.some(([row]) => String(row) === key))
        throw new Fault('The table has no such row.')
      values.set(instruction.name, key)
      return
    }
    case 'given': {
      const { national, code } = instruction
      const codes = [code, ...Object.values(national)]
      const index = given.region === null ? 0 : Object.keys(national).indexOf(given.region) + 1
      values.set(instruction.name, evaluate(codes[index]!, scope))
      results.cases.set(instruction.line, index)
      return
    }
    case 'step': {
      const index = instruction.cases.findIndex(({ when }) => when.every((code) => holds(code, scope)))
      if (index < 0) throw new Fault('None of the cases applies.')
      values.set(instruction.name, evaluate(instruction.cases[index]!.code, scope))
      results.cases.set(instruction.line, index)
      return
    }
    case 'solve':
      values.set(instruction.name, solved(instruction, scope))
      return
    case 'check':
      results.checks.push(checked(instruction, scope))
  }
}

function checked(instruction: Instruction & { kind: 'check' }, scope: Scope): CheckResult {
  const [a, b] = [evaluate(instruction.left, scope), evaluate(instruction.right, scope)]
  const [demand, limit] = instruction.comparison === '<=' ? [a, b] : [b, a]
  const isCondition = instruction.isCondition === true
  const part = !isCondition && limit > 0 && demand >= 0 ? demand / limit : NaN
  return {
    line: instruction.line,
    isCondition,
    passes: !less(limit, demand),
    utilisation: Number.isFinite(part) ? part : null,
  }
}

/** Whether a is below b by more than binary arithmetic can err. */
const less = (a: number, b: number): boolean => a < b && b - a > ROUNDING * Math.max(Math.abs(a), Math.abs(b))

const equal = (a: number, b: number): boolean => !less(a, b) && !less(b, a)

function holds({ op, of, row }: Operation, scope: Scope): boolean {
  if (op === 'is') return named(of[0] as string, scope) === row
  const [a = 0, b = 0] = of.map((side) => evaluate(side, scope))
  if (op === '<') return less(a, b)
  if (op === '>') return less(b, a)
  if (op === '<=') return !less(b, a)
  if (op === '>=') return !less(a, b)
  return equal(a, b)
}

function named(name: string, { values }: Scope): number | string {
  const value = values.get(name)
  if (value === undefined) throw new Fault(`${plainName(name)} has no value.`)
  return value
}

/** Returns the number that an expression comes to. Throws a Fault where it comes to none. */
function evaluate(code: Code, scope: Scope): number {
  if (typeof code === 'number') return code
  if (typeof code === 'string') return named(code, scope) as number
  const { op, of } = code
  if (op === 'lookup' || op === 'interp') {
    const found = op === 'lookup' ? lookedUp(code, scope) : interpolated(code, scope)
    // A page that was rendered by an older version has no name for it.
    if (code.as) scope.values.set(code.as, found)
    return found
  }
  const operate = OPERATIONS[op]!
  // Most have one operand or two: a list for each of them would be half of the time of a solved equation.
  const value =
    of.length === 1
      ? operate(evaluate(of[0]!, scope))
      : of.length === 2
        ? operate(evaluate(of[0]!, scope), evaluate(of[1]!, scope))
        : operate(...of.map((operand) => evaluate(operand, scope)))
  if (Number.isFinite(value)) return value
  throw new Fault(REASONS[op] ?? 'The result is beyond every number.')
}

const rounded =
  (round: (x: number) => number) =>
  (x: number, by = 1) => {
    // 250 mm is ten times 25 mm, also where binary arithmetic says 10.000000000000002.
    const parts = by > 0 ? x / by : NaN
    const whole = Math.round(parts)
    return equal(parts, whole) ? whole * by : round(parts) * by
  }

/** 0.8 − 0.5 − 0.3 is nought, also where binary arithmetic leaves 5.6 × 10⁻¹⁷ of it: above 0, or below. */
const settled = (sum: number, a: number): number => (Math.abs(sum) < RESIDUE * Math.abs(a) ? 0 : sum)

const OPERATIONS: Record<string, (...operands: number[]) => number> = {
  '+': (a, b) => settled(a + b, a),
  '-': (a, b) => settled(a - b, a),
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? NaN : a / b),
  '^': (a, b) => (a === 0 && b < 0 ? NaN : a ** b),
  neg: (a) => -a,
  min: Math.min,
  max: Math.max,
  abs: Math.abs,
  sqrt: Math.sqrt,
  ceil: rounded(Math.ceil),
  floor: rounded(Math.floor),
  // Halves go away from nought, as in the numbers that are shown.
  round: rounded((x) => Math.sign(x) * Math.round(Math.abs(x))),
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  exp: Math.exp,
  ln: Math.log,
  log10: Math.log10,
}

const REASONS: Record<string, string> = {
  '/': 'This divides by zero.',
  '^': 'This power has no value.',
  sqrt: 'This is the square root of a negative number.',
  asin: 'The arcsine is of a number between −1 and 1.',
  acos: 'The arccosine is of a number between −1 and 1.',
  ln: 'The logarithm is of a number above 0.',
  log10: 'The logarithm is of a number above 0.',
  ceil: 'The step of a rounding is above 0.',
  floor: 'The step of a rounding is above 0.',
  round: 'The step of a rounding is above 0.',
}

function lookedUp({ of, table, field }: Operation, scope: Scope): number {
  const wanted = named(of[0] as string, scope)
  return scope.program.tables[table!]!.rows.find(([row]) => String(row) === wanted)![field!] as number
}

/** Between two rows in a straight line; never beyond the first or the last. */
function interpolated({ of, table, field }: Operation, scope: Scope): number {
  const rows = scope.program.tables[table!]!.rows as number[][]
  const x = evaluate(of[0]!, scope)
  const column = field!
  const after = rows.findIndex(([key]) => !less(key!, x))
  if (after < 0 || (after === 0 && !equal(x, rows[0]![0]!)))
    throw new Fault('This leaves the table, which is not read beyond its first and last row.')
  if (after === 0) return rows[0]![column]!
  const [from, to] = [rows[after - 1]!, rows[after]!]
  return from[column]! + ((to[column]! - from[column]!) * (x - from[0]!)) / (to[0]! - from[0]!)
}

/** Bisection: halves the range in which the two sides cross until two neighbouring numbers are left. */
function solved({ name, from, to, left, right }: Instruction & { kind: 'solve' }, scope: Scope): number {
  const { values } = scope
  const sides = (x: number): [number, number] => {
    values.set(name, x)
    return [evaluate(left, scope), evaluate(right, scope)]
  }
  const difference = (x: number) => {
    const [a, b] = sides(x)
    return a - b
  }
  let [low, high] = [evaluate(from, scope), evaluate(to, scope)].toSorted((a, b) => a - b) as [number, number]
  try {
    const atLow = difference(low)
    const atHigh = difference(high)
    if (atLow === 0) return low
    if (atHigh === 0) return high
    if (atLow > 0 === atHigh > 0) throw new Fault('Between the two limits there is no solution.')
    for (let n = 0; n < BISECTIONS; n++) {
      const middle = low + (high - low) / 2
      if (middle === low || middle === high) break
      if (difference(middle) > 0 === atLow > 0) low = middle
      else high = middle
    }
    const [a, b] = sides(low)
    // Two sides that jump past each other change their order without meeting. Where one side is nought, how
    // far they are apart at the limits says what is little.
    const size = Math.max(Math.abs(a), Math.abs(b), Math.min(Math.abs(atLow), Math.abs(atHigh)))
    if (!(Math.abs(a - b) <= MEETING * size)) throw new Fault('The two sides do not meet between the limits.')
    return low
  } finally {
    // The unknown has no value until it is found.
    values.delete(name)
  }
}
