import { FIGURES } from '@/lib/calculations/constants'
import type { Dimension, Instruction, Sheet } from '@/lib/calculations/types'
import { alike, Follows, refuse, Refusal, Scope } from '@/lib/calculations/rules/dimensions'
import { definedBy, readExpression } from '@/lib/calculations/rules/grammar'
import { plainName } from '@/lib/calculations/rules/names'
import { NO_TABLES } from '@/lib/calculations/rules/tables'
import { titleOf } from '@/lib/calculations/rules/sheet'
import { describe, NUMBER, sameDimension, unitOf, usualUnit } from '@/lib/calculations/rules/units'
import { DRAWING } from '../constants'
import { familyOf } from './families'
import type {
  Corner,
  Drawing,
  DrawingError,
  Place,
  Profile,
  Said,
  Side,
  Slot,
  Statement,
  Station,
  Style,
} from '../types'

type Kind = keyof typeof KINDS
const KINDS = {
  length: [1, 0, 0, 0],
  force: [0, 1, 0, 0],
  'force per length': [-1, 1, 0, 0],
  moment: [1, 1, 0, 0],
  'bending stiffness': [2, 1, 0, 0],
  number: NUMBER,
} as const satisfies Record<string, Dimension>

const SIDES: readonly Side[] = ['left', 'right', 'above', 'below']
const STYLES: readonly Style[] = [
  'concrete',
  'steel',
  'timber',
  'masonry',
  'soil',
  'plain',
  'fill',
  'hatch',
  'bar',
  'bolt',
  'weld',
  'link',
  'dash',
  'dot',
  'thick',
  'thin',
  'centreline',
  'compression',
  'tension',
  'load',
  'ground',
]
const CORNERS: readonly Corner[] = [
  'left',
  'right',
  'top',
  'bottom',
  'centre',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'start',
  'end',
]
const PROFILES: Record<Profile, string> = {
  I: 'height x width x web x flange',
  T: 'height x width x web x flange',
  channel: 'height x width x web x flange',
  box: 'height x width x wall',
  angle: 'leg x leg x thickness',
  tube: 'diameter x wall',
}

/** `sheet` is the calculation that the drawing follows. */
type Read =
  | { drawing: Drawing; sheet: Sheet | null; errors: [] }
  | { drawing: null; sheet: null; errors: DrawingError[] }

/**
 * Reads and checks a drawing, one statement a line. `sheets` are the calculations that it may follow. Returns
 * the drawing, or every line that is wrong with its place and a sentence.
 */
export function readDrawing(source: string, sheets: readonly Sheet[]): Read {
  const lines = source.split(/\r\n?|\n/)
  if (source.length > DRAWING.characters || lines.length > DRAWING.lines)
    return failed([
      {
        line: 1,
        column: 1,
        message: `A drawing has at most ${DRAWING.lines} lines and ${DRAWING.characters} characters.`,
      },
    ])
  const reader = new Reader(sheets)
  const errors: DrawingError[] = []
  const guarded = (line: number, read: () => void) => {
    try {
      read()
    } catch (error) {
      reader.giveUp(lines[line - 1]!)
      if (error instanceof Refusal) errors.push({ line, column: error.column, message: error.message })
      else if (!(error instanceof Follows)) throw error
    }
  }
  for (const [index, text] of lines.entries())
    if (text.trim() !== '' && !text.trim().startsWith('#'))
      guarded(index + 1, () => reader.take(text, index + 1))
  // A title may hold values that are defined below it.
  for (const { line, read } of reader.heads) guarded(line, read)
  errors.sort((a, b) => a.line - b.line)
  if (errors.length === 0) errors.push(...reader.missing())
  return errors.length > 0 ? failed(errors) : { ...reader.result(), errors: [] }
}

const failed = (errors: DrawingError[]): Read => ({ drawing: null, sheet: null, errors })

/** A part of a line and where it begins, counted from 0. */
type Part = { text: string; at: number }

