import { SHEET } from '../constants'
import type {
  Case,
  Comparison,
  Condition,
  Expression,
  Quantity,
  SheetError,
  Shown,
  Statement,
  Unit,
} from '../types'
import { FUNCTIONS } from './functions'
import { ENDS, NAME, nameAt, NUMBER, STATEMENTS } from './lexemes'
import { spelled } from './names'
import { beginning } from './slips'
import { raisedDigitAt, unitAt, unitMeant, unitOf } from './units'

/** What a line says wrong: caught where the line began. */
class Refusal extends Error {
  constructor(
    readonly column: number,
    message: string,
  ) {
    super(message)
  }
}

const FOLLOWS = /[\p{L}\p{N}_(]/u

const HEADS: ReadonlySet<string> = new Set(STATEMENTS.slice(0, 4))
/** A clause or a label begins. */
const TAIL = /[@"]/
/** Quotation marks as word processors set them. */
const CURLED = /[“”„‟]/g

/** Returns a line as it is read: with straight quotation marks, and no other character moved. */
export const withStraightQuotes = (line: string): string => line.replace(CURLED, '"')

const DEFINED = new RegExp(`^\\s*(?:(input|choice|given)\\s+)?(${NAME.source})\\s*=`)

/** Returns the name that a line would define, and as what; null where it defines none. */
export function definedBy(line: string): { name: string; as: 'input' | 'choice' | 'given' | 'step' } | null {
  const [, as = 'step', name] = DEFINED.exec(line) ?? []
  return name === undefined ? null : { name: spelled(name), as: as as 'step' }
}

/** `unread` are the names that would have a value if their lines could be read. */
type Parsed = { statements: Statement[]; errors: SheetError[]; unread: string[] }

/**
 * Reads a calculation, one statement a line; empty lines, and those that begin with #, say nothing. Every
 * line that cannot be read is an error with its place; the others are returned.
 */
export function parse(source: string): Parsed {
  const statements: Statement[] = []
  const errors: SheetError[] = []
  const unread: string[] = []
  if (source.length > SHEET.characters)
    return { statements, unread, errors: [tooMuch(`${source.length} characters`, SHEET.characters)] }
  const lines = source.split(/\r\n?|\n/)
  if (lines.length > SHEET.lines)
    return { statements, unread, errors: [tooMuch(`${lines.length} lines`, SHEET.lines)] }
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '' || text.trim().startsWith('#')) continue
    try {
      statements.push(new Line(text, index + 1).statement())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      errors.push({ line: index + 1, column: error.column, message: error.message })
      const defined = definedBy(text)
      if (defined) unread.push(defined.name)
    }
  }
  return { statements, errors, unread }
}

const tooMuch = (found: string, most: number): SheetError => ({
  line: 1,
  column: 1,
  message: `The calculation has ${found}; at most ${most} are allowed.`,
})

