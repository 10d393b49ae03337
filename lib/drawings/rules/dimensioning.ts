import { TEXT } from '../constants'
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

/**
 * Draws dimension lines outside of what has been drawn, with as many rows on each side as they need for none
 * to lie over another.
 */
export function dimensionLines(ink: Ink, dimensions: readonly Dimension[]): void {
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
    for (const ones of rowsOf(dimensions.filter((one) => one.side === side))) {
      for (const one of ones) upright(ink, one, x, away)
      x += away * (Math.max(...ones.map((one) => (isAlong(one) ? TEXT * 1.4 : widthOf(one.text)))) + 13)
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
  for (const [row, ones] of rowsOf(dimensions).entries())
    for (const one of ones) across(ink, one, edge + away * (FIRST + row * NEXT) + (side === 'above' ? 10 : 0))
}

/** Shorter ones first, each in the first row that is free. */
function rowsOf(dimensions: readonly Dimension[]): Dimension[][] {
  const rows: { one: Dimension; from: number; to: number }[][] = []
  const spans = dimensions.map((one) => {
    const isUpright = one.side === 'left' || one.side === 'right'
    const [a, b] = [one.from, one.to].map((point) => point[isUpright ? 1 : 0]) as [number, number]
    const half = Math.max(Math.abs(a - b), isUpright ? TEXT * 1.4 : widthOf(one.text) + 6) / 2
    const middle = (a + b) / 2
    return { one, length: Math.abs(a - b), from: middle - half, to: middle + half }
  })
  for (const span of spans.toSorted((a, b) => a.length - b.length)) {
    const isFree = (row: (typeof rows)[number]) =>
      row.every((other) => span.to <= other.from + 0.5 || span.from >= other.to - 0.5)
    // A longer one stands outside of the shorter ones that it spans.
    const above = rows.findLastIndex((row) => !isFree(row)) + 1
    rows[above] = [...(rows[above] ?? []), span]
  }
  return rows.map((row) => row.map(({ one }) => one))
}

function across(ink: Ink, { from, to, text }: Dimension, y: number): void {
  const [left, right] = from[0] <= to[0] ? [from, to] : [to, from]
  for (const [x, top] of [left, right]) extension(ink, [x, top], [x, y])
  ink.line('dim', [left[0] - BEYOND, y], [right[0] + BEYOND, y])
  slashes(ink, [left[0], y], [right[0], y])
  ink.fixed(text, [(left[0] + right[0]) / 2, y - TEXT * 0.72])
}

function upright(ink: Ink, { from, to, text }: Dimension, x: number, away: number): void {
  const [top, bottom] = from[1] <= to[1] ? [from, to] : [to, from]
  for (const [left, y] of [top, bottom]) extension(ink, [left, y], [x, y])
  ink.line('dim', [x, top[1] - BEYOND], [x, bottom[1] + BEYOND])
  slashes(ink, [x, top[1]], [x, bottom[1]])
  const middle = (top[1] + bottom[1]) / 2
  if (isAlong({ from, to, text })) ink.upright(text, [x + away * TEXT * 0.82, middle])
  else ink.fixed(text, [x + away * 7, middle], away < 0 ? 'end' : 'start')
}

function along(ink: Ink, { from, to, text }: Dimension): void {
  ink.line('dim', from, to)
  slashes(ink, from, to)
  const isFlat = Math.abs(from[0] - to[0]) > Math.abs(from[1] - to[1])
  ink.label(text, [{ at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], side: isFlat ? 'above' : 'right' }])
}

/** An upright dimension has its text along it where that is no longer than the line. */
const isAlong = ({ from, to, text }: Pick<Dimension, 'from' | 'to' | 'text'>): boolean =>
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
