import { GREEK } from '@/lib/core/greek'
import { FUNCTIONS } from './functions'
import { ENDS as WORDS, STATEMENTS } from './lexemes'
import { isUnitName, unitOf } from './units'

/** What the notation cannot say, or what nobody could be sure of: the equation is left to its author. */
export class Unreadable extends Error {}

const LETTERS: ReadonlySet<string> = new Set(GREEK.values())
const VARIANTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    varepsilon: 'epsilon',
    varphi: 'phi',
    vartheta: 'theta',
    varrho: 'rho',
    varsigma: 'sigma',
  }),
)
const SPACE = /^(?:\s+|\\[,;:!> ]|~|\\(?:thinspace|enspace|displaystyle|limits|nolimits)(?![a-zA-Z])|&)/
const TOKEN =
  /^(?:\d{1,3}(?:\\,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+|\\[a-zA-Z]+|\\[{}%|]|[a-zA-Z\u0370-\u03ff]|[-+*/^_(){}[\];,'!·×−])/
const SIZES = /^\\(?:left|right|bigl|bigr|Bigl|Bigr|biggl|biggr|big|Big|bigg|Bigg)$/
const OPENING: Record<string, string> = { '(': ')', '[': ']', '\\{': '\\}' }

/** A text as its tokens; what stands in \text{…} is one. */
function tokensOf(latex: string): string[] {
  const tokens: string[] = []
  let rest = latex
  while (rest !== '') {
    const space = SPACE.exec(rest)?.[0]
    if (space) {
      rest = rest.slice(space.length)
      continue
    }
    const text = /^\\(?:text|mathrm|textrm|mathit|operatorname)\s*\{([^{}]*)\}/.exec(rest)?.[0]
    const token = text ?? TOKEN.exec(rest)?.[0]
    if (token === undefined) throw new Unreadable(rest.slice(0, 20))
    rest = rest.slice(token.length)
    if (!SIZES.test(token)) tokens.push(token)
    else rest = rest.replace(/^\s*\./, '')
  }
  return tokens
}

const textIn = (token: string): string | null =>
  /^\\(?:text|mathrm|textrm|mathit|operatorname)\s*\{([^{}]*)\}$/
    .exec(token)?.[1]
    ?.replace(/\\[,; ]|~/g, ' ')
    .trim() ?? null

/** Returns the unit that a text names as the notation writes it: kN m as kNm; null for any other words. */
function unitIn(text: string): string | null {
  const joined = text
    .replace(/\s+/g, '')
    .replace(/\^\{(-?\d)\}/g, '^$1')
    .replace('µ', 'u')
  for (const spelled of [joined, text.replace(/[\s·]+/g, '·')]) if (unitOf(spelled)) return spelled
  return null
}

/** Returns a LaTeX expression in the notation. Throws Unreadable. */
export const expressionOf = (latex: string): string => new Reader(tokensOf(latex)).whole()

/** Returns the name that is all of a LaTeX text; null where it is anything else. */
export function nameOf(latex: string): string | null {
  try {
    return new Reader(tokensOf(latex)).nameAlone()
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

class Reader {
  private at = 0

  constructor(private readonly tokens: string[]) {}

  whole(): string {
    const said = this.sum()
    if (this.at < this.tokens.length || said === '') throw new Unreadable(this.tokens[this.at] ?? '')
    return said
  }

  nameAlone(): string | null {
    const name = this.name()
    return this.at === this.tokens.length ? name : null
  }

  private peek = (): string | undefined => this.tokens[this.at]

  private takes(...wanted: string[]): boolean {
    const found = wanted.includes(this.peek() ?? '')
    if (found) this.at++
    return found
  }

  private expect(token: string): void {
    if (!this.takes(token)) throw new Unreadable(`no ${token}`)
  }

  private sum(): string {
    let said = this.takes('-', '−') ? `-${this.product()}` : (this.takes('+'), this.product())
    for (;;) {
      if (this.takes('+')) said += ` + ${this.product()}`
      else if (this.takes('-', '−')) said += ` - ${this.product()}`
      else return said
    }
  }

  private product(): string {
    let said = this.power()
    for (;;) {
      if (this.takes('\\times', '\\cdot', '*', '·', '×', '\\ast')) said += ` * ${this.power()}`
      else if (this.takes('/', '\\div')) said += `/${this.divisor()}`
      else if (this.startsFactor()) said += ` ${this.power()}`
      else return said
    }
  }

  /** One over a fraction is divided by all of it. */
  private divisor(): string {
    const isFraction = FRACTIONS.includes(this.peek() ?? '')
    const said = this.power()
    return isFraction ? `(${said})` : said
  }

  private startsFactor(): boolean {
    const token = this.peek()
    if (token === undefined) return false
    return /^(?:[\d.]|[a-zA-Z\u0370-\u03ff]$|\\[a-zA-Z])/.test(token)
      ? !ENDS.has(token)
      : token === '{' || token in OPENING
  }

  private power(): string {
    const isFraction = FRACTIONS.includes(this.peek() ?? '')
    const factor = this.factor()
    if (!this.takes('^')) return factor
    const base = isFraction ? `(${factor})` : factor
    const exponent = this.argument()
    const plain = /^(?:\d+(?:\.\d+)?|[A-Za-z]+(?:_[A-Za-z0-9.]+)?)$/.test(exponent)
    return `${base}^${plain ? exponent : `(${exponent})`}`
  }

  /** What follows a command or a sign: one token, or what stands in braces. */
  private argument(): string {
    if (this.takes('{')) {
      const said = this.sum()
      this.expect('}')
      return said
    }
    const token = this.peek() ?? ''
    // \frac12 is one over two.
    if (/^\d{2,}$/.test(token)) {
      this.tokens.splice(this.at, 1, ...token)
      return this.argument()
    }
    return this.factor()
  }

  private factor(): string {
    const token = this.peek()
    if (token === undefined) throw new Unreadable('ends')
    if (/^[\d.]/.test(token)) return this.quantity()
    if (token in OPENING) {
      this.at++
      const said = this.sum()
      this.expect(OPENING[token]!)
      return `(${said})`
    }
    if (this.takes('{')) {
      const said = this.sum()
      this.expect('}')
      return /^[\w.^]+$/.test(said) ? said : `(${said})`
    }
    if (this.takes(...FRACTIONS)) {
      const [above, below] = [this.argument(), this.argument()]
      return `${grouped(above)}/${grouped(below)}`
    }
    if (this.takes('\\sqrt')) return this.root()
    if (this.takes('\\pi', 'π')) return 'pi'
    if (this.isE()) return this.exponential()
    return this.call() ?? this.name() ?? this.refuse(token)
  }

  private refuse(token: string): never {
    throw new Unreadable(token)
  }

  private quantity(): string {
    const number = this.tokens[this.at++]!.replaceAll('\\,', '').replace(/^\./, '0.')
    if (this.takes('\\%')) return `${number} %`
    if (this.takesDegrees()) return `${number} deg`
    const text = textIn(this.peek() ?? '')
    if (text === null) return number
    // mm² may be written as \text{mm}^2.
    const power =
      this.tokens[this.at + 1] === '^' ? /^-?\d$/.exec(this.tokens[this.at + 2] ?? '')?.[0] : undefined
    const unit = unitIn(power ? `${text}^${power}` : text)
    if (!unit) throw new Unreadable(text)
    this.at += power ? 3 : 1
    return `${number} ${unit}`
  }

  private takesDegrees(): boolean {
    const next = this.tokens.slice(this.at, this.at + 4).join('')
    const length = next.startsWith('^{\\circ}') ? 4 : next.startsWith('^\\circ') ? 2 : 0
    this.at += length
    return length > 0
  }

  private root(): string {
    let index = ''
    if (this.takes('[')) {
      index = this.tokens[this.at++] ?? ''
      this.expect(']')
    }
    const of = this.argument()
    return index === '' || index === '2' ? `sqrt(${of})` : `(${of})^(1/${index})`
  }

  private isE = (): boolean =>
    (this.peek() === 'e' && this.tokens[this.at + 1] === '^') || this.peek() === '\\exp'

  private exponential(): string {
    this.at++
    this.takes('^')
    return `exp(${this.argument().replace(/^\((.*)\)$/, '$1')})`
  }

  /** min(a; b), \sin \alpha. */
  private call(): string | null {
    const token = this.peek() ?? ''
    const name = textIn(token) ?? token.replace(/^\\/, '')
    if (name === 'cot' && token.startsWith('\\')) {
      this.tokens[this.at] = '\\tan'
      return `(1/${this.call()})`
    }
    const known = { arcsin: 'asin', arccos: 'acos', arctan: 'atan', log: 'log10', lg: 'log10' }[name] ?? name
    if (!FUNCTIONS.has(known) || !token.startsWith('\\')) return null
    this.at++
    const power = this.takes('^') ? this.argument() : ''
    // sin⁻¹ is the inverse function to most authors, and one over the sine to others.
    if (power.startsWith('-')) this.refuse(token)
    const closing = OPENING[this.peek() ?? '']
    const operands: string[] = []
    if (closing) {
      this.at++
      do operands.push(this.sum())
      while (this.takes(';', ','))
      this.expect(closing)
    } else operands.push(this.power())
    return `${known}(${operands.join(', ')})${power && `^${power}`}`
  }

  private name(): string | null {
    const letter = this.letter()
    if (letter === null) return null
    const before = this.takes("'")
    const parts = this.takes('_') ? this.index() : []
    const isPrimed = this.takes("'") || before
    const index = [...parts, ...(isPrimed ? ['prime'] : [])].join('.')
    const name = index === '' ? letter : `${letter}_${index}`
    return isUnitName(name) || FUNCTIONS.has(name) || TAKEN.has(name) ? `${name}_1` : name
  }

  private letter(): string | null {
    const token = this.peek()
    if (token === undefined) return null
    if (token === '\\bar' || token === '\\overline') {
      this.at++
      const inside = this.takes('{')
      const of = this.letter()
      if (inside) this.expect('}')
      return of && `${of}bar`
    }
    const text = textIn(token)
    const command = token.startsWith('\\') ? token.slice(1) : null
    const greek = command && (VARIANTS.get(command) ?? command)
    const said =
      text !== null
        ? /^[A-Za-z]+$/.test(text)
          ? text
          : null
        : greek !== null
          ? LETTERS.has(greek)
            ? greek
            : null
          : /^[A-Za-z]$/.test(token)
            ? token
            : (GREEK.get(token) ?? null)
    if (said === null) return null
    this.at++
    // Δσ, and Δc with its index, are one symbol.
    if (said === 'Delta' && this.startsFactor()) {
      const of = this.letter()
      return of ? `Delta${of}` : said
    }
    return said
  }

  /** The parts of an index, as they are parted by commas. */
  private index(): string[] {
    const tokens: string[] = []
    if (this.takes('{')) {
      for (let depth = 1; depth > 0;) {
        const token = this.tokens[this.at++]
        if (token === undefined) throw new Unreadable('index')
        depth += token === '{' ? 1 : token === '}' ? -1 : 0
        if (depth > 0) tokens.push(token)
      }
    } else tokens.push(this.tokens[this.at++] ?? '')
    const written = tokens
      .filter((token) => token !== '{' && token !== '}')
      .map((token) => {
        const text = textIn(token)
        if (text !== null) return text
        const command = token.startsWith('\\') ? token.slice(1) : null
        if (command !== null)
          return LETTERS.has(VARIANTS.get(command) ?? command) ? `.${VARIANTS.get(command) ?? command}.` : '?'
        return GREEK.get(token) ?? token
      })
      .join('')
      .replace(/[\s;,/]+/g, '.')
    const parts = written.split('.').filter(Boolean)
    if (parts.length === 0 || parts.some((part) => !/^[A-Za-z0-9]+$/.test(part)))
      throw new Unreadable(written)
    return parts
  }
}

/** What a line of the notation would read as something else than a name. */
const TAKEN: ReadonlySet<string> = new Set([...WORDS, ...STATEMENTS, 'pi', 'lookup', 'interp'])

const FRACTIONS = ['\\frac', '\\dfrac', '\\tfrac', '\\cfrac']

/** Commands that end a product. */
const ENDS = new Set([
  '\\times',
  '\\cdot',
  '\\div',
  '\\ast',
  '\\le',
  '\\ge',
  '\\leq',
  '\\geq',
  '\\lt',
  '\\gt',
  '\\qquad',
  '\\quad',
])

/** An operand of a fraction that is more than one factor stands in brackets. */
const grouped = (said: string): string => (/^[\w.]+(?:\^[\w.]+)?$/.test(said) ? said : `(${said})`)
