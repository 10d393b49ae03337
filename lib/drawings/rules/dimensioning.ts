import { TEXT, WIDTH } from '../constants'
import type { Side, XY } from '../types'
import type { Box, Ink } from './ink'
import { widthOf } from './text'

/** A length between two points of the paper; without a side it lies along them. */
export type Dimension = { from: XY; to: XY; side: Side | null; text: string }

/** From the drawing to the first line, and from one line to the next. */
const FIRST = 26
const NEXT = 24
const ASIDE = 15
/** How far lines reach beyond one another. */
const BEYOND = 4
/** A slash where two lines meet, as on the home page. */
const SLASH = 4
/** From the end of a line to the text that stands beside it. */
const BESIDE = 3
/** A text beside its line is a little higher, clear of a text above the line of the next row. */
const RAISED = 3
/** A longer text beside its line would leave no room for what is drawn: it stays above the line. */
const LONG = WIDTH / 3

/** What a dimension takes up along its row; its text stands between its ends, or before or behind them. */
type Taken = { one: Dimension; from: number; to: number; text: 'between' | 'before' | 'behind' }

/** Which texts of upright dimensions stand along their lines: those that are no longer, or all of them. */
export type Turned = 'none' | 'fitting' | 'all'

/**
 * Draws dimension lines outside of what has been drawn, with as many rows on each side as they need for none
 * to lie over another.
 */
export function dimensionLines(ink: Ink, dimensions: readonly Dimension[], turned: Turned): void {
  const isAlong = (one: Dimension) => turned === 'all' || (turned === 'fitting' && fitsAlong(one))
  const inner = ink.bounds()
  for (const one of dimensions.filter(({ side }) => side === null)) along(ink, one)
  for (const side of ['above', 'below'] as const)
    flatDimensions(
      ink,
      dimensions.filter((one) => one.side === side),
      side,
      inner,
    )
  for (const side of ['left', 'right'] as const) {
    const away = side === 'left' ? -1 : 1
    let x = side === 'left' ? inner.x - ASIDE : inner.x + inner.width + ASIDE
    for (const row of rowsOf(dimensions.filter((one) => one.side === side))) {
      for (const { one } of row) upright(ink, one, x, away, isAlong(one))
      x += away * (Math.max(...row.map(({ one }) => (isAlong(one) ? TEXT * 1.4 : widthOf(one.text)))) + 13)
    }
  }
}

/** Draws dimension lines above or below a box. A beam has no others, and is spared their code. */
export function flatDimensions(
  ink: Ink,
  dimensions: readonly Dimension[],
  side: 'above' | 'below',
  { y, height }: Box,
): void {
  const edge = side === 'above' ? y : y + height
  const away = side === 'above' ? -1 : 1
  for (const [row, taken] of rowsOf(dimensions).entries())
    for (const one of taken)
      across(ink, one, edge + away * (FIRST + row * NEXT) + (side === 'above' ? 10 : 0))
}

/**
 * Shorter ones first, each in the first row that is free. A text that may stand before or behind its
 * dimension stands where the fewest of the longer ones have an end.
 */
function rowsOf(dimensions: readonly Dimension[]): Taken[][] {
  const rows: Taken[][] = []
  const sorted = dimensions
    .map((one) => ({ ends: endsOf(one), places: placesOf(one) }))
    .toSorted((a, b) => a.ends[1] - a.ends[0] - (b.ends[1] - b.ends[0]))
  for (const [index, { ends, places }] of sorted.entries()) {
    const longer = sorted.slice(index + 1).flatMap((other) => other.ends)
    const isCrossed = ({ from, to }: Taken) =>
      longer.some((at) => (at > from && at < ends[0] - 0.5) || (at > ends[1] + 0.5 && at < to))
    // A longer one stands outside of the shorter ones that it spans.
    const outside = (place: Taken) => rows.findLastIndex((row) => row.some((other) => meet(place, other))) + 1
    const cost = (place: Taken) => outside(place) + (isCrossed(place) ? dimensions.length : 0)
    const found = places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
    ;(rows[outside(found)] ??= []).push(found)
  }
  return rows
}

