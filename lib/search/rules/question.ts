import { GREEK_NAMES, withGreekIndices } from './greek-indices'
import { withBodies } from './standards'
import { isStopWord } from './stop-words'
import { conceptsIn, type Thesaurus } from './synonyms'
import { tokensOf, type Token } from './tokens'

/**
 * One way in which a document may answer a part of a question. A loose one is not what was typed: it comes
 * after and is labelled.
 */
export type Alternative = { term: string; weight: number; loose?: boolean }

/** A part of a question: a word, a code or a meaning, with all the ways to answer it. */
export type Part = {
  /** As it was typed. */
  typed: string
  /** A word whose stem has to be looked up; then `alternatives` begins without it. */
  word?: string
  alternatives: Alternative[]
  /**
   * Whether it counts among what was asked, or only says the same again (the meaning of several words, a
   * clause of its standard).
   */
  counts: boolean
  weight: number
  position: number
  /** Whether it is quoted, and so matched exactly. */
  quoted?: boolean
  /** A symbol as engineers write it; never misspelt. */
  label?: string
  /** The meaning that it names together with its neighbours. */
  meant?: string
  /** Another country's word as it was typed; `word` is the English one. */
  foreign?: string
}

export type Question = {
  parts: Part[]
  /** Quoted phrases, whose words must occur as in the question: indexes into `parts`. */
  phrases: number[][]
  /** What must not be in an answer. */
  excluded: { word?: string; term?: string }[]
  /** The last word may still be in the typing. */
  open: boolean
}

/** Kinds of terms that are more specific than a word. */
const CODE_WEIGHT = 1.6
const CHILD_WEIGHT = 1.2
const BARE_WEIGHT = 0.9
const LOOSE_WEIGHT = 0.25
/** Of words that together name a meaning, which is asked for as well. */
const SHARED_WEIGHT = 0.6
/** Of that meaning, for each of its words: they are answered by it too. */
const MEANING_WEIGHT = 0.3
const CONCEPT_WEIGHT = 0.9
const MOST_PARTS = 64

const EXCLUSION = /(^|\s)[-−–](?:"([^"]*)"|(?=\p{L})(\S+))/gu

/** Whether a question says only what to leave out. */
export const onlyExcludes = (question: string): boolean => {
  const text = straightQuotes(question)
  return text.trim() !== '' && text.replace(EXCLUSION, ' ').trim() === ''
}

const straightQuotes = (text: string) => text.replace(/[“”„‟«»]/g, '"')

/** "1.35Gk+1.5Qk": a factor before the symbol of an action; nothing else is written like it. */
const FACTOR =
  /(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?)[*·×]?(?=(?:[GQWPSFEAgqwpsf][kd]|[γψξ]|gamma|psi|xi)(?![a-z])|[GQWPSFE][kd][,_])/gu

/** "as min" and "As req": an area of bars with its index apart, where "as" would say nothing. */
const AREA_OF_BARS = /(?<![\p{L}\p{N}_])as[\s._-](?=(?:min|max|req|rqd|prov)(?![\p{L}\p{N}_]))/giu

/** Returns a question with the areas of bars as they are written: A_s,min. */
const withAreas = (text: string) => text.replace(AREA_OF_BARS, 'A_s,')

