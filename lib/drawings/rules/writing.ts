import { namesAbove, narrowed, type Suggestion, type Suggestions } from '@/lib/calculations/rules/completion'
import { FUNCTIONS } from '@/lib/calculations/rules/functions'
import { nameAt, NUMBER } from '@/lib/calculations/rules/lexemes'
import { matched, type Token, type TokenKind, wholeLine } from '@/lib/calculations/rules/tokens'
import { unitAt } from '@/lib/calculations/rules/units'
import { CORNERS, PROFILES, SIDES, STYLES } from '../constants'
import { withStraightEnds } from './line'
import { shapeNamedBy } from './phrases'

/** What a line of a drawing begins with, how it goes on, and what it draws. */
export const LINES: readonly (readonly [word: string, written: string, meaning: string])[] = [
  ['title', 'title Section {b} by {h}', 'The name of the drawing; values stand in braces.'],
  ['with', 'with Punching shear', 'The calculation of the article whose values are used.'],
  ['note', 'note Links are not shown.', 'A sentence below the drawing, behind its title.'],
  ['heights', 'heights 4', 'So many times as large as lengths; the caption says so.'],
  [
    'rect',
    'rect column at 0, 0 size c_1 x c_2 concrete',
    'A rectangle by its centre, or “from” its lower left corner.',
  ],
  ['circle', 'circle pile at 0, 0 diameter 600 mm', 'A circle.'],
  ['line', 'line axis from 0, 0 to 2 m, 0 centreline "axis"', 'A line through two points or more.'],
  ['polygon', 'polygon wall from 0, 0 to 1 m, 0 to 0, 3 m', 'An area.'],
  ['offset', 'offset u1 from column by 2 d dash', 'A line all round a shape, its corners round.'],
  [
    'profile',
    'profile beam I 300 mm x 150 mm x 7.1 mm x 10.7 mm radius 15 mm at 0, 0',
    'A section: I, T, channel, angle, box, tube.',
  ],
  [
    'bars',
    'bars 4 x 20 mm in section bottom cover 38 mm "4 ∅20"',
    'Bars in a rectangle, or from a point to another; “as piles” says what they are.',
  ],
  ['link', 'link 8 mm in section cover 30 mm', 'A link round the bars.'],
  ['bolts', 'bolts 2 x 3 of 22 mm at 0, 0 spacing 90 mm x 70 mm', 'A group of bolts: columns by rows.'],
  [
    'dim',
    'dim column.left to column.right below "c = {c_1}"',
    'A dimension line; without a text it shows the length.',
  ],
  [
    'angle',
    'angle at 0, 0 from 1 m, 0 to 1 m, 1 m "θ = {45° -> °}"',
    'An angle between two directions; without a text it shows the degrees.',
  ],
  ['label', 'label at 0, 1 m "slab"', 'A text at a place.'],
  [
    'arrow',
    'arrow from 0, 0 to 0, 500 mm tension "F"',
    'An arrow in the scale of the drawing; “both” has two heads.',
  ],
  ['force', 'force at 0, 3 m down "N = {N}"', 'An arrow that ends at a point: up, down, left or right.'],
  ['turn', 'turn at 0, 0 clockwise "M"', 'A moment.'],
  ['pressure', 'pressure from 0, 3 m to 0, 0 values 0 kPa to 25 kPa right "σ"', 'A pressure along a line.'],
  ['span', 'span A-B 6 m', 'A beam: its spans from left to right.'],
  [
    'support',
    'support roller B',
    'A pin, a roller, or fixed; in a sketch “pin at 0, 0”, or “fixed at 0, 0 left”.',
  ],
  ['udl', 'udl 20 kN/m on A-B', 'A load on a span, on “A + 1 m to B”, even or “10 kN/m to 20 kN/m”.'],
  ['point', 'point 50 kN at A + 2 m', 'A force on the beam.'],
  ['moment', 'moment 20 kNm at B', 'A moment on the beam, clockwise.'],
  ['stiffness', 'stiffness 40000 kN·m²', 'EI, for the values of deflections.'],
  ['diagram', 'diagram M', 'V, M or deflection, below what stands above.'],
  [
    'axis',
    'axis x "Slenderness" from 0 to 3',
    'An axis of a plot; “log” at its end, dates at both, or names in place of numbers: of "A", "B".',
  ],
  ['parameter', 'parameter c from 70 mm to 300 mm', 'What a curve of two values runs over: curve M, N.'],
  ['curve', 'curve 1/x^2 over 1 to 3 dash "Euler"', 'A function of x.'],
  ['area', 'area 0.8 - 0.2 x over 0 to 2', 'The area below a function.'],
  ['series', 'series points 0.5, 0.9; 1, 0.6 "tests"', 'Points, a line or bars.'],
  ['mark', 'mark 1.2, 0.5 "here"', 'A point with lines to both axes.'],
]

