import type { Lexicon, Reading } from './reading'
import { tokensOf } from './tokens'
import { EXERCISE_ANSWER, EXERCISE_MARK } from '@/lib/articles/constants'

const WINDOW = 34
const LEAD = 6

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

type Hit = { start: number; end: number; position: number; term: string; termWeight: number }

/** A word between quotes: its forms, and its place in the question. */
export type QuotedWord = { forms: ReadonlySet<string>; position: number }

/**
 * What to highlight: `termWeight` returns the weight of a word or code, 0 outside the question; quoted words
 * are highlighted only where they occur as quoted; `exercises` is whether they are asked for.
 */
export type Highlighting = {
  termWeight: (term: string) => number
  phrases?: QuotedWord[][]
  exercises?: boolean
}

/** A short text in whole, as escaped HTML with the matches in `<mark>`. Null where nothing matches. */
export function markedText(reading: Reading, highlighting: Highlighting): string | null {
  const hits = hitsIn(reading, highlighting)
  return hits.length === 0 ? null : marked(reading.text, 0, reading.text.length, hits)
}

/** A passage of a text: escaped HTML with the matches in `<mark>`, and where its first match stands. */
export type Snippet = { html: string; at: number }

/**
 * The passages of a text that answer best, best first, none near another; of further ones only those that
 * answer nearly as well. Empty where nothing matches. An exercise is of one case that is made up, and shown
 * only to who asks for exercises; its answer never is.
 */
export function snippetsOf(reading: Reading, highlighting: Highlighting, most: number): Snippet[] {
  const hidden = hiddenIn(reading.text, highlighting.exercises ?? false)
  const hits = hitsIn(reading, highlighting).filter(
    ({ start }) => !hidden.some((span) => start >= span.start && start < span.end),
  )
  const values = hits.map((_, from) => valueFrom(hits, from))
  const chosen: number[] = []
  while (chosen.length < most) {
    const best = strongest(values, hits, chosen)
    if (best < 0 || (chosen.length > 0 && values[best]! < NEARLY * values[chosen[0]!]!)) break
    chosen.push(best)
  }
  return chosen.map((from) => {
    const at = hits[from]!.start
    const until = hidden.find(({ start }) => start > at)?.start
    return { html: cut(reading.text.slice(0, until), at, WINDOW, hits), at }
  })
}

/** Returns where the exercises of a text stand, or with `asked` only their answers. */
function hiddenIn(text: string, asked: boolean): Span[] {
  const hidden: Span[] = []
  for (let at = text.indexOf(EXERCISE_MARK); at >= 0; at = text.indexOf(EXERCISE_MARK, at + 1)) {
    if (at > 0 && text[at - 1] !== '\n') continue
    const line = text.indexOf('\n', at)
    const end = line < 0 ? text.length : line
    const answer = text.indexOf(EXERCISE_ANSWER, at)
    const start = asked && answer >= 0 && answer < end ? answer : at
    hidden.push({ start, end })
  }
  return hidden
}

/** The share of the best passage's value from which on a further one is worth showing. */
const NEARLY = 0.7
const APART = 2 * WINDOW

/** What the matches from one on are worth together: one that comes again counts a tenth. */
function valueFrom(hits: Hit[], from: number): number {
  let value = 0
  const seen = new Set<string>()
  for (
    let index = from;
    index < hits.length && hits[index]!.position - hits[from]!.position < WINDOW - LEAD;
    index++
  ) {
    const hit = hits[index]!
    value += seen.has(hit.term) ? hit.termWeight * 0.1 : hit.termWeight
    seen.add(hit.term)
  }
  return value
}

/** Returns the first of the strongest that is near no chosen one; -1 where there is none. */
function strongest(values: readonly number[], hits: Hit[], chosen: readonly number[]): number {
  let best = -1
  values.forEach((value, index) => {
    const near = chosen.some((other) => Math.abs(hits[other]!.position - hits[index]!.position) < APART)
    if (!near && (best < 0 || value > values[best]! + 1e-9)) best = index
  })
  return best
}

/** The beginning of a text that nothing is marked in. */
export const beginningOf = ({ text }: Reading): string => cut(text, 0, WINDOW, [])

function hitsIn({ terms, numbers, lexicon, places }: Reading, highlighting: Highlighting): Hit[] {
  const quoted = asQuoted({ terms, places }, highlighting.phrases ?? [])
  const weights = weightsIn(lexicon, highlighting)
  const hits: Hit[] = []
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index]!
    let termWeight = weights[number]!
    if (Number.isNaN(termWeight)) termWeight = weights[number] = highlighting.termWeight(terms[index]!)
    if (termWeight <= 0 || quoted?.(index) === false) continue
    const [position, start, end] = [places[index * 3]!, places[index * 3 + 1]!, places[index * 3 + 2]!]
    hits.push({ start, end, position, term: terms[index]!, termWeight })
  }
  return hits.sort((a, b) => a.position - b.position || b.termWeight - a.termWeight)
}

