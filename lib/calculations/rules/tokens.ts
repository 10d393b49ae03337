import { FUNCTIONS } from './functions'
import { withStraightQuotes } from './grammar'
import { ENDS, nameAt, NUMBER, STATEMENTS } from './lexemes'
import { unitAt } from './units'

export type TokenKind =
  | 'keyword'
  | 'name'
  | 'function'
  | 'number'
  | 'unit'
  | 'row'
  | 'sign'
  | 'text'
  | 'clause'
  | 'label'
  | 'comment'

/** A part of a line, from one column to before another, counted from 0. */
export type Token = { from: number; to: number; kind: TokenKind }

const HEADS: ReadonlySet<string> = new Set(['title', 'standard', 'heading', 'assume'])
const KEYWORDS: ReadonlySet<string> = new Set(STATEMENTS)
const READERS: ReadonlySet<string> = new Set(['lookup', 'interp'])
/** A row that no name could be, such as S355 or C30/37. */
const ROW = /\p{L}+\d[\p{L}\p{N}./-]*/uy

/** Returns the parts of a line for highlighting; what cannot be read is passed over. */
export function tokensOf(line: string): Token[] {
  const whole = wholeLine(line, HEADS)
  if (whole) return whole
  const plain = withStraightQuotes(line)
  const tail = /[@"]/.exec(plain)?.index ?? plain.length
  return [...said(plain.slice(0, tail)), ...tailOf(plain, tail)]
}

/** Returns the parts of a note, or of one of the words with a text behind it; null for another line. */
export function wholeLine(line: string, heads: ReadonlySet<string>): Token[] | null {
  if (line.trimStart().startsWith('#')) return [{ from: 0, to: line.length, kind: 'comment' }]
  const [, before = '', word = '', blanks = ''] = /^(\s*)([a-z]+)(\s+)\S/.exec(line) ?? []
  if (!heads.has(word)) return null
  const behind = before.length + word.length
  return [
    { from: before.length, to: behind, kind: 'keyword' },
    { from: behind + blanks.length, to: line.length, kind: 'text' },
  ]
}

/** The clause and the label; one that is still being typed has no end yet. */
const tailOf = (line: string, begins: number): Token[] =>
  [...line.slice(begins).matchAll(/@[^"@]*|"[^"]*"?/g)].map(({ 0: part, index }) => ({
    from: begins + index,
    to: begins + index + part.trimEnd().length,
    kind: part.startsWith('@') ? 'clause' : 'label',
  }))

function said(body: string): Token[] {
  const found: Token[] = []
  let at = 0
  /** Units are read behind a number, “->” and “using” only. */
  let takesUnit = false
  const take = (kind: TokenKind, length: number) => {
    found.push({ from: at, to: at + length, kind })
    at += length
  }
  while (at < body.length) {
    const character = body[at]!
    if (/\s/.test(character)) {
      at++
      continue
    }
    const unit = takesUnit ? unitAt(body, at) : null
    takesUnit = false
    if (unit) {
      take('unit', unit.end - at)
      takesUnit = /^\s*,/.test(body.slice(at)) && usingBefore(found, body)
      if (takesUnit) take('sign', body.slice(at).indexOf(',') + 1)
      continue
    }
    const number = matched(NUMBER, body, at)
    if (number !== null) {
      take('number', number.length)
      takesUnit = true
      continue
    }
    const name = nameAt(body, at)
    const row = name !== null && body[at + name.length] === '(' ? null : matched(ROW, body, at)
    if (row !== null) {
      take('row', row.length)
      continue
    }
    if (name !== null) {
      const isOf = name === 'of' && /^\s*choice\s/.test(body)
      const isWhole = name === 'whole' && /^\s*input\s[^=]+=/.test(body.slice(0, at))
      take(
        isOf || isWhole ? 'keyword' : kindOf(name, body.slice(at + name.length), found.length === 0),
        name.length,
      )
      takesUnit = name === 'using'
      continue
    }
    const sign = body.startsWith('->', at) || body.startsWith('..', at) ? 2 : 1
    takesUnit = (sign === 2 && character === '-') || character === '→'
    take('sign', sign)
  }
  return found
}

function kindOf(word: string, follows: string, isFirst: boolean): TokenKind {
  if (isFirst && KEYWORDS.has(word) && !/^\s*=/.test(follows)) return 'keyword'
  if (!isFirst && ENDS.has(word)) return 'keyword'
  return follows.startsWith('(') && (FUNCTIONS.has(word) || READERS.has(word)) ? 'function' : 'name'
}

const usingBefore = (found: Token[], body: string): boolean =>
  found.some(({ from, to, kind }) => kind === 'keyword' && body.slice(from, to) === 'using')

/** Returns what a sticky pattern finds at a place; null for nothing. */
export function matched(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}