class Reader {
  private readonly scope = new Scope(NO_TABLES)
  private readonly formats = new Map<string, { factor: number; unit: string | null; figures: number }>()
  private readonly instructions: Instruction[] = []
  private readonly statements: Statement[] = []
  private readonly shapes = new Set<string>()
  private readonly notes: Said[] = []
  private readonly nodes = new Set<string>()
  /** The title and the notes, to be read when every value is known. */
  readonly heads: { line: number; read: () => void }[] = []
  private title: Said | null = null
  private hasTitle = false
  private sheet: Sheet | null = null
  private slots = 0
  private line = 0
  private text = ''
  /** What of the line is not yet read. */
  private rest: Part = { text: '', at: 0 }
  /** The texts in quotes, taken out before the line is read. */
  private quoted: Part[] = []
  private xFactor = 1

  constructor(private readonly sheets: readonly Sheet[]) {}

  giveUp(text: string): void {
    const defined = definedBy(text)
    if (defined) this.scope.giveUp(defined.name)
    const shape = /^\s*(?:rect|circle|line|polygon|offset|profile)\s+([\p{L}\p{N}_]+)/u.exec(text)?.[1]
    if (shape) this.shapes.add(shape)
  }

  missing(): DrawingError[] {
    const error = (message: string) => [{ line: 1, column: 1, message }]
    if (!this.title) return error('A drawing has a title: title Section of the beam.')
    const [first] = this.statements
    if (!first) return error('A drawing has at least one line that is drawn.')
    const family = familyOf(first.kind)
    const other = this.statements.find(({ kind }) => familyOf(kind) !== family)
    if (other)
      return [
        {
          line: other.line,
          column: 1,
          message: `This line is of ${NAMED[familyOf(other.kind)]}, and the lines above are of ${NAMED[family]}: a drawing is one of them.`,
        },
      ]
    const has = (kind: Statement['kind']) => this.statements.some((one) => one.kind === kind)
    if (family === 'beam' && !(has('span') && has('support')))
      return error('A beam has a span and its supports: span A-B 6 m, support pin A.')
    if (family === 'plot' && this.statements.filter(({ kind }) => kind === 'axis').length !== 2)
      return error('A plot has two axes: axis x "Slenderness" from 0 to 3, and axis y.')
    return []
  }

  result = (): { drawing: Drawing; sheet: Sheet | null } => ({
    sheet: this.sheet,
    drawing: {
      title: this.title!,
      notes: this.notes,
      statements: this.statements,
      program: { instructions: this.instructions, tables: Object.fromEntries(this.scope.read) },
    },
  })