/** “max” and “min” before a word are what texts write out; “30 min fire” is a time. */
const BOUND = /(?<![\p{L}\p{N}_,"]|\d\s)(max|min)\.?(?=\s\p{L}{3})/giu

/** Returns a question with its bounds written out; what is quoted stays as it is. */
const withBounds = (text: string) =>
  text.includes('"') ? text : text.replace(BOUND, (bound) => (/^max/i.test(bound) ? 'maximum' : 'minimum'))

/** American bars by their number, which is none of bars: “#8 bar”. */
const NUMBERED_BAR = /#\s?(\d{1,2})(?=\s(?:re)?bars?(?!\p{L}))/giu

/** Returns a question with such bars as one word. */
const withNumberedBars = (text: string) => text.replace(NUMBERED_BAR, 'us$1')

/** “per m2” and “150 m2” behind no unit of their own: an area, and no set of partial factors M2. */
const OF_AN_AREA =
  /(?<!(?:kN|MN|N|kPa|MPa|GPa|kgf?|tonnes?|t|W|k?J)\s)(?:(?<![\p{L}\p{N}])per\s|(?<=\d)\s?(?=m))(?:m|mm|cm)\s?\^?[23²³](?![\p{L}\p{N}])/gu

/** Returns a question without such units, which say nothing of a subject; what is quoted stays as it is. */
const withoutAreas = (text: string) => (text.includes('"') ? text : text.replace(OF_AN_AREA, ' '))

/** “L^3” is written L³ in texts, and read as one word. */
const CARET = /(?<=\p{L})\^\{?([2-4])\}?(?!\d)/gu

/** Returns a question with powers of a symbol as texts write them. */
const withPowers = (text: string) => text.replace(CARET, '$1')

/** What only says which kind of answer is wanted. */
const KIND_OF_ANSWER = /^(?:formula[es]?|equations?|expressions?)$/
const KIND_WEIGHT = 0.2

/**
 * Weakens the word for a kind of answer beside one other: “K0 formula” asks for K_0. Beside several it may
 * name what an article has, as formulae of beams are.
 */
function weakenKinds(parts: readonly Part[]): void {
  const isKind = ({ word, meant }: Part) =>
    word !== undefined && meant === undefined && KIND_OF_ANSWER.test(word)
  if (parts.filter((part) => part.counts && !isKind(part)).length === 1)
    for (const part of parts.filter(isKind)) part.weight *= KIND_WEIGHT
}

const FRACTION = /\\[dt]?frac\s?\{([^{}]+)\}\s?\{([^{}]+)\}/g
/** A root as keyboards, TeX and calculations write it: it is no word, and no “sort” that is misspelt. */
const ROOT = /\\?(?<!\p{L})sqrt(?:\s?\{([^{}]+)\}|(?!\p{L}))/giu

/** Returns a question with what is typed as TeX as it is written: "\\frac{A_m}{V}" is A_m/V. */
const withoutTex = (text: string) =>
  text.replace(ROOT, (_, under = '') => `√${under as string}`).replace(FRACTION, '$1/$2')

/** Returns a question with factors apart from their symbols. */
const factorsApart = (text: string) => text.replace(FACTOR, '$1 ')

const SCRIPT = /<(script|style)\b[^>]*>.*?<\/\1\s*>/gis
const TAG = /<(?:\/?[a-z][a-z\d]*\s*\/?>|[a-z][a-z\d]*\s+[\w:-]+\s*=[^<>]*(?:>|$))/gi

/** A question without what is plainly markup: nobody looks for articles about it. */
export const withoutMarkup = (text: string): string => text.replace(SCRIPT, ' ').replace(TAG, ' ')

/** Reads a question. Nothing is a mistake: what cannot be read says nothing. */
export function readQuestion(given: string, thesaurus: Thesaurus): Question {
  const text = withBodies(
    withNumberedBars(
      withBounds(
        withoutAreas(
          factorsApart(withGreekIndices(withAreas(withPowers(withoutTex(straightQuotes(given)))))),
        ),
      ),
    ),
  )
  const excluded: Question['excluded'] = []
  const kept = text.replace(
    EXCLUSION,
    (_, before: string, quoted: string | undefined, word: string | undefined) => {
      for (const token of tokensOf(quoted ?? word ?? '').filter(({ wider }) => !wider))
        excluded.push(token.kind === 'word' ? { word: token.term } : { term: excludedTerm(token) })
      return before
    },
  )
  const tokens = tokensOf(`${joined(kept).replaceAll('"', ' ')} ${symbolsIn(kept)}`).filter(
    ({ position }) => position < MOST_PARTS * 4,
  )
  const quotes = [...kept.matchAll(/"[^"]+"/g)].map(({ 0: quoted, index }) => ({
    from: index,
    to: index + quoted.length,
  }))
  const asked = tokens.filter(isAsked).slice(0, MOST_PARTS)
  const phrases = quotes
    .map((_, quote) => asked.flatMap((token, index) => (quoteOf(token, quotes) === quote ? [index] : [])))
    .filter((phrase) => phrase.length > 0)
  const parts = asked.map((token) => partOf(token, tokens))
  for (const index of phrases.flat()) quote(parts[index]!)
  addConcepts(
    parts,
    tokens.filter((token) => quoteOf(token, quotes) < 0),
    thesaurus,
  )
  weakenKinds(parts)
  addCitedClauses(parts, tokens)
  addQuotients(parts, tokens)
  return { parts, phrases, excluded, open: /[\p{L}\p{N}]$/u.test(kept) }
}

