import { sentencesOf } from '@/lib/core/sentences'
import { conceptsIn, type Thesaurus } from '@/lib/search/rules/synonyms'
import { tokensOf } from '@/lib/search/rules/tokens'
import { liesIn, measureIn, rangeIn } from '@/lib/search/rules/values'

const MIN_SENTENCE_LENGTH = 20
/** The most words of a sentence whose score is not reduced for its length. */
const FULL_SCORE_WORDS = 30
/** A sentence that goes on with the equation on the next line. */
const CONTINUES = /(?:[:=,]|\b(?:when|where|if|by|is|are|as|from|than|of|gives|becomes))$/i
/** How much of what a passage says of the question one sentence has to say, to answer by itself. */
const MIN_OF_PASSAGE = 0.7

/**
 * Returns the position of the sentence with the highest score, and whether it says most of what the passage
 * says of the question; null where none has a term of it. A question of the text answers none.
 */
export function answeringSentence(
  text: string,
  termWeight: ReadonlyMap<string, number>,
  thesaurus: Thesaurus,
): { start: number; end: number; sure: boolean } | null {
  const saidIn = (part: string) => {
    const tokens = tokensOf(part)
    const terms = new Set([
      ...tokens.map(({ term }) => term),
      ...conceptsIn(tokens, thesaurus).map(({ concept }) => concept),
    ])
    return [...terms].reduce((sum, term) => sum + (termWeight.get(term) ?? 0), 0)
  }
  let best = 0
  let found: { start: number; end: number; said: number } | null = null
  const sentences = sentencesOf(text)
  for (const [index, { text: sentence, start, end }] of sentences.entries()) {
    if (sentence.length < MIN_SENTENCE_LENGTH || sentence.endsWith('?')) continue
    const said = saidIn(sentence)
    const length = sentence.split(/\s+/).length
    const value = said / Math.sqrt(Math.max(1, length / FULL_SCORE_WORDS))
    if (value > best) {
      best = value
      found = { start, end: (CONTINUES.test(sentence) && sentences[index + 1]?.end) || end, said }
    }
  }
  if (!found) return null
  const { start, end, said } = found
  return { start, end, sure: said >= MIN_OF_PASSAGE * saidIn(text) }
}

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