  take(text: string, line: number): void {
    this.line = line
    this.text = text
    if (text.length > DRAWING.columns)
      refuse(DRAWING.columns, `A line has at most ${DRAWING.columns} characters.`)
    const head = /^(\s*)(title|with|note)\s+(\S.*)$/.exec(text)
    if (head) {
      const [, before = '', word = '', said = ''] = head
      return this.head(word, said.trim(), text.indexOf(said, before.length + word.length))
    }
    const defined = definedBy(text)
    if (defined) {
      if (defined.as !== 'step') refuse(1, 'In a drawing a value is written: b = 300 mm.')
      return this.define(defined.name, text.indexOf('=') + 1)
    }
    this.quoted = [...text.matchAll(/"([^"]*)"/g)].map(({ 1: of = '', index }) => ({
      text: of,
      at: index + 1,
    }))
    const bare = text.replace(/"[^"]*"/g, (whole) => ' '.repeat(whole.length))
    const broken = bare.indexOf('"')
    if (broken >= 0) refuse(broken + 1, 'A text begins and ends with a quotation mark.')
    if (this.statements.length >= DRAWING.statements)
      refuse(1, `A drawing has at most ${DRAWING.statements} lines that are drawn.`)
    this.rest = { text: bare, at: 0 }
    const word = this.word()
    const read = Object.hasOwn(this.readers, word ?? '') ? this.readers[word!] : undefined
    if (!read)
      refuse(
        1,
        `A line begins with title, with, note, ${Object.keys(this.readers).join(', ')}, or with a name and “=”.`,
      )
    const statement = { line, ...read() } as Statement
    this.end()
    if ('name' in statement && statement.name) this.shapes.add(statement.name)
    this.statements.push(statement)
  }

  private head(word: string, said: string, at: number): void {
    const { line } = this
    if (word === 'note') {
      this.heads.push({ line, read: () => this.notes.push(this.said({ text: said, at })) })
      return
    }
    if (word === 'title') {
      if (this.hasTitle) refuse(1, 'A drawing has one title.')
      this.hasTitle = true
      const quoted = /^"(.*)"$/.exec(said)
      const part = quoted ? { text: quoted[1]!, at: at + 1 } : { text: said, at }
      this.heads.push({ line, read: () => (this.title = this.said(part)) })
      return
    }
    const sheet = this.sheets.find((one) => titleOf(one).toLowerCase() === said.toLowerCase())
    if (!sheet)
      refuse(
        at + 1,
        this.sheets.length === 0
          ? `The article has no calculation “${said}” above or below.`
          : `The article has no calculation “${said}”. It has ${this.sheets.map((one) => `“${titleOf(one)}”`).join(', ')}.`,
      )
    if (this.sheet || this.slots > 0 || !this.hasTitle)
      refuse(1, 'The calculation is named once, right below the title.')
    this.sheet = sheet
    for (const [name, display] of sheet.display) {
      const unit = display.unit === null ? null : unitOf(display.unit)
      if (display.unit !== null && !unit) continue
      this.scope.define(name, { dimension: unit?.dimension ?? NUMBER })
      this.formats.set(name, display)
    }
    for (const one of sheet.statements)
      if (one.kind === 'choice') this.scope.define(one.name, { table: one.table })
  }

  private define(name: string, behind: number): void {
    const { code, dimension, format, written, isWritten } = this.compiled({
      text: this.text.slice(behind),
      at: behind,
    })
    const unit = format.unit ?? written ?? usualUnit(dimension)
    if (!sameDimension(unit?.dimension ?? NUMBER, dimension))
      refuse(
        behind + 1,
        `This is ${describe(dimension)}; ${unit!.text} is the unit of ${describe(unit!.dimension)}.`,
      )
    this.scope.define(name, { dimension })
    this.formats.set(name, {
      factor: unit?.factor ?? 1,
      unit: unit?.text ?? null,
      // A number that is written out is shown as it was typed.
      figures: format.figures ?? (isWritten ? 0 : FIGURES),
    })
    this.instructions.push({ kind: 'step', line: this.line, name, cases: [{ code, when: [] }] })
  }

  private readonly readers: Record<string, () => object> = {
    rect: () => {
      const name = this.newName()
      const corner = this.takes('from')
      if (!corner) this.expect('at')
      const at = this.place(['size'])
      this.expect('size')
      const width = this.value(this.until(['x', '×']), 'length')
      this.takes('x', '×')
      const height = this.value(this.until(ENDS), 'length')
      return { kind: 'rect', name, from: corner ? 'corner' : 'centre', at, width, height, ...this.look() }
    },
    circle: () => {
      const name = this.newName()
      this.expect('at')
      const at = this.place(['diameter'])
      this.expect('diameter')
      return { kind: 'circle', name, at, diameter: this.value(this.until(ENDS), 'length'), ...this.look() }
    },
    line: () => this.outline(false),
    polygon: () => this.outline(true),
    offset: () => {
      const name = this.newName()
      this.expect('from')
      const of = this.shape()
      this.expect('by')
      return { kind: 'offset', name, of, by: this.value(this.until(ENDS), 'length'), ...this.look() }
    },
    profile: () => this.profile(),
    bars: () => {
      const count = this.value(this.until(['x', '×']), 'number')
      if (!this.takes('x', '×')) this.refuse('Bars are counted first: bars 4 x 20 mm.')
      const diameter = this.value(this.until(['from', 'in']), 'length')
      if (this.takes('in')) {
        const of = this.shape()
        const edge = this.oneOf(['top', 'bottom'] as const, 'Bars in a shape lie at its top or bottom.')
        this.expect('cover')
        const cover = this.value(this.until(ENDS), 'length')
        return { kind: 'barsIn', count, diameter, of, edge, cover, label: this.look().label }
      }
      this.expect('from')
      const from = this.place(['to'])
      this.expect('to')
      return { kind: 'bars', count, diameter, from, to: this.place(ENDS), ...this.look() }
    },
    link: () => {
      const diameter = this.value(this.until(['in']), 'length')
      this.expect('in')
      const of = this.shape()
      this.expect('cover')
      const cover = this.value(this.until(ENDS), 'length')
      return { kind: 'link', of, diameter, cover, label: this.look().label }
    },
    bolts: () => {
      const columns = this.value(this.until(['x', '×']), 'number')
      this.takes('x', '×')
      const rows = this.value(this.until(['of']), 'number')
      this.expect('of')
      const diameter = this.value(this.until(['at']), 'length')
      this.expect('at')
      const at = this.place(['spacing'])
      this.expect('spacing')
      const dx = this.value(this.until(['x', '×']), 'length')
      this.takes('x', '×')
      const dy = this.value(this.until(ENDS), 'length')
      return { kind: 'grid', columns, rows, diameter, at, dx, dy, ...this.look() }
    },
    dim: () => {
      const from = this.place(['to'])
      this.expect('to')
      const to = this.place(SIDES)
      const side = this.side()
      return { kind: 'dim', from, to, side, text: this.label() }
    },
    label: () => {
      if (!this.takes('at')) this.refuse('A label has its text and a place: label "slab" at 0, 0.')
      const at = this.place(SIDES)
      const side = this.side()
      const text = this.label()
      if (!text) this.refuse('A label has a text in quotation marks.')
      return { kind: 'label', at, side, text }
    },
    arrow: () => {
      const both = this.takes('both')
      this.expect('from')
      const from = this.place(['to'])
      this.expect('to')
      return { kind: 'arrow', from, to: this.place(ENDS), both, ...this.look() }
    },
    force: () => {
      this.expect('at')
      const at = this.place(['up', 'down', 'left', 'right'])
      const word = this.oneOf(
        ['up', 'down', 'left', 'right'] as const,
        'A force acts up, down, left or right.',
      )
      const towards = word === 'up' ? 'above' : word === 'down' ? 'below' : word
      return { kind: 'force', at, towards, ...this.look() }
    },
    turn: () => {
      this.expect('at')
      const at = this.place(['clockwise', 'anticlockwise'])
      const way = this.oneOf(
        ['clockwise', 'anticlockwise'] as const,
        'A moment turns clockwise or anticlockwise.',
      )
      return { kind: 'turn', at, clockwise: way === 'clockwise', label: this.label() }
    },
    pressure: () => {
      this.expect('from')
      const from = this.place(['to'])
      this.expect('to')
      const to = this.place(['values'])
      this.expect('values')
      const [first, last] = this.alikePair(['to', ...SIDES], 'to', SIDES)
      const side = this.side()
      if (!side) this.refuse('A pressure stands on one side: left, right, above or below.')
      return { kind: 'pressure', from, to, first, last, side, label: this.label() }
    },
    span: () => {
      const [, from = '', to = ''] = /^\s*([A-Z])\s*[-–]\s*([A-Z])\s/.exec(this.rest.text) ?? []
      if (!from) this.refuse('A span has two letters and a length: span A-B 6 m.')
      this.skip(this.rest.text.indexOf(to, this.rest.text.indexOf(from) + 1) + 1)
      if (this.nodes.size > 0 && ![...this.nodes].at(-1)!.startsWith(from))
        this.refuse(`A span goes on where the last one ended: span ${[...this.nodes].at(-1)}-${to}.`)
      if (this.nodes.has(to) || from === to) this.refuse(`${to} is a point of the beam already.`)
      if (this.nodes.size > DRAWING.spans) this.refuse(`A beam has at most ${DRAWING.spans} spans.`)
      this.nodes.add(from).add(to)
      return { kind: 'span', from, to, length: this.value(this.until([]), 'length') }
    },
    support: () => {
      const how = this.oneOf(['pin', 'roller', 'fixed'] as const, 'A support is a pin, a roller or fixed.')
      return { kind: 'support', how, at: this.node() }
    },
    udl: () => {
      const [first, last] = this.alikePair(['to', 'on'], 'to', ['on'], 'force per length')
      this.expect('on')
      const [, a = '', b = ''] = /^\s*([A-Z])\s*[-–]\s*([A-Z])\s*$/.exec(this.rest.text) ?? []
      if (a) {
        this.skip(this.rest.text.length)
        for (const node of [a, b]) if (!this.nodes.has(node)) this.refuse(`The beam has no point ${node}.`)
        return { kind: 'udl', first, last, from: node(a), to: node(b), label: this.label() }
      }
      const from = this.station(['to'])
      this.expect('to')
      return { kind: 'udl', first, last, from, to: this.station([]), label: this.label() }
    },
    point: () => {
      const load = this.value(this.until(['at']), 'force')
      this.expect('at')
      return { kind: 'point', load, at: this.station([]), label: this.label() }
    },
    moment: () => {
      const load = this.value(this.until(['at']), 'moment')
      this.expect('at')
      return { kind: 'couple', load, at: this.station([]), label: this.label() }
    },
    stiffness: () => ({ kind: 'stiffness', value: this.value(this.until([]), 'bending stiffness') }),
    diagram: () => ({
      kind: 'diagram',
      of: { V: 'V', M: 'M', deflection: 'w' }[
        this.oneOf(['V', 'M', 'deflection'] as const, 'A diagram is of V, M or deflection.')
      ],
    }),
    axis: () => {
      const axis = this.oneOf(['x', 'y'] as const, 'An axis is x or y.')
      const title = this.label()
      if (!title) this.refuse('An axis has a title in quotation marks, with its unit.')
      this.expect('from')
      const { slot: from, dimension, format, written } = this.slotOf(this.until(['to']))
      this.expect('to')
      const last = this.slotOf(this.until(['log', 'in']))
      alike({ code: 0, dimension }, { code: 0, dimension: last.dimension }, this.rest.at + 1)
      const unit = last.written ?? written ?? format.unit
      if (axis === 'x') {
        this.xFactor = unit?.factor ?? 1
        this.scope.define('x', { dimension: last.dimension ?? dimension ?? NUMBER })
        this.instructions.push({
          kind: 'input',
          line: this.line,
          name: 'x',
          value: 0,
          from: null,
          to: null,
          factor: this.xFactor,
        })
      }
      return {
        kind: 'axis',
        axis,
        title,
        from,
        to: last.slot,
        isLog: this.takes('log'),
        factor: unit?.factor ?? 1,
      }
    },
    curve: () => this.curve(false),
    area: () => this.curve(true),
    series: () => this.series(),
    mark: () => {
      const [x, y] = this.pair(this.rest)
      this.skip(this.rest.text.length)
      return { kind: 'mark', x, y, label: this.label() }
    },
  }

  private outline(closed: boolean) {
    const name = this.newName()
    this.expect('from')
    const places = [this.place(['to'])]
    while (this.takes('to')) places.push(this.place(['to', ...ENDS]))
    if (places.length < (closed ? 3 : 2))
      this.refuse(`This has at least ${closed ? 3 : 2} points, with “to” between them.`)
    if (places.length > DRAWING.points) this.refuse(`An outline has at most ${DRAWING.points} points.`)
    return { kind: 'line', name, places, closed, ...this.look() }
  }

  private profile() {
    const name = this.newName()
    const shape = this.oneOf(
      Object.keys(PROFILES) as Profile[],
      `A profile is ${Object.keys(PROFILES).join(', ')}.`,
    )
    const wanted = PROFILES[shape].split(' x ').length
    const sizes: Slot[] = []
    do sizes.push(this.value(this.until(['x', '×', 'radius', 'at']), 'length'))
    while (this.takes('x', '×'))
    if (sizes.length !== wanted) this.refuse(`This profile has ${PROFILES[shape]}.`)
    const radius = this.takes('radius') ? this.value(this.until(['at']), 'length') : null
    this.expect('at')
    const at = this.place(['turned', ...ENDS])
    const turned = this.takes('turned')
    return { kind: 'profile', name, shape, sizes, radius, at, turned, ...this.look() }
  }

  private curve(isArea: boolean) {
    const value = this.slotOf(this.until(['over', ...STYLES])).slot
    let [from, to]: (Slot | null)[] = [null, null]
    if (this.takes('over')) {
      from = this.slotOf(this.until(['to'])).slot
      this.expect('to')
      to = this.slotOf(this.until(ENDS)).slot
    }
    this.bounded('curve', DRAWING.curves)
    return { kind: 'curve', value, from, to, isArea, ...this.look() }
  }

  private series() {
    const as = this.oneOf(['points', 'line', 'bars'] as const, 'A series is drawn as points, line or bars.')
    this.bounded('series', DRAWING.curves)
    const part = this.until(ENDS)
    const points: [Slot, Slot][] = []
    for (let at = 0; at <= part.text.length;) {
      const end = part.text.indexOf(';', at) < 0 ? part.text.length : part.text.indexOf(';', at)
      points.push(this.pair({ text: part.text.slice(at, end), at: part.at + at }))
      at = end + 1
    }
    if (points.length > DRAWING.points) this.refuse(`A series has at most ${DRAWING.points} points.`)
    return { kind: 'series', as, points, ...this.look() }
  }

  private bounded(kind: Statement['kind'], most: number): void {
    if (this.statements.filter((one) => one.kind === kind).length >= most)
      refuse(1, `A drawing has at most ${most} lines of this kind.`)
  }

  private pair({ text, at }: Part): [Slot, Slot] {
    const comma = commaIn(text)
    if (comma < 0) refuse(at + 1, 'Two values with a comma between them are expected: 0, 250 mm.')
    return [
      this.slotOf({ text: text.slice(0, comma), at }).slot,
      this.slotOf({ text: text.slice(comma + 1), at: at + comma + 1 }).slot,
    ]
  }

  /** One value, or two of one dimension. */
  private alikePair(
    stops: readonly string[],
    between: string,
    ends: readonly string[],
    kind?: Kind,
  ): [Slot, Slot] {
    const part = this.until(stops)
    const first = this.slotOf(part, kind)
    if (!this.takes(between)) return [first.slot, first.slot]
    const other = this.until(ends)
    const last = this.slotOf(other, kind)
    alike({ code: 0, dimension: first.dimension }, { code: 0, dimension: last.dimension }, other.at + 1)
    return [first.slot, last.slot]
  }

  /** The style and the label that end a line. */
  private look(): { style: Style[]; label: Said | null } {
    const style: Style[] = []
    for (;;) {
      const next = STYLES.find((one) => this.takes(one))
      if (!next) return { style, label: this.label() }
      style.push(next)
    }
  }

  private label(): Said | null {
    const part = this.quoted.shift()
    return part ? this.said(part) : null
  }

  private side = (): Side | null => SIDES.find((one) => this.takes(one)) ?? null

  private node(): string {
    const word = this.word() ?? ''
    if (!this.nodes.has(word))
      this.refuse(
        `The beam has no point “${word}”; its spans have ${[...this.nodes].join(', ') || 'none, they stand above'}.`,
      )
    return word
  }

  private station(stops: readonly string[]): Station {
    const of = this.node()
    if (!this.takes('+')) return node(of)
    return { node: of, after: this.value(this.until(stops), 'length') }
  }

  private newName(): string {
    const word = this.word()
    if (!word || !/^[\p{L}][\p{L}\p{N}_]*$/u.test(word))
      this.refuse('A shape has a name of letters and digits.')
    if (this.shapes.has(word)) this.refuse(`There is a shape “${word}” already.`)
    return word
  }

  private shape(): string {
    const word = this.word() ?? ''
    if (!this.shapes.has(word)) this.refuse(unknownShape(word, this.shapes))
    return word
  }

  /** `0, 250 mm`, `column.left`, or `column.left + 50 mm, 0`. */
  private place(stops: readonly string[]): Place {
    const part = this.until(stops)
    const reference = /^\s*([\p{L}][\p{L}\p{N}_]*)\.([a-z-]+)\s*(?:\+(.*))?$/u.exec(part.text)
    const [, of = '', side = '', plus] = reference ?? []
    if (!reference || (!this.shapes.has(of) && !CORNERS.includes(side as Corner))) {
      const [x, y] = this.placePair(part)
      return { x, y, of: null, side: null }
    }
    if (!this.shapes.has(of)) refuse(part.at + 1, unknownShape(of, this.shapes))
    if (!CORNERS.includes(side as Corner))
      refuse(part.at + 1, `A place of a shape is one of ${CORNERS.join(', ')}.`)
    const [x, y] = this.placePair(
      plus === undefined
        ? { text: '0, 0', at: part.at }
        : { text: plus, at: part.at + part.text.indexOf('+') + 1 },
    )
    return { x, y, of, side: side as Corner }
  }

  private placePair({ text, at }: Part): [Slot, Slot] {
    const comma = commaIn(text)
    if (comma < 0) refuse(at + 1, 'A place is two lengths, 0, 250 mm, or that of a shape above: column.left.')
    return [
      this.value({ text: text.slice(0, comma), at }, 'length'),
      this.value({ text: text.slice(comma + 1), at: at + comma + 1 }, 'length'),
    ]
  }

  private value = (part: Part, kind: Kind): Slot => this.slotOf(part, kind).slot

  private slotOf(part: Part, kind?: Kind) {
    const compiled = this.compiled(part)
    const { code, known } = compiled
    if (kind && known && !sameDimension(known, KINDS[kind]))
      refuse(
        firstColumn(part),
        `Here ${kind === 'number' ? 'a plain number' : `a ${kind}`} is expected, and not ${describe(known)}.`,
      )
    this.instructions.push({
      kind: 'step',
      line: this.line,
      name: `#${this.slots}`,
      cases: [{ code, when: [] }],
    })
    return { ...compiled, slot: this.slots++, dimension: known }
  }

  private compiled({ text, at }: Part) {
    if (text.trim() === '') refuse(at + 1, 'A value is missing here.')
    const read = readExpression(' '.repeat(at) + text)
    if ('problem' in read) refuse(read.column, read.problem)
    const { code, dimension: known } = this.scope.typed(read.expression)
    const isWritten = read.expression.kind === 'number'
    return {
      code: code,
      known,
      dimension: known ?? NUMBER,
      format: read.shown,
      written: read.expression.kind === 'number' ? read.expression.unit : null,
      isWritten,
    }
  }

  /** A text with values in braces. */
  private said({ text, at }: Part): Said {
    const said: Said = []
    let done = 0
    for (const { 0: whole, 1: inside = '', index } of text.matchAll(/\{([^{}]*)\}/g)) {
      said.push(text.slice(done, index))
      const part = { text: inside, at: at + index + 1 }
      const { slot, dimension, format } = this.slotOf(part)
      const own = this.formats.get(inside.trim())
      const unit = format.unit ?? usualUnit(dimension ?? NUMBER)
      if (format.unit && !sameDimension(format.unit.dimension, dimension ?? NUMBER))
        refuse(part.at + 1, `This is ${describe(dimension ?? NUMBER)}; ${format.unit.text} is another unit.`)
      const shown =
        own && !format.unit
          ? { ...own, figures: format.figures ?? own.figures }
          : { factor: unit?.factor ?? 1, unit: unit?.text ?? null, figures: format.figures ?? FIGURES }
      said.push({ slot, ...shown })
      done = index + whole.length
    }
    said.push(text.slice(done))
    if (text.length > 4 * DRAWING.label) refuse(at + 1, `A text has at most ${4 * DRAWING.label} characters.`)
    return said.filter((part) => part !== '')
  }

  private word(): string | null {
    const word = /^\s*([\p{L}\p{N}_]+)/u.exec(this.rest.text)
    if (!word) return null
    this.skip(word[0].length)
    return word[1]!
  }

  private oneOf<T extends string>(words: readonly T[], message: string): T {
    const found = words.find((word) => this.takes(word))
    if (found === undefined) this.refuse(message)
    return found
  }

  private takes(...words: string[]): boolean {
    for (const word of words) {
      const text = this.rest.text.trimStart()
      const behind = text.slice(word.length)
      if (!text.startsWith(word) || (/^\w/.test(word) && /^[\p{L}\p{N}_.]/u.test(behind))) continue
      this.skip(this.rest.text.length - behind.length)
      return true
    }
    return false
  }

  private expect(word: string): void {
    if (this.takes(word)) return
    const next = /\S+/.exec(this.rest.text)?.[0]
    this.refuse(
      next ? `“${next}” stands where “${word}” is expected.` : `Here the line ends; “${word}” is missing.`,
    )
  }

  /** Takes what stands before one of the words, outside of brackets, or all that is left. */
  private until(stops: readonly string[]): Part {
    const { text, at } = this.rest
    let depth = 0
    for (const { 0: token, index } of text.matchAll(/[\p{L}_][\p{L}\p{N}_.]*(?:-[a-z]+)?|\S/gu)) {
      if (token === '(') depth++
      if (token === ')') depth--
      if (depth === 0 && stops.includes(token) && index > 0) {
        this.skip(index)
        return { text: text.slice(0, index), at }
      }
    }
    this.skip(text.length)
    return { text, at }
  }

  private skip(by: number): void {
    this.rest = { text: this.rest.text.slice(by), at: this.rest.at + by }
  }

  private end(): void {
    const left = /\S+/.exec(this.rest.text)
    if (left) {
      this.skip(left.index)
      this.refuse(`“${left[0]}” cannot be read here.`)
    }
    if (this.quoted[0]) refuse(this.quoted[0].at, 'This line takes no further text in quotation marks.')
  }

  private refuse(message: string): never {
    const blanks = /^\s*/.exec(this.rest.text)![0].length
    return refuse(this.rest.at + blanks + 1, message)
  }
}

const NAMED = { beam: 'a beam', plot: 'a plot', geometry: 'a sketch' } as const

const ENDS: readonly string[] = [...STYLES]

const node = (of: string): Station => ({ node: of, after: null })

const firstColumn = ({ text, at }: Part): number => at + /^\s*/.exec(text)![0].length + 1

const unknownShape = (word: string, shapes: ReadonlySet<string>): string =>
  `No shape “${plainName(word)}” stands above${shapes.size > 0 ? `; there are ${[...shapes].join(', ')}` : ''}.`

/** Returns where the comma outside of brackets stands; −1 where there is none. */
function commaIn(text: string): number {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++
    if (text[index] === ')') depth--
    if (depth === 0 && text[index] === ',') return index
  }
  return -1
}
