import { DRAWING, TEXT } from '../constants'
import type { Piece, Side, XY } from '../types'
import { type Outline, polyline } from './outlines'
import { minimumCharacters } from './paths'
import { plainText, widthOf } from './text'
import { Undrawable } from './values'

export type Box = { x: number; y: number; width: number; height: number }

/** Where a label may stand: beside a point, or over it. */
export type Anchor = { at: XY; side: Side | 'centre' }

type Label = { text: string; anchors: Anchor[]; look: string; hasLeader: boolean; isOnLine: boolean }
/** An upright label reads from below. */
type Placed = { text: string; box: Box; look: string; isUpright: boolean }

const LINE_HEIGHT = TEXT * 1.32
/** From a point to the label beside it. */
const GAP = 5
/** A label that is further away than this from what it names has a line to it. */
const FAR = 16
/** Steps away from a point that are compared; beyond them the first free place without a line counts. */
const NEAR_STEPS = 4
/** Beyond these, one that is crossed. */
const CLEAR_STEPS = 9
const STEPS = 80
/** Pieces of lines that labels keep away from. */
const MOST_OBSTACLES = 3000

/** Returns what is thrown where a figure has more characters than a page may carry. */
export const tooLarge = () => new Undrawable(1, 'The drawing is too large; fewer shapes are needed.')

/** What is drawn on the paper, and the words and numbers that say the same. */
export class Ink {
  readonly shapes: { look: string; pieces: Piece[] }[] = []
  readonly placed: Placed[] = []
  readonly sentences: string[] = []
  readonly rows: [what: string, value: string][] = []
  /** Whether a dimension is a number of millimetres without its unit. */
  isInMillimetres = false
  private readonly labels: Label[] = []
  private readonly obstacles: [XY, XY][] = []
  /** Lines that are not interrupted at labels. */
  private readonly frame: [XY, XY][] = []
  private box: Box | null = null
  /** Characters that the shapes need at least. */
  private characters = 0

  /** `most` is the right edge, from 0 on, beyond which no label is placed. */
  constructor(private readonly most = Infinity) {}

  /**
   * Draws an outline in units of the paper; `quiet` is nothing that labels keep away from. Refuses what
   * cannot be shown at any scale here, before scale after scale is tried.
   */
  draw(look: string, outline: Outline, quiet = false): void {
    this.characters += minimumCharacters({ look, pieces: outline.pieces })
    if (this.characters > DRAWING.output) throw tooLarge()
    this.shapes.push({ look, pieces: outline.pieces })
    for (const point of outline.points) this.cover({ x: point[0], y: point[1], width: 0, height: 0 })
    if (quiet) return
    for (let index = 1; index < outline.points.length && this.obstacles.length < MOST_OBSTACLES; index++)
      this.obstacles.push([outline.points[index - 1]!, outline.points[index]!])
  }

  line(look: string, ...points: XY[]): void {
    this.draw(look, polyline(points, false))
  }

  /** The axes of a plot, over which a label is put only where it has no other place. */
  axes(...points: XY[]): void {
    this.quietLine('axis', ...points)
    for (let index = 1; index < points.length; index++) this.frame.push([points[index - 1]!, points[index]!])
  }

  /** A line that labels may cross: a tick, a hatching, a line of a grid. */
  quietLine(look: string, ...points: XY[]): void {
    this.draw(look, polyline(points, false), true)
  }

  area(look: string, ...points: XY[]): void {
    this.draw(look, polyline(points, true))
  }

  /** An arrow whose head is at its end. */
  arrow(look: string, from: XY, to: XY, both = false): void {
    const pieces: Piece[] = [
      ['M', ...from],
      ['L', ...to],
      ...headAt(to, from),
      ...(both ? headAt(from, to) : []),
    ]
    this.draw(look, { pieces, points: [from, to], closed: false })
  }

