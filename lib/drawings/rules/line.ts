import { refuse } from '@/lib/calculations/rules/dimensions'

/** A part of a line and where it begins, counted from 0. */
export type Part = { text: string; at: number }

/** A text in quotation marks: in straight ones, whatever it holds, or in those that word processors set. */
const QUOTED = /"[^"]*"|["“”„‟][^"“”„‟]*["“”„‟]|‘[^‘’]*’/g

/** Returns a line with straight quotation marks round its texts, and no other character changed or moved. */
export const withStraightEnds = (line: string): string =>
  line.replace(QUOTED, (whole) => `"${whole.slice(1, -1)}"`)

/** A line that is read from left to right, word by word. A method that refuses throws at its column. */
export class Line {
  /** What of the line is not yet read. */
  protected rest: Part
  /** The texts in quotation marks, taken out before the line is read: a word in them is no word of ours. */
  protected readonly quoted: Part[]

  constructor(written: string) {
    const text = withStraightEnds(written)
    this.quoted = [...text.matchAll(/"([^"]*)"/g)].map(({ 1: of = '', index }) => ({
      text: of,
      at: index + 1,
    }))
    const bare = text.replace(/"[^"]*"/g, (whole) => ' '.repeat(whole.length))
    const broken = bare.search(/["“”„‟‘]/)
    if (broken >= 0) refuse(broken + 1, 'A text begins and ends with a quotation mark.')
    this.rest = { text: bare, at: 0 }
  }

  word(): string | null {
    const word = /^\s*([\p{L}\p{N}_]+)/u.exec(this.rest.text)
    if (!word) return null
    this.skip(word[0].length)
    return word[1]!
  }

  /** Takes what a pattern finds at the beginning of what is left; null where it finds nothing. */
  matched(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.rest.text)
    if (found) this.skip(found[0].length)
    return found
  }

  takes(...words: string[]): boolean {
    for (const word of words) {
      const text = this.rest.text.trimStart()
      const behind = text.slice(word.length)
      if (!text.startsWith(word) || (/^\w/.test(word) && /^[\p{L}\p{N}_.]/u.test(behind))) continue
      this.skip(this.rest.text.length - behind.length)
      return true
    }
    return false
  }

  expect(word: string): void {
    if (this.takes(word)) return
    const next = /\S+/.exec(this.rest.text)?.[0]
    this.refuse(
      next ? `“${next}” stands where “${word}” is expected.` : `Here the line ends; “${word}” is missing.`,
    )
  }

  oneOf<T extends string>(words: readonly T[], message: string): T {
    const found = words.find((word) => this.takes(word))
    if (found === undefined) this.refuse(message)
    return found
  }

  /** Takes what comes before one of the words, outside of brackets, or all that is left. */
  until(stops: readonly string[]): Part {
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

  /** Throws where something is left. */
  end(): void {
    const left = /\S+/.exec(this.rest.text)
    if (left) {
      this.skip(left.index)
      this.refuse(`“${left[0]}” cannot be read here.`)
    }
    if (this.quoted[0]) refuse(this.quoted[0].at, 'This line takes no further text in quotation marks.')
  }

  refuse(message: string): never {
    return refuse(firstColumn(this.rest), message)
  }

  private skip(by: number): void {
    this.rest = { text: this.rest.text.slice(by), at: this.rest.at + by }
  }
}

/** Returns the column of the first character of a part, counted from 1. */
export const firstColumn = ({ text, at }: Part): number => at + /^\s*/.exec(text)![0].length + 1

/** Returns both sides of the first comma outside of brackets; null where there is none. */
export function halvesOf({ text, at }: Part): [Part, Part] | null {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++
    if (text[index] === ')') depth--
    if (depth === 0 && text[index] === ',')
      return [
        { text: text.slice(0, index), at },
        { text: text.slice(index + 1), at: at + index + 1 },
      ]
  }
  return null
}
