import { sentencesOf } from '@/lib/core/sentences'
import { citedByStep } from '@/lib/references/rules/cited'
import { UNIT } from '@/lib/references/rules/clause'
import { CLAUSE_MAX, MENTIONS_MAX, STANDARD_MAX } from '../constants'
import { slugOf } from './naming'

/** A place that a text names; `clauseSlug` is null for the standard as a whole. */
export type Mention = { standard: string; clauseSlug: string | null }

/** What is measured is no place: "EN 1991-1-1, 2.5 kN/m²". */
const MEASURED = new RegExp(String.raw`(?<![\d.,])\d+(?:[.,]\d+)?${UNIT}`, 'gu')
/** A number without a point is of the text's own tables and sections, or of those of the article. */
const OF_THE_TEXT = /^(?:[A-Z][a-z]+ )?\d+$/

/** Returns the places that a member's text names, each once: what one sentence says of a standard. */
export function mentionsIn(text: string): Mention[] {
  const found = new Map<string, Mention>()
  for (const { text: sentence } of sentencesOf(text))
    for (const mention of inSentence(sentence)) {
      if (found.size === MENTIONS_MAX) return [...found.values()]
      found.set(`${mention.standard} ${mention.clauseSlug}`, mention)
    }
  return [...found.values()]
}

/** Returns the first sentence that names a place: its standard, and its clause where that is not null. */
export const sentenceNaming = (text: string, { standard, clauseSlug }: Mention): string | null =>
  sentencesOf(text).find(({ text: sentence }) =>
    inSentence(sentence).some(
      (one) => one.standard === standard && (clauseSlug === null || one.clauseSlug === clauseSlug),
    ),
  )?.text ?? null

const inSentence = (sentence: string): Mention[] =>
  citedByStep(sentence.replace(MEASURED, ' '), null).flatMap(({ standard, clauses }): Mention[] => {
    if (standard.length > STANDARD_MAX) return []
    const slugs = clauses
      .filter((clause) => clause.length <= CLAUSE_MAX && !OF_THE_TEXT.test(clause))
      .map(slugOf)
      .filter(Boolean)
    return slugs.length === 0
      ? [{ standard, clauseSlug: null }]
      : slugs.map((clauseSlug) => ({ standard, clauseSlug }))
  })
