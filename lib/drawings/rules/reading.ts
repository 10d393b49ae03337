import { Follows, refuse, Refusal } from '@/lib/calculations/rules/dimensions'
import { definedBy } from '@/lib/calculations/rules/grammar'
import { titleOf } from '@/lib/calculations/rules/sheet'
import type { Sheet } from '@/lib/calculations/types'
import { DRAWING } from '../constants'
import type { Drawing, DrawingError, Said, Statement } from '../types'
import { BEAM_LINES } from './beam-lines'
import { familyOf } from './families'
import { type Above, Phrases, type Readers, shapeNamedBy } from './phrases'
import { PLOT_LINES } from './plot-lines'
import { Quantities } from './quantities'
import { SKETCH_LINES } from './sketch-lines'

/** `sheet` is the calculation that the drawing follows. */
type Read =
  | { drawing: Drawing; sheet: Sheet | null; errors: [] }
  | { drawing: null; sheet: null; errors: DrawingError[] }

const READERS: Readers = { ...SKETCH_LINES, ...BEAM_LINES, ...PLOT_LINES }

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
  // Without the calculation that a drawing follows, no line knows its values.
  const unfollowed = errors.filter(({ line }) => /^\s*with\b/.test(lines[line - 1]!))
  if (unfollowed.length > 0) return failed(unfollowed)
  if (errors.length === 0) errors.push(...reader.missing())
  return errors.length > 0 ? failed(errors) : { ...reader.result(), errors: [] }
}

const failed = (errors: DrawingError[]): Read => ({ drawing: null, sheet: null, errors })

class Reader {
  private readonly quantities = new Quantities()
  private readonly shapes = new Set<string>()
  private readonly statements: Statement[] = []
  private readonly above: Above = {
    quantities: this.quantities,
    shapes: this.shapes,
    nodes: new Set(),
    statements: this.statements,
  }
  private readonly notes: Said[] = []
  /** The title and the notes, to be read when every value is known. */
  readonly heads: { line: number; read: () => void }[] = []
  private title: Said | null = null
  private hasTitle = false
  private sheet: Sheet | null = null
  /** The value that was defined last. */
  private defined: { name: string; line: number } | null = null

  constructor(private readonly sheets: readonly Sheet[]) {}

  /** What a wrong line names is known, so that its uses are no further errors. */
  giveUp(text: string): void {
    const defined = definedBy(text)
    if (defined) this.quantities.giveUp(defined.name)
    const shape = shapeNamedBy(text)
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
    if (family === 'plot' && !(has('curve') || has('series') || has('mark'))) return [this.nothingDrawn()]
    return []
  }

  /** A value over the axis, `y = x^2`, looks like a curve to whoever writes a plot for the first time. */
  private nothingDrawn(): DrawingError {
    const { defined } = this
    if (defined)
      return {
        line: defined.line,
        column: 1,
        message: `This line calculates “${defined.name}” and draws nothing: a line “curve ${defined.name}” draws it.`,
      }
    const { line } = this.statements.at(-1)!
    return { line, column: 1, message: 'Below its axes a plot has at least one curve, area, series or mark.' }
  }

  result = (): { drawing: Drawing; sheet: Sheet | null } => ({
    sheet: this.sheet,
    drawing: {
      title: this.title!,
      notes: this.notes,
      statements: this.statements,
      program: this.quantities.program(),
    },
  })

  take(text: string, line: number): void {
    this.quantities.line = line
    if (text.length > DRAWING.columns)
      refuse(DRAWING.columns, `A line has at most ${DRAWING.columns} characters.`)
    const head = /^(\s*)(title|with|note)\s+(\S.*)$/.exec(text)
    if (head) {
      const [, before = '', word = '', said = ''] = head
      return this.head(word, line, said.trim(), text.indexOf(said, before.length + word.length))
    }
    const defined = definedBy(text)
    if (defined) {
      if (defined.as !== 'step') refuse(1, 'In a drawing a value is written: b = 300 mm.')
      const behind = text.indexOf('=') + 1
      this.defined = { name: defined.name, line }
      return this.quantities.define(defined.name, { text: text.slice(behind), at: behind })
    }
    const phrases = new Phrases(text, this.above)
    if (this.statements.length >= DRAWING.statements)
      refuse(1, `A drawing has at most ${DRAWING.statements} lines that are drawn.`)
    const word = phrases.word() ?? ''
    const read = Object.hasOwn(READERS, word) ? READERS[word] : undefined
    if (!read)
      refuse(
        1,
        `A line begins with title, with, note, ${Object.keys(READERS).join(', ')}, or with a name and “=”.`,
      )
    const statement = { line, ...read(phrases) }
    phrases.end()
    if ('name' in statement) this.shapes.add(statement.name)
    this.statements.push(statement)
  }

  private head(word: string, line: number, said: string, at: number): void {
    if (word === 'note') {
      this.heads.push({ line, read: () => this.notes.push(this.quantities.said({ text: said, at })) })
      return
    }
    if (word === 'title') {
      if (this.hasTitle) refuse(1, 'A drawing has one title.')
      this.hasTitle = true
      const isQuoted = /^(?:".*"|[“”„‟][^“”„‟]*[“”„‟])$/.test(said)
      const part = isQuoted ? { text: said.slice(1, -1), at: at + 1 } : { text: said, at }
      this.heads.push({ line, read: () => (this.title = this.quantities.said(part)) })
      return
    }
    this.follow(said, at)
  }

  private follow(title: string, at: number): void {
    const sheet = this.sheets.find((one) => titleOf(one).toLowerCase() === title.toLowerCase())
    if (!sheet)
      refuse(
        at + 1,
        this.sheets.length === 0
          ? `The article has no calculation “${title}” above or below.`
          : `The article has no calculation “${title}”. It has ${this.sheets.map((one) => `“${titleOf(one)}”`).join(', ')}.`,
      )
    if (this.sheet || this.quantities.areUsed() || !this.hasTitle)
      refuse(1, 'The calculation is named once, right below the title.')
    this.sheet = sheet
    this.quantities.follow(sheet)
  }
}

const NAMED = { beam: 'a beam', plot: 'a plot', geometry: 'a sketch' } as const