  /** A moment: an arrow along a circle, between angles that grow clockwise. */
  turn(look: string, [x, y]: XY, radius: number, from: number, to: number): void {
    const on = (angle: number): XY => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    const end = on(to)
    const pieces: Piece[] = [
      ['M', ...on(from)],
      ['A', radius, 0, to > from ? 1 : 0, ...end],
      ...headAt(end, on(to - Math.sign(to - from) * 0.3)),
    ]
    this.draw(look, { pieces, points: [on(from), on((from + to) / 2), end], closed: false })
  }

  /** A label that finds its own place. */
  label(text: string, anchors: Anchor[], look = '', hasLeader = true): void {
    if (text.trim() !== '') this.labels.push({ text, anchors, look, hasLeader, isOnLine: false })
  }

  /** A label that stands on the line that it names, at the first of these places that is free. */
  labelOn(text: string, anchors: Anchor[]): void {
    if (text.trim() !== '') this.labels.push({ text, anchors, look: '', hasLeader: true, isOnLine: true })
  }

  /** A label in its own place, or upright along a line; where another stands there already, beside it. */
  fixed(
    text: string,
    [x, y]: XY,
    align: 'start' | 'middle' | 'end' = 'middle',
    look = '',
    isUpright = false,
  ): void {
    const long = widthOf(text)
    const [width, height] = isUpright ? [LINE_HEIGHT, long] : [long, LINE_HEIGHT]
    const left = align === 'middle' ? x - width / 2 : align === 'end' ? x - width : x
    const box = { x: left, y: y - height / 2, width, height }
    if (this.placed.some((other) => overlap(box, other.box)))
      this.label(text, [{ at: [left + width / 2, y], side: isUpright ? 'left' : 'above' }], look)
    else this.put(text, box, look, isUpright)
  }

  say(sentence: string): void {
    this.sentences.push(plainText(sentence))
  }

  row(what: string, value: string): void {
    this.rows.push([plainText(what), plainText(value)])
  }

  /** What has been drawn; a point where nothing has. */
  bounds = (): Box => this.box ?? { x: 0, y: 0, width: 0, height: 0 }

  /** Finds places for the labels, none over another. */
  place(): void {
    for (const label of this.labels) this.placeOne(label)
  }

  private placeOne({ text, anchors, look, hasLeader, isOnLine }: Label): void {
    const width = widthOf(text)
    const isFree = (box: Box) =>
      (this.most === Infinity || (box.x >= 0 && box.x + box.width <= this.most)) &&
      !this.placed.some((other) => overlap(box, other.box))
    const onLine =
      isOnLine &&
      anchors
        .map(({ at }) => boxAt(at, 'centre', width, 0))
        .find((box) => isFree(box) && !this.isOnFrame(box))
    if (onLine) return this.put(text, onLine, look)
    let best: { box: Box; cost: number; anchor: Anchor; away: number; isClear: boolean } | null = null
    for (let step = 0; step < STEPS && !(best && step >= (best.isClear ? NEAR_STEPS : CLEAR_STEPS)); step++)
      for (const [rank, anchor] of anchors.entries())
        for (const [side, penalty] of sidesFrom(anchor.side)) {
          if (anchor.side === 'centre' && side === 'centre' && step > 0) continue
          const away = GAP + step * 9
          const box = boxAt(anchor.at, side, width, away)
          if (!isFree(box)) continue
          const apart = step * 3 + rank * 2 + penalty
          if (best && apart >= best.cost) continue
          const crossed = step < CLEAR_STEPS ? this.crossed(box) : 0
          const cost = apart + crossed
          if (!best || cost < best.cost)
            best = { box, cost, anchor, away: side === 'centre' ? 0 : away, isClear: crossed === 0 }
        }
    // Beyond every step there is no other label: this one stands below them all.
    const { x, y, height } = this.bounds()
    const found = best ?? {
      box: { x, y: y + height + GAP, width, height: LINE_HEIGHT },
      anchor: anchors[0]!,
      away: Infinity,
    }
    this.put(text, found.box, look)
    if (hasLeader && found.away > FAR) this.leader(found.box, found.anchor.at)
  }

