import { grouped, plainNumber } from '@/lib/calculations/rules/numbers'
import type { Line } from './lines'

/** A line of two calculations beside each other; null where one of them does not have it. */
export type Pair = { line: Line; first: Line | null; second: Line | null; differs: boolean }

/** Digits behind the point by which two numbers may differ and still be given the same. */
const NEAR = 2

/**
 * Returns the lines of two calculations side by side: those of the first in their order, then what only the
 * second has. Lines are the same that are called the same and are of one kind, checks where they check the
 * same; their numbers have the same digits behind a point, however they were typed.
 */
export function pairsOf(first: Line[], second: Line[]): Pair[] {
  const keyOf = ({ kind, name, label }: Line) => `${kind} ${name} ${kind === 'check' ? label : ''}`
  const others = new Map(second.map((line) => [keyOf(line), line]))
  const known = new Set(first.map(keyOf))
  return [
    ...first.map((line) => pairOf(line, line, others.get(keyOf(line)) ?? null)),
    ...second.filter((line) => !known.has(keyOf(line))).map((line) => pairOf(line, null, line)),
  ]
}

function pairOf(line: Line, one: Line | null, other: Line | null): Pair {
  const [first, second] = even(one && withPoint(one), other && withPoint(other))
  return {
    line,
    first,
    second,
    differs: first?.shown !== second?.shown || first?.unit !== second?.unit,
  }
}

/** An input as it is written and not as it was typed: 3.25 of 3,25. */
const withPoint = (line: Line): Line =>
  line.kind === 'input' && line.value !== null ? { ...line, shown: plainNumber(line.value) } : line

function even(first: Line | null, second: Line | null): [Line | null, Line | null] {
  if (!first || !second || !isDecimal(first) || !isDecimal(second)) return [first, second]
  const [one, other] = [decimalsOf(first), decimalsOf(second)]
  if (first.unit !== second.unit || one === other || Math.abs(one - other) > NEAR) return [first, second]
  const decimals = Math.max(one, other)
  return [withDecimals(first, decimals), withDecimals(second, decimals)]
}

/** A check has words, and what is very large or small a power of ten. */
const isDecimal = ({ kind, value, shown }: Line): boolean =>
  kind !== 'check' && value !== null && !shown.includes('×')

const decimalsOf = ({ shown }: Line): number => shown.split('.')[1]?.length ?? 0

const withDecimals = (line: Line, decimals: number): Line =>
  decimalsOf(line) === decimals ? line : { ...line, shown: grouped(line.value!.toFixed(decimals)) }
