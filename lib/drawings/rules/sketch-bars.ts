import { DRAWING } from '../constants'
import type { StatementOf, XY } from '../types'
import { circle, rounded } from './outlines'
import { type Canvas, looks } from './sketch-canvas'
import { counted, spot } from './sketch-words'
import { capital, millimetres, Undrawable, worded } from './values'

export function drawBars(
  on: Canvas,
  { line, count, diameter, from, to, as, style, label }: StatementOf<'bars'>,
): void {
  const [a, b] = [on.place(from, line), on.place(to, line)]
  const n = on.values.count(count, DRAWING.bars, line)
  const d = on.values.size(diameter, line)
  const look = as !== null ? looks(style, 'bar') : style.includes('bolt') ? 'bolt' : 'bar'
  row(on, line, n, d, a, b, look, on.said(label, line))
  const what = as === null ? counted(n, 'bar') : `${n} ${as}`
  on.paper.say(`${what} of ${millimetres(d)} mm from ${spot(a)} to ${spot(b)}.`)
  on.paper.row(capital(as ?? 'bars'), `${n} of ${millimetres(d)} mm`)
}

export function drawBarsIn(
  on: Canvas,
  { line, count, diameter, of: other, edge, cover, label }: StatementOf<'barsIn'>,
): void {
  const n = on.values.count(count, DRAWING.bars, line)
  const d = on.values.size(diameter, line)
  const { left, right, low, high } = on.found(other, line).box
  const inside = on.values.at(cover, line) + d / 2
  const y = edge === 'top' ? high - inside : low + inside
  if (2 * inside > right - left) throw new Undrawable(line, 'The bars do not fit into the shape.')
  row(on, line, n, d, [left + inside, y], [right - inside, y], 'bar', null)
  const said = on.said(label, line)
  if (said !== null)
    on.write(line, said, [
      { at: on.point([right, y]), side: 'right' },
      { at: on.point([left, y]), side: 'left' },
    ])
  on.paper.say(`${counted(n, 'bar')} of ${millimetres(d)} mm at the ${edge} of ${worded(other)}.`)
  on.paper.row(`Bars at the ${edge}`, `${n} of ${millimetres(d)} mm`)
}

/** Several bars side by side; one stands in the middle. */
function row(
  on: Canvas,
  line: number,
  n: number,
  d: number,
  a: XY,
  b: XY,
  look: string,
  label: string | null,
): void {
  for (let index = 0; index < n; index++) {
    const part = n === 1 ? 0.5 : index / (n - 1)
    const [x, y] = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
    on.paper.draw(look, on.onPaper(circle(x, y, d / 2)))
  }
  if (label === null) return
  const [end, start] = [on.point(b), on.point(a)]
  const middle: XY = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  on.write(line, label, [
    { at: [end[0] + (d / 2) * on.scale, end[1]], side: 'right' },
    { at: [middle[0], middle[1] + (d / 2) * on.scale], side: 'below' },
    { at: [middle[0], middle[1] - (d / 2) * on.scale], side: 'above' },
  ])
}

export function drawLink(on: Canvas, { line, of: other, diameter, cover, label }: StatementOf<'link'>): void {
  const d = on.values.size(diameter, line)
  const c = on.values.at(cover, line)
  const { left, right, low, high } = on.found(other, line).box
  const band = (by: number, radius: number) => {
    const points: XY[] = [
      [left + by, low + by],
      [right - by, low + by],
      [right - by, high - by],
      [left + by, high - by],
    ]
    return rounded(points, [radius, radius, radius, radius])
  }
  if (2 * (c + 4 * d) > Math.min(right - left, high - low))
    throw new Undrawable(line, 'The link does not fit into the shape.')
  const [outer, inner] = [band(c, 3 * d), band(c + d, 2 * d)]
  on.paper.draw('link', on.onPaper({ ...outer, pieces: [...outer.pieces, ...inner.pieces] }))
  const said = on.said(label, line)
  if (said !== null) on.write(line, said, [{ at: on.point([right - c, (low + high) / 2]), side: 'right' }])
  on.paper.say(`A link of ${millimetres(d)} mm round the bars, with ${millimetres(c)} mm of cover.`)
  on.paper.row('Link', `${millimetres(d)} mm, cover ${millimetres(c)} mm`)
}

export function drawGrid(on: Canvas, statement: StatementOf<'grid'>): void {
  const { line, columns, rows, diameter, at, dx, dy, style, label } = statement
  const [across, up] = [
    on.values.count(columns, DRAWING.bars, line),
    on.values.count(rows, DRAWING.bars, line),
  ]
  if (across * up > DRAWING.bars) throw new Undrawable(line, `There are at most ${DRAWING.bars} bolts.`)
  const d = on.values.size(diameter, line)
  const [x, y] = on.place(at, line)
  const [stepX, stepY] = [on.values.at(dx, line), on.values.at(dy, line)]
  const [left, low] = [x - (stepX * (across - 1)) / 2, y - (stepY * (up - 1)) / 2]
  for (let column = 0; column < across; column++)
    for (let row = 0; row < up; row++) {
      const centre: XY = [left + column * stepX, low + row * stepY]
      on.paper.draw(style[0] ?? 'bolt', on.onPaper(circle(...centre, d / 2)))
      const [px, py] = on.point(centre)
      const arm = (d / 2) * on.scale + 3
      on.paper.quietLine('thin', [px - arm, py], [px + arm, py])
      on.paper.quietLine('thin', [px, py - arm], [px, py + arm])
    }
  const right = left + stepX * (across - 1)
  const said = on.said(label, line)
  if (said !== null)
    on.write(line, said, [
      { at: on.point([right + d / 2, low + stepY * (up - 1)]), side: 'right' },
      { at: on.point([right + d / 2, low]), side: 'right' },
      { at: on.point([left - d / 2, low + stepY * (up - 1)]), side: 'left' },
    ])
  on.paper.say(
    `Bolts of ${millimetres(d)} mm: ${across} across, ${millimetres(stepX)} mm apart, by ${up} upwards, ${millimetres(stepY)} mm apart, the middle of the group at ${spot([x, y])}.`,
  )
  on.paper.row('Bolts', `${across} × ${up} of ${millimetres(d)} mm`)
}