const STARTS: ReadonlyMap<string, string> = new Map(LINES.map(([word, , meaning]) => [word, meaning]))

/** Words within a line, in the order in which they are offered. */
const WORDS: readonly string[] = [
  ...new Set([
    ...['at', 'from', 'to', 'size', 'by', 'in', 'cover', 'of', 'spacing', 'diameter', 'radius', 'turned'],
    ...['values', 'on', 'over', 'log', 'as', 'both', 'up', 'down', 'clockwise', 'anticlockwise'],
    ...['pin', 'roller', 'fixed', 'points', 'bars', 'deflection'],
    ...[...SIDES, ...CORNERS, ...STYLES],
    // A single letter is more often a name than a profile.
    ...Object.keys(PROFILES).filter((one) => one.length > 1),
  ]),
]
const KNOWN: ReadonlySet<string> = new Set(WORDS)

/** Lines of a word and a text. */
const HEADS: ReadonlySet<string> = new Set(['title', 'with', 'note'])

/** Returns the parts of a line for highlighting; what cannot be read is passed over. */
export function tokensOf(written: string): Token[] {
  const whole = wholeLine(written, HEADS)
  if (whole) return whole
  const line = withStraightEnds(written)
  const found: Token[] = []
  const take = (kind: TokenKind, from: number, length: number) =>
    found.push({ from, to: from + length, kind })
  for (let at = 0; at < line.length;) {
    const quoted = /^"[^"]*"?/.exec(line.slice(at))?.[0]
    const last = found.at(-1)
    const unit = last?.kind === 'number' && line.slice(last.to, at).trim() === '' ? unitAt(line, at) : null
    const number = matched(NUMBER, line, at)
    const name = nameAt(line, at)
    const [kind, length]: [TokenKind | null, number] = quoted
      ? ['label', quoted.length]
      : unit
        ? ['unit', unit.end - at]
        : number
          ? ['number', number.length]
          : name
            ? [kindOf(name, line.slice(at + name.length), found.length === 0), name.length]
            : [null, 1]
    if (kind) take(kind, at, length)
    at += length
  }
  return found
}

function kindOf(word: string, follows: string, isFirst: boolean): TokenKind {
  if (isFirst ? STARTS.has(word) && !/^\s*=/.test(follows) : KNOWN.has(word)) return 'keyword'
  return follows.startsWith('(') && FUNCTIONS.has(word) ? 'function' : 'name'
}

/** Returns what may be written at a column of a line: how it begins, values and shapes above, and words. */
export function suggestionsAt(
  lines: readonly string[],
  line: number,
  column: number,
  _tables: unknown,
  asked = false,
): Suggestions | null {
  const before = lines[line]!.slice(0, column)
  if (/^\s*(?:#|(?:title|with|note)\s)/.test(before) || isWithinText(before)) return null
  const typed = /[\p{L}_][\p{L}\p{N}_]*$/u.exec(before)?.[0] ?? ''
  if (typed === '' && !asked) return null
  const from = column - typed.length
  const isStart = before.slice(0, from).trim() === ''
  return narrowed({ from, options: isStart ? STATEMENTS : within(lines, line) }, before, asked)
}

/** Returns whether a text in quotation marks has begun and not ended. */
const isWithinText = (before: string): boolean =>
  /["“”„‟‘]/.test(withStraightEnds(before).replace(/"[^"]*"/g, ''))

const STATEMENTS: Suggestion[] = LINES.map(([label, , detail]) => ({ label, kind: 'statement', detail }))

function within(lines: readonly string[], line: number): Suggestion[] {
  const shapes = lines.slice(0, line).flatMap((text) => shapeNamedBy(text) ?? [])
  return [
    ...namesAbove(lines, line).map(({ name: label }): Suggestion => ({
      label,
      kind: 'name',
      detail: 'value',
    })),
    ...shapes.map((label): Suggestion => ({ label, kind: 'name', detail: 'shape' })),
    ...WORDS.map((label): Suggestion => ({ label, kind: 'statement' })),
  ]
}
