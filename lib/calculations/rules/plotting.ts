import { FIGURES } from '../constants'
import { calculate } from '../engine'
import type { Given, LiveSheet, PlotOf, Program } from '../types'
import { type Sample, withJumps } from './jumps'
import { plainNumber, shownNumber, shownTick } from './numbers'
import { resultsOver } from './slicing'
import { ticksOver } from './ticks'

/** Points of a curve: enough to be smooth at the width of a page. */
const SAMPLES = 40
/** Rows of a table of whole numbers. */
const COUNTED = 12
const SIZE = { width: 560, height: 280, left: 64, right: 16, top: 16, bottom: 44 }

type XY = [x: number, y: number]
export type Curve = {
  points: XY[]
  /** The same with both sides of every jump; null where there is no value. */
  line: (XY | null)[]
  at: XY | null
  /** The reader's value of the input where the plot does not reach it. */
  beyond: number | null
}

/** Returns a result over an input's range, both in the units in which they are shown. */
export function curveOf(program: Program, plot: PlotOf, given: Given): Curve {
  const valuesAt = resultsOver(program, given, plot.over, [plot.name])
  const valueAt = (x: number): XY | null => {
    const y = valuesAt(x).get(plot.name)
    return typeof y === 'number' ? [x / plot.x.factor, y / plot.y.factor] : null
  }
  const samples = placesOf(plot).map((place): Sample<XY> => ({ place, point: valueAt(place) }))
  const points = samples.flatMap(({ point }) => (point ? [point] : []))
  const [low, high] = heightOf(points)
  const now = calculate(program, given).values.get(plot.over)
  return {
    points,
    line: withJumps(samples, valueAt, (a, b) => Math.abs(a[1] - b[1]) / (high - low)).map(
      ({ point }) => point,
    ),
    at: typeof now === 'number' && !isBeyond(now, plot) ? valueAt(now) : null,
    beyond: typeof now === 'number' && isBeyond(now, plot) ? now / plot.x.factor : null,
  }
}

const isBeyond = (value: number, { from, to }: PlotOf): boolean => value < from || value > to

/** Returns the values of the input at which a curve is calculated; of one that counts, whole ones alone. */
function placesOf({ from, to, isWhole }: PlotOf): number[] {
  if (!isWhole) return Array.from({ length: SAMPLES + 1 }, (_, step) => from + ((to - from) * step) / SAMPLES)
  const [first, last] = [Math.ceil(from), Math.floor(to)]
  const apart = Math.max(1, Math.ceil((last - first) / SAMPLES))
  return Array.from({ length: Math.floor((last - first) / apart) + 1 }, (_, step) => first + step * apart)
}

/** Returns between which values points lie; nought is always among them. */
function heightOf(points: readonly XY[]): XY {
  const values = points.map(([, y]) => y)
  return [Math.min(0, ...values), Math.max(0, ...values)]
}

/** The inside of an SVG of 560 × 280: axes with round numbers, the curve, and where the reader is. */
export function drawCurve({ points, line, at, beyond }: Curve, plot: PlotOf): string {
  if (points.length < 2) return '<text x="280" y="140" text-anchor="middle">No values in this range</text>'
  const { width, height, left, right, top, bottom } = SIZE
  const xs = ticksOver(plot.from / plot.x.factor, plot.to / plot.x.factor).filter(
    (x) => !plot.isWhole || Number.isInteger(x),
  )
  const ys = ticksOver(...heightOf(points))
  const [x0, x1] = [plot.from / plot.x.factor, plot.to / plot.x.factor]
  const [y0, y1] = [ys[0]!, ys.at(-1)!]
  const px = (x: number) => (left + ((x - x0) / (x1 - x0)) * (width - left - right)).toFixed(1)
  const py = (y: number) =>
    (height - bottom - ((y - y0) / (y1 - y0 || 1)) * (height - top - bottom)).toFixed(1)
  const lines = ys.map(
    (y) =>
      `<path class="grid" d="M${left} ${py(y)}H${width - right}"/><text x="${left - 8}" y="${py(y)}" dy="0.35em" text-anchor="end">${shownTick(y)}</text>`,
  )
  const columns = xs
    .filter((x) => x >= x0 - 1e-9 && x <= x1 + 1e-9)
    .map(
      (x) =>
        `<path class="grid" d="M${px(x)} ${top}V${height - bottom}"/><text x="${px(x)}" y="${height - bottom + 18}" text-anchor="middle">${shownTick(x)}</text>`,
    )
  const path = line.map((point, index) =>
    point ? `${line[index - 1] ? 'L' : 'M'}${px(point[0])} ${py(point[1])}` : '',
  )
  // Between two whole numbers there is nothing: a line leads the eye from one to the next.
  const dots = plot.isWhole
    ? points.map(([x, y]) => `<circle class="count" cx="${px(x)}" cy="${py(y)}" r="3"/>`)
    : []
  const curve = `<path class="curve" d="${path.join('')}"/>${dots.join('')}`
  const mark = at ? `<circle class="here" cx="${px(at[0])}" cy="${py(at[1])}" r="5"/>` : ''
  // Where the plot does not reach the reader's value, it says so on that side.
  const isBefore = beyond !== null && beyond < x0
  const said =
    beyond === null ? '' : `${[plainNumber(beyond), plot.x.unit].filter(Boolean).join(' ')} lies outside`
  const note = said
    ? `<text class="beyond" x="${isBefore ? left + 6 : width - right - 6}" y="${top + 12}" text-anchor="${isBefore ? 'start' : 'end'}">${isBefore ? `← ${said}` : `${said} →`}</text>`
    : ''
  return lines.join('') + columns.join('') + curve + mark + note
}

/** The rows of the table behind a plot: every fifth point, and of a few that are counted each. */
export const rowsOf = ({ points }: Curve, { y: { figures }, isWhole }: PlotOf): string =>
  points
    .filter((_, index) => index % (isWhole ? Math.ceil(points.length / COUNTED) : 5) === 0)
    .map(
      ([x, y]) =>
        `<tr><td>${isWhole ? plainNumber(x) : shownNumber(x, 4)}</td><td>${shownNumber(y, Math.max(FIGURES, figures))}</td></tr>`,
    )
    .join('')

/** Returns every plot of a sheet as HTML, its curve and the rows of its table. */
export const paintedPlots = (
  { program, plots }: Pick<LiveSheet, 'program' | 'plots'>,
  given: Given,
): { curve: string; rows: string }[] =>
  plots.map((plot) => {
    const curve = curveOf(program, plot, given)
    return { curve: drawCurve(curve, plot), rows: rowsOf(curve, plot) }
  })
