import type { Drawing, Piece, Said, Station, StatementOf, XY } from '../types'
import { type Beam, type Segment, type Solution, solveBeam } from './beam'
import { CURVES, type Diagram, peaksOf } from './beam-curves'
import { flatDimensions } from './dimensioning'
import { Ink } from './ink'
import { interruptLines } from './interrupting'
import { supportSymbol } from './supports'
import { lengthText, loadText, Undrawable, type Values, valueText } from './values'

/** In units of the paper. */
const LOAD = 30
const POINT = 40
const REACTION = 28
/** The arrow of a fixing moment, between the hatching of its support and the reaction; angles in radians. */
const FIXING = { radius: 22, reach: 0.85 }
/** The larger ordinate of a diagram. */
const ORDINATE = 56
const BETWEEN = 30

/** Returns a beam with its loads, reactions and diagrams; lengths are to scale, diagrams are not. */
export function drawBeam(drawing: Drawing, values: Values, scale: number): Ink {
  return new BeamSheet(drawing, values, scale).ink()
}

class BeamSheet {
  private readonly paper = new Ink()
  private readonly places = new Map<string, number>()
  private readonly beam: Beam
  private readonly solution: Solution

  constructor(
    private readonly drawing: Drawing,
    private readonly values: Values,
    private readonly scale: number,
  ) {
    this.beam = this.read()
    const solution = solveBeam(this.beam)
    if (!solution)
      throw new Undrawable(drawing.statements[0]!.line, 'This beam can move: it needs more supports.')
    this.solution = solution
  }

  ink(): Ink {
    this.supports()
    this.reactions()
    this.loads()
    this.dimensions()
    for (const { of } of this.only('diagram')) this.diagram(of)
    this.paper.place()
    interruptLines(this.paper)
    return this.paper
  }

  private only = <K extends Drawing['statements'][number]['kind']>(kind: K): StatementOf<K>[] =>
    this.drawing.statements.filter((one): one is StatementOf<K> => one.kind === kind)

  private read(): Beam {
    const { values, places } = this
    let length = 0
    for (const { from, to, length: of, line } of this.only('span')) {
      if (places.size === 0) places.set(from, 0)
      const own = values.at(of, line)
      if (own <= 0) throw new Undrawable(line, `The span ${from}-${to} would have no length.`)
      length += own
      places.set(to, length)
    }
    const station = ({ node, after }: Station, line: number): number => {
      const at = places.get(node)! + (after === null ? 0 : values.at(after, line))
      if (at < -1e-6 || at > length * (1 + 1e-9)) throw new Undrawable(line, 'This place is not on the beam.')
      return Math.min(Math.max(at, 0), length)
    }
    const [stiffness] = this.only('stiffness')
    return {
      length,
      supports: this.only('support').map(({ at, how }) => ({ at: places.get(at)!, how })),
      uniform: this.only('udl').map(({ first, last, from, to, line }) => {
        const ends = { from: station(from, line), to: station(to, line) }
        if (ends.to - ends.from < 1e-6) throw new Undrawable(line, 'A load begins left of where it ends.')
        return { ...ends, first: values.of(first, line), last: values.of(last, line) }
      }),
      points: this.only('point').map(({ load, at, line }) => ({
        load: values.of(load, line),
        at: station(at, line),
      })),
      couples: this.only('couple').map(({ load, at, line }) => ({
        load: values.of(load, line),
        at: station(at, line),
      })),
      stiffness: stiffness ? values.positive(stiffness.value, stiffness.line) : 1e12,
    }
  }

  private x = (at: number): number => at * this.scale

  private supports(): void {
    const { length, supports } = this.beam
    this.paper.line('beam', [0, 0], [this.x(length), 0])
    for (const { at, how } of supports) {
      const side = how === 'fixed' ? this.heldOn(at) : 'below'
      supportSymbol(this.paper, how, [this.x(at), 0], side, side === 'below' ? 3 : 0)
    }
    const named = [...this.places].map(([name, at]) => `${name} at ${lengthWords(at)}`)
    const held = supports.map(
      ({ at, how }) => `a ${how === 'fixed' ? 'fixed support' : how} at ${this.nameAt(at)}`,
    )
    this.paper.say(`A beam of ${lengthWords(length)}: ${named.join(', ')}; it is held by ${held.join(', ')}.`)
  }