/** Returns the number with its unit that a text says and nothing else, or a sentence on what is wrong. */
export function readQuantity(text: string): { quantity: Quantity } | { problem: string } {
  try {
    return { quantity: new Line(text, 1).quantityAlone() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { problem: error.message }
  }
}

/**
 * Returns the expression that a text says, with how its value is shown (`2 d -> m to 3`), or what is wrong
 * and where.
 */
export function readExpression(
  text: string,
): { expression: Expression; shown: Shown } | { problem: string; column: number } {
  try {
    return new Line(text, 1).expressionAlone()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { problem: error.message, column: error.column }
  }
}

/** Returns what a line says without its clause and its label. */
export function withoutTail(line: string): string {
  const plain = withStraightQuotes(line)
  return plain.slice(0, TAIL.exec(plain)?.index ?? plain.length).trim()
}

/** One line, read from left to right. */
class Line {
  private at = 0
  private depth = 0
  private readonly text: string
  private readonly clause: string | null
  private readonly label: string | null

  constructor(
    whole: string,
    private readonly line: number,
  ) {
    if (whole.length > SHEET.columns)
      throw new Refusal(SHEET.columns, `A line has at most ${SHEET.columns} characters.`)
    if (/^\s*(?:title|standard|heading|assume)\s+(?![\s=])/.test(whole)) {
      ;[this.text, this.clause, this.label] = [whole, null, null]
      return
    }
    const plain = withStraightQuotes(whole)
    const tail = TAIL.exec(plain)?.index ?? plain.length
    this.text = plain.slice(0, tail).trimEnd()
    const [clause, label] = this.tail(plain, tail)
    this.clause = clause
    this.label = label
  }

  /** The clause and the label, in either order. */
  private tail(whole: string, begins: number): [clause: string | null, label: string | null] {
    const found: { clause: string | null; label: string | null } = { clause: null, label: null }
    let at = begins
    while (at < whole.length) {
      const [said, clause, label] = /^(?:@([^"@]*)|"([^"]*)")\s*/.exec(whole.slice(at)) ?? []
      const part = clause === undefined ? 'label' : 'clause'
      if (said === undefined && whole[at] === '"')
        throw new Refusal(at + 1, 'The label has no quotation mark at its end.')
      if (said === undefined || found[part] !== null)
        throw new Refusal(at + 1, 'Behind the clause (@ …) and the label ("…") nothing else is read.')
      found[part] = (clause ?? label ?? '').trim()
      at += said.length
    }
    return [found.clause || null, found.label || null]
  }

  statement(): Statement {
    this.blanks()
    const begins = this.at
    const word = this.peekName()
    const common = { line: this.line, clause: this.clause, label: this.label }
    if (word !== null && HEADS.has(word) && this.endsAt(begins + word.length) && !this.isAssignment()) {
      this.at += word.length
      const text = this.text.slice(this.at).trim()
      if (text === '') this.refuse(`Behind “${word}” there is no text.`)
      return { ...common, kind: word as 'title', text }
    }
    if (word !== null && !this.isAssignment()) {
      const read = this.keyword(word)
      if (read) {
        this.at += word.length
        const statement = read()
        this.end()
        return { ...common, ...statement }
      }
    }
    if (word === null || !this.isAssignment()) this.refuse(beginning(this.text.slice(begins)), begins)
    const name = this.name()
    this.expect('=')
    const step = this.takes('solve') ? this.solve(name) : this.step(name)
    this.end()
    return { ...common, ...step }
  }

  quantityAlone(): Quantity {
    const quantity = this.quantity()
    if (this.clause !== null || this.label !== null) this.refuse('Behind the unit nothing else is read.')
    this.end()
    return quantity
  }

  expressionAlone(): { expression: Expression; shown: Shown } {
    const expression = this.expression()
    const shown = this.shown()
    this.end()
    return { expression, shown }
  }

  private keyword(word: string): (() => Said) | undefined {
    const readers: Record<string, () => Said> = {
      input: () => this.input(),
      choice: () => this.choice(),
      given: () => this.given(),
      national: () => ({ kind: 'national', region: this.key('a country') }),
      check: () => this.check(),
      plot: () => this.plot(),
      case: () => this.case(),
      expect: () => this.expected(),
    }
    return Object.hasOwn(readers, word) ? readers[word] : undefined
  }

  private input(): Said {
    const name = this.name()
    this.expect('=')
    const value = this.quantity()
    if (!this.takes('in')) return { kind: 'input', name, value, from: null, to: null }
    const from = this.quantity()
    this.expect('..')
    return { kind: 'input', name, value, from, to: this.quantity() }
  }

  private choice(): Said {
    const name = this.name()
    this.expect('=')
    const key = this.key()
    if (!this.takes('from')) this.refuse('A choice names its table: choice grade = S355 from steel_grades.')
    return { kind: 'choice', name, key, table: this.name() }
  }

  private given(): Said {
    const name = this.name()
    this.expect('=')
    const value = this.expression()
    const national: [string, Expression][] = []
    while (this.takes('national')) {
      const region = this.key('a country')
      national.push([region, this.expression()])
    }
    return { kind: 'given', name, value, national }
  }

  private step(name: string): Said {
    const cases: Case[] = []
    do {
      const value = this.expression()
      cases.push({ value, when: this.takes('if') ? this.conditions() : [] })
    } while (this.takesSign('|'))
    if (cases.slice(0, -1).some(({ when }) => when.length === 0))
      this.refuse('Every case but the last one has its condition: 1.0 if sigma < 2 MPa | 0.4.')
    return { kind: 'step', name, cases, ...this.shown() }
  }

  private solve(name: string): Said {
    const unknown = this.name()
    if (unknown !== name)
      this.refuse(`What is solved for is ${name}: ${name} = solve ${name} in a..b: f = g.`)
    if (!this.takes('in')) this.refuse('A solution is looked for between two values: solve x in a..b: f = g.')
    const from = this.expression()
    this.expect('..')
    const to = this.expression()
    this.expect(':')
    const left = this.expression()
    this.expect('=')
    return { kind: 'solve', name, from, to, left, right: this.expression(), ...this.shown() }
  }

  private check(): Said {
    const left = this.expression()
    this.blanks()
    const at = this.at
    const comparison = /^[<>=≤≥]/.test(this.text.slice(at)) ? this.comparison() : null
    if (comparison !== '<=' && comparison !== '>=')
      return this.refuse('A check compares two sides with <= or >=: check N_Ed <= N_Rd.', at)
    return { kind: 'check', left, comparison, right: this.expression() }
  }

  private plot(): Said {
    const name = this.name()
    if (!this.takes('over')) this.refuse('A plot names an input: plot v_Rd over d in 150 mm..400 mm.')
    const over = this.name()
    if (!this.takes('in')) this.refuse('A plot names the range of its input: in 150 mm..400 mm.')
    const from = this.quantity()
    this.expect('..')
    return { kind: 'plot', name, over, from, to: this.quantity() }
  }

  private case(): Said {
    const inputs: [string, Quantity | string][] = []
    let region: string | null = null
    do {
      const name = this.name()
      this.expect('=')
      if (name === 'national') {
        region = this.key('a country')
        continue
      }
      inputs.push([name, this.startsNumber() && !this.startsSize() ? this.quantity() : this.key()])
    } while (this.takesSign(','))
    return { kind: 'case', inputs, region }
  }

  private expected(): Said {
    const name = this.name()
    this.expect('=')
    const value = this.quantity()
    if (!this.takesSign('±') && !this.takesSign('+-'))
      this.refuse('An expected value has a tolerance: ± 0.5 %.')
    const tolerance = this.quantity()
    if (tolerance.unit?.text !== '%') this.refuse('The tolerance of an expected value is in %.')
    return { kind: 'expect', name, value, tolerance: tolerance.number / 100 }
  }

  /** `-> mm to 4 using N, mm`, each where it is said. */
  private shown(): Shown {
    let unit: Unit | null = null
    let figures: number | null = null
    let using: Unit[] | null = null
    if (this.takesSign('->')) unit = this.unit()
    if (this.takes('to')) {
      const { number, text } = this.quantity()
      if (!/^[1-9]$/.test(text)) this.refuse('A result has between 1 and 9 significant figures.')
      figures = number
    }
    if (this.takes('using')) {
      using = [this.unit()]
      while (this.takesSign(',')) using.push(this.unit())
    }
    return { unit, figures, using }
  }

  private conditions(): Condition[] {
    const found: Condition[] = []
    do {
      const left = this.expression()
      const comparison = this.comparison()
      found.push({ left, comparison, right: this.rowName() ?? this.expression() })
    } while (this.takes('and'))
    return found
  }

  /** A row that no name could be, such as S355 or C30/37. */
  private rowName(): Expression | null {
    this.blanks()
    const row = /^\p{L}[\p{L}\p{N}./_-]*/u.exec(this.text.slice(this.at))?.[0]
    if (row === undefined || row === this.peekName() || !/\d/.test(row) || row.includes('_')) return null
    this.at += row.length
    return { kind: 'name', column: this.at - row.length + 1, name: row }
  }

  private comparison(): Comparison {
    for (const sign of ['<=', '>=', '<', '>', '='] as const) if (this.takesSign(sign)) return sign
    for (const [sign, meant] of [
      ['≤', '<='],
      ['≥', '>='],
    ] as const)
      if (this.takesSign(sign)) return meant
    return this.refuse('Two sides are compared with <=, >=, <, > or =.')
  }

  private expression(): Expression {
    if (++this.depth > SHEET.depth) this.refuse(`Brackets stand in at most ${SHEET.depth} others.`)
    let left = this.term()
    for (;;) {
      this.blanks()
      const column = this.at + 1
      const operator = this.startsWith('->') ? null : this.oneOf('+', '-', '−')
      if (operator === null) break
      left = {
        kind: 'binary',
        column,
        operator: operator === '+' ? '+' : '-',
        left,
        right: this.term(),
      }
    }
    this.depth--
    return left
  }

  private term(): Expression {
    let left = this.factor()
    for (;;) {
      this.blanks()
      const column = this.at + 1
      const operator = this.oneOf('*', '/', '·', '×')
      if (operator === null && !this.startsAtom()) return left
      left = {
        kind: 'binary',
        column,
        operator: operator === '/' ? '/' : '*',
        left,
        right: this.factor(),
      }
    }
  }

  private factor(): Expression {
    this.blanks()
    const column = this.at + 1
    if (++this.depth > SHEET.depth) this.refuse(`Signs stand behind at most ${SHEET.depth} others.`)
    try {
      if (this.oneOf('-', '−')) return { kind: 'negative', column, of: this.factor() }
      const base = this.atom()
      this.blanks()
      const at = this.at + 1
      if (this.oneOf('^'))
        return { kind: 'binary', column: at, operator: '^', left: base, right: this.factor() }
      const digit = raisedDigitAt(this.text, this.at)
      if (digit === null) return base
      this.at++
      const right: Expression = { kind: 'number', column: at, number: digit, text: String(digit), unit: null }
      return { kind: 'binary', column: at, operator: '^', left: base, right }
    } finally {
      this.depth--
    }
  }

  private atom(): Expression {
    this.blanks()
    const column = this.at + 1
    if (this.oneOf('(')) {
      const of = this.expression()
      this.expect(')')
      return { kind: 'group', column, of }
    }
    if (this.startsNumber()) return { kind: 'number', column, ...this.numberAndUnit() }
    const name = this.peekName()
    if (name === null)
      return this.refuse(
        this.at < this.text.length ? this.unread() : 'Here the line ends; a value is missing.',
      )
    const follows = this.text[this.at + name.length]
    if (follows !== '(') {
      this.at += name.length
      return { kind: 'name', column, name: spelled(name) }
    }
    this.at += name.length + 1
    if (name === 'lookup') return this.lookup(column)
    if (name === 'interp') return this.interp(column)
    if (!FUNCTIONS.has(name))
      this.refuse(`${name} is no function; to multiply by a bracket, leave a blank before it.`, column - 1)
    const of = [this.expression()]
    while (this.takesSign(',')) of.push(this.expression())
    this.expect(')')
    const [least, most] = FUNCTIONS.get(name)!.operands
    if (of.length < least || of.length > most)
      this.refuse(`${name} takes ${most === 1 ? 'one value' : `at most ${most} values`}.`, column - 1)
    return { kind: 'call', column, name, of }
  }

  private lookup(column: number): Expression {
    const table = this.name()
    this.expect(',')
    const key = this.name()
    this.expect(')')
    this.expect('.')
    return { kind: 'lookup', column, table, key, field: this.name() }
  }

  private interp(column: number): Expression {
    const table = this.name()
    this.expect(',')
    const at = this.expression()
    this.expect(')')
    const field = this.text[this.at] === '.' && this.text[this.at + 1] !== '.' ? this.field() : null
    return { kind: 'interp', column, table, at, field }
  }

  private field(): string {
    this.expect('.')
    return this.name()
  }

  private quantity(): Quantity {
    this.blanks()
    const sign = this.oneOf('-', '−') ? '-' : ''
    const { number, text, unit } = this.numberAndUnit(true)
    return { number: sign ? -number : number, text: sign + text, unit }
  }

  /** A number with the unit behind it; alone, it is no factor of another number. */
  private numberAndUnit(isAlone = false): Quantity {
    this.blanks()
    NUMBER.lastIndex = this.at
    const text = NUMBER.exec(this.text)?.[0]
    if (text === undefined) return this.refuse(this.unread('a number'))
    this.at += text.length
    const behind = this.text.slice(this.at)
    const groups = (isAlone ? /^(?:[,\s]\d{3})+(?![\d.,])/ : /^(?:,\d{3})+(?![\d.,])/).exec(behind)?.[0]
    if (groups && text.length <= 3)
      this.refuse(`Thousands are not parted: ${text}${groups.replace(/[,\s]/g, '')}.`)
    if (/^,\d/.test(behind)) this.refuse('A number is written with a point: 0.5, not 0,5.')
    const begins = this.at + (/^\s+/.exec(behind)?.[0].length ?? 0)
    const found = unitAt(this.text, begins)
    if (!found || found.unit.text.startsWith('1/'))
      return this.finite({ number: Number(text), text, unit: null })
    this.at = found.end
    return this.finite({ number: Number(text), text, unit: found.unit })
  }

  /** What is infinite in mm, N, s and K would be calculated with as if it were a number. */
  private finite(quantity: Quantity): Quantity {
    const { number, text, unit } = quantity
    if (!Number.isFinite(number * (unit?.factor ?? 1)))
      this.refuse(`${text}${unit ? ` ${unit.text}` : ''} is too large to be calculated with.`)
    return quantity
  }

  private unit(): Unit {
    this.blanks()
    const found = unitAt(this.text, this.at)
    if (found) {
      this.at = found.end
      return found.unit
    }
    const word = /^[^\s,|]+/.exec(this.text.slice(this.at))?.[0] ?? ''
    const meant = unitMeant(word)
    return this.refuse(
      word === ''
        ? 'A unit is missing here.'
        : `“${word}” is no unit that is known here${meant ? `; ${meant} is` : ''}.`,
    )
  }

  /** Returns a row's key, such as S355, C30/37 or 8.8. */
  private key(what = 'a row of the table'): string {
    this.blanks()
    const key = /^[\p{L}\p{N}][\p{L}\p{N}./_-]*/u.exec(this.text.slice(this.at))?.[0]
    if (key === undefined) return this.refuse(this.unread(what))
    this.at += key.length
    return key
  }

  private name(): string {
    this.blanks()
    const name = this.peekName()
    if (name === null) return this.refuse(this.unread('a name'))
    this.at += name.length
    if (FOLLOWS.test(this.text[this.at] ?? ''))
      this.refuse('A name is letters, and behind one “_” letters and digits, parted by points: v_Ed.1.')
    return spelled(name)
  }

  private peekName = (): string | null => nameAt(this.text, this.at)

  private endsAt = (place: number): boolean => !/\S/.test(this.text[place] ?? '')

  /** Whether the line goes on as `name =`. */
  private isAssignment(): boolean {
    const name = this.peekName()
    return name !== null && /^\s*=/.test(this.text.slice(this.at + name.length))
  }

  private startsNumber = () => /^[-−]?\d/.test(this.text.slice(this.at).trimStart())

  /** Whether a row follows that is called by its size: 457x191x67. */
  private startsSize = () => /^\d+(?:\.\d+)?x\d/.test(this.text.slice(this.at).trimStart())

  /** Words that end an expression are no names. */
  private startsAtom(): boolean {
    const name = this.peekName()
    if (name !== null) return !ENDS.has(name)
    return /[\d(]/.test(this.text[this.at] ?? '')
  }

  private takes(word: string): boolean {
    this.blanks()
    if (this.peekName() !== word) return false
    this.at += word.length
    return true
  }

  private takesSign(sign: string): boolean {
    this.blanks()
    // What a word processor makes of it.
    if (sign === '->' && this.oneOf('→')) return true
    if (!this.startsWith(sign)) return false
    this.at += sign.length
    return true
  }

  private oneOf(...signs: string[]): string | null {
    const found = signs.find((sign) => this.startsWith(sign)) ?? null
    if (found !== null) this.at += found.length
    return found
  }

  private startsWith = (sign: string, at = this.at) => this.text.startsWith(sign, at)

  private expect(sign: string): void {
    if (!this.takesSign(sign)) this.refuse(this.unread(`“${sign}”`))
  }

  private end(): void {
    this.blanks()
    const rest = this.text.slice(this.at)
    if (rest === '') return
    const words = /^\p{L}[\p{L}\s-]*$/u.exec(rest)?.[0]
    if (words && this.label === null && !unitOf(words) && !unitMeant(words))
      this.refuse(`What a line is about stands in quotation marks at its end: "${words.slice(0, 40)}".`)
    this.refuse(this.unread())
  }

  private blanks(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++
  }

  /** Returns a sentence on what cannot be read here; a unit alone lacks its number. */
  private unread(wanted?: string): string {
    const word = /^->|^[\p{L}\p{N}_.²³⁴/]+|^./u.exec(this.text.slice(this.at))?.[0]
    if (word === undefined)
      return wanted ? `Here the line ends; ${wanted} is missing.` : 'The line ends here.'
    if (wanted) return `“${word}” stands where ${wanted} is expected.`
    if (unitOf(word)) return `The unit “${word}” has no number before it.`
    const meant = unitMeant(word)
    return `“${word}” cannot be read here${meant ? `; the unit is written ${meant}` : ''}.`
  }

  private refuse(message: string, at = this.at): never {
    throw new Refusal(at + 1, message)
  }
}

type Omitted<T> = T extends unknown ? Omit<T, 'line' | 'clause' | 'label'> : never
type Said = Omitted<Statement>
