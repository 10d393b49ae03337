import { SHEET } from '../constants'
import type { Case, Expression, Quantity, SheetError, Shown, Statement } from '../types'
import { ExpressionReader } from './expressions'
import { NAME, STATEMENTS } from './lexemes'
import { spelled } from './names'
import { Refusal } from './quantities'
import { beginning } from './slips'
import { unitMeant, unitOf } from './units'

const HEADS: ReadonlySet<string> = new Set(STATEMENTS.slice(0, 4))
/** A clause or a label begins. */
const TAIL = /[@"]/
/** Quotation marks as word processors set them. */
const CURLED = /[“”„‟]/g

/** Returns a line as it is read: with straight quotation marks, and no other character moved. */
export const withStraightQuotes = (line: string): string => line.replace(CURLED, '"')

/** A word that a condition can name: any other would be read as a calculation. */
const WORD = /^(?:\p{L}+|\p{L}(?=.*\d)[\p{L}\p{N}./-]*)$/u

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

/** The clause and the label of a line, in either order. */
function tailOf(whole: string, begins: number): { clause: string | null; label: string | null } {
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
  return { clause: found.clause || null, label: found.label || null }
}

/** Returns what a line says and, behind it, its clause and its label; what is text to its end has neither. */
function partsOf(whole: string): { text: string; clause: string | null; label: string | null } {
  if (whole.length > SHEET.columns)
    throw new Refusal(SHEET.columns, `A line has at most ${SHEET.columns} characters.`)
  if (/^\s*(?:title|standard|heading|assume)\s+(?![\s=])/.test(whole))
    return { text: whole, clause: null, label: null }
  const plain = withStraightQuotes(whole)
  const tail = TAIL.exec(plain)?.index ?? plain.length
  return { text: plain.slice(0, tail).trimEnd(), ...tailOf(plain, tail) }
}

/** One line, read from left to right. */
class Line extends ExpressionReader {
  private readonly clause: string | null
  private readonly label: string | null

  constructor(
    whole: string,
    private readonly line: number,
  ) {
    const { text, clause, label } = partsOf(whole)
    super(text)
    this.clause = clause
    this.label = label
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
      scope: () => ({ ...this.check('scope h_w/t_w <= 72 epsilon'), isScope: true }),
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
    const isIn = this.takes('in')
    const from = isIn ? this.quantity() : null
    if (isIn) this.expect('..')
    const to = isIn ? this.quantity() : null
    const said: Said = { kind: 'input', name, value, from, to }
    return this.takes('whole') ? { ...said, isWhole: true } : said
  }

  private choice(): Said {
    const name = this.name()
    this.expect('=')
    const key = this.key()
    if (this.takes('of')) return this.choiceOf(name, key)
    if (!this.takes('from'))
      this.refuse(
        'A choice names its table or its words: choice grade = S355 from steel_grades, choice pile = bored of bored, driven.',
      )
    return { kind: 'choice', name, key, table: this.name() }
  }

  /** `of bored, driven`: words of its own, which conditions compare it with. */
  private choiceOf(name: string, key: string): Said {
    const words: string[] = []
    do {
      const word = this.key('a word')
      if (!WORD.test(word))
        this.refuse(`“${word}” is no word to choose: letters, or letters and digits.`, this.at - word.length)
      words.push(word)
    } while (this.takesSign(','))
    if (words.length < 2 || words.length > SHEET.words || new Set(words).size < words.length)
      this.refuse(`A choice has 2 to ${SHEET.words} words, each of them once: of bored, driven.`)
    return { kind: 'choice', name, key, table: `of ${name}`, words }
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

  private check(example = 'check N_Ed <= N_Rd'): Said & { kind: 'check' } {
    const left = this.expression()
    this.blanks()
    const at = this.at
    const comparison = /^[<>=≤≥]/.test(this.text.slice(at)) ? this.comparison() : null
    if (comparison !== '<=' && comparison !== '>=')
      return this.refuse(`A ${example.split(' ', 1)[0]} compares two sides with <= or >=: ${example}.`, at)
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
  private endsAt = (place: number): boolean => !/\S/.test(this.text[place] ?? '')

  /** Whether the line goes on as `name =`. */
  private isAssignment(): boolean {
    const name = this.peekName()
    return name !== null && /^\s*=/.test(this.text.slice(this.at + name.length))
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
}

type Omitted<T> = T extends unknown ? Omit<T, 'line' | 'clause' | 'label'> : never
type Said = Omitted<Statement>
