import type { Code } from './code'
import { codeAt } from './codes'
import { listedEquation } from './places'
import { ENGLISH_OF } from './nouns'
import { oneSpelling } from './spelling'
import { isJoining, isStopWord } from './stop-words'
import { quotientAt } from './symbols'

/**
 * One search term as it stands in a text. A `word` is still to be stemmed; a `code` is final. `position`
 * counts what is read, stop words included, so that two terms beside each other differ by one; terms for the
 * same thing share a position.
 */
export type Token = {
  kind: 'word' | 'code'
  term: string
  position: number
  start: number
  end: number
  wider?: boolean
  /** The stop words before and after a word that do more than join: they may belong to its name. */
  after?: string
  before?: string
  /** Another country's word as it was typed, without accents: it is read as an English one. */
  foreign?: string
  /** Returns a symbol as engineers write it. */
  label?: (() => string) | undefined
}

const LONGEST_WORD = 40
const UNITS = new Set(
  'mm cm m km kn mn n kpa mpa gpa kg t w j kj s h min hz c k deg rad nm knm mnm ft in lb psi ksi kip kips psf plf pcf'.split(
    ' ',
  ),
)

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}]{1,3}(?![\p{L}]))?[\p{L}\p{M}\p{N}]*/uy
const NUMBER = /\d+(?:[.,]\d+)*/y
const TAIL = /[\p{L}\p{M}]+[\p{L}\p{M}\p{N}]*/uy
/** What is between words: "l'" and "d'" of French and Italian nouns, and the Ø of a bar's diameter, too. */
const BLANK = /(?:[^\p{L}\p{N}\\§]|[ld]['’](?=\p{L}{2})|ø(?=\s?\d))+/iuy

/** The greatest distance in words between a standard and its clause. */
const CLAUSE_REACH = 6

/** A standard, and where it stands. */
type Cited = { terms: string[]; position: number; end: number }

/** "EN 1992" of "EN 1992-1-1": a clause is asked for as EC2 6.4, too. */
const wholeOf = (standard: string) => standard.replace(/[-=].*$/, '')

/**
 * "EN 1993-1-1, 5.5" names a clause, as a number of two parts does nowhere else, and "AISC 360 F2" a section.
 */
const isCited = (between: string, number: string, [standard]: readonly string[]) =>
  /^,?\s{1,2}$/.test(between) &&
  (/^[1-9]\d?\.[1-9]\d?$/.test(number) || (standard === '#aisc360' && /^[a-n]\d{1,2}$/.test(number)))

/** Sections of AISC 360 are found under their chapter: E7 under E. */
const placesIn = (standard: string, place: string): string[] =>
  (standard === '#aisc360' && /^[a-n]\d{1,2}$/.test(place) ? [place[0]!, place] : [place]).map(
    (each) => `${standard}:${each}`,
  )

/** Returns the clause that a number or word is, directly behind its standard. */
function clauseOf(cited: Cited | null, text: string, place: Omit<Token, 'kind'>): Token[] {
  if (!cited || place.start - cited.end > 3) return []
  if (!isCited(text.slice(cited.end, place.start), place.term, cited.terms)) return []
  const terms = [`#cl:${place.term}`, ...cited.terms.flatMap((standard) => placesIn(standard, place.term))]
  return terms.map((term) => ({ ...place, kind: 'code', term, wider: true }))
}

/** A stop word that was read; without a term where it only joins. */
type Passed = { term: string | undefined; position: number }

const termAt = (passed: Passed | null, position: number) =>
  passed?.position === position ? passed.term : undefined

/** The search terms of a text, in order. Takes time in proportion to the text, whatever is in it. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let index = 0
  let position = 0
  let cited: Cited | null = null
  let clause: { terms: string[]; position: number; start: number; end: number } | null = null
  let equation: { from: number; to: number } | null = null
  let passed: Passed | null = null
  while (index < text.length) {
    BLANK.lastIndex = index
    if (BLANK.test(text)) {
      index = BLANK.lastIndex
      if (index >= text.length) break
    }
    const start = index
    const quotient = quotientAt(text, start)
    if (quotient)
      tokens.push({
        kind: 'code',
        term: quotient.term,
        position,
        start,
        end: quotient.end,
        wider: true,
      })
    const listed: Code | null = equation && listedEquation(text, equation, start)
    const code = listed ?? codeAt(text, start)
    if (code && code.end > start) {
      index = code.end
      const kind = code.term.startsWith('#') ? ('code' as const) : ('word' as const)
      const { label } = code
      tokens.push({ kind, term: code.term, position, start, end: index, label })
      if (code.term.startsWith('#eq:')) equation = { from: listed ? equation!.from : start, to: index }
      for (const term of code.wider)
        tokens.push({ kind: 'code', term, position, start, end: index, wider: true })
      for (const term of code.words)
        tokens.push({ kind: 'word', term, position, start, end: index, wider: true })
      if (code.term.startsWith('#cl:')) clause = { terms: code.wider, position, start, end: index }
      else if (/^#(?:en|bs|aci|aisc|asce|iso)\d/.test(code.term))
        cited = {
          terms: [...new Set([code.term.replace('=', ''), wholeOf(code.term)])],
          position,
          end: index,
        }
      if (cited && clause && Math.abs(cited.position - clause.position) <= CLAUSE_REACH) {
        for (const term of clause.terms)
          for (const place of cited.terms.flatMap((standard) =>
            placesIn(standard, term.slice('#cl:'.length)),
          ))
            tokens.push({
              kind: 'code',
              term: place,
              position: clause.position,
              start: clause.start,
              end: clause.end,
              wider: true,
            })
        clause = null
      }
      position++
      continue
    }
    NUMBER.lastIndex = index
    if (NUMBER.test(text)) {
      index = NUMBER.lastIndex
      TAIL.lastIndex = index
      const tail = TAIL.test(text) ? text.slice(index, TAIL.lastIndex) : ''
      if (tail && !UNITS.has(tail.toLowerCase())) index += tail.length
      const term = text.slice(start, index).replace(/,/g, '.').normalize('NFKC').toLowerCase()
      if (term.length <= LONGEST_WORD) tokens.push({ kind: 'word', term, position, start, end: index })
      tokens.push(...clauseOf(cited, text, { term, position, start, end: index }))
      position++
      continue
    }
    WORD.lastIndex = index
    if (!WORD.test(text)) {
      index++
      continue
    }
    index = WORD.lastIndex
    const plain = plainOf(text.slice(start, index))
    const term = oneSpelling(plain)
    if (isStopWord(term)) {
      const last = tokens.at(-1)
      const joins = isJoining(term)
      if (!joins && last?.position === position - 1 && !last.wider) last.before = term
      passed = { term: joins ? termAt(passed, position - 1) : term, position }
    } else if (term.length <= LONGEST_WORD && term !== '') {
      const after = termAt(passed, position - 1)
      const foreign = ENGLISH_OF.has(plain) && { foreign: plain }
      tokens.push({ kind: 'word', term, position, start, end: index, ...(after && { after }), ...foreign })
      tokens.push(...clauseOf(cited, text, { term, position, start, end: index }))
    }
    position++
  }
  return tokens
}

const ASCII = /^[a-z]+$/

/** Letters that have no accent to take off, as they are written where a keyboard has none of them. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** Returns the normal form of a word: lower case, without accents and possessives, in British spelling. */
export const wordOf = (raw: string): string => oneSpelling(plainOf(raw))

function plainOf(raw: string): string {
  const lower = raw.toLowerCase()
  if (ASCII.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/['’]s$/, '')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[ßœæøłđı]/g, (letter) => PLAIN[letter]!)
}
