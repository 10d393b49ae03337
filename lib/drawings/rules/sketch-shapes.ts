import type { StatementOf, XY } from '../types'
import { circle, mapped, offsetOf, polyline, rectangle } from './outlines'
import { misfit, PROFILE_WORDS, profileOf } from './profiles'
import type { Canvas } from './sketch-canvas'
import { madeOf, spot } from './sketch-words'
import { capital, millimetres, Undrawable, worded } from './values'

export function drawRectangle(
  on: Canvas,
  { line, name, at, from, width, height, style, label }: StatementOf<'rect'>,
): void {
  const [x, y] = on.place(at, line)
  const [w, h] = on.values.sides(width, height, line)
  const [cx, cy] = from === 'corner' ? [x + w / 2, y + h / 2] : [x, y]
  const outline = rectangle(cx, cy, w, h)
  if (w * h === 0) {
    // A roof without a thickness is no roof: what refers to it still finds its corners.
    on.remember(name, outline)
    on.paper.say(`${capital(worded(name))}: nothing, its ${w === 0 ? 'width' : 'height'} is 0.`)
  } else {
    on.shape(line, name, outline, style, on.said(label, line))
    on.paper.say(
      `${capital(worded(name))}: a rectangle${madeOf(style)}, ${millimetres(w)} mm wide and ${millimetres(h)} mm high, its centre at ${spot([cx, cy])}.`,
    )
  }
  on.paper.row(capital(worded(name)), `${millimetres(w)} × ${millimetres(h)} mm`)
}

export function drawCircle(
  on: Canvas,
  { line, name, at, diameter, style, label }: StatementOf<'circle'>,
): void {
  const [x, y] = on.place(at, line)
  const d = on.values.size(diameter, line)
  on.shape(line, name, circle(x, y, d / 2), style, on.said(label, line))
  on.paper.say(
    `${capital(worded(name))}: a circle${madeOf(style)} of ${millimetres(d)} mm, its centre at ${spot([x, y])}.`,
  )
  on.paper.row(capital(worded(name)), `diameter ${millimetres(d)} mm`)
}

export function drawLine(
  on: Canvas,
  { line, name, places, closed, style, label }: StatementOf<'line'>,
): void {
  const points = places.map((place) => on.place(place, line))
  on.shape(line, name, polyline(points, closed), style, on.said(label, line))
  if (style.includes('ground')) ground(on, points)
  on.paper.say(
    `${capital(worded(name))}: ${closed ? 'an area' : style.includes('dash') ? 'a dashed line' : 'a line'}${madeOf(style)} from ${points.map(spot).join(' to ')}.`,
  )
}

export function drawOffset(
  on: Canvas,
  { line, name, of: other, by, style, label }: StatementOf<'offset'>,
): void {
  const distance = on.values.size(by, line)
  const points = on.found(other, line).outline.points.slice(0, -1)
  on.shape(line, name, offsetOf(points, distance), style, on.said(label, line))
  on.paper.say(
    `${capital(worded(name))}: a ${style.includes('dash') ? 'dashed ' : ''}line all round ${worded(other)} at ${millimetres(distance)} mm from it, with round corners.`,
  )
  on.paper.row(`${capital(worded(name))}, from ${worded(other)}`, `${millimetres(distance)} mm`)
}

export function drawProfile(on: Canvas, statement: StatementOf<'profile'>): void {
  const { line, name, shape, sizes, radius, at, turned, style, label } = statement
  const [x, y] = on.place(at, line)
  const lengths = sizes.map((slot) => on.values.size(slot, line))
  const round = radius === null ? 0 : on.values.size(radius, line)
  const wrong = misfit(shape, lengths, round)
  if (wrong) throw new Undrawable(line, wrong)
  const moved = mapped(profileOf(shape, lengths, round), ([a, b]) =>
    turned ? [x - b, y + a] : [x + a, y + b],
  )
  on.shape(line, name, moved, style.length > 0 ? style : ['steel'], on.said(label, line))
  const words = lengths.map(millimetres).join(' × ')
  on.paper.say(
    `${capital(worded(name))}: ${/^[AEIOU]/.test(PROFILE_WORDS[shape]) ? 'an' : 'a'} ${PROFILE_WORDS[shape]}${turned ? ' on its side' : ''}, ${words} mm, its centre at ${spot([x, y])}.`,
  )
  on.paper.row(capital(worded(name)), `${words} mm`)
}

function ground(on: Canvas, points: readonly XY[]): void {
  for (let index = 1; index < points.length; index++) {
    const [a, b] = [on.point(points[index - 1]!), on.point(points[index]!)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const ticks = Math.min(80, Math.floor(length / 8))
    for (let tick = 0; tick < ticks; tick++) {
      const part = (tick + 0.5) / ticks
      const at: XY = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
      on.paper.quietLine('thin', at, [at[0] - 5, at[1] + 6])
    }
  }
}