  /** What is fixed ends at a wall; where the beam goes on at both sides, it is clamped from below. */
  private heldOn = (at: number): 'left' | 'right' | 'below' =>
    at === 0 ? 'left' : at >= this.beam.length * 0.999 ? 'right' : 'below'

  private nameAt = (at: number): string =>
    [...this.places].find(([, of]) => Math.abs(of - at) < 1e-6)?.[0] ?? lengthWords(at)

  /** What the arithmetic leaves over of all loads together, in N: no force, and without a direction. */
  private negligible(): number {
    const { length, uniform, points, couples } = this.beam
    const loads = [
      ...uniform.map(({ from, to, first, last }) => (to - from) * (Math.abs(first) + Math.abs(last))),
      ...points.map(({ load }) => Math.abs(load)),
      ...couples.map(({ load }) => Math.abs(load) / length),
    ]
    return 1e-9 * loads.reduce((sum, one) => sum + one, 0)
  }

  private reactions(): void {
    const { length } = this.beam
    const least = this.negligible()
    for (const { at, force, moment } of this.solution.reactions) {
      const x = this.x(at)
      // The arrow says which way it acts.
      const isNothing = Math.abs(force) <= least
      const said = valueText(isNothing ? 0 : Math.abs(force), 1e3, 'kN')
      const upwards = force > 0
      if (!isNothing) {
        const [tail, head] = upwards ? [26 + REACTION, 26] : [26, 26 + REACTION]
        this.paper.arrow('load', [x, tail], [x, head])
        const side = at >= length * 0.999 ? 'left' : 'right'
        this.paper.label(said, [{ at: [x, 26 + REACTION * 0.62], side }], 'load', false)
      }
      const way = isNothing ? '' : upwards ? ' upwards' : ' downwards'
      this.paper.row(`Reaction at ${this.nameAt(at)}`, upwards ? said : `${said}${way}`)
      this.paper.say(`Reaction at ${this.nameAt(at)}: ${said}${way}.`)
      if (moment !== null) this.fixing(at, Math.abs(moment) <= least * length ? 0 : moment)
    }
  }

  /** The moment with which a support holds the beam, anticlockwise: an arrow outside of the wall. */
  private fixing(at: number, moment: number): void {
    const said = valueText(Math.abs(moment), 1e6, 'kNm')
    const way = moment === 0 ? '' : moment > 0 ? ', anticlockwise' : ', clockwise'
    this.paper.row(`Moment of the support at ${this.nameAt(at)}`, `${said}${way}`)
    this.paper.say(`Fixing moment at ${this.nameAt(at)}: ${said}${way}.`)
    if (moment === 0) return
    const [x, side] = [this.x(at), this.heldOn(at)]
    const middle = { left: Math.PI, right: 0, below: Math.PI / 2 }[side]
    const reach = moment > 0 ? -FIXING.reach : FIXING.reach
    this.paper.turn('load', [x, 0], FIXING.radius, middle - reach, middle + reach)
    const beside: XY = side === 'below' ? [x + 15, 17] : [x + FIXING.radius * Math.cos(middle), 0]
    this.paper.label(said, [{ at: beside, side: side === 'left' ? 'left' : 'right' }], 'load', false)
  }

