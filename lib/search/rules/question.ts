import { meaningsIn, type Thesaurus } from './synonyms'
import { tokensOf, type Token } from './tokens'

/** One way in which a document may answer a part of a question. A loose one is not what was typed: it comes after and is labelled. */
export type Alternative = { term: string; weight: number; loose?: boolean }

/** A part of a question: a word, a code or a meaning, with all the ways to answer it. */
export type Part = {
  /** As it was typed. */
  typed: string
  /** A word whose stem has to be looked up; then `alternatives` begins without it. */
  word?: string
  alternatives: Alternative[]
  /** Whether it counts among what was asked, or only says the same again (the meaning of several words, a clause of its standard). */
  counts: boolean
  weight: number
  position: number
}

export type Question = {
  parts: Part[]
  /** Quoted words, which must stand beside each other: indexes into `parts`. */
  phrases: number[][]
  /** What must not be in an answer. */
  excluded: { word?: string; term?: string }[]
  /** The last word may still be in the typing. */
  open: boolean
}

/** What tells more than a word does. */
const CODE_WEIGHT = 1.6
const CHILD_WEIGHT = 1.2
const LOOSE_WEIGHT = 0.25
/** Of words that together name a meaning, which is asked for as well. */
const SHARED_WEIGHT = 0.6
const MEANING_WEIGHT = 0.9
const MOST_PARTS = 64

const EXCLUSION = /(^|\s)[-−–](?:"([^"]*)"|(?=\p{L})(\S+))/gu

/** Reads a question. Nothing is a mistake: what cannot be read says nothing. */
export function readQuestion(text: string, thesaurus: Thesaurus): Question {
  const excluded: Question['excluded'] = []
  const kept = text.replace(
    EXCLUSION,
    (_, before: string, quoted: string | undefined, word: string | undefined) => {
      for (const token of tokensOf(quoted ?? word ?? '').filter(({ wider }) => !wider))
        excluded.push(token.kind === 'word' ? { word: token.term } : { term: excludedTerm(token) })
      return before
    },
  )
  const tokens = tokensOf(kept.replaceAll('"', ' ')).filter(({ position }) => position < MOST_PARTS * 4)
  const parts = tokens
    .filter(isAsked)
    .slice(0, MOST_PARTS)
    .map((token) => partOf(token, tokens))
  addMeanings(parts, tokens, thesaurus)
  addCitedClauses(parts, tokens)
  return { parts, phrases: phrasesIn(kept, parts), excluded, open: /[\p{L}\p{N}]$/u.test(kept) }
}

const isAsked = ({ wider }: Token) => !wider

/** A standard without its part stands for all of its parts. */
const excludedTerm = ({ term }: Token) => term.replace(/=$/, '')

function partOf(token: Token, tokens: Token[]): Part {
  const base = { typed: token.term, counts: true, weight: 1, position: token.position }
  if (token.kind === 'word') return { ...base, word: token.term, alternatives: [] }
  const { term } = token
  const widerTerms = tokens
    .filter(
      (other) =>
        other.wider &&
        other.kind === 'code' &&
        other.position === token.position &&
        !other.term.slice(4).includes(':'),
    )
    .map((other) => other.term)
  return { ...base, weight: CODE_WEIGHT, alternatives: codeAlternatives(term, widerTerms) }
}

function codeAlternatives(term: string, wider: string[]): Alternative[] {
  if (term.startsWith('#cl:')) {
    const self = term.slice(0, -1)
    const parents = wider.filter((each) => each !== self)
    const parent = parents.at(-1)
    return [
      { term, weight: CODE_WEIGHT },
      { term: self, weight: CHILD_WEIGHT },
      ...(parent && parents.length > 1 ? [{ term: `${parent}=`, weight: LOOSE_WEIGHT, loose: true }] : []),
    ]
  }
  // Without its part, any part of the standard answers; with it, never another one: only what cites the standard as a whole.
  if (term.endsWith('=')) return [{ term: term.slice(0, -1), weight: CODE_WEIGHT }]
  const whole = wider.at(-1)
  if (/^#[a-z]{2,}\d+-/.test(term))
    return [
      { term, weight: CODE_WEIGHT },
      ...(whole ? [{ term: `${whole}=`, weight: LOOSE_WEIGHT, loose: true }] : []),
    ]
  return [
    { term, weight: CODE_WEIGHT },
    ...wider.map((each) => ({ term: each, weight: LOOSE_WEIGHT * 2, loose: true })),
  ]
}

/** One word that has synonyms is answered by any of them; several words that name a meaning together ask for it once more. */
function addMeanings(parts: Part[], tokens: Token[], thesaurus: Thesaurus): void {
  const added = new Set<string>()
  for (const { concept, position, tokens: named } of meaningsIn(tokens, thesaurus)) {
    const shared = parts.filter(
      (part) => part.word !== undefined && named.some((token) => token.position === part.position),
    )
    if (shared.length === 1) {
      const [part] = shared
      if (!part!.alternatives.some(({ term }) => term === concept))
        part!.alternatives.push({ term: concept, weight: MEANING_WEIGHT })
    } else if (shared.length > 1 && !added.has(concept)) {
      added.add(concept)
      for (const part of shared) part.weight = SHARED_WEIGHT
      parts.push({
        typed: concept,
        alternatives: [{ term: concept, weight: 1 }],
        counts: false,
        weight: shared.length * SHARED_WEIGHT,
        position,
      })
    }
  }
}

/** "EN 1993-1-1, 6.3.2" asks for that clause of that standard before it asks for either. */
function addCitedClauses(parts: Part[], tokens: Token[]): void {
  const cited = tokens.filter(({ term, wider }) => wider && /^#[a-z]{2,}\d[^:]*:/.test(term)).at(-1)
  if (cited)
    parts.push({
      typed: cited.term,
      alternatives: [{ term: cited.term, weight: CODE_WEIGHT }],
      counts: false,
      weight: CODE_WEIGHT,
      position: cited.position,
    })
}

function phrasesIn(text: string, parts: Part[]): number[][] {
  const phrases: number[][] = []
  for (const [, quoted] of text.matchAll(/"([^"]+)"/g)) {
    const words = tokensOf(quoted!)
      .filter(isAsked)
      .map(({ term }) => term)
    const indexes = words
      .map((word) => parts.findIndex(({ typed, counts }) => counts && typed === word))
      .filter((index) => index >= 0)
    if (indexes.length > 1) phrases.push(indexes)
    else if (indexes.length === 1) phrases.push(indexes)
  }
  return phrases
}
