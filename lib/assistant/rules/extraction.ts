import { sentencesOf } from '@/lib/core/sentences'
import { conceptsIn, type Thesaurus } from '@/lib/search/rules/synonyms'
import { tokensOf } from '@/lib/search/rules/tokens'

const MIN_SENTENCE_LENGTH = 20
/** The most words of a sentence whose score is not reduced for its length. */
const FULL_SCORE_WORDS = 30
/** A sentence that goes on with the equation on the next line. */
const CONTINUES = /(?:[:=,]|\b(?:when|where|if|by|is|are|as|from|than|of|gives|becomes))$/i

/**
 * Returns the position of the sentence with the highest score; null where none has a term of the question.
 */
export function answeringSentence(
  text: string,
  termWeight: ReadonlyMap<string, number>,
  thesaurus: Thesaurus,
): { start: number; end: number } | null {
  let best = 0
  let found: { start: number; end: number } | null = null
  const sentences = sentencesOf(text)
  for (const [index, { text: sentence, start, end }] of sentences.entries()) {
    const tokens = tokensOf(sentence)
    const terms = new Set([
      ...tokens.map(({ term }) => term),
      ...conceptsIn(tokens, thesaurus).map(({ concept }) => concept),
    ])
    const said = [...terms].reduce((sum, term) => sum + (termWeight.get(term) ?? 0), 0)
    const length = sentence.split(/\s+/).length
    const value =
      sentence.length < MIN_SENTENCE_LENGTH ? 0 : said / Math.sqrt(Math.max(1, length / FULL_SCORE_WORDS))
    if (value > best) {
      best = value
      found = { start, end: (CONTINUES.test(sentence) && sentences[index + 1]?.end) || end }
    }
  }
  return found
}