const SPACED_SYMBOL =
  /(?<![\p{L}\p{N}_"])(\p{L})\s(sigma|tau|gamma|phi|\p{L}{1,4}(?:,[\p{L}\p{N}]{1,3})?)(?![\p{L}\p{N}"])/gu

/** Indices that are no words: "M cr" is one symbol, and neither an M nor a cr is asked for. */
const APART =
  /(?<![\p{L}\p{N}_"])((?![aiu])\p{L})\s(?=(?:mod|def|nom|dev|dur|prov|rqd|pe|pi|cr|crit|Rd|Ed|Rk|Ek|LT|pl|el|eff|net|ctm|ctk|ck|yk|cd|yd|sys)(?![\p{L}\p{N}"]))/gu

/** Bounds of a quantity, “v min”; “5 m max” is a length. */
const BOUND_APART = /(?<![\p{L}\p{N}_"]|\d\s)((?![aiu])\p{L})\s(?=(?:min|max)(?![\p{L}\p{N}"]))/gu

/** Indices that are in use behind the name of a Greek letter alone: “lambda lim”, “gamma Mf”. */
const GREEK_APART = new RegExp(
  String.raw`(?<![\p{L}\p{N}_"])(${GREEK_NAMES})\s(?=(?:lim|M[a-z]{1,3})(?![\p{L}\p{N}"]))`,
  'gu',
)

/** Returns a question with such symbols joined, as long as before. */
const joined = (question: string) =>
  question.replace(APART, '$1_').replace(BOUND_APART, '$1_').replace(GREEK_APART, '$1_')

/** Returns symbols of a question that were typed with a space, joined: "k mod" and "M cr". */
function symbolsIn(question: string): string {
  return [...question.matchAll(SPACED_SYMBOL)]
    .filter(([, letter, index]) => !/^[aiu]$/i.test(letter!) && !isStopWord(index!.toLowerCase()))
    .map(([, letter, index]) => `${letter}_${index}`)
    .filter((joined) => tokensOf(joined)[0]?.label !== undefined)
    .join(' ')
}

type Quote = { from: number; to: number }

/** Returns the index of the quotation that contains a token; −1 where none does. */
const quoteOf = ({ start, end }: Token, quotes: Quote[]) =>
  quotes.findIndex(({ from, to }) => start >= from && end <= to)

/** Quoted, a part is answered by itself alone. */
function quote(part: Part): void {
  part.quoted = true
  part.alternatives = part.alternatives.slice(0, 1)
}

const isAsked = ({ wider }: Token) => !wider

/** Returns the codes of all parts of a standard that is named without a part. */
const excludedTerm = ({ term }: Token) => term.replace(/=$/, '')

