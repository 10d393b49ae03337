import { tokenise, type Token } from './latex-tokens'

/** How two neighbouring segments of an equation are joined. */
export type Relation = '=' | '≤' | '≥' | '<' | '>' | '≠'

/** Two neighbouring numeric segments, and whether the right one follows from the left one. */
export interface CheckedPair {
  left: string
  right: string
  relation: Relation
  expected: number
  shown: number
  ok: boolean
}

type NumericFunction = (...values: number[]) => number

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const FUNCTIONS: Readonly<Record<string, NumericFunction>> = {
  '\\sin': (x) => Math.sin(x),
  '\\cos': (x) => Math.cos(x),
  '\\tan': (x) => Math.tan(x),
  '\\arcsin': (x) => (Math.asin(x) * 180) / Math.PI,
  '\\arccos': (x) => (Math.acos(x) * 180) / Math.PI,
  '\\arctan': (x) => (Math.atan(x) * 180) / Math.PI,
  '\\sinh': (x) => Math.sinh(x),
  '\\cosh': (x) => Math.cosh(x),
  '\\tanh': (x) => Math.tanh(x),
  '\\ln': (x) => Math.log(x),
  '\\exp': (x) => Math.exp(x),
  '\\min': (...values) => Math.min(...values),
  '\\max': (...values) => Math.max(...values),
}

const TRIGONOMETRIC = new Set(['\\sin', '\\cos', '\\tan'])
const FRACTIONS = new Set(['\\frac', '\\dfrac', '\\tfrac'])

/** Raised inside the parser when a segment is not purely numeric. */
class NotNumeric extends Error {}

/** Recursive descent over the tokens of one segment: sum, product, sign, power, primary. */
class Parser {
  private position = 0
  /** Set by a degree sign; the enclosing trigonometric function reads it. */
  private sawDegrees = false

  constructor(private readonly tokens: readonly Token[]) {}

  parse(): number {
    const value = this.sum()
    if (this.position < this.tokens.length) throw new NotNumeric()
    return value
  }

  private peek(): Token | undefined {
    return this.tokens[this.position]
  }

  private next(): Token {
    const token = this.tokens[this.position]
    if (token === undefined) throw new NotNumeric()
    this.position += 1
    return token
  }

  private accept(...texts: string[]): Token | null {
    const token = this.peek()
    if (token === undefined || token.kind !== 'symbol' || !texts.includes(token.text)) return null
    this.position += 1
    return token
  }

  private expect(text: string): void {
    if (this.accept(text) === null) throw new NotNumeric()
  }

  private sum(): number {
    let value = this.product()
    for (;;) {
      const operator = this.accept('+', '-')
      if (operator === null) return value
      const term = this.product()
      value = operator.text === '+' ? value + term : value - term
    }
  }

  private product(): number {
    let value = this.signed()
    for (;;) {
      if (this.accept('\\times', '\\cdot')) value *= this.signed()
      else if (this.accept('/', '\\div')) value /= this.signed()
      else if (this.startsFactor()) value *= this.power()
      else return value
    }
  }

  /**
   * A factor written without a multiplication sign: `2\pi`, `0.5\left(…\right)`. Two numbers in a row are not
   * one.
   */
  private startsFactor(): boolean {
    const token = this.peek()
    if (token === undefined || token.kind !== 'symbol') return false
    const { text } = token
    return (
      text === '(' ||
      text === '[' ||
      text === '{' ||
      text === '\\pi' ||
      text === 'e' ||
      text === '\\sqrt' ||
      FRACTIONS.has(text) ||
      text in FUNCTIONS
    )
  }

  private signed(): number {
    if (this.accept('-')) return -this.signed()
    if (this.accept('+')) return this.signed()
    return this.power()
  }

  private power(): number {
    let value = this.primary()
    while (this.accept('^')) {
      if (this.degreeSign()) this.sawDegrees = true
      else value = value ** this.exponent()
    }
    this.units()
    return value
  }

  private degreeSign(): boolean {
    const start = this.position
    const braced = this.accept('{') !== null
    if (this.accept('\\circ') && (!braced || this.accept('}'))) return true
    this.position = start
    return false
  }

  private exponent(): number {
    return this.peek()?.text === '{' ? this.group('{', '}') : this.primary()
  }

  /** Units, with any exponent of their own, carry no value. */
  private units(): void {
    while (this.peek()?.kind === 'unit') {
      this.position += 1
      if (this.accept('^')) this.exponent()
    }
  }

  private group(open: string, close: string): number {
    this.expect(open)
    const value = this.sum()
    this.expect(close)
    return value
  }

  private primary(): number {
    const token = this.next()
    if (token.kind === 'number') return token.value
    if (token.kind === 'unit') throw new NotNumeric()
    const { text } = token
    if (text === '\\pi') return Math.PI
    if (text === 'e' && this.peek()?.text === '^') return Math.E
    if (FRACTIONS.has(text)) return this.group('{', '}') / this.group('{', '}')
    if (text === '\\sqrt') {
      const degree = this.peek()?.text === '[' ? this.group('[', ']') : 2
      return this.group('{', '}') ** (1 / degree)
    }
    const named = FUNCTIONS[text]
    if (named !== undefined) return this.call(text, named)
    this.position -= 1
    if (text === '(') return this.group('(', ')')
    if (text === '[') return this.group('[', ']')
    if (text === '{') return this.group('{', '}')
    throw new NotNumeric()
  }

