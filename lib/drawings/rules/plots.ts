import { plainNumber, shownNumber, shownTick } from '@/lib/calculations/rules/numbers'
import { type Sample, withJumps } from '@/lib/calculations/rules/jumps'
import { resultsOver } from '@/lib/calculations/rules/slicing'
import { ticksOver } from '@/lib/calculations/rules/ticks'
import type { Given } from '@/lib/calculations/types'
import { DRAWING, MARGIN, TEXT, WIDTH } from '../constants'
import type { Drawing, Piece, Said, StatementOf, XY } from '../types'
import { dayText } from './calendar'
import { Ink } from './ink'
import { interruptLines } from './interrupting'
import { polyline, rectangle } from './outlines'
import type { Drawer } from './picture'
import { widthOf } from './text'
import { Undrawable, type Values } from './values'

const HIGH = 270
const RIGHT = 14
/** No letter stands further to the right. */
const EDGE = WIDTH - 2 * MARGIN

/** Values of an axis, in the unit in which it is written. */
type Axis = {
  title: string
  from: number
  to: number
  isLog: boolean
  factor: number
  isDate: boolean
  ticks: number[]
  names: string[]
}

/** A point of a curve, which may have no value; `isSide` where it is one side of a jump. */
type Found = readonly [x: number, y: number | null, isSide?: true]

/** How the curves of a plot differ: by their dash, and by their labels. */
const DASHES = ['solid', 'dash', 'dot', 'dashdot', 'thin'] as const

/** Returns axes, curves and points; what differs by its colour elsewhere differs by its dash here. */
export const drawPlot: Drawer = (drawing, values, _scale, given) => new Plot(drawing, values, given).ink()

class Plot {
  private readonly paper = new Ink(EDGE)
  private readonly x: Axis
  private readonly y: Axis
  private readonly left: number
  /** The dashes that no curve of this plot asks for, the next one first. */
  private readonly dashes: string[]
  /** What names the curves, and the points of each, on paper. */
  private readonly names: { said: string; points: XY[] }[] = []

  constructor(
    private readonly drawing: Drawing,
    private readonly values: Values,
    private readonly given: Given,
  ) {
    this.x = this.axis('x')
    this.y = this.axis('y')
    const asked = drawing.statements.flatMap((one) => ('style' in one ? one.style : []) as string[])
    this.dashes = DASHES.filter((dash) => !asked.includes(dash))
    this.left = Math.max(...this.y.ticks.map((tick) => widthOf(tickText(this.y, tick)))) + 10
  }

  ink(): Ink {
    this.axes()
    const { statements } = this.drawing
    for (const one of statements) if (one.kind === 'curve' && one.isArea) this.curve(one)
    for (const one of statements) {
      if (one.kind === 'series') this.series(one)
      if (one.kind === 'curve' && !one.isArea) this.curve(one)
    }
    for (const one of statements) if (one.kind === 'mark') this.mark(one)
    this.nameCurves()
    this.paper.place()
    interruptLines(this.paper)
    return this.paper
  }

  private axis(axis: 'x' | 'y'): Axis {
    const one = this.drawing.statements.find(
      (other): other is StatementOf<'axis'> => other.kind === 'axis' && other.axis === axis,
    )
    if (!one) throw new Undrawable(this.drawing.statements[0]!.line, `The axis ${axis} is missing.`)
    const { line, isLog, factor, days } = one
    const [from, to] = [this.values.of(one.from, line) / factor, this.values.of(one.to, line) / factor]
    if (!(from < to)) throw new Undrawable(line, 'An axis begins below its end.')
    if (isLog && from <= 0) throw new Undrawable(line, 'A logarithmic axis begins above 0.')
    // A drawing that was stored before there were dates has none.
    const isDate = Boolean(days?.length)
    const names = one.names.map((name) => this.label(name, line))
    const room = axis === 'x' ? (WIDTH - RIGHT - 40) / names.length : 120
    const long = names.find((name) => widthOf(name) > room - 4)
    if (long !== undefined)
      throw new Undrawable(line, `The names beside each other have no room: “${long}” is too long.`)
    const ticks =
      names.length > 0
        ? names.map((_, index) => index + 1)
        : isDate
          ? days
          : isLog
            ? decades(from, to)
            : ticksOver(from, to)
    const title = this.label(one.title, line)
    return {
      title,
      from,
      to,
      isLog,
      factor,
      isDate,
      names,
      ticks: ticks.filter((tick) => tick >= from - 1e-9 * (to - from) && tick <= to + 1e-9 * (to - from)),
    }
  }

