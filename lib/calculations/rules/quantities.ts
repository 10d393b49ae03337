import type { Quantity, Unit } from '../types'
import { nameAt, NUMBER } from './lexemes'
import { spelled } from './names'
import { unitAt, unitMeant, unitOf } from './units'

/** What a text says wrong: caught where its line began. */
export class Refusal extends Error {
  constructor(
    readonly column: number,
    message: string,
  ) {
    super(message)
  }
}

const FOLLOWS = /[\p{L}\p{N}_(]/u

/** Reads names, keys, numbers and units from left to right. A method that refuses throws a Refusal. */
export class QuantityReader {
  protected at = 0

  constructor(protected readonly text: string) {}

  protected quantity(): Quantity {
    this.blanks()
    const sign = this.oneOf('-', '−') ? '-' : ''
    const { number, text, unit } = this.numberAndUnit(true)
    return { number: sign ? -number : number, text: sign + text, unit }
  }

  /** A number with the unit behind it; alone, it is no factor of another number. */
  protected numberAndUnit(isAlone = false): Quantity {
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
  protected finite(quantity: Quantity): Quantity {
    const { number, text, unit } = quantity
    if (!Number.isFinite(number * (unit?.factor ?? 1)))
      this.refuse(`${text}${unit ? ` ${unit.text}` : ''} is too large to be calculated with.`)
    return quantity
  }

  protected unit(): Unit {
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
  protected key(what = 'a row of the table'): string {
    this.blanks()
    const key = /^[\p{L}\p{N}][\p{L}\p{N}./_-]*/u.exec(this.text.slice(this.at))?.[0]
    if (key === undefined) return this.refuse(this.unread(what))
    this.at += key.length
    return key
  }

  protected name(): string {
    this.blanks()
    const name = this.peekName()
    if (name === null) return this.refuse(this.unread('a name'))
    this.at += name.length
    if (FOLLOWS.test(this.text[this.at] ?? ''))
      this.refuse('A name is letters, and behind one “_” letters and digits, parted by points: v_Ed.1.')
    return spelled(name)
  }

  protected peekName = (): string | null => nameAt(this.text, this.at)

  protected startsNumber = () => /^[-−]?\d/.test(this.text.slice(this.at).trimStart())

  /** Whether a row follows that is called by its size: 457x191x67. */
  protected startsSize = () => /^\d+(?:\.\d+)?x\d/.test(this.text.slice(this.at).trimStart())
  protected takes(word: string): boolean {
    this.blanks()
    if (this.peekName() !== word) return false
    this.at += word.length
    return true
  }

  protected takesSign(sign: string): boolean {
    this.blanks()
    // What a word processor makes of it.
    if (sign === '->' && this.oneOf('→')) return true
    if (!this.startsWith(sign)) return false
    this.at += sign.length
    return true
  }

  protected oneOf(...signs: string[]): string | null {
    const found = signs.find((sign) => this.startsWith(sign)) ?? null
    if (found !== null) this.at += found.length
    return found
  }

  protected startsWith = (sign: string, at = this.at) => this.text.startsWith(sign, at)

  protected expect(sign: string): void {
    if (!this.takesSign(sign)) this.refuse(this.unread(`“${sign}”`))
  }

  protected blanks(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++
  }

  /** Returns a sentence on what cannot be read here; a unit alone lacks its number. */
  protected unread(wanted?: string): string {
    const word = /^->|^[\p{L}\p{N}_.²³⁴/]+|^./u.exec(this.text.slice(this.at))?.[0]
    if (word === undefined)
      return wanted ? `Here the line ends; ${wanted} is missing.` : 'The line ends here.'
    if (wanted) return `“${word}” stands where ${wanted} is expected.`
    if (unitOf(word)) return `The unit “${word}” has no number before it.`
    const meant = unitMeant(word)
    return `“${word}” cannot be read here${meant ? `; the unit is written ${meant}` : ''}.`
  }

  protected refuse(message: string, at = this.at): never {
    throw new Refusal(at + 1, message)
  }
}