  private loads(): void {
    const most = Math.max(
      ...this.beam.uniform.flatMap(({ first, last }) => [Math.abs(first), Math.abs(last)]),
      1e-12,
    )
    /** The height that loads take up already, by place. */
    const taken: { from: number; to: number; top: number }[] = []
    for (const [index, statement] of this.only('udl').entries()) {
      const { from, to, first, last } = this.beam.uniform[index]!
      const [left, right] = [this.x(from), this.x(to)]
      const under = Math.max(
        4,
        ...taken.filter((one) => one.from < right && one.to > left).map(({ top }) => top + 24),
      )
      const height = (value: number) => Math.max(value === 0 ? 0 : 10, (Math.abs(value) / most) * LOAD)
      const [a, b] = [height(first), height(last)]
      const top = -under
      // Where a load changes its direction, there is none.
      const nought: XY[] = first * last < 0 ? [[left + ((right - left) * a) / (a + b), top]] : []
      this.paper.area('pressure', [left, top], [left, top - a], ...nought, [right, top - b], [right, top])
      const arrows = Math.min(40, Math.max(2, Math.round((right - left) / 24)))
      for (let arrow = 0; arrow <= arrows; arrow++) {
        const part = arrow / arrows
        const x = left + (right - left) * part
        const [from, to] = [a * Math.sign(first), b * Math.sign(last)]
        const value = from + (to - from) * part
        const tall = Math.abs(value)
        if (tall < 7) continue
        const ends: [XY, XY] = [
          [x, top - tall],
          [x, top],
        ]
        this.paper.arrow('load thin', ...(value >= 0 ? ends : (ends.toReversed() as [XY, XY])))
      }
      taken.push({ from: left, to: right, top: under + Math.max(a, b) })
      const said = this.labelOf(statement.label, statement.line, udlWords(first, last))
      this.paper.label(said, [{ at: [(left + right) / 2, top - (a + b) / 2], side: 'above' }], 'load', false)
      const way = wayOf(first, last)
      this.paper.say(`A load of ${said} from ${lengthWords(from)} to ${lengthWords(to)}${way}.`)
      this.paper.row('Load', `${said}${way}`)
    }
    for (const [index, { label, line }] of this.only('point').entries()) {
      const { at, load } = this.beam.points[index]!
      const x = this.x(at)
      const under = Math.max(
        4,
        ...taken.filter((one) => one.from <= x && one.to >= x).map(({ top }) => top + 6),
      )
      const ends: [XY, XY] = [
        [x, -under - POINT],
        [x, -under],
      ]
      this.paper.arrow('load', ...(load >= 0 ? ends : (ends.toReversed() as [XY, XY])))
      const said = this.labelOf(label, line, loadText(load, 1e3, 'kN'))
      this.paper.label(
        said,
        [
          { at: [x, -under - POINT], side: 'above' },
          { at: [x, -under - POINT * 0.7], side: 'right' },
        ],
        'load',
        false,
      )
      this.paper.say(`A force of ${said} ${load >= 0 ? 'downwards' : 'upwards'} at ${lengthWords(at)}.`)
      this.paper.row(`Force at ${lengthWords(at)}`, load >= 0 ? said : `${said} upwards`)
    }
    for (const [index, { label, line }] of this.only('couple').entries()) {
      const { at, load } = this.beam.couples[index]!
      const x = this.x(at)
      const way = load >= 0 ? 1 : -1
      this.paper.draw('load', {
        pieces: [
          ['M', x - way * 11, 8],
          ['A', 13.6, 1, way > 0 ? 1 : 0, x + way * 11, 8],
        ],
        points: [
          [x - 13, 0],
          [x, -13],
          [x + 13, 0],
        ],
        closed: false,
      })
      this.paper.line('load', [x + way * 10, 1], [x + way * 11, 8], [x + way * 17, 5])
      const said = this.labelOf(label, line, loadText(load, 1e6, 'kNm'))
      this.paper.label(said, [{ at: [x, -14], side: 'above' }], 'load', false)
      this.paper.say(
        `A moment of ${said}, ${load >= 0 ? 'clockwise' : 'anticlockwise'}, at ${lengthWords(at)}.`,
      )
      this.paper.row(`Moment at ${lengthWords(at)}`, `${said}, ${load >= 0 ? 'clockwise' : 'anticlockwise'}`)
    }
  }

  private labelOf = (said: Said | null, line: number, usual: string): string =>
    said === null ? usual : this.values.text(said, line)

  private dimensions(): void {
    const inner = this.paper.bounds()
    const low = inner.y + inner.height
    const stations = [...this.places.values()]
    flatDimensions(
      this.paper,
      stations.slice(1).map((at, index) => ({
        from: [this.x(stations[index]!), low - 4] as XY,
        to: [this.x(at), low - 4] as XY,
        side: 'below' as const,
        text: lengthWords(at - stations[index]!),
      })),
      'below',
      inner,
    )
    const names = [...this.places.keys()]
    stations
      .slice(1)
      .forEach((at, index) =>
        this.paper.row(`Span ${names[index]}–${names[index + 1]}`, lengthWords(at - stations[index]!)),
      )
  }

