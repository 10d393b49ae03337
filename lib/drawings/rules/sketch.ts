import { DRAWING, WIDTH } from '../constants'
import type { Corner, Drawing, Place, Said, Side, Statement, StatementOf, Style, XY } from '../types'
import { dimensionLines, type Dimension } from './dimensioning'
import { type Anchor, Ink } from './ink'
import { interruptLines } from './interrupting'
import { circle, hatching, offsetOf, type Outline, polyline, rectangle, rounded } from './outlines'
import { misfit, PROFILE_WORDS, profileOf } from './profiles'
import { supportSymbol } from './supports'
import { widthOf } from './text'
import {
  capital,
  factorText,
  heightsOf,
  lengthText,
  millimetres,
  Undrawable,
  type Values,
  worded,
} from './values'

/** Units of paper that are no length of the model. */
const FORCE = 38
const PRESSURE = 46
const TURN = 13
const ARC = 30
const LONGEST_LABEL = WIDTH - 20

/** Returns plans, sections and elevations at a scale: units of paper for a millimetre. */
export function drawSketch(drawing: Drawing, values: Values, scale: number): Ink {
  return new Sketch(values, scale, greatestPressure(drawing, values), heightsOf(drawing, values)).ink(drawing)
}

/** What is not similar to itself where its heights have another scale. */
const ROUND: ReadonlySet<Statement['kind']> = new Set([
  'circle',
  'offset',
  'profile',
  'bars',
  'barsIn',
  'link',
  'grid',
  'angle',
])

/** A shape of the model, y upwards, in mm. */
type Shape = { outline: Outline; box: { left: number; right: number; low: number; high: number } }

class Sketch {
  private readonly paper = new Ink()
  private readonly shapes = new Map<string, Shape>()
  private readonly dimensions: Dimension[] = []

  constructor(
    private readonly values: Values,
    private readonly scale: number,
    private readonly pressure: number,
    private readonly times: number,
  ) {}

  ink({ statements }: Drawing): Ink {
    if (this.times !== 1) this.paper.say(`Heights are drawn ${factorText(this.times)} as large as lengths.`)
    for (const statement of statements) this.take(statement)
    dimensionLines(this.paper, this.dimensions)
    this.paper.place()
    interruptLines(this.paper)
    return this.paper
  }

  private take(statement: Statement): void {
    if (this.times !== 1 && ROUND.has(statement.kind))
      throw new Undrawable(
        statement.line,
        'Where heights are drawn larger than lengths, there are no circles, bars, profiles and angles.',
      )
    switch (statement.kind) {
      case 'rect':
        return this.rect(statement)
      case 'circle':
        return this.circle(statement)
      case 'line':
        return this.outline(statement)
      case 'offset':
        return this.offset(statement)
      case 'profile':
        return this.profile(statement)
      case 'bars':
        return this.bars(statement)
      case 'barsIn':
        return this.barsIn(statement)
      case 'link':
        return this.link(statement)
      case 'grid':
        return this.grid(statement)
      case 'dim':
        return this.dim(statement)
      case 'label':
        return this.labelled(statement)
      case 'arrow':
        return this.arrow(statement)
      case 'force':
        return this.force(statement)
      case 'hold':
        return this.hold(statement)
      case 'angle':
        return this.angle(statement)
      case 'turn':
        return this.turn(statement)
      case 'pressure':
        return this.pressed(statement)
      default:
    }
  }

  private rect({ line, name, at, from, width, height, style, label }: StatementOf<'rect'>): void {
    const [x, y] = this.place(at, line)
    const [w, h] = [this.values.size(width, line), this.values.size(height, line)]
    const [cx, cy] = from === 'corner' ? [x + w / 2, y + h / 2] : [x, y]
    this.shape(line, name, rectangle(cx, cy, w, h), style, this.said(label, line))
    this.paper.say(
      `${capital(worded(name))}: a rectangle${of(style)}, ${millimetres(w)} mm wide and ${millimetres(h)} mm high, its centre at ${spot([cx, cy])}.`,
    )
    this.paper.row(capital(worded(name)), `${millimetres(w)} × ${millimetres(h)} mm`)
  }