function partOf(token: Token, tokens: Token[]): Part {
  const { term, label, position } = token
  const cited = citedClause(token, tokens)
  if (cited) return { typed: term, counts: true, weight: CODE_WEIGHT, position, alternatives: cited }
  const base = { typed: term, counts: true, weight: 1, position, ...(label && { label: label() }) }
  if (token.kind === 'word') {
    const { foreign } = token
    return { ...base, word: term, ...(foreign && { foreign }), alternatives: [] }
  }
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

/** "EN 1991-1-4 4.3" asks for a clause, whose number says nothing elsewhere. */
function citedClause({ kind, position }: Token, tokens: Token[]): Alternative[] | undefined {
  const self =
    kind === 'word' &&
    tokens.find((other) => other.position === position && other.wider && other.term.startsWith('#cl:'))?.term
  return self ? codeAlternatives(`${self}=`, [self]) : undefined
}

function codeAlternatives(term: string, wider: string[]): Alternative[] {
  if (term.startsWith('#cl:')) {
    const self = term.slice(0, -1)
    const parents = wider.filter((each) => each !== self)
    const parent = parents.at(-1)
    return [
      { term, weight: CODE_WEIGHT },
      { term: self, weight: CHILD_WEIGHT },
      // Expression 6.10 is asked for as clause 6.10 too.
      ...(/:\d+\.\d+[a-z]?$/.test(self)
        ? [{ term: self.replace('#cl:', '#eq:'), weight: CHILD_WEIGHT }]
        : []),
      ...(parent && parents.length > 1 ? [{ term: `${parent}=`, weight: LOOSE_WEIGHT, loose: true }] : []),
    ]
  }
  // An equation is often cited by its number alone.
  if (term.startsWith('#eq:'))
    return [
      { term, weight: CODE_WEIGHT },
      { term: term.slice(4), weight: BARE_WEIGHT },
    ]
  // Without its part, any part of the standard answers; with it, never another one: only what cites the
  // standard as a whole.
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

/**
 * One word that has synonyms is answered by any of them; several words that name a meaning together ask for
 * it once more.
 */
function addConcepts(parts: Part[], tokens: Token[], thesaurus: Thesaurus): void {
  const added = new Set<string>()
  for (const { concept, position, tokens: named, several } of conceptsIn(tokens, thesaurus)) {
    const shared = parts.filter(
      (part) => part.word !== undefined && named.some((token) => token.position === part.position),
    )
    for (const { alternatives } of shared)
      if (!alternatives.some(({ term }) => term === concept))
        alternatives.push({ term: concept, weight: CONCEPT_WEIGHT })
    if (several && shared.length > 0 && !added.has(concept)) {
      added.add(concept)
      for (const part of shared) {
        part.weight = SHARED_WEIGHT
        part.meant = concept
      }
      parts.push({
        typed: concept,
        alternatives: [{ term: concept, weight: 1 }],
        counts: false,
        weight: shared.length * MEANING_WEIGHT,
        position,
      })
    }
  }
}

/** "b/t" asks for that before it asks for a b or a t. */
function addQuotients(parts: Part[], tokens: Token[]): void {
  for (const { term, wider, position } of tokens)
    if (wider && term.startsWith('#q:'))
      parts.push({
        typed: term,
        alternatives: [{ term, weight: CODE_WEIGHT }],
        counts: false,
        weight: CODE_WEIGHT,
        position,
      })
}

const PLACE_OF_A_STANDARD = /^#[a-z]{2,}\d[^:]*:/

/**
 * Returns whether a part is a clause, table or figure, with its standard or without. An equation is often
 * cited by its number alone, which says less.
 */
export const namesPlace = ({ typed }: Part): boolean =>
  /^#(?:cl|tab|fig):/.test(typed) || PLACE_OF_A_STANDARD.test(typed)

/** Returns whether a part is a standard, with its part or without. */
export const namesStandard = ({ typed }: Part): boolean => /^#[a-z]{2,}\d[^:]*(?:=|-[^:]+)$/.test(typed)

/** "EN 1993-1-1, 6.3.2" asks for that clause of that standard before it asks for either. */
function addCitedClauses(parts: Part[], tokens: Token[]): void {
  const places = tokens.filter(({ term, wider }) => wider && PLACE_OF_A_STANDARD.test(term))
  // A part that is named is asked for, and not the same clause of the standard's other parts.
  const cited = places.findLast(({ term }) => /^#[^:]*-/.test(term)) ?? places.at(-1)
  // A section that nothing cites leads to others of its chapter.
  const chapter = places.find(({ term }) => /:[a-n]$/.test(term))?.term
  if (cited)
    parts.push({
      typed: cited.term,
      alternatives: [
        { term: cited.term, weight: CODE_WEIGHT },
        ...(chapter ? [{ term: chapter, weight: LOOSE_WEIGHT * 2, loose: true }] : []),
      ],
      counts: false,
      weight: CODE_WEIGHT,
      position: cited.position,
    })
}