  /** Below what is drawn already; moments on the side that they stretch. */
  private diagram(of: Diagram): void {
    const { segments } = this.solution
    const { stiffness } = this.beam
    const curve = CURVES[of]
    const peaks = peaksOf(of, segments, stiffness)
    const highest = Math.max(0, ...peaks.map(({ value }) => curve.up * value))
    const lowest = Math.min(0, ...peaks.map(({ value }) => curve.up * value))
    const least = { V: this.negligible(), M: this.negligible() * this.beam.length, w: 0 }[of]
    const largest = Math.max(highest, -lowest)
    const isNothing = largest <= least
    const range = isNothing ? 1 : largest
    const scale = isNothing ? 0 : ORDINATE / range
    const { y: top, height } = this.paper.bounds()
    const base = top + height + BETWEEN + highest * scale
    const paper = ({ from }: Segment, x: number): XY => [
      this.x(from + x),
      base -
        curve.up *
          curve.at(
            segments.find((one) => one.from === from)!,
            x,
            stiffness,
          )[0] *
          scale,
    ]
    const pieces: Piece[] = [['M', 0, base]]
    const points: XY[] = [[0, base]]
    for (const segment of segments) {
      // The deflection is of the fourth degree and more: as cubics it is drawn in four.
      const parts = of === 'w' ? 4 : 1
      for (let part = 0; part < parts; part++) {
        const [from, to] = [(segment.length * part) / parts, (segment.length * (part + 1)) / parts]
        const [start, end] = [paper(segment, from), paper(segment, to)]
        const slope = (x: number) => (-curve.up * curve.at(segment, x, stiffness)[1] * scale) / this.scale
        const third = (end[0] - start[0]) / 3
        pieces.push(['L', ...start])
        if (curve.isStraight(segment)) pieces.push(['L', ...end])
        else
          pieces.push([
            'C',
            start[0] + third,
            start[1] + slope(from) * third,
            end[0] - third,
            end[1] - slope(to) * third,
            ...end,
          ])
        for (let at = 0; at <= 6; at++) points.push(paper(segment, from + ((to - from) * at) / 6))
      }
    }
    const right = this.x(this.beam.length)
    pieces.push(['L', right, base])
    points.push([right, base])
    this.paper.draw(of === 'w' ? 'curve' : 'diagram', { pieces, points, closed: of !== 'w' })
    this.paper.line('axis', [0, base], [right, base])
    const { unit, factor } = curve
    const hasValues = of !== 'w' || this.only('stiffness').length > 0
    // Where the diagram begins above its line, the name stands below it.
    const begins = curve.up * curve.at(segments[0]!, 0, stiffness)[0] * scale
    this.paper.fixed(
      hasValues ? `${curve.name} (${unit})` : curve.name,
      [-4, begins > 1 ? base + 12 : base - (highest > 0 ? Math.min(highest * scale + 8, ORDINATE + 8) : 12)],
      'start',
      'soft',
    )
    const marked = new Set<string>()
    const shown = isNothing ? [] : peaks.filter(({ value }) => Math.abs(value) >= range * 1e-6)
    for (const { at, value } of shown) {
      const said = hasValues ? valueText(value, factor, '').trim() : ''
      const place: XY = [this.x(at), base - curve.up * value * scale]
      const key = `${said} ${place[0].toFixed(0)}`
      if (marked.has(key)) continue
      marked.add(key)
      if (said)
        this.paper.label(
          said,
          [{ at: place, side: curve.up * value > 0 ? 'above' : 'below' }],
          'result',
          false,
        )
      if (!hasValues) continue
      const words = `${said} ${unit}`
      this.paper.row(`${curve.words} at ${lengthWords(at)}`, words)
    }
    const said = shown.map(({ at, value }) => `${valueText(value, factor, unit)} at ${lengthWords(at)}`)
    this.paper.say(
      hasValues
        ? `${curve.words}, ${curve.convention}: ${[...new Set(said)].join(', ') || '0 everywhere'}.`
        : 'The deflected shape is drawn, without values.',
    )
  }
}

const lengthWords = (mm: number): string =>
  mm === 0 ? '0' : mm >= 1000 ? valueTextShort(mm / 1000, 'm') : `${lengthText(mm)}\u00a0mm`

const valueTextShort = (value: number, unit: string): string =>
  `${String(Number(value.toPrecision(4)))}\u00a0${unit}`

/** Loads act downwards unless their words say otherwise. */
const wayOf = (first: number, last: number): string =>
  first * last < 0
    ? `, ${first < 0 ? 'upwards' : 'downwards'} at its beginning and ${last < 0 ? 'upwards' : 'downwards'} at its end`
    : first < 0 || last < 0
      ? ', upwards'
      : ''

const udlWords = (first: number, last: number): string =>
  first === last
    ? loadText(first, 1, 'kN/m')
    : `${loadText(first, 1, 'kN/m')} to ${loadText(last, 1, 'kN/m')}`