  private along = ({ from, to, isLog }: Axis, value: number): number =>
    isLog ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from)

  private at = (x: number, y: number): XY => [
    this.left + this.along(this.x, x) * (WIDTH - this.left - RIGHT),
    HIGH - this.along(this.y, y) * HIGH,
  ]

  private axes(): void {
    const { x, y, paper } = this
    for (const tick of y.ticks) {
      const [, height] = this.at(x.from, tick)
      paper.quietLine('grid', [this.left, height], [WIDTH - RIGHT, height])
      paper.fixed(tickText(y, tick), [this.left - 6, height], 'end', 'soft')
    }
    const below = x.ticks.map((tick) => {
      const [place] = this.at(tick, y.from)
      paper.quietLine('grid', [place, 0], [place, HIGH])
      const half = widthOf(tickText(x, tick)) / 2
      return { said: tickText(x, tick), middle: Math.min(place, EDGE - half), half }
    })
    // Every tick, every second one and so on: an axis that leaves out one here and there misleads.
    const shown = below
      .map((_, index) => below.filter((__, at) => at % (index + 1) === 0))
      .find((some) => some.every(({ middle, half }, at) => !at || middle - half >= endOf(some[at - 1]!)))
    for (const { said, middle } of shown ?? [])
      paper.fixed(said, [middle, HIGH + 1.35 * TEXT], 'middle', 'soft')
    paper.axes([this.left, 0], [this.left, HIGH], [WIDTH - RIGHT, HIGH])
    const half = widthOf(x.title) / 2
    paper.fixed(x.title, [
      Math.max(half, Math.min((this.left + WIDTH - RIGHT) / 2, EDGE - half)),
      HIGH + 2.75 * TEXT,
    ])
    paper.fixed(y.title, [0, -TEXT * 1.1], 'start')
    for (const [name, axis] of [
      ['Across', x],
      ['Upwards', y],
    ] as const) {
      const { title, from, to, isLog, names } = axis
      paper.say(
        names.length > 0
          ? `${name}: ${title}: ${names.join(', ')}.`
          : `${name}: ${title}, from ${valueOn(axis, from)} to ${valueOn(axis, to)}${isLog ? ', logarithmic' : ''}.`,
      )
    }
  }

  /** Of more points than anybody listens to, the number and the ends of the range stand for them. */
  private spots(places: readonly XY[]): string {
    if (places.length <= LISTED) return places.map(this.spot).join(', ')
    const [low, high] = [0, -1].map((at) => this.spot(places.toSorted((a, b) => a[1] - b[1]).at(at)!))
    return `${places.length} from ${this.spot(places[0]!)} to ${this.spot(places.at(-1)!)}, the lowest ${low}, the highest ${high}`
  }

  private spot = ([x, y]: XY): string => `(${valueOn(this.x, x)}, ${valueOn(this.y, y)})`

  private isInside = (x: number, y: number): boolean => {
    const part = this.along(this.y, y)
    return Number.isFinite(part) && part >= -0.001 && part <= 1.001 && x >= this.x.from && x <= this.x.to
  }

  /** Returns what a curve comes to where a variable has a value; null where it comes to nothing. */
  private over(name: string, slots: readonly number[]): (value: number) => (number | null)[] {
    const keys = slots.map((slot) => `#${slot}`)
    const valuesAt = resultsOver(this.drawing.program, this.given, name, keys)
    return (value) => {
      const values = valuesAt(value)
      return keys.map((key) => {
        const found = values.get(key)
        return typeof found === 'number' ? found : null
      })
    }
  }

  /** Returns the points of a curve over the parameter, in the units of both axes. */
  private overParameter(across: number, value: number): Found[] {
    const one = this.drawing.statements.find(
      (other): other is StatementOf<'parameter'> => other.kind === 'parameter',
    )!
    const [from, to] = [this.values.of(one.from, one.line), this.values.of(one.to, one.line)]
    const valuesAt = this.over(one.name, [across, value])
    return this.sampled(
      Array.from(
        { length: DRAWING.samples + 1 },
        (_, index) => from + ((to - from) * index) / DRAWING.samples,
      ),
      (place) => {
        const [a, b] = valuesAt(place) as [number | null, number | null]
        return [a === null ? NaN : settled(this.x, a), b === null ? null : settled(this.y, b)]
      },
    )
  }

  /** Returns the points of a curve at some places, with both sides of every jump between them. */
  private sampled(places: number[], valueAt: (place: number) => Found): Found[] {
    const samples = places.map((place): Sample<Found> => ({ place, point: valueAt(place) }))
    const apart = ([a, b]: Found, [c, d]: Found) =>
      b === null || d === null
        ? NaN
        : Math.max(
            Math.abs(this.along(this.x, a) - this.along(this.x, c)),
            Math.abs(this.along(this.y, b) - this.along(this.y, d)),
          )
    return withJumps(samples, valueAt, apart).map(({ point, isSide }) => [point![0], point![1], isSide])
  }

  /** Returns between which places of the axis x a curve is asked for. */
  private rangeOf({ line, from, to }: StatementOf<'curve'>): [number, number] {
    const { x, values } = this
    return [
      from === null ? x.from : values.of(from, line) / x.factor,
      to === null ? x.to : values.of(to, line) / x.factor,
    ]
  }

  private overAxis(statement: StatementOf<'curve'>): Found[] {
    const { x, y } = this
    const { line, value } = statement
    const [first, last] = this.rangeOf(statement)
    if (!(first < last)) throw new Undrawable(line, 'A curve begins left of where it ends.')
    const [start, end] = [Math.max(x.from, first), Math.min(x.to, last)]
    if (!(start < end))
      throw new Undrawable(
        line,
        `This curve lies outside of the axis x, which is from ${valueOn(x, x.from)} to ${valueOn(x, x.to)}.`,
      )
    const places = Array.from({ length: DRAWING.samples + 1 }, (_, index) => {
      const part = index / DRAWING.samples
      return x.isLog ? start * (end / start) ** part : start + (end - start) * part
    })
    const valuesAt = this.over('x', [value])
    return this.sampled(places, (place) => {
      const [height] = valuesAt(place * x.factor) as [number | null]
      return [place, height === null ? null : height / y.factor]
    })
  }

  private curve(statement: StatementOf<'curve'>): void {
    const { x, y } = this
    const { line, across, value, isArea, style, label } = statement
    const found = across === null ? this.overAxis(statement) : this.overParameter(across, value)
    const runs: XY[][] = [[]]
    /** The sides of its jumps, of which nothing is said. */
    const sides = new Set<XY>()
    const beyondAxes = this.beyondAxis(statement)
    let open: [from: number, to: number] | null = null
    for (const [index, [place, height, isSide]] of found.entries()) {
      const run = runs.at(-1)!
      if (height !== null && this.isInside(place, height)) {
        // What comes from beyond the frame begins at the frame.
        const before = found[index - 1]
        if (run.length === 0 && before && across === null) this.cut(before, [place, height], run)
        const point: XY = [place, height]
        run.push(point)
        if (isSide) sides.add(point)
        if (open) open[1] = run[0]![0]
        open = null
        continue
      }
      if (run.length > 0) {
        if (across === null) this.cut(found[index]!, run.at(-1)!, run)
        runs.push([])
      }
      if (height === null || Number.isNaN(place)) open = null
      else if (open) open[1] = place
      else beyondAxes.push((open = [run.at(-1)?.[0] ?? place, place]))
    }
    const shown = runs.filter((run) => run.length > 1)
    if (shown.length === 0) throw new Undrawable(line, this.unseen(found))
    const look = isArea ? 'area' : this.lookOf(style)
    for (const run of shown) {
      const points = run.map(([a, b]) => this.at(a, b))
      const base = this.at(x.from, y.isLog ? y.from : Math.min(Math.max(0, y.from), y.to))[1]
      const area: XY[] = [...points, [points.at(-1)![0], base], [points[0]![0], base]]
      if (isArea) this.paper.draw(look, polyline(area, true), true)
      else this.paper.line(look, ...points)
      // An arrow says that the curve goes on beyond the frame.
      for (const [end, before, own] of [
        [0, 2, 0],
        [-1, -3, -1],
      ] as const) {
        const [tip, back] = [points.at(end)!, points.at(before)]
        const part = this.along(y, run.at(end)![1])
        if (
          isArea ||
          !back ||
          run.at(end)![0] === found.at(own)![0] ||
          Math.abs(part - Math.round(part)) > 1e-6
        )
          continue
        this.paper.arrow('leaves', [tip[0] + (back[0] - tip[0]) / 99, tip[1] + (back[1] - tip[1]) / 99], tip)
      }
    }
    const points = shown.flat().filter((point) => !sides.has(point))
    const said = this.named(label, line, points)
    const beyond = across === null ? partsOf(x, beyondAxes) : beyondAxes.length > 0 && 'in part'
    this.paper.say(
      `${isArea ? 'The area below' : 'The curve'} ${said || 'drawn'} runs from ${this.spot(points[0]!)} through ${this.spot(points[Math.floor(points.length / 2)]!)} to ${this.spot(points.at(-1)!)}${beyond ? `; ${beyond} it lies beyond the axis and is not seen` : ''}.`,
    )
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      const [a, b] = points[Math.round(part * (points.length - 1))]!
      this.paper.row(`${said || 'Curve'} at ${valueOn(this.x, a)}`, number(b))
    }
    if (beyond) this.paper.row(`${said || 'Curve'} ${beyond}`, 'beyond the axis')
  }

  /** Returns what a curve is asked for before and behind the axis x. */
  private beyondAxis(statement: StatementOf<'curve'>): [number, number][] {
    const { from, to } = this.x
    const [first, last] = this.rangeOf(statement)
    return [
      [first, Math.min(from, last)],
      [Math.max(to, first), last],
    ].filter(([a = 0, b = 0]) => a < b) as [number, number][]
  }

  /** Returns why nothing is seen of a curve. */
  private unseen(found: readonly Found[]): string {
    const heights = found.flatMap(([place, height]) =>
      height === null || Number.isNaN(place) ? [] : [height],
    )
    return heights.length === 0
      ? 'This curve has no value at any place: what it comes to is not a number.'
      : `This curve lies outside of the axes: its values are from ${number(Math.min(...heights))} to ${number(Math.max(...heights))}.`
  }

  /** A curve without a dash of its own gets one that no other has; after the last, the first again. */
  private lookOf(style: readonly string[]): string {
    if (style.length > 0) return `curve ${style.join(' ')}`
    const dash = this.dashes.shift() ?? 'solid'
    this.dashes.push(dash)
    return `curve ${dash}`
  }

  /** The point at which a line from outside of the frame meets it. */
  private cut([outX, outY]: Found, [inX, inY]: XY, run: XY[]): void {
    if (outY === null || (this.y.isLog && outY <= 0)) return
    const [from, to] = [this.along(this.y, outY), this.along(this.y, inY)]
    const edge = from > 1 ? 1 : 0
    const part = (edge - from) / (to - from)
    if (!(part >= 0 && part <= 1)) return
    const { from: low, to: high, isLog } = this.y
    run.push([outX + (inX - outX) * part, isLog ? low * (high / low) ** edge : low + (high - low) * edge])
  }

  private series({ line, as, points, style, label }: StatementOf<'series'>): void {
    const places = points.map(([a, b]): XY => [
      this.values.of(a, line) / this.x.factor,
      this.values.of(b, line) / this.y.factor,
    ])
    const outside = places.find(([a, b]) => !this.isInside(a, b))
    if (outside) throw new Undrawable(line, `The point ${this.spot(outside)} lies outside of the axes.`)
    const onPaper = places.map(([a, b]) => this.at(a, b))
    if (as === 'line') {
      this.paper.line(this.lookOf(style), ...onPaper)
    } else if (as === 'points') for (const [a, b] of onPaper) this.paper.draw('dotmark', pointAt(a, b))
    else {
      const base = this.at(this.x.from, Math.max(0, this.y.from))[1]
      const broad = Math.min(28, (0.6 * (WIDTH - this.left)) / places.length)
      for (const [a, b] of onPaper)
        this.paper.draw('column', rectangle(a, (base + b) / 2, broad, Math.max(Math.abs(base - b), 0.5)))
    }
    const said = this.named(label, line, places)
    this.paper.say(
      `${as === 'bars' ? 'Bars' : as === 'line' ? 'A line' : 'Points'} ${said}: ${this.spots(places)}.`,
    )
    for (const [a, b] of places) this.paper.row(`${said || 'At'} ${valueOn(this.x, a)}`, valueOn(this.y, b))
  }

  private mark({ line, x, y, label }: StatementOf<'mark'>): void {
    const place: XY = [this.values.of(x, line) / this.x.factor, this.values.of(y, line) / this.y.factor]
    if (!this.isInside(...place))
      throw new Undrawable(line, `The point ${this.spot(place)} lies outside of the axes.`)
    const [a, b] = this.at(...place)
    const [left, low] = this.at(this.x.from, this.y.from)
    this.paper.line('open dash mark', [left, b], [a, b], [a, low])
    this.paper.draw('here', pointAt(a, b))
    const said = this.label(label, line)
    this.paper.label(
      said,
      [
        { at: [a, b], side: 'right' },
        { at: [a, b], side: 'above' },
        // Beside another mark, still on the side that has no lines to the axes.
        { at: [a, b + 14], side: 'right' },
        { at: [a, b - 14], side: 'right' },
      ],
      'result',
    )
    this.paper.say(`Marked: ${said || 'a point'} at ${this.spot(place)}.`)
    this.paper.row(said || 'Marked point', this.spot(place))
  }

  private label(label: Said | null, line: number): string {
    const said = label === null ? '' : this.values.text(label, line)
    if (widthOf(said) <= EDGE) return said
    throw new Undrawable(line, `A label is too long: “${said.slice(0, 40)}…”.`)
  }

  /** A curve is named where all are drawn. */
  private named(label: Said | null, line: number, points: readonly XY[]): string {
    const said = this.label(label, line)
    this.names.push({ said, points: points.map(([a, b]) => this.at(a, b)) })
    return said
  }

  /** A name stands where its curve is furthest from the others. */
  private nameCurves(): void {
    for (const { said, points } of this.names) {
      const [only] = points
      if (points.length === 1 && only) {
        // One point has no length to stand on: its name is beside it.
        this.paper.label(
          said,
          (['right', 'left'] as const).map((side) => ({ at: only, side })),
        )
        continue
      }
      const others = this.names.filter((one) => one.points !== points).flatMap((one) => one.points)
      const anchors = ALONG.map((part) => points[Math.round(part * (points.length - 1))]!)
        .filter(([x]) => x + widthOf(said) / 2 < EDGE && x - widthOf(said) / 2 > this.left)
        .map((at) => ({
          at,
          side: 'above' as const,
          apart: Math.min(60, ...others.map(([x, y]) => Math.hypot(x - at[0], y - at[1]))),
        }))
        .toSorted((a, b) => b.apart - a.apart)
      const places = anchors.length > 0 ? anchors : [{ at: points.at(-1)!, side: 'left' as const }]
      // A longer name would leave too little of the line on which it stands.
      if (widthOf(said) <= SHORT) this.paper.labelOn(said, places)
      else this.paper.label(said, places)
    }
  }
}

