import { conceptsIn, type Thesaurus } from '@/lib/search/rules/synonyms'
import { tokensOf } from '@/lib/search/rules/tokens'

/** Returns the terms and the meanings that a text has. */
export function saidIn(text: string, thesaurus: Thesaurus): Set<string> {
  const tokens = tokensOf(text)
  return new Set([
    ...tokens.map(({ term }) => term),
    ...conceptsIn(tokens, thesaurus).map(({ concept }) => concept),
  ])
}
