import type { Line } from './lines'

/** A line of two calculations beside each other; null where one of them does not have it. */
export type Pair = { line: Line; first: Line | null; second: Line | null; differs: boolean }

/**
 * Returns the lines of two calculations side by side: those of the first in their order, then what only the
 * second has. Lines are the same that are called the same and are of one kind.
 */
export function pairsOf(first: Line[], second: Line[]): Pair[] {
  const keyOf = ({ kind, name }: Line) => `${kind} ${name}`
  const others = new Map(second.map((line) => [keyOf(line), line]))
  const known = new Set(first.map(keyOf))
  return [
    ...first.map((line) => pairOf(line, line, others.get(keyOf(line)) ?? null)),
    ...second.filter((line) => !known.has(keyOf(line))).map((line) => pairOf(line, null, line)),
  ]
}

const pairOf = (line: Line, first: Line | null, second: Line | null): Pair => ({
  line,
  first,
  second,
  differs: first?.shown !== second?.shown || first?.unit !== second?.unit,
})