  private call(name: string, named: NumericFunction): number {
    const exponent = this.accept('^') ? this.exponent() : 1
    const outerDegrees = this.sawDegrees
    this.sawDegrees = false
    const values = this.parameters()
    const inDegrees = this.sawDegrees && TRIGONOMETRIC.has(name)
    this.sawDegrees = outerDegrees
    return named(...(inDegrees ? values.map(radians) : values)) ** exponent
  }

  private parameters(): number[] {
    const open = this.accept('(', '[', '{')
    if (open === null) return [this.power()]
    const close = open.text === '(' ? ')' : open.text === '[' ? ']' : '}'
    const values = [this.sum()]
    while (this.accept(';')) values.push(this.sum())
    this.expect(close)
    return values
  }
}

/** The value of a segment of LaTeX, or null when it holds a symbol or anything outside the grammar. */
export function evaluate(latexSegment: string): number | null {
  const tokens = tokenise(latexSegment)
  if (tokens === null || tokens.length === 0) return null
  try {
    const value = new Parser(tokens).parse()
    return Number.isFinite(value) ? value : null
  } catch (error) {
    if (error instanceof NotNumeric) return null
    throw error
  }
}

const RELATIONS: Readonly<Record<string, Relation>> = {
  '=': '=',
  '\\approx': '=',
  '\\simeq': '=',
  '<': '<',
  '\\lt': '<',
  '>': '>',
  '\\gt': '>',
  '\\le': '≤',
  '\\leq': '≤',
  '\\leqslant': '≤',
  '≤': '≤',
  '\\ge': '≥',
  '\\geq': '≥',
  '\\geqslant': '≥',
  '≥': '≥',
  '\\ne': '≠',
  '\\neq': '≠',
}

/** Marks that end one statement and begin another, so that nothing is compared across them. */
const BREAKS = new Set(['\\quad', '\\qquad', '\\Rightarrow', '\\rightarrow', '\\to', '\\implies', '\\\\'])

/** A chain of segments, and how each is joined to the next. */
export interface Statement {
  segments: string[]
  relations: Relation[]
}

/** Splits LaTeX at its top-level relations into chains of segments. */
export function statementsOf(latex: string): Statement[] {
  const statements: Statement[] = []
  let current: Statement = { segments: [], relations: [] }
  let segment = ''
  let depth = 0
  const closeStatement = (): void => {
    current.segments.push(segment)
    statements.push(current)
    current = { segments: [], relations: [] }
    segment = ''
  }
  for (const piece of latex.match(/\\[a-zA-Z]+|\\.|[\s\S]/gu) ?? []) {
    if (piece === '{' || piece === '(' || piece === '[' || piece === '\\begin') depth += 1
    if (piece === '}' || piece === ')' || piece === ']' || piece === '\\end') depth -= 1
    const relation = depth === 0 ? RELATIONS[piece] : undefined
    if (relation !== undefined) {
      current.segments.push(segment)
      current.relations.push(relation)
      segment = ''
    } else if (depth === 0 && BREAKS.has(piece)) closeStatement()
    else segment += piece
  }
  closeStatement()
  return statements
}

/** Half a unit in the last displayed digit of a plain number (perhaps times a power of ten), else null. */
function roundingOf(segment: string): number | null {
  const tokens = (tokenise(segment) ?? []).filter((token) => token.kind !== 'unit')
  const written = tokens.map((token) => token.text).join('')
  const plain =
    /^-?(\d*)(?:\.(\d+))?(?:(?:\\times|\\cdot)10(?:\^(?:\{(-?\d+)\}|(\d)))?)?(?:\^(?:\{\\circ\}|\\circ))?$/u.exec(
      written,
    )
  if (plain === null) return null
  const scaled = /(?:\\times|\\cdot)10/u.test(written)
  const power = scaled ? Number(plain[3] ?? plain[4] ?? 1) : 0
  return 0.5 * 10 ** (power - (plain[2]?.length ?? 0))
}

function holds(relation: Relation, left: number, right: number, rightSegment: string): boolean {
  const slack = 1e-9 * Math.max(Math.abs(left), Math.abs(right), 1e-12)
  switch (relation) {
    case '<':
      return left < right
    case '>':
      return left > right
    case '≤':
      return left <= right + slack
    case '≥':
      return left >= right - slack
    case '≠':
      return Math.abs(left - right) > slack
    case '=': {
      const tolerance = roundingOf(rightSegment) ?? 1e-3 * Math.abs(left)
      return Math.abs(left - right) <= tolerance + slack
    }
  }
}

/** Every pair of neighbouring numeric segments of an equation, recomputed. */
export function checkEquation(latex: string): CheckedPair[] {
  const pairs: CheckedPair[] = []
  for (const { segments, relations } of statementsOf(latex)) {
    relations.forEach((relation, index) => {
      const left = segments[index] ?? ''
      const right = segments[index + 1] ?? ''
      const expected = evaluate(left)
      const shown = evaluate(right)
      if (expected === null || shown === null) return
      const ok = holds(relation, expected, shown, right)
      pairs.push({ left: left.trim(), right: right.trim(), relation, expected, shown, ok })
    })
  }
  return pairs
}
