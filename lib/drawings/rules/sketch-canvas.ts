import { WIDTH } from '../constants'
import type { Corner, Place, Said, Side, Style, XY } from '../types'
import type { Dimension } from './dimensioning'
import { type Anchor, Ink } from './ink'
import { hatching, mapped, type Outline } from './outlines'
import { beyond, spot } from './sketch-words'
import { widthOf } from './text'
import { capital, Undrawable, type Values, worded } from './values'

const LONGEST_LABEL = WIDTH - 20

/** A shape of the model, y upwards, in mm. */
type Shape = { outline: Outline; box: { left: number; right: number; low: number; high: number } }

/** The paper of a sketch, with the shapes that stand on it by their names. */
export class Canvas {
  readonly paper = new Ink()
  readonly dimensions: Dimension[] = []
  private readonly shapes = new Map<string, Shape>()

  /**
   * `scale` is in units of paper for a millimetre, `times` how much larger heights are drawn than lengths.
   * The largest ordinate of the sketch's pressures is `pressure`, in the unit of them all.
   */
  constructor(
    readonly values: Values,
    readonly scale: number,
    readonly pressure: number,
    readonly times: number,
  ) {}

  /** Remembers a shape for what refers to it. Returns how far it reaches. */
  remember(name: string, outline: Outline): Shape['box'] {
    const xs = outline.points.map(([x]) => x)
    const ys = outline.points.map(([, y]) => y)
    const box = {
      left: Math.min(...xs),
      right: Math.max(...xs),
      low: Math.min(...ys),
      high: Math.max(...ys),
    }
    this.shapes.set(name, { outline, box })
    return box
  }

  /** Draws a shape and remembers it for what refers to it. */
  shape(line: number, name: string, outline: Outline, style: Style[], label: string | null): void {
    const box = this.remember(name, outline)
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

  write(line: number, text: string, anchors: Anchor[]): void {
    if (widthOf(text) > LONGEST_LABEL)
      throw new Undrawable(line, `A label is too long: “${text.slice(0, 40)}…”.`)
    this.paper.label(text, anchors)
  }

  /** “c = 400 mm” is a number of the table. */
  noted(text: string): boolean {
    const [what, value, more] = text.split(' = ')
    if (!what || !value || more) return false
    this.paper.row(what, value)
    return true
  }

  /** Returns what acts with its label, whose value stands in the table: “A force of 35 kN”. */
  valued(what: string, said: string | null, at: Place, line: number): string {
    if (said === null) return what
    const isValue = /^[−\d]/.test(said)
    if (isValue) this.paper.row(`${capital(what.slice(2))} at ${this.spoken(at, line)}`, said)
    else this.noted(said)
    return `${what}${isValue ? ' of' : ''} ${said}`
  }

  said = (said: Said | null, line: number): string | null =>
    said === null ? null : this.values.text(said, line)

  found(name: string, line: number): Shape {
    const shape = this.shapes.get(name)
    if (!shape) throw new Undrawable(line, `The shape “${name}” cannot be drawn.`)
    return shape
  }

  place({ x, y, of: name, side }: Place, line: number): XY {
    const [dx, dy] = [this.values.at(x, line), this.values.at(y, line)]
    if (name === null || side === null) return [dx, dy]
    const [left, low] = cornerOf(this.found(name, line), side)
    return [left + dx, low + dy]
  }

  /** Returns a place by the shape that it refers to; without one by its lengths. */
  spoken({ x, y, of: name, side }: Place, line: number): string {
    const [dx, dy] = [this.values.at(x, line), this.values.at(y, line)]
    if (name === null || side === null) return spot([dx, dy])
    return `${beyond(dx, dy)}${worded(name)} ${side.replace('-', ' ')}`
  }

  point = ([x, y]: XY): XY => [x * this.scale, -y * this.scale * this.times]

  onPaper = (outline: Outline): Outline => ({
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

function cornerOf({ outline, box }: Shape, side: Corner): XY {
  if (side === 'start' || side === 'end') return outline.points.at(side === 'start' ? 0 : -1)!
  const x = side.endsWith('left') ? box.left : side.endsWith('right') ? box.right : (box.left + box.right) / 2
  const y = side.startsWith('top') ? box.high : side.startsWith('bottom') ? box.low : (box.low + box.high) / 2
  return [x, y]
}

/** Returns on which side of a point something lies that comes from another. */
export function awayFrom([x, y]: XY, [a, b]: XY): Side {
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

/** Returns the classes of a shape; `usual` where its author names none that says how it is filled. */
export const looks = (style: readonly Style[], usual: string): string =>
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