  /** What the lines below a label cost: as much from six of them on. */
  private crossed(box: Box): number {
    let count = this.isOnFrame(box) ? 6 : 0
    for (const segment of this.obstacles) {
      if (count >= 6) break
      if (crosses(segment, box)) count++
    }
    return count * 7
  }

  private isOnFrame = (box: Box): boolean => this.frame.some((piece) => crosses(piece, box))

  private leader(box: Box, [x, y]: XY): void {
    const start: XY = [
      Math.max(box.x - 2, Math.min(x, box.x + box.width + 2)),
      Math.max(box.y, Math.min(y, box.y + box.height)),
    ]
    this.quietLine('leader', start, [x, y])
  }

  private put(text: string, box: Box, look: string, isUpright = false): void {
    this.placed.push({ text, box, look, isUpright })
    this.cover(box)
  }

  private cover({ x, y, width, height }: Box): void {
    if (!this.box) {
      this.box = { x, y, width, height }
      return
    }
    const [right, bottom] = [
      Math.max(this.box.x + this.box.width, x + width),
      Math.max(this.box.y + this.box.height, y + height),
    ]
    const [left, top] = [Math.min(this.box.x, x), Math.min(this.box.y, y)]
    this.box = { x: left, y: top, width: right - left, height: bottom - top }
  }
}

/** An open head of two strokes. */
function headAt([x, y]: XY, [fromX, fromY]: XY, size = 7): Piece[] {
  const angle = Math.atan2(fromY - y, fromX - x)
  const end = (turn: number): XY => [x + size * Math.cos(angle + turn), y + size * Math.sin(angle + turn)]
  return [
    ['M', ...end(0.42)],
    ['L', x, y],
    ['L', ...end(-0.42)],
  ]
}

const AROUND: readonly Side[] = ['above', 'right', 'below', 'left']

/** The wished side first, the others at a cost. */
const sidesFrom = (side: Anchor['side']): [Anchor['side'], number][] =>
  side === 'centre'
    ? [['centre', 0], ...AROUND.map((one): [Side, number] => [one, 4])]
    : [[side, 0], ...AROUND.filter((one) => one !== side).map((one): [Side, number] => [one, 9])]

function boxAt([x, y]: XY, side: Anchor['side'], width: number, away: number): Box {
  const height = LINE_HEIGHT
  const [left, top] = {
    centre: [x - width / 2, y - height / 2],
    right: [x + away, y - height / 2],
    left: [x - away - width, y - height / 2],
    above: [x - width / 2, y - away - height + 3],
    below: [x - width / 2, y + away - 3],
  }[side] as XY
  return { x: left, y: top, width, height }
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Returns whether a piece of a line touches a box. Nearly all are far from it, which is seen at once. */
const crosses = (piece: [XY, XY], box: Box): boolean => {
  const [[x1, y1], [x2, y2]] = piece
  return (
    Math.min(x1, x2) <= box.x + box.width &&
    Math.max(x1, x2) >= box.x &&
    Math.min(y1, y2) <= box.y + box.height &&
    Math.max(y1, y2) >= box.y &&
    within(piece, box) !== null
  )
}

/** Returns the parts of its length between which a piece of a line is within a box; null where it is not. */
export function within([[x1, y1], [x2, y2]]: [XY, XY], box: Box): [number, number][] | null {
  let [enter, leave] = [0, 1]
  for (const [from, by, low, high] of [
    [x1, x2 - x1, box.x, box.x + box.width],
    [y1, y2 - y1, box.y, box.y + box.height],
  ] as const) {
    if (by === 0) {
      if (from < low || from > high) return null
      continue
    }
    const [a, b] = [(low - from) / by, (high - from) / by]
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
  }
  return enter <= leave ? [[enter, leave]] : null
}