  private circle({ line, name, at, diameter, style, label }: StatementOf<'circle'>): void {
    const [x, y] = this.place(at, line)
    const d = this.values.size(diameter, line)
    this.shape(line, name, circle(x, y, d / 2), style, this.said(label, line))
    this.paper.say(
      `${capital(worded(name))}: a circle${of(style)} of ${millimetres(d)} mm, its centre at ${spot([x, y])}.`,
    )
    this.paper.row(capital(worded(name)), `diameter ${millimetres(d)} mm`)
  }

  private outline({ line, name, places, closed, style, label }: StatementOf<'line'>): void {
    const points = places.map((place) => this.place(place, line))
    this.shape(line, name, polyline(points, closed), style, this.said(label, line))
    if (style.includes('ground')) this.ground(points)
    this.paper.say(
      `${capital(worded(name))}: ${closed ? 'an area' : style.includes('dash') ? 'a dashed line' : 'a line'}${of(style)} from ${points.map(spot).join(' to ')}.`,
    )
  }

  private offset({ line, name, of: other, by, style, label }: StatementOf<'offset'>): void {
    const distance = this.values.size(by, line)
    const points = this.found(other, line).outline.points.slice(0, -1)
    this.shape(line, name, offsetOf(points, distance), style, this.said(label, line))
    this.paper.say(
      `${capital(worded(name))}: a ${style.includes('dash') ? 'dashed ' : ''}line all round ${worded(other)} at ${millimetres(distance)} mm from it, with round corners.`,
    )
    this.paper.row(`${capital(worded(name))}, from ${worded(other)}`, `${millimetres(distance)} mm`)
  }

  private profile(statement: StatementOf<'profile'>): void {
    const { line, name, shape, sizes, radius, at, turned, style, label } = statement
    const [x, y] = this.place(at, line)
    const lengths = sizes.map((slot) => this.values.size(slot, line))
    const round = radius === null ? 0 : this.values.size(radius, line)
    const wrong = misfit(shape, lengths, round)
    if (wrong) throw new Undrawable(line, wrong)
    const moved = mapped(profileOf(shape, lengths, round), ([a, b]) =>
      turned ? [x - b, y + a] : [x + a, y + b],
    )
    this.shape(line, name, moved, style.length > 0 ? style : ['steel'], this.said(label, line))
    const words = lengths.map(millimetres).join(' × ')
    this.paper.say(
      `${capital(worded(name))}: ${/^[AEIOU]/.test(PROFILE_WORDS[shape]) ? 'an' : 'a'} ${PROFILE_WORDS[shape]}${turned ? ' on its side' : ''}, ${words} mm, its centre at ${spot([x, y])}.`,
    )
    this.paper.row(capital(worded(name)), `${words} mm`)
  }

  private bars({ line, count, diameter, from, to, as, style, label }: StatementOf<'bars'>): void {
    const [a, b] = [this.place(from, line), this.place(to, line)]
    const n = this.values.count(count, DRAWING.bars, line)
    const d = this.values.size(diameter, line)
    const look = as !== null ? looks(style, 'bar') : style.includes('bolt') ? 'bolt' : 'bar'
    this.row(line, n, d, a, b, look, this.said(label, line))
    const what = as === null ? counted(n, 'bar') : `${n} ${as}`
    this.paper.say(`${what} of ${millimetres(d)} mm from ${spot(a)} to ${spot(b)}.`)
    this.paper.row(capital(as ?? 'bars'), `${n} of ${millimetres(d)} mm`)
  }

  private barsIn({ line, count, diameter, of: other, edge, cover, label }: StatementOf<'barsIn'>): void {
    const n = this.values.count(count, DRAWING.bars, line)
    const d = this.values.size(diameter, line)
    const { left, right, low, high } = this.found(other, line).box
    const inside = this.values.at(cover, line) + d / 2
    const y = edge === 'top' ? high - inside : low + inside
    if (2 * inside > right - left) throw new Undrawable(line, 'The bars do not fit into the shape.')
    this.row(line, n, d, [left + inside, y], [right - inside, y], 'bar', null)
    const said = this.said(label, line)
    if (said !== null)
      this.write(line, said, [
        { at: this.point([right, y]), side: 'right' },
        { at: this.point([left, y]), side: 'left' },
      ])
    this.paper.say(`${counted(n, 'bar')} of ${millimetres(d)} mm at the ${edge} of ${worded(other)}.`)
    this.paper.row(`Bars at the ${edge}`, `${n} of ${millimetres(d)} mm`)
  }