/** So many points of a series are said one by one; the table has them all. */
const LISTED = 20

/** Names up to this width stand on their curves. */
const SHORT = 30

/** Parts of a curve at which its name may stand. */
const ALONG = [0.95, 0.85, 0.75, 0.65, 0.55, 0.45, 0.35, 0.25, 0.15]

/** Of a curve that leaves the frame more often, nobody reads from where to where. */
const MOST_PARTS = 4

/** Returns parts of an axis in words, “from 3.16 to 10.0”; nothing for none. */
function partsOf(axis: Axis, parts: readonly [number, number][]): string {
  const long = parts.filter(([from, to]) => to - from > 1e-6 * (axis.to - axis.from))
  if (long.length > MOST_PARTS) return 'in part'
  return long.map(([from, to]) => `from ${valueOn(axis, from)} to ${valueOn(axis, to)}`).join(' and ')
}

const pointAt = (x: number, y: number) => {
  const pieces: Piece[] = [['M', x + 4, y], ['A', 4, 0, 1, x - 4, y], ['A', 4, 0, 1, x + 4, y], ['Z']]
  return {
    pieces,
    points: [
      [x - 4, y],
      [x, y - 4],
      [x + 4, y],
      [x, y + 4],
    ] as XY[],
    closed: true,
  }
}

