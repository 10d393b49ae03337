import type { Piece, XY } from '../types'

/** A line or an area: how it is drawn, and points that stand for it where something is measured. */
export type Outline = { pieces: Piece[]; points: XY[]; closed: boolean }

/** Points of a quarter circle. */
const QUARTER = 6

export const polyline = (points: XY[], closed: boolean): Outline => ({
  pieces: [
    ...points.map(([x, y], index): Piece => [index === 0 ? 'M' : 'L', x, y]),
    ...(closed ? ([['Z']] as Piece[]) : []),
  ],
  points: closed ? [...points, points[0]!] : points,
  closed,
})

export const rectangle = (x: number, y: number, width: number, height: number): Outline =>
  polyline(
    [
      [x - width / 2, y - height / 2],
      [x + width / 2, y - height / 2],
      [x + width / 2, y + height / 2],
      [x - width / 2, y + height / 2],
    ],
    true,
  )

export const circle = (x: number, y: number, radius: number): Outline => ({
  pieces: [
    ['M', x + radius, y],
    ['A', radius, 0, 1, x - radius, y],
    ['A', radius, 0, 1, x + radius, y],
    ['Z'],
  ],
  points: arc(x, y, radius, 0, 2 * Math.PI, 4 * QUARTER),
  closed: true,
})

const arc = (x: number, y: number, radius: number, from: number, to: number, steps = QUARTER): XY[] =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const angle = from + ((to - from) * index) / steps
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

/**
 * Returns the line at a distance round a polygon that bulges nowhere inwards, its corners round; with a
 * negative distance none.
 */
export function offsetOf(points: readonly XY[], by: number): Outline {
  const corners = anticlockwise(withoutRepeats(points))
  const pieces: Piece[] = []
  const sampled: XY[] = []
  corners.forEach((corner, index) => {
    const before = corners.at(index - 1)!
    const after = corners[(index + 1) % corners.length]!
    const [from, to] = [outwards(before, corner), outwards(corner, after)]
    const sweep = (to - from + 4 * Math.PI) % (2 * Math.PI)
    const round = arc(corner[0], corner[1], by, from, from + sweep, QUARTER)
    pieces.push([index === 0 ? 'M' : 'L', ...round[0]!], ['A', by, 0, 1, ...round.at(-1)!])
    sampled.push(...round)
  })
  pieces.push(['Z'])
  return { pieces, points: [...sampled, sampled[0]!], closed: true }
}

/** Returns the outline of a polygon with each of some corners rounded inside. */
export function rounded(points: readonly XY[], radii: readonly number[]): Outline {
  const pieces: Piece[] = []
  const sampled: XY[] = []
  points.forEach((corner, index) => {
    const radius = radii[index] ?? 0
    const before = points.at(index - 1)!
    const after = points[(index + 1) % points.length]!
    const [a, b] = [towards(corner, before, radius), towards(corner, after, radius)]
    pieces.push([index === 0 ? 'M' : 'L', ...a])
    sampled.push(a)
    if (radius === 0) return
    const turn = cross(before, corner, after) > 0 ? 1 : 0
    pieces.push(['A', radius, 0, turn, ...b])
    sampled.push(b)
  })
  pieces.push(['Z'])
  return { pieces, points: [...sampled, sampled[0]!], closed: true }
}

function towards(from: XY, to: XY, by: number): XY {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [from[0] + ((to[0] - from[0]) * by) / length, from[1] + ((to[1] - from[1]) * by) / length]
}

const cross = (a: XY, b: XY, c: XY) => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])

/** The direction away from an edge of a polygon that runs anticlockwise. */
const outwards = (from: XY, to: XY) => Math.atan2(-(to[0] - from[0]), to[1] - from[1])

const withoutRepeats = (points: readonly XY[]): XY[] =>
  points.filter(([x, y], index) => {
    const [a, b] = points[(index + 1) % points.length]!
    return Math.abs(a - x) + Math.abs(b - y) > 1e-9
  })

function anticlockwise(points: XY[]): XY[] {
  const area = points.reduce((sum, [x, y], index) => {
    const [a, b] = points[(index + 1) % points.length]!
    return sum + x * b - a * y
  }, 0)
  return area < 0 ? points.toReversed() : points
}

/** Returns lines at 45° across an area, so far apart. */
export function hatching(points: readonly XY[], apart: number): [XY, XY][] {
  const turned = points.map(([x, y]): XY => [x + y, y - x])
  const heights = turned.map(([, y]) => y)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const lines: [XY, XY][] = []
  const step = Math.max(apart * Math.SQRT2, (high - low) / 80)
  for (let y = Math.ceil(low / step) * step + step / 3; y < high; y += step) {
    const crossed = turned
      .slice(0, -1)
      .flatMap(([x, from], index) => {
        const [a, to] = turned[index + 1]!
        return from < y !== to < y ? [x + ((a - x) * (y - from)) / (to - from)] : []
      })
      .toSorted((a, b) => a - b)
    for (let index = 0; index + 1 < crossed.length; index += 2)
      lines.push([back(crossed[index]!, y), back(crossed[index + 1]!, y)])
  }
  return lines
}

const back = (x: number, y: number): XY => [(x - y) / 2, (x + y) / 2]

/** Moves or turns an outline; arcs stay arcs. */
export const mapped = (outline: Outline, by: (point: XY) => XY): Outline => ({
  ...outline,
  points: outline.points.map(by),
  pieces: outline.pieces.map((piece) => {
    if (piece[0] === 'M' || piece[0] === 'L') return [piece[0], ...by([piece[1], piece[2]])]
    if (piece[0] === 'A') return ['A', piece[1], piece[2], piece[3], ...by([piece[4], piece[5]])]
    return piece
  }),
})
