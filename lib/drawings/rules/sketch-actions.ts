import type { Drawing, Said, Side, StatementOf, XY } from '../types'
import { awayFrom, type Canvas, looks } from './sketch-canvas'
import { onSide, spot } from './sketch-words'
import { supportSymbol } from './supports'
import type { Values } from './values'

/** Lengths of what has none in the model, in units of paper. */
const FORCE = 38
const PRESSURE = 46
const TURN = 13

const UNIT: Record<Side, XY> = { left: [-1, 0], right: [1, 0], above: [0, -1], below: [0, 1] }
const OPPOSITE: Record<Side, Side> = { left: 'right', right: 'left', above: 'below', below: 'above' }

export function drawArrow(on: Canvas, { line, from, to, both, style, label }: StatementOf<'arrow'>): void {
  const [a, b] = [on.place(from, line), on.place(to, line)]
  const [start, end] = [on.point(a), on.point(b)]
  on.paper.arrow(looks(style, 'load'), start, end, both)
  const said = on.said(label, line)
  if (said !== null) {
    const middle: XY = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
    on.write(line, said, [
      { at: start, side: awayFrom(end, start) },
      { at: middle, side: Math.abs(start[0] - end[0]) > Math.abs(start[1] - end[1]) ? 'above' : 'right' },
    ])
  }
  on.paper.say(`An arrow${said ? `, ${said},` : ''} from ${spot(a)} to ${spot(b)}.`)
}

export function drawForce(on: Canvas, { line, at, towards, style, label }: StatementOf<'force'>): void {
  const place = on.place(at, line)
  const head = on.point(place)
  const [dx, dy] = UNIT[towards]
  const tail: XY = [head[0] - dx * FORCE, head[1] - dy * FORCE]
  on.paper.arrow(looks(style, 'load'), tail, head)
  const said = on.said(label, line)
  if (said !== null) on.write(line, said, [{ at: tail, side: OPPOSITE[towards] }])
  const way = { above: 'upwards', below: 'downwards', left: 'to the left', right: 'to the right' }[towards]
  on.paper.say(`${on.valued('A force', said, at, line)} ${way} at ${on.spoken(at, line)}.`)
}

export function drawSupport(on: Canvas, { line, how, at, side }: StatementOf<'hold'>): void {
  supportSymbol(on.paper, how, on.point(on.place(at, line)), side)
  const name = how === 'fixed' ? 'fixed support' : how
  on.paper.say(`A ${name} at ${on.spoken(at, line)}, ${onSide(side)}.`)
}

export function drawMoment(on: Canvas, { line, at, clockwise, label }: StatementOf<'turn'>): void {
  const place = on.place(at, line)
  const [x, y] = on.point(place)
  const ends: [XY, XY] = [
    [x - TURN * 0.8, y + TURN * 0.6],
    [x + TURN * 0.8, y + TURN * 0.6],
  ]
  const [start, end] = clockwise ? ends : [ends[1], ends[0]]
  on.paper.draw('load', {
    pieces: [
      ['M', ...start],
      ['A', TURN, 1, clockwise ? 1 : 0, ...end],
    ],
    points: [start, [x - TURN, y], [x, y - TURN], [x + TURN, y], end],
    closed: false,
  })
  const back = clockwise ? 1 : -1
  on.paper.line('load', [end[0] - back * 1, end[1] - 7], end, [end[0] + back * 6.5, end[1] - 2])
  const said = on.said(label, line)
  if (said !== null) on.write(line, said, [{ at: [x, y - TURN], side: 'above' }])
  const what = label?.some(isAngle) ? 'A rotation' : 'A moment'
  on.paper.say(
    `${on.valued(what, said, at, line)} ${clockwise ? 'clockwise' : 'anticlockwise'} at ${on.spoken(at, line)}.`,
  )
}

export function drawPressure(
  on: Canvas,
  { line, from, to, first, last, side, label }: StatementOf<'pressure'>,
): void {
  const [a, b] = [on.place(from, line), on.place(to, line)]
  const [start, end] = [on.point(a), on.point(b)]
  const [dx, dy] = UNIT[side]
  const heights = [first, last].map((slot) => (on.values.of(slot, line) / on.pressure) * PRESSURE)
  const at = (part: number): [base: XY, tip: XY] => {
    const base: XY = [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]
    const by = heights[0]! + (heights[1]! - heights[0]!) * part
    return [base, [base[0] + dx * by, base[1] + dy * by]]
  }
  on.paper.area('pressure', start, at(0)[1], at(1)[1], end)
  const length = Math.hypot(end[0] - start[0], end[1] - start[1])
  const arrows = Math.min(24, Math.max(1, Math.round(length / 20)))
  for (let index = 0; index <= arrows; index++) {
    const [base, tip] = at(index / arrows)
    if (Math.hypot(base[0] - tip[0], base[1] - tip[1]) > 8) on.paper.arrow('load thin', tip, base)
  }
  // Values below nought stand on the other side, with arrows that point away from the side that is named.
  const [one, other] = heights as [number, number]
  const lies = one + other < 0 ? OPPOSITE[side] : side
  const said = on.said(label, line)
  if (said !== null) {
    const widest = Math.abs(heights[0]!) > Math.abs(heights[1]!) ? 0 : 1
    on.write(line, said, [
      { at: at(0.5)[1], side: lies },
      { at: at(widest)[1], side: lies },
      { at: at(widest)[1], side: side === 'left' || side === 'right' ? 'below' : 'right' },
    ])
  }
  const sides =
    one * other < 0
      ? `${onSide(one < 0 ? OPPOSITE[side] : side)} of the beginning and ${onSide(other < 0 ? OPPOSITE[side] : side)} of the end`
      : onSide(lies)
  const course =
    one === other
      ? 'even'
      : `${
          one * other < 0 ? 'changing' : Math.abs(one) < Math.abs(other) ? 'growing' : 'falling'
        } along it from ${share(one)} to ${share(other)} of the largest`
  on.paper.say(
    `A pressure ${sides} of the line from ${spot(a)} to ${spot(b)}, ${course}${said ? `: ${said}` : ''}.`,
  )
}

/** Returns whether a part of a label is an angle: what turns by it is a rotation. */
const isAngle = (part: Said[number]): boolean =>
  typeof part !== 'string' && /^(?:°|deg|gon|m?rad)$/.test(part.unit ?? '')

const share = (height: number): string => `${Math.round((height / PRESSURE) * 100)}\u00a0%`

/** Returns the largest ordinate of all pressures, to which the others are drawn. */
export const greatestPressure = ({ statements }: Drawing, values: Values): number =>
  statements.reduce(
    (most, one) =>
      one.kind === 'pressure'
        ? Math.max(most, Math.abs(values.of(one.first, one.line)), Math.abs(values.of(one.last, one.line)))
        : most,
    0,
  ) || 1