  /** Several bars side by side; one stands in the middle. */
  private row(line: number, n: number, d: number, a: XY, b: XY, look: string, label: string | null): void {
    for (let index = 0; index < n; index++) {
      const part = n === 1 ? 0.5 : index / (n - 1)
      const [x, y] = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
      this.paper.draw(look, this.onPaper(circle(x, y, d / 2)))
    }
    if (label === null) return
    const [end, start] = [this.point(b), this.point(a)]
    const middle: XY = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
    this.write(line, label, [
      { at: [end[0] + (d / 2) * this.scale, end[1]], side: 'right' },
      { at: [middle[0], middle[1] + (d / 2) * this.scale], side: 'below' },
      { at: [middle[0], middle[1] - (d / 2) * this.scale], side: 'above' },
    ])
  }

  private link({ line, of: other, diameter, cover, label }: StatementOf<'link'>): void {
    const d = this.values.size(diameter, line)
    const c = this.values.at(cover, line)
    const { left, right, low, high } = this.found(other, line).box
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
    this.paper.draw('link', this.onPaper({ ...outer, pieces: [...outer.pieces, ...inner.pieces] }))
    const said = this.said(label, line)
    if (said !== null)
      this.write(line, said, [{ at: this.point([right - c, (low + high) / 2]), side: 'right' }])
    this.paper.say(`A link of ${millimetres(d)} mm round the bars, with ${millimetres(c)} mm of cover.`)
    this.paper.row('Link', `${millimetres(d)} mm, cover ${millimetres(c)} mm`)
  }

  private grid(statement: StatementOf<'grid'>): void {
    const { line, columns, rows, diameter, at, dx, dy, style, label } = statement
    const [across, up] = [
      this.values.count(columns, DRAWING.bars, line),
      this.values.count(rows, DRAWING.bars, line),
    ]
    if (across * up > DRAWING.bars) throw new Undrawable(line, `There are at most ${DRAWING.bars} bolts.`)
    const d = this.values.size(diameter, line)
    const [x, y] = this.place(at, line)
    const [stepX, stepY] = [this.values.at(dx, line), this.values.at(dy, line)]
    const [left, low] = [x - (stepX * (across - 1)) / 2, y - (stepY * (up - 1)) / 2]
    for (let column = 0; column < across; column++)
      for (let row = 0; row < up; row++) {
        const centre: XY = [left + column * stepX, low + row * stepY]
        this.paper.draw(style[0] ?? 'bolt', this.onPaper(circle(...centre, d / 2)))
        const [px, py] = this.point(centre)
        const arm = (d / 2) * this.scale + 3
        this.paper.quietLine('thin', [px - arm, py], [px + arm, py])
        this.paper.quietLine('thin', [px, py - arm], [px, py + arm])
      }
    const right = left + stepX * (across - 1)
    const said = this.said(label, line)
    if (said !== null)
      this.write(line, said, [
        { at: this.point([right + d / 2, low + stepY * (up - 1)]), side: 'right' },
        { at: this.point([right + d / 2, low]), side: 'right' },
        { at: this.point([left - d / 2, low + stepY * (up - 1)]), side: 'left' },
      ])
    this.paper.say(
      `Bolts of ${millimetres(d)} mm: ${across} across, ${millimetres(stepX)} mm apart, by ${up} upwards, ${millimetres(stepY)} mm apart, the middle of the group at ${spot([x, y])}.`,
    )
    this.paper.row('Bolts', `${across} × ${up} of ${millimetres(d)} mm`)
  }

