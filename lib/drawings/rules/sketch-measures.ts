import type { StatementOf, XY } from '../types'
import { awayFrom, type Canvas } from './sketch-canvas'
import { capital, lengthText, millimetres, Undrawable } from './values'

/** The radius of an angle's arc, in units of paper. */
const ARC = 30

export function addDimension(on: Canvas, { line, from, to, side, text }: StatementOf<'dim'>): void {
  const [a, b] = [on.place(from, line), on.place(to, line)]
  const measured =
    side === 'above' || side === 'below'
      ? Math.abs(a[0] - b[0])
      : side
        ? Math.abs(a[1] - b[1])
        : Math.hypot(a[0] - b[0], a[1] - b[1])
  const said = on.said(text, line) ?? lengthText(measured)
  on.dimensions.push({ from: on.point(a), to: on.point(b), side, text: said })
  on.paper.isInMillimetres ||= /^[\d\s.,]+$/.test(said)
  const ends = [from, to].map((place) => on.spoken(place, line))
  const value = text || said.endsWith('m') ? said : `${said} mm`
  on.paper.say(`Dimension from ${ends.join(' to ')}: ${value}.`)
  if (!on.noted(said)) on.paper.row(`${capital(ends.join(' to '))}`, value)
}

/** An arc between two directions, the shorter way round. */
export function drawAngle(on: Canvas, { line, at, from, to, text }: StatementOf<'angle'>): void {
  const [centre, a, b] = [at, from, to].map((place) => on.point(on.place(place, line))) as [XY, XY, XY]
  const directions = [a, b].map(([x, y]) => Math.atan2(y - centre[1], x - centre[0])) as [number, number]
  const lengths = [a, b].map(([x, y]) => Math.hypot(x - centre[0], y - centre[1]))
  const turn = ((directions[1] - directions[0] + 5 * Math.PI) % (2 * Math.PI)) - Math.PI
  if (Math.min(...lengths) === 0 || turn === 0)
    throw new Undrawable(line, 'An angle stands between two directions from its place.')
  const radius = Math.max(14, Math.min(ARC, 0.8 * Math.min(...lengths)))
  const along = (part: number): XY => [
    centre[0] + radius * Math.cos(directions[0] + turn * part),
    centre[1] + radius * Math.sin(directions[0] + turn * part),
  ]
  on.paper.draw('open dim', {
    pieces: [
      ['M', ...along(0)],
      ['A', radius, 0, turn > 0 ? 1 : 0, ...along(1)],
    ],
    points: [0, 0.25, 0.5, 0.75, 1].map(along),
    closed: false,
  })
  const degrees = `${millimetres((Math.abs(turn) * 180) / Math.PI)}°`
  const said = on.said(text, line) ?? degrees
  on.write(line, said, [{ at: along(0.5), side: awayFrom(centre, along(0.5)) }])
  const ends = [from, to].map((place) => on.spoken(place, line))
  on.paper.say(
    `Angle at ${on.spoken(at, line)} from the direction of ${ends[0]} to that of ${ends[1]}: ${said}${said.endsWith(degrees) ? '' : `, drawn as ${degrees}`}.`,
  )
  if (!on.noted(said)) on.paper.row(`Angle at ${on.spoken(at, line)}`, said)
}

export function drawLabel(on: Canvas, { line, at, side, text }: StatementOf<'label'>): void {
  const place = on.place(at, line)
  const said = on.values.text(text, line)
  on.write(line, said, [{ at: on.point(place), side: side ?? 'centre' }])
  on.paper.say(`“${said}” at ${on.spoken(at, line)}.`)
  on.noted(said)
}
