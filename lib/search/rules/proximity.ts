import type { Wanted } from './ranking'

const FURTHEST = 8

/** Returns whether the words of a phrase occur somewhere at the same distances as in the question. */
export function areAdjacent(places: number[][], asked: number[]): boolean {
  const sets = places.map((list) => new Set(list))
  return (places[0] ?? []).some((place) =>
    sets.every((set, index) => set.has(place + asked[index]! - asked[0]!)),
  )
}

/** Returns what neighbouring parts of the question add to the score by their proximity in the document. */
export function proximity(wanted: Wanted[], positions: number[][]): number {
  let sum = 0
  for (let index = 1; index < wanted.length; index++) {
    const [before, after] = [wanted[index - 1]!, wanted[index]!]
    if (!before.counts || !after.counts || after.position - before.position > 4) continue
    const distance = nearest(positions[index - 1]!, positions[index]!)
    if (distance <= FURTHEST) sum += Math.min(before.idf, after.idf) / Math.max(1, distance)
  }
  return sum
}

/**
 * The smallest distance from a place of the first list to one of the second; backwards counts twice. Both are
 * in order.
 */
function nearest(first: number[], second: number[]): number {
  let best = Infinity
  for (const a of first)
    for (const b of second) best = Math.min(best, b > a ? b - a : b < a ? (a - b) * 2 : Infinity)
  return best
}