  private dim({ line, from, to, side, text }: StatementOf<'dim'>): void {
    const [a, b] = [this.place(from, line), this.place(to, line)]
    const measured =
      side === 'above' || side === 'below'
        ? Math.abs(a[0] - b[0])
        : side
          ? Math.abs(a[1] - b[1])
          : Math.hypot(a[0] - b[0], a[1] - b[1])
    const said = this.said(text, line) ?? lengthText(measured)
    this.dimensions.push({ from: this.point(a), to: this.point(b), side, text: said })
    this.paper.isInMillimetres ||= /^[\d\s.,]+$/.test(said)
    const ends = [from, to].map((place) => this.spoken(place, line))
    const value = text || said.endsWith('m') ? said : `${said} mm`
    this.paper.say(`Dimension from ${ends.join(' to ')}: ${value}.`)
    if (!this.noted(said)) this.paper.row(`${capital(ends.join(' to '))}`, value)
  }

  /** An arc between two directions, the shorter way round. */
  private angle({ line, at, from, to, text }: StatementOf<'angle'>): void {
    const [centre, a, b] = [at, from, to].map((place) => this.point(this.place(place, line))) as [XY, XY, XY]
    const directions = [a, b].map(([x, y]) => Math.atan2(y - centre[1], x - centre[0])) as [number, number]
    const lengths = [a, b].map(([x, y]) => Math.hypot(x - centre[0], y - centre[1]))
    const turn = ((directions[1] - directions[0] + 5 * Math.PI) % (2 * Math.PI)) - Math.PI
    if (Math.min(...lengths) === 0 || turn === 0)
      throw new Undrawable(line, 'An angle stands between two directions from its place.')
    const radius = Math.max(14, Math.min(ARC, 0.8 * Math.min(...lengths)))
    const on = (part: number): XY => [
      centre[0] + radius * Math.cos(directions[0] + turn * part),
      centre[1] + radius * Math.sin(directions[0] + turn * part),
    ]
    this.paper.draw('open dim', {
      pieces: [
        ['M', ...on(0)],
        ['A', radius, 0, turn > 0 ? 1 : 0, ...on(1)],
      ],
      points: [0, 0.25, 0.5, 0.75, 1].map(on),
      closed: false,
    })
    const degrees = `${millimetres((Math.abs(turn) * 180) / Math.PI)}°`
    const said = this.said(text, line) ?? degrees
    this.write(line, said, [{ at: on(0.5), side: awayFrom(centre, on(0.5)) }])
    const ends = [from, to].map((place) => this.spoken(place, line))
    this.paper.say(
      `Angle at ${this.spoken(at, line)} from the direction of ${ends[0]} to that of ${ends[1]}: ${said}${said.endsWith(degrees) ? '' : `, drawn as ${degrees}`}.`,
    )
    if (!this.noted(said)) this.paper.row(`Angle at ${this.spoken(at, line)}`, said)
  }

  private hold({ line, how, at, side }: StatementOf<'hold'>): void {
    supportSymbol(this.paper, how, this.point(this.place(at, line)), side)
    const name = how === 'fixed' ? 'fixed support' : how
    this.paper.say(`A ${name} at ${this.spoken(at, line)}, ${onSide(side)}.`)
  }

  private labelled({ line, at, side, text }: StatementOf<'label'>): void {
    const place = this.place(at, line)
    const said = this.values.text(text, line)
    this.write(line, said, [{ at: this.point(place), side: side ?? 'centre' }])
    this.paper.say(`“${said}” at ${this.spoken(at, line)}.`)
    this.noted(said)
  }

  private arrow({ line, from, to, both, style, label }: StatementOf<'arrow'>): void {
    const [a, b] = [this.place(from, line), this.place(to, line)]
    const [start, end] = [this.point(a), this.point(b)]
    this.paper.arrow(looks(style, 'load'), start, end, both)
    const said = this.said(label, line)
    if (said !== null) {
      const middle: XY = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
      this.write(line, said, [
        { at: start, side: awayFrom(end, start) },
        { at: middle, side: Math.abs(start[0] - end[0]) > Math.abs(start[1] - end[1]) ? 'above' : 'right' },
      ])
    }
    this.paper.say(`An arrow${said ? `, ${said},` : ''} from ${spot(a)} to ${spot(b)}.`)
  }

