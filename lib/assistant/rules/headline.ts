import type { Evidence } from '../types'
import type { CitationStanding } from '@/lib/knowledge/types'

/** A sentence ends, or goes on with an equation on the next line; a caption does neither. */
const IS_SENTENCE = /[.!?]$|\n/
const STANDARD = /(?<!\p{L})(?:EN|BS|ISO)\s\d/u
const PLACE_AT_END = /[\s,]\d+(?:\.\d+)+(?:\(\d+\))*(?:,\s\(\d[\d.]*[A-Z]?\))?$/

/**
 * Returns whether a line ends with the clause that it follows, as those of calculations do: “Minimum links,
 * EN 1992-1-1:2004 9.2.2(5), (9.4)”.
 */
export const endsWithPlace = (line: string): boolean => PLACE_AT_END.test(line) && STANDARD.test(line)

/**
 * Returns what is shown large above the passages: the sentence of the first that answers by itself, and what
 * that sentence cites; null where none is sure. A clause that another sentence names is not shown: it would
 * be copied as if it were the answer's.
 */
export function headlineOf({ text, marked, citations }: Pick<Evidence, 'text' | 'marked' | 'citations'>): {
  sentence: string
  citations: CitationStanding[]
} | null {
  const sentence = marked?.sure ? text.slice(marked.start, marked.end).trim() : ''
  if (!IS_SENTENCE.test(sentence) && !endsWithPlace(sentence)) return null
  return { sentence, citations: citedIn(sentence, citations) }
}

/** Returns the places that a sentence names, else the standard that its whole passage is of. */
function citedIn(sentence: string, citations: readonly CitationStanding[]): CitationStanding[] {
  const named = citations.filter(({ standard, locality }) =>
    locality === null ? standard !== null && sentence.includes(standard) : names(sentence, locality),
  )
  if (named.length > 0) return named
  const [first, ...others] = citations.filter(
    ({ standard }, at, all) => all.findIndex((other) => other.standard === standard) === at,
  )
  return first && first.standard !== null && others.length === 0 ? [{ ...first, locality: null }] : []
}

/** Whether a sentence names a place: “6.2.6” is not named by “6.2.6(3)”. */
function names(sentence: string, locality: string): boolean {
  const number = locality.slice(locality.indexOf(' ') + 1).replace(/[.()+*?[\]]/g, '\\$&')
  return new RegExp(String.raw`(?<![\p{L}\d.])${number}(?![\p{L}\d]|\.\d|\(\d)`, 'iu').test(sentence)
}
