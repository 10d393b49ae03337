import { alike, refuse } from '@/lib/calculations/rules/dimensions'
import { plainName } from '@/lib/calculations/rules/names'
import { CORNERS, DRAWING, SIDES, STYLES } from '../constants'
import type { Place, Said, Side, Slot, Statement, StatementBody, Station, Style } from '../types'
import { dayAsNumber } from './days'
import { halvesOf, Line, type Part } from './line'
import type { Kind, Quantities } from './quantities'

/** What a line may refer to: what is written above it. */
export type Above = {
  quantities: Quantities
  shapes: Set<string>
  /** The points of a beam, from left to right. */
  nodes: Set<string>
  statements: Statement[]
}

/** What reads a line behind its first word. */
export type Readers = Record<string, (line: Phrases) => StatementBody>

/** What ends a place or value: the style and the label. */
export const ENDS: readonly string[] = STYLES

/** A line whose parts are those that several statements share: values, places, names, styles, labels. */
export class Phrases extends Line {
  constructor(
    text: string,
    private readonly above: Above,
  ) {
    super(text)
  }

  get quantities(): Quantities {
    return this.above.quantities
  }

  /** The value that comes before one of the words. */
  value = (stops: readonly string[], kind: Kind): Slot => this.quantities.slotOf(this.until(stops), kind).slot

  /** One value, or two of one dimension. */
  alikePair(stops: readonly string[], between: string, ends: readonly string[], kind?: Kind): [Slot, Slot] {
    const first = this.quantities.slotOf(this.until(stops), kind)
    if (!this.takes(between)) return [first.slot, first.slot]
    const part = this.until(ends)
    const last = this.quantities.slotOf(part, kind)
    alike({ code: 0, dimension: first.dimension }, { code: 0, dimension: last.dimension }, part.at + 1)
    return [first.slot, last.slot]
  }

  /** Two values with a comma between them, of which the first may be a date. */
  pair(part: Part): [Slot, Slot] {
    const halves = halvesOf(part)
    if (!halves) refuse(part.at + 1, 'Two values with a comma between them are expected: 0, 250 mm.')
    return [this.quantities.slotOf(dayAsNumber(halves[0])).slot, this.quantities.slotOf(halves[1]).slot]
  }

  /** `0, 250 mm`, `column.left`, or `column.left + 50 mm, 0`. */
  place(stops: readonly string[]): Place {
    const part = this.until(stops)
    const reference = /^\s*([\p{L}][\p{L}\p{N}_]*)\.([a-z-]+)\s*(?:\+(.*))?$/u.exec(part.text)
    const [, of = '', word = '', plus] = reference ?? []
    const side = CORNERS.find((one) => one === word)
    if (!reference || (!this.above.shapes.has(of) && !side))
      return { ...this.lengths(part), of: null, side: null }
    if (!this.above.shapes.has(of)) refuse(part.at + 1, unknownShape(of, this.above.shapes))
    if (!side) refuse(part.at + 1, `A place of a shape is one of ${CORNERS.join(', ')}.`)
    return {
      ...this.lengths(
        plus === undefined
          ? { text: '0, 0', at: part.at }
          : { text: plus, at: part.at + part.text.indexOf('+') + 1 },
      ),
      of,
      side,
    }
  }

  private lengths(part: Part): { x: Slot; y: Slot } {
    const halves = halvesOf(part)
    if (!halves)
      refuse(part.at + 1, 'A place is two lengths, 0, 250 mm, or that of a shape above: column.left.')
    const [x, y] = halves.map((half) => this.quantities.slotOf(half, 'length').slot) as [Slot, Slot]
    return { x, y }
  }

  newShape(): string {
    const word = this.word()
    if (!word || !/^[\p{L}][\p{L}\p{N}_]*$/u.test(word))
      this.refuse('A shape has a name of letters and digits.')
    if (this.above.shapes.has(word)) this.refuse(`There is a shape “${word}” already.`)
    return word
  }

  shape(): string {
    const word = this.word() ?? ''
    if (!this.above.shapes.has(word)) this.refuse(unknownShape(word, this.above.shapes))
    return word
  }

  /** Two points of a beam, `A-B`, with a dash or a minus as well; null where there are none. */
  twoNodes(behind: RegExp): [string, string] | null {
    const found = this.matched(new RegExp(`^\\s*([A-Z])\\s*[-–−]\\s*([A-Z])${behind.source}`))
    return found && [found[1]!, found[2]!]
  }

  newSpan(from: string, to: string): void {
    const { nodes } = this.above
    const last = [...nodes].at(-1)
    if (last !== undefined && last !== from)
      this.refuse(`A span goes on where the last one ended: span ${last}-${to}.`)
    if (nodes.has(to) || from === to) this.refuse(`${to} is a point of the beam already.`)
    if (nodes.size > DRAWING.spans) this.refuse(`A beam has at most ${DRAWING.spans} spans.`)
    nodes.add(from).add(to)
  }

  node(): string {
    const word = this.word() ?? ''
    const { nodes } = this.above
    if (!nodes.has(word))
      this.refuse(
        `The beam has no point “${word}”; its spans have ${[...nodes].join(', ') || 'none, they stand above'}.`,
      )
    return word
  }

  hasNode = (name: string): boolean => this.above.nodes.has(name)

  station(stops: readonly string[]): Station {
    const of = this.node()
    return { node: of, after: this.takes('+') ? this.value(stops, 'length') : null }
  }

  /** The style and the label that end a line. */
  look(): { style: Style[]; label: Said | null } {
    const style: Style[] = []
    for (;;) {
      const next = STYLES.find((one) => this.takes(one))
      if (!next) return { style, label: this.label() }
      style.push(next)
    }
  }

  label(): Said | null {
    const part = this.quoted.shift()
    return part ? this.quantities.said(part) : null
  }

  side = (): Side | null => SIDES.find((one) => this.takes(one)) ?? null

  follows = (kind: Statement['kind']): boolean => this.above.statements.some((one) => one.kind === kind)

  /** Throws where the lines above hold as many of a kind as a drawing may. */
  bounded(kind: Statement['kind'], most: number): void {
    if (this.above.statements.filter((one) => one.kind === kind).length >= most)
      refuse(1, `A drawing has at most ${most} lines of this kind.`)
  }
}

const unknownShape = (word: string, shapes: ReadonlySet<string>): string =>
  `No shape “${plainName(word)}” stands above${shapes.size > 0 ? `; there are ${[...shapes].join(', ')}` : ''}.`

/** Returns the shape that a line names, so that others may refer to it; undefined for none. */
export const shapeNamedBy = (line: string): string | undefined =>
  /^\s*(?:rect|circle|line|polygon|offset|profile)\s+([\p{L}\p{N}_]+)/u.exec(line)?.[1]