  private force({ line, at, towards, style, label }: StatementOf<'force'>): void {
    const place = this.place(at, line)
    const head = this.point(place)
    const [dx, dy] = UNIT[towards]
    const tail: XY = [head[0] - dx * FORCE, head[1] - dy * FORCE]
    this.paper.arrow(looks(style, 'load'), tail, head)
    const said = this.said(label, line)
    if (said !== null) this.write(line, said, [{ at: tail, side: OPPOSITE[towards] }])
    const way = { above: 'upwards', below: 'downwards', left: 'to the left', right: 'to the right' }[towards]
    this.paper.say(`${this.valued('A force', said, at, line)} ${way} at ${this.spoken(at, line)}.`)
  }

  private turn({ line, at, clockwise, label }: StatementOf<'turn'>): void {
    const place = this.place(at, line)
    const [x, y] = this.point(place)
    const ends: [XY, XY] = [
      [x - TURN * 0.8, y + TURN * 0.6],
      [x + TURN * 0.8, y + TURN * 0.6],
    ]
    const [start, end] = clockwise ? ends : [ends[1], ends[0]]
    this.paper.draw('load', {
      pieces: [
        ['M', ...start],
        ['A', TURN, 1, clockwise ? 1 : 0, ...end],
      ],
      points: [start, [x - TURN, y], [x, y - TURN], [x + TURN, y], end],
      closed: false,
    })
    const back = clockwise ? 1 : -1
    this.paper.line('load', [end[0] - back * 1, end[1] - 7], end, [end[0] + back * 6.5, end[1] - 2])
    const said = this.said(label, line)
    if (said !== null) this.write(line, said, [{ at: [x, y - TURN], side: 'above' }])
    const what = label?.some(isAngle) ? 'A rotation' : 'A moment'
    this.paper.say(
      `${this.valued(what, said, at, line)} ${clockwise ? 'clockwise' : 'anticlockwise'} at ${this.spoken(at, line)}.`,
    )
  }