/** Returns powers of ten within a range; where there are few, 2 and 5 times each as well. */
function decades(from: number, to: number): number[] {
  const [low, high] = [Math.floor(Math.log10(from) + 1e-9), Math.ceil(Math.log10(to) - 1e-9)]
  const steps = high - low <= 2 ? [1, 2, 5] : [1]
  return Array.from({ length: Math.min(30, high - low + 1) }, (_, index) => low + index).flatMap((power) =>
    steps.map((step) => step * 10 ** power),
  )
}

/** Returns a value in the unit of its axis; what is nothing beside the axis is nought. */
const settled = ({ from, to, factor }: Axis, value: number): number =>
  Math.abs(value / factor) < 1e-9 * (to - from) ? 0 : value / factor

const endOf = ({ middle, half }: { middle: number; half: number }) => middle + half + 4

/** Returns what stands at a place of an axis: its name, or the number. */
const tickText = ({ names, isDate }: Axis, tick: number): string =>
  names[tick - 1] ?? (isDate ? dayText(tick) : shownTick(tick))

const valueOn = ({ names, isDate }: Axis, value: number): string =>
  names[value - 1] ?? (isDate ? dayText(value) : number(value))
/** A whole number is not rounded: a count of 1,234 is no 1,230. */
const number = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) >= 1000 && Math.abs(value) < 1e9
    ? plainNumber(value)
    : shownNumber(value, 3)
