import { SHEET } from '../constants'
import type { Comparison, Condition, Expression, Shown, Unit } from '../types'
import { FUNCTIONS } from './functions'
import { ENDS } from './lexemes'
import { spelled } from './names'
import { QuantityReader } from './quantities'
import { raisedDigitAt } from './units'

/** Reads expressions, the conditions of their cases, and how what they come to is shown. */
export class ExpressionReader extends QuantityReader {
  private depth = 0

  /** `-> mm to 4 using N, mm`, each where it is said. */
  protected shown(): Shown {
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

  protected conditions(): Condition[] {
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

  protected comparison(): Comparison {
    for (const sign of ['<=', '>=', '<', '>', '='] as const) if (this.takesSign(sign)) return sign
    for (const [sign, meant] of [
      ['≤', '<='],
      ['≥', '>='],
    ] as const)
      if (this.takesSign(sign)) return meant
    return this.refuse('Two sides are compared with <=, >=, <, > or =.')
  }

  protected expression(): Expression {
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

  /** Words that end an expression are no names. */
  private startsAtom(): boolean {
    const name = this.peekName()
    if (name !== null) return !ENDS.has(name)
    return /[\d(]/.test(this.text[this.at] ?? '')
  }
}