  private pressed({ line, from, to, first, last, side, label }: StatementOf<'pressure'>): void {
    const [a, b] = [this.place(from, line), this.place(to, line)]
    const [start, end] = [this.point(a), this.point(b)]
    const [dx, dy] = UNIT[side]
    const heights = [first, last].map((slot) => (this.values.of(slot, line) / this.pressure) * PRESSURE)
    const at = (part: number): [base: XY, tip: XY] => {
      const base: XY = [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]
      const by = heights[0]! + (heights[1]! - heights[0]!) * part
      return [base, [base[0] + dx * by, base[1] + dy * by]]
    }
    this.paper.area('pressure', start, at(0)[1], at(1)[1], end)
    const length = Math.hypot(end[0] - start[0], end[1] - start[1])
    const arrows = Math.min(24, Math.max(1, Math.round(length / 20)))
    for (let index = 0; index <= arrows; index++) {
      const [base, tip] = at(index / arrows)
      if (Math.hypot(base[0] - tip[0], base[1] - tip[1]) > 8) this.paper.arrow('load thin', tip, base)
    }
    // Values below nought stand on the other side, with arrows that point away from the side that is named.
    const [one, other] = heights as [number, number]
    const lies = one + other < 0 ? OPPOSITE[side] : side
    const said = this.said(label, line)
    if (said !== null) {
      const widest = Math.abs(heights[0]!) > Math.abs(heights[1]!) ? 0 : 1
      this.write(line, said, [
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
    this.paper.say(
      `A pressure ${sides} of the line from ${spot(a)} to ${spot(b)}, ${course}${said ? `: ${said}` : ''}.`,
    )
  }

  /** Draws a shape and remembers it for what refers to it. */
  private shape(line: number, name: string, outline: Outline, style: Style[], label: string | null): void {
    const xs = outline.points.map(([x]) => x)
    const ys = outline.points.map(([, y]) => y)
    const box = {
      left: Math.min(...xs),
      right: Math.max(...xs),
      low: Math.min(...ys),
      high: Math.max(...ys),
    }
    this.shapes.set(name, { outline, box })
    const drawn = this.onPaper(outline)
    const isOpen = !outline.closed || style.includes('dash') || style.includes('dot')
    this.paper.draw(`${outline.closed ? '' : 'open '}${looks(style, 'plain')}`, drawn)
    if (style.includes('hatch') || style.includes('soil'))
      for (const [a, b] of hatching(drawn.points, 9)) this.paper.quietLine('thin', a, b)
    if (label === null) return
    const middle: XY = [(box.left + box.right) / 2, (box.low + box.high) / 2]
    const width = (box.right - box.left) * this.scale
    const height = (box.high - box.low) * this.scale * this.times
    const fits = !isOpen && width > widthOf(label) + 8 && height > 20
    const beside: Anchor[] = outline.closed
      ? [
          { at: this.point([box.right, middle[1]]), side: 'right' },
          { at: this.point([middle[0], box.high]), side: 'above' },
          { at: this.point([middle[0], box.low]), side: 'below' },
          { at: this.point([box.left, middle[1]]), side: 'left' },
        ]
      : alongside(drawn.points)
    this.write(line, label, fits ? [{ at: this.point(middle), side: 'centre' }, ...beside] : beside)
    this.noted(label)
  }

  private ground(points: readonly XY[]): void {
    for (let index = 1; index < points.length; index++) {
      const [a, b] = [this.point(points[index - 1]!), this.point(points[index]!)]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1])
      const ticks = Math.min(80, Math.floor(length / 8))
      for (let tick = 0; tick < ticks; tick++) {
        const part = (tick + 0.5) / ticks
        const at: XY = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
        this.paper.quietLine('thin', at, [at[0] - 5, at[1] + 6])
      }
    }
  }

  private write(line: number, text: string, anchors: Anchor[]): void {
    if (widthOf(text) > LONGEST_LABEL)
      throw new Undrawable(line, `A label is too long: “${text.slice(0, 40)}…”.`)
    this.paper.label(text, anchors)
  }

  /** “c = 400 mm” is a number of the table. */
  private noted(text: string): boolean {
    const [what, value, more] = text.split(' = ')
    if (!what || !value || more) return false
    this.paper.row(what, value)
    return true
  }

  /** Returns what acts with its label, whose value stands in the table: “A force of 35 kN”. */
  private valued(what: string, said: string | null, at: Place, line: number): string {
    if (said === null) return what
    const isValue = /^[−\d]/.test(said)
    if (isValue) this.paper.row(`${capital(what.slice(2))} at ${this.spoken(at, line)}`, said)
    else this.noted(said)
    return `${what}${isValue ? ' of' : ''} ${said}`
  }

  private said = (said: Said | null, line: number): string | null =>
    said === null ? null : this.values.text(said, line)

  private found(name: string, line: number): Shape {
    const shape = this.shapes.get(name)
    if (!shape) throw new Undrawable(line, `The shape “${name}” cannot be drawn.`)
    return shape
  }

  private place({ x, y, of: name, side }: Place, line: number): XY {
    const [dx, dy] = [this.values.at(x, line), this.values.at(y, line)]
    if (name === null || side === null) return [dx, dy]
    const [left, low] = cornerOf(this.found(name, line), side)
    return [left + dx, low + dy]
  }

  /** Returns a place by the shape that it refers to; without one by its lengths. */
  private spoken({ x, y, of: name, side }: Place, line: number): string {
    const [dx, dy] = [this.values.at(x, line), this.values.at(y, line)]
    if (name === null || side === null) return spot([dx, dy])
    return `${beyond(dx, dy)}${worded(name)} ${side.replace('-', ' ')}`
  }

  private point = ([x, y]: XY): XY => [x * this.scale, -y * this.scale * this.times]

  private onPaper = (outline: Outline): Outline => ({
    ...mapped(outline, this.point),
    pieces: outline.pieces.map((piece) => {
      if (piece[0] === 'Z') return piece
      if (piece[0] === 'A') {
        const [, radius, large, sweep, x, y] = piece
        return ['A', radius * this.scale, large, sweep === 1 ? 0 : 1, ...this.point([x, y])]
      }
      const [kind, x, y] = piece as ['M' | 'L', number, number]
      return [kind, ...this.point([x, y])]
    }),
  })
}

/** Moves or turns an outline; arcs stay arcs. */
const mapped = (outline: Outline, by: (point: XY) => XY): Outline => ({
  ...outline,
  points: outline.points.map(by),
  pieces: outline.pieces.map((piece) => {
    if (piece[0] === 'M' || piece[0] === 'L') return [piece[0], ...by([piece[1], piece[2]])]
    if (piece[0] === 'A') return ['A', piece[1], piece[2], piece[3], ...by([piece[4], piece[5]])]
    return piece
  }),
})

function cornerOf({ outline, box }: Shape, side: Corner): XY {
  if (side === 'start' || side === 'end') return outline.points.at(side === 'start' ? 0 : -1)!
  const x = side.endsWith('left') ? box.left : side.endsWith('right') ? box.right : (box.left + box.right) / 2
  const y = side.startsWith('top') ? box.high : side.startsWith('bottom') ? box.low : (box.low + box.high) / 2
  return [x, y]
}

/** Returns whether a part of a label is an angle: what turns by it is a rotation. */
const isAngle = (part: Said[number]): boolean =>
  typeof part !== 'string' && /^(?:°|deg|gon|m?rad)$/.test(part.unit ?? '')

const UNIT: Record<Side, XY> = { left: [-1, 0], right: [1, 0], above: [0, -1], below: [0, 1] }
const OPPOSITE: Record<Side, Side> = { left: 'right', right: 'left', above: 'below', below: 'above' }

const onSide = (side: Side): string =>
  side === 'above' || side === 'below' ? `on the side ${side}` : `on the side to the ${side}`

/** Returns on which side of a point something lies that comes from another. */
function awayFrom([x, y]: XY, [a, b]: XY): Side {
  if (Math.abs(a - x) > Math.abs(b - y)) return a > x ? 'right' : 'left'
  return b > y ? 'below' : 'above'
}

/** The middle of the longest piece of a line, and its ends. */
function alongside(points: readonly XY[]): Anchor[] {
  let [longest, found]: [number, Anchor | null] = [0, null]
  for (let index = 1; index < points.length; index++) {
    const [[x, y], [a, b]] = [points[index - 1]!, points[index]!]
    const length = Math.hypot(a - x, b - y)
    if (length <= longest) continue
    longest = length
    found = {
      at: [(x + a) / 2, (y + b) / 2],
      side: Math.abs(a - x) > Math.abs(b - y) ? 'above' : 'right',
    }
  }
  const [start, end] = [points[0]!, points.at(-1)!]
  return [...(found ? [found] : []), { at: end, side: awayFrom(start, end) }]
}

/** Classes of a shape; `usual` where its author names none that says how it is filled. */
const looks = (style: readonly Style[], usual: string): string =>
  [...(style.some((one) => FILLS.has(one)) ? [] : [usual]), ...style].join(' ')

const FILLS: ReadonlySet<Style> = new Set([
  'concrete',
  'steel',
  'timber',
  'masonry',
  'soil',
  'plain',
  'fill',
  'bar',
  'bolt',
  'weld',
  'link',
  'compression',
  'tension',
  'load',
  'centreline',
])

const MATERIALS: readonly Style[] = ['concrete', 'steel', 'timber', 'masonry', 'soil']
const of = (style: readonly Style[]): string => {
  const material = style.find((one) => MATERIALS.includes(one))
  const force = style.find((one) => one === 'compression' || one === 'tension')
  return material ? ` of ${material}` : force ? ` in ${force}` : ''
}

const spot = ([x, y]: XY): string => `(${millimetres(x)}, ${millimetres(y)})`

/** Returns how far from a place another one is: “40 mm right of ”. */
const beyond = (dx: number, dy: number): string => {
  const parts = [
    dx === 0 ? '' : `${inMillimetres(Math.abs(dx))} ${dx > 0 ? 'right' : 'left'}`,
    dy === 0 ? '' : `${inMillimetres(Math.abs(dy))} ${dy > 0 ? 'above' : 'below'}`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : `${parts.join(' and ')} of `.replace(/(above|below) of $/, '$1 ')
}

const share = (height: number): string => `${Math.round((height / PRESSURE) * 100)}\u00a0%`

const inMillimetres = (length: number): string => `${millimetres(length)} mm`

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

/** Returns the largest ordinate of all pressures, to which the others are drawn. */
const greatestPressure = ({ statements }: Drawing, values: Values): number =>
  statements.reduce(
    (most, one) =>
      one.kind === 'pressure'
        ? Math.max(most, Math.abs(values.of(one.first, one.line)), Math.abs(values.of(one.last, one.line)))
        : most,
    0,
  ) || 1
