import { RESIDUE, ROUNDING } from '../constants'
import type { Code, CompiledTable, Instruction, Operation, Program } from '../types'

/** From the least to the greatest number that something comes to. */
export type Bounds = readonly [least: number, most: number]

/** The bounds of the names that have a number, by name. */
export type Known = ReadonlyMap<string, Bounds>

/**
 * Returns bounds of a line's value where the bounds of the names that it reads show that it has one, whatever
 * the names are within them; null where they do not show it, and for a solved equation. A check has the
 * bounds of its two sides together.
 */
export function boundsOfLine(one: Instruction, program: Program, known: Known): Bounds | null {
  const of = (code: Code) => boundsOf(code, program, known)
  switch (one.kind) {
    case 'given':
      return together([one.code, ...Object.values(one.national)].map(of))
    case 'check':
      return together([of(one.left), of(one.right)])
    case 'step': {
      const always = one.cases.some(({ when }) => when.length === 0)
      const compared = one.cases.flatMap(({ when }) => when.filter(({ op }) => op !== 'is'))
      const have = compared.every((condition) => condition.of.every((side) => of(side) !== null))
      return always && have ? together(one.cases.map(({ code }) => of(code))) : null
    }
    default:
      return null
  }
}

/** Returns the bounds of all of them; null where one is not known or none is. */
function together(all: readonly (Bounds | null)[]): Bounds | null {
  const known = all.filter((one) => one !== null)
  if (known.length < all.length || known.length === 0) return null
  return [Math.min(...known.map(([least]) => least)), Math.max(...known.map(([, most]) => most))]
}

function boundsOf(code: Code, program: Program, known: Known): Bounds | null {
  if (typeof code === 'number') return [code, code]
  if (typeof code === 'string') return known.get(code) ?? null
  const { op } = code
  if (op === 'lookup') return columnOf(program.tables[code.table!]!, code)
  const operands = code.of.map((operand) => boundsOf(operand, program, known))
  if (operands.includes(null)) return null
  if (op === 'interp') return readBetween(program.tables[code.table!]!, code, operands[0]!)
  const found = OPERATIONS[op]?.(...(operands as Bounds[])) ?? null
  return found !== null && found.every(Number.isFinite) ? found : null
}

const columnOf = ({ rows }: CompiledTable, { field }: Operation): Bounds =>
  together(rows.map((row): Bounds => [row[field!] as number, row[field!] as number]))!

function readBetween(table: CompiledTable, code: Operation, [least, most]: Bounds): Bounds | null {
  const [first, last] = [table.rows[0]![0] as number, table.rows.at(-1)![0] as number]
  return first <= least && most <= last ? wider(columnOf(table, code)) : null
}

type Operator = (...operands: Bounds[]) => Bounds | null

/** Of an operation that is monotonic in each operand, the ends are at the ends. */
const atEnds = ([a, b]: Bounds, [c, d]: Bounds, operate: (x: number, y: number) => number): Bounds => {
  const ends = [operate(a, c), operate(a, d), operate(b, c), operate(b, d)]
  return [Math.min(...ends), Math.max(...ends)]
}

/** The engine takes what rounding has left of a sum for nought. */
const settled = ([least, most]: Bounds, [a, b]: Bounds): Bounds => {
  const residue = RESIDUE * Math.max(Math.abs(a), Math.abs(b))
  return [least < residue ? Math.min(least, 0) : least, most > -residue ? Math.max(most, 0) : most]
}

/** Sums, products, quotients and roots round monotonically, so that their ends are exact; others may not. */
const wider = ([least, most]: Bounds): Bounds => [
  least - ROUNDING * Math.abs(least),
  most + ROUNDING * Math.abs(most),
]

const holdsNought = ([least, most]: Bounds): boolean => least <= 0 && most >= 0

const rounding: Operator = ([least, most], by = [1, 1]) =>
  by[0] > 0 ? wider([least - by[1], most + by[1]]) : null

const OPERATIONS: Record<string, Operator> = {
  '+': (a, b) =>
    settled(
      atEnds(a, b, (x, y) => x + y),
      a,
    ),
  '-': (a, b) =>
    settled(
      atEnds(a, b, (x, y) => x - y),
      a,
    ),
  '*': (a, b) => atEnds(a, b, (x, y) => x * y),
  '/': (a, b) => (holdsNought(b) ? null : atEnds(a, b, (x, y) => x / y)),
  '^': powerOf,
  neg: ([least, most]) => [-most, -least],
  abs: (a) => {
    const ends = a.map(Math.abs)
    return [holdsNought(a) ? 0 : Math.min(...ends), Math.max(...ends)]
  },
  min: (...all) => [Math.min(...all.map((one) => one[0])), Math.min(...all.map((one) => one[1]))],
  max: (...all) => [Math.max(...all.map((one) => one[0])), Math.max(...all.map((one) => one[1]))],
  sqrt: ([least, most]) => (least < 0 ? null : [Math.sqrt(least), Math.sqrt(most)]),
  ceil: rounding,
  floor: rounding,
  round: rounding,
  sin: () => [-1, 1],
  cos: () => [-1, 1],
  atan: () => [-Math.PI / 2, Math.PI / 2],
  tanh: () => [-1, 1],
  exp: ([least, most]) => wider([Math.exp(least), Math.exp(most)]),
  ln: ([least, most]) => (least <= 0 ? null : wider([Math.log(least), Math.log(most)])),
  log10: ([least, most]) => (least <= 0 ? null : wider([Math.log10(least), Math.log10(most)])),
}

/** A whole power of anything, and any power of what is above nought. */
function powerOf(base: Bounds, by?: Bounds): Bounds | null {
  const [least, most] = base
  const [n] = by!
  if (least > 0) return wider(atEnds(base, by!, (x, y) => x ** y))
  if (n !== by![1] || n <= 0) return null
  if (least === 0) return wider([0, most ** n])
  if (n % 1 !== 0) return null
  const ends = wider(atEnds(base, by!, (x, y) => x ** y))
  return n % 2 === 0 && holdsNought(base) ? [0, ends[1]] : ends
}
