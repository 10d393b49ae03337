import { tokensOf } from './tokens'

/** Words that say only that a value is wanted. */
export const FILLER: ReadonlySet<string> = new Set(
  'value values table tables grade equal equals what much find give need according'.split(' '),
)

/** Returns a word without the s of its plural; one that ends in two stays: "stress". */
export const singular = (word: string) => (/^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word)

/** Returns the terms of a text by which questions and tables are compared. */
export function termsOf(text: string): string[] {
  return tokensOf(text).map(({ kind, term }) => (kind === 'word' ? singular(term) : term))
}

/** The terms of a text without the wider ones: a grade as it is named. */
export const exactTerms = (text: string) =>
  tokensOf(text)
    .filter(({ wider }) => !wider)
    .map(({ kind, term }) => (kind === 'word' ? singular(term) : term))

/** The codes of a text with the wider ones: C40/50 is C40, too. */
export const codesOf = (text: string) =>
  tokensOf(text).flatMap(({ kind, term }) => (kind === 'code' ? term : []))
