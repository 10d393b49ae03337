import { ANY_ANSWER, fitsAsked, type AskedFor } from './asking'
import { endsWithPlace } from './headline'
import { saidIn } from './said'
import { sentencesOf, type Sentence } from '@/lib/core/sentences'
import type { Thesaurus } from '@/lib/search/rules/synonyms'
import { liesIn, measureIn, rangeIn } from '@/lib/search/rules/measures'

const MIN_SENTENCE_LENGTH = 20
/** The most words of a sentence whose score is not reduced for its length. */
const FULL_SCORE_WORDS = 30
/** A sentence that goes on with the equation on the next line. */
const CONTINUES = /(?:[:=,]|\b(?:when|where|if|by|is|are|as|from|than|of|gives|becomes))$/i
/** A line that goes on with what stands on the line before. */
const GOES_ON = /^(?:with|where|and|or|for|if|as|which|from|in|at|to|the same)\s/
const EQUATION = /[=≈≥≤<>]/
const ENDED = /[.?!]["”’)]?$/
/**
 * How much of what a passage and its heading say of the question one sentence below that heading has to say,
 * to answer by itself.
 */
const MIN_OF_PASSAGE = 0.85

/**
 * What every sentence below a heading is about, whether it repeats it or not: its words are worth half to all
 * of them, and half to one that has them again.
 */
const OF_HEADING = 0.5
/** What a passage states it says first. */
const FIRST = 1.2
/** The most lines before and after a line that belong to its sentence. */
const MOST_BEFORE = 2
const MOST_AFTER = 3

/**
 * A sentence with the equation that it leads to and with what that goes on with; `opens` where the sentence
 * began of which it is only the end.
 */
type Unit = { start: number; end: number; opens: number }

/**
 * Returns the position of the sentence that answers best, and whether it says most of what the passage says
 * of the question; null where neither they nor the heading have a term of it. A question of the text answers
 * none. Of sentences that say as much the first is preferred, and one that has what is asked for: a value, a
 * formula, a condition.
 */
export function answeringSentence(
  text: string,
  termWeight: ReadonlyMap<string, number>,
  thesaurus: Thesaurus,
  { heading, asked }: { heading: string; asked: AskedFor } = { heading: '', asked: ANY_ANSWER },
): { start: number; end: number; sure: boolean } | null {
  const termsIn = (part: string) => saidIn(part, thesaurus)
  const sumOf = (terms: ReadonlySet<string>, weightOf: (term: string) => number) =>
    [...terms].reduce((sum, term) => sum + weightOf(term), 0)
  const weightOf = (term: string) => termWeight.get(term) ?? 0
  const headed = termsIn(heading)
  const apart = (term: string) => weightOf(term) * (headed.has(term) ? OF_HEADING : 1)
  const shared = OF_HEADING * sumOf(headed, weightOf)
  let best = 0
  let found: { unit: Unit; terms: ReadonlySet<string> } | null = null
  const said = new Set(headed)
  for (const unit of unitsOf(text)) {
    const written = text.slice(unit.start, unit.end)
    const terms = termsIn(written)
    for (const term of terms) said.add(term)
    if (written.length < MIN_SENTENCE_LENGTH || written.endsWith('?')) continue
    const length = written.split(/\s+/).length
    const value =
      (sumOf(terms, apart) / Math.sqrt(Math.max(1, length / FULL_SCORE_WORDS)) + shared) *
      (unit.start === 0 ? FIRST : 1) *
      fitsAsked(written, asked)
    if (value > best) {
      best = value
      found = { unit, terms }
    }
  }
  if (!found) return null
  const { opens, end } = found.unit
  const saidBy = sumOf(new Set([...found.terms, ...headed]), weightOf)
  return { start: opens, end, sure: saidBy >= MIN_OF_PASSAGE * sumOf(said, weightOf) }
}

function unitsOf(text: string): Unit[] {
  const sentences = sentencesOf(text)
  return sentences.map((sentence, from) => {
    let to = from
    if (goesOn(sentence, sentences[to + 1])) to++
    if (to > from || EQUATION.test(sentence.text))
      while (to - from < MOST_AFTER && isContinuation(sentences, to)) to++
    // "with h the height" begins with the equation before it.
    let first = from
    while (first > 0 && from - first < MOST_BEFORE && leadsOn(sentences, first - 1)) first--
    return { start: sentence.start, end: sentences[to]!.end, opens: sentences[first]!.start }
  })
}

const isContinuation = (sentences: readonly Sentence[], at: number) => {
  const next = sentences[at + 1]
  return next !== undefined && !ENDED.test(sentences[at]!.text) && GOES_ON.test(next.text)
}

const leadsOn = (sentences: readonly Sentence[], at: number) =>
  isContinuation(sentences, at) || goesOn(sentences[at]!, sentences[at + 1])

const goesOn = ({ text }: Sentence, next: Sentence | undefined) =>
  next !== undefined &&
  !endsWithPlace(text) &&
  (CONTINUES.test(text) || (!ENDED.test(text) && isFormula(next.text)))

const WORD = /(?<![\p{L}_])\p{L}{4,}(?![\p{L}_])/u
const isFormula = (text: string) => /[=≈≥≤/√]/.test(text) && !WORD.test(text)

/**
 * Returns whether a sentence speaks of the measure in a question: it has it, or a range in which it lies. One
 * that speaks of another does not answer by itself; a question without a measure asks for none.
 */
export function speaksOfMeasure(sentence: string, question: string): boolean {
  const measure = measureIn(question)
  if (!measure) return true
  const range = rangeIn(sentence)
  const squeezed = (text: string) => text.replace(/\s/g, '')
  return (
    squeezed(sentence).includes(squeezed(measure.text)) || (range !== null && liesIn(measure, range) === true)
  )
}
