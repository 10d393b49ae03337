import type { Piece, XY } from '../types'
import { type Ink, within } from './ink'

/**
 * Interrupts dimension lines, leaders and curves at the labels that have been placed: an outer row of
 * dimensions may cross a text that is wider than what it measures, and a curve is named within its line.
 */
export function interruptLines({ shapes, placed }: Ink): void {
  for (const shape of shapes)
    if (/\b(?:dim|leader|mark|curve .*)$/.test(shape.look)) shape.pieces = interrupted(shape.pieces, placed)
}

/** Returns straight lines without the parts below labels. */
function interrupted(pieces: Piece[], placed: Ink['placed']): Piece[] {
  let [x, y] = [0, 0]
  return pieces.flatMap((piece): Piece[] => {
    if (piece[0] !== 'M' && piece[0] !== 'L') return [piece]
    const from: XY = [x, y]
    ;[, x, y] = piece
    if (piece[0] === 'M') return [piece]
    const gaps = placed
      .flatMap(({ box }) => within([from, [x, y]], box) ?? [])
      .toSorted((a, b) => a[0] - b[0])
    if (gaps.length === 0) return [piece]
    const at = (part: number): XY => [from[0] + part * (x - from[0]), from[1] + part * (y - from[1])]
    const kept: Piece[] = []
    let done = 0
    for (const [enter, leave] of [...gaps, [1, 1] as const]) {
      // A dash goes on where the line does.
      const goesOn = done === 0 && gaps[0]![0] > 0
      if (enter > done) kept.push(...(goesOn ? [] : [['M', ...at(done)] as Piece]), ['L', ...at(enter)])
      done = Math.max(done, leave)
    }
    return kept
  })
}
