/** One token of a numeric LaTeX segment; `text` is its canonical spelling. */
export type Token =
  | { kind: 'number'; text: string; value: number }
  | { kind: 'unit'; text: string }
  | { kind: 'symbol'; text: string }

/** Spacing, and the size prefixes of brackets: they carry no value. */
const IGNORED =
  /^(?:\s+|\\[,;:!> ]|~|\\(?:left|right|bigl|bigr|Bigl|Bigr|big|Big|displaystyle|thinspace|enspace)(?![a-zA-Z]))/u

/** A number; its thousands may be set apart by `\,`. */
const NUMBER = /^(?:\d{1,3}(?:\\,\d{3})+(?!\d)|\d+)?(?:\.\d+)?/u

const UNIT = /^\\(?:text|mathrm|textrm)\{([^{}]*)\}/u
const SYMBOL = /^(?:\\[a-zA-Z]+|\\[{}%]|[-+/^;(){}[\]]|e(?=\s*\^))/u

/** The tokens of a segment, or null when it holds a character outside the grammar (a variable, say). */
export function tokenise(segment: string): Token[] | null {
  const tokens: Token[] = []
  let rest = segment.trim().replace(/[.,;]$/u, '')
  while (rest.length > 0) {
    const ignored = IGNORED.exec(rest)?.[0]
    if (ignored) {
      rest = rest.slice(ignored.length)
      continue
    }
    const number = NUMBER.exec(rest)?.[0]
    if (number) {
      const text = number.replaceAll('\\,', '')
      tokens.push({ kind: 'number', text, value: Number(text) })
      rest = rest.slice(number.length)
      continue
    }
    const unit = UNIT.exec(rest)?.[0]
    if (unit) {
      tokens.push({ kind: 'unit', text: unit })
      rest = rest.slice(unit.length)
      continue
    }
    const symbol = SYMBOL.exec(rest)?.[0]
    if (!symbol) return null
    tokens.push({ kind: 'symbol', text: symbol })
    rest = rest.slice(symbol.length)
  }
  return tokens
}