const meet = (a: Taken, b: Taken): boolean => a.to > b.from + 0.5 && a.from < b.to - 0.5

/** Returns where a dimension begins and ends in the direction in which it measures. */
function endsOf({ from, to, side }: Dimension): [number, number] {
  const axis = side === 'left' || side === 'right' ? 1 : 0
  return [Math.min(from[axis], to[axis]), Math.max(from[axis], to[axis])]
}

/** Returns what a dimension may take up: a text that is wider than its length stands beside it. */
function placesOf(one: Dimension): Taken[] {
  const [start, end] = endsOf(one)
  const isUpright = one.side === 'left' || one.side === 'right'
  const wide = isUpright ? TEXT * 1.4 : widthOf(one.text) + 6
  const spare = Math.max(0, wide - (end - start)) / 2
  if (isUpright || spare === 0 || wide > LONG)
    return [{ one, from: start - spare, to: end + spare, text: 'between' }]
  const beyond = BEYOND + BESIDE + wide
  return [
    { one, from: start, to: end + beyond, text: 'behind' },
    { one, from: start - beyond, to: end, text: 'before' },
  ]
}

function across(ink: Ink, { one, text: place }: Taken, y: number): void {
  const { from, to, text } = one
  const [left, right] = from[0] <= to[0] ? [from, to] : [to, from]
  for (const [x, top] of [left, right]) extension(ink, [x, top], [x, y])
  ink.line('dim', [left[0] - BEYOND, y], [right[0] + BEYOND, y])
  slashes(ink, [left[0], y], [right[0], y])
  if (place === 'between') ink.fixed(text, [(left[0] + right[0]) / 2, y - TEXT * 0.72])
  else if (place === 'behind') ink.fixed(text, [right[0] + BEYOND + BESIDE, y - RAISED], 'start')
  else ink.fixed(text, [left[0] - BEYOND - BESIDE, y - RAISED], 'end')
}

function upright(ink: Ink, { from, to, text }: Dimension, x: number, away: number, isAlong: boolean): void {
  const [top, bottom] = from[1] <= to[1] ? [from, to] : [to, from]
  for (const [left, y] of [top, bottom]) extension(ink, [left, y], [x, y])
  ink.line('dim', [x, top[1] - BEYOND], [x, bottom[1] + BEYOND])
  slashes(ink, [x, top[1]], [x, bottom[1]])
  const middle = (top[1] + bottom[1]) / 2
  if (isAlong) ink.fixed(text, [x + away * TEXT * 0.82, middle], 'middle', '', true)
  else ink.fixed(text, [x + away * 7, middle], away < 0 ? 'end' : 'start')
}

function along(ink: Ink, { from, to, text }: Dimension): void {
  ink.line('dim', from, to)
  slashes(ink, from, to)
  const isFlat = Math.abs(from[0] - to[0]) > Math.abs(from[1] - to[1])
  ink.label(text, [{ at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], side: isFlat ? 'above' : 'right' }])
}

/** Whether a text is no longer than its upright dimension. */
const fitsAlong = ({ from, to, text }: Pick<Dimension, 'from' | 'to' | 'text'>): boolean =>
  widthOf(text) + 4 <= Math.abs(from[1] - to[1])

/** From beside what is measured to a little beyond the line. */
function extension(ink: Ink, [x, y]: XY, [toX, toY]: XY): void {
  const length = Math.hypot(toX - x, toY - y)
  if (length < 6) return
  const [dx, dy] = [(toX - x) / length, (toY - y) / length]
  ink.line('dim', [x + dx * 4, y + dy * 4], [toX + dx * BEYOND, toY + dy * BEYOND])
}

function slashes(ink: Ink, ...ends: XY[]): void {
  for (const [x, y] of ends) ink.quietLine('slash', [x - SLASH, y + SLASH], [x + SLASH, y - SLASH])
}