type Weights = { lexicon: Lexicon; weights: Float64Array }
const weighed = new WeakMap<Highlighting, Weights>()

/**
 * Returns the weights of a question's terms by their numbers, NaN where one was not asked for yet: a question
 * looks through some fifty thousand terms, most of them the same.
 */
function weightsIn(lexicon: Lexicon, highlighting: Highlighting): Float64Array {
  const known = weighed.get(highlighting)
  if (known?.lexicon === lexicon && known.weights.length >= lexicon.terms.length) return known.weights
  const weights = new Float64Array(lexicon.terms.length).fill(NaN)
  weighed.set(highlighting, { lexicon, weights })
  return weights
}

/**
 * Returns a test whether the term at an index occurs as quoted, true for unquoted terms; undefined where
 * nothing is quoted.
 */
function asQuoted(
  { terms, places }: Pick<Reading, 'terms' | 'places'>,
  phrases: QuotedWord[][],
): ((index: number) => boolean) | undefined {
  if (phrases.length === 0) return undefined
  const words = phrases.flat()
  const positionsOf = positions(words, terms, (index) => places[index * 3]!)
  const found = new Set(phrases.flatMap((phrase) => placesOf(phrase, positionsOf)))
  return (index) => found.has(places[index * 3]!) || words.every(({ forms }) => !forms.has(terms[index]!))
}

/** The positions of each word of a quotation. */
function positions(
  words: QuotedWord[],
  terms: string[],
  place: (index: number) => number,
): Map<QuotedWord, Set<number>> {
  const found = new Map(words.map((word) => [word, new Set<number>()]))
  terms.forEach((term, index) => {
    for (const word of words) if (word.forms.has(term)) found.get(word)!.add(place(index))
  })
  return found
}

/** Returns the positions of all words of a quotation at each of its occurrences. */
function placesOf(phrase: QuotedWord[], found: Map<QuotedWord, Set<number>>): number[] {
  const [first] = phrase
  return [...(first ? found.get(first)! : [])].flatMap((place) => {
    const asked = phrase.map((word) => ({ word, place: place + word.position - first!.position }))
    return asked.every((each) => found.get(each.word)!.has(each.place)) ? asked.map((each) => each.place) : []
  })
}

/** Returns whether a text contains a quotation. */
export function holdsQuoted(text: string, phrase: QuotedWord[]): boolean {
  const tokens = tokensOf(text)
  const terms = tokens.map(({ term }) => term)
  return (
    placesOf(
      phrase,
      positions(phrase, terms, (index) => tokens[index]!.position),
    ).length > 0
  )
}

/**
 * Cuts whole words: back to the beginning of the sentence where that is near, else a few words before the
 * match.
 */
function cut(text: string, at: number, words: number, hits: Span[]): string {
  const before = text.slice(Math.max(0, at - 160), at)
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'))
  const near = before.slice(sentence + 1).trimStart()
  let from =
    at -
    (near.split(/\s+/).length <= LEAD + 4 || at - 160 <= 0 ? near.length : lastWords(before, LEAD).length)
  if (sentence < 0 && at > 160 && near.split(/\s+/).length <= LEAD + 4)
    from = at - lastWords(before, LEAD).length
  const word = /\s*\S+/y
  let to = from
  for (let count = 0; count < words; count++) {
    word.lastIndex = to
    if (!word.test(text)) break
    to = word.lastIndex
  }
  return marked(text, from, to, hits)
}

type Span = { start: number; end: number }

/** A piece of a text, escaped, with what was found in it between `<mark>` and `</mark>`. */
function marked(text: string, from: number, to: number, hits: Span[]): string {
  let html = ''
  let done = from
  for (const { start, end } of [...hits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done || end > to) continue
    html += `${escaped(text.slice(done, start))}<mark>${escaped(text.slice(start, end))}</mark>`
    done = end
  }
  html += escaped(text.slice(done, to))
  return inOneLine(html.trim())
}

/** Headings and entries of lists end without a point: a dot parts them from the line that follows. */
const inOneLine = (html: string) =>
  html
    .replace(
      /([^\s>])((?:<\/mark>)?)\s*\n\s*/g,
      (_, last: string, mark: string) => `${last}${mark}${/[.,:;!?…]/.test(last) ? ' ' : ' · '}`,
    )
    .replace(/\s+/g, ' ')

const lastWords = (text: string, count: number) =>
  text
    .split(/(?<=\s)/)
    .slice(-count)
    .join('')
