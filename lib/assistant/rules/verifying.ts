import { isStopWord } from '@/lib/search/rules/stop-words'
import { tokensOf } from '@/lib/search/rules/tokens'
import type { Claim, Evidence } from '../types'
import { containsInstructions } from './instructions'

const MIN_QUOTE_WORDS = 4
const MAX_CLAIM_LENGTH = 600
/** Of the claim's own words, what the quote and its headings have to say as well. */
const MIN_SHARED_WORDS = 0.6
const PREFIX_LENGTH = 5

const NEGATIONS = /\b(?:not|no|never|without|neither|nor|none|cannot|except|unless)\b|n['’]t\b/gi
/** What turns a statement round, or makes it stricter: it has to be the quote's own. */
const QUALIFIERS =
  /\b(?:minimum|maximum|least|most|greater|less|fewer|more|above|below|over|under|exceeds?|exceeding|increases?|decreases?|reduces?|larger|smaller|higher|lower|longer|shorter|always|only|must|shall|required|mandatory|all|every|any|before|after|upper|safe|unsafe|conservative|unconservative|favourable|unfavourable|permitted|allowed|forbidden|prohibited)\b/gi
const NUMBER = /(?<![\p{L}\d.])[-−–]?\d+(?:[.,]\d+)*\s*(?:%|‰|°|[\p{L}µ][\p{L}²³⁴/·µ\d]*)?/gu

/**
 * Returns whether a claim may be shown: its quote stands word for word in the passage that it names, and the
 * claim says nothing that the quote does not. Whatever wrote it, and whatever that was told, this decides.
 */
export function isSupported({ text, quote, passage }: Claim, evidence: readonly Evidence[]): boolean {
  const source = evidence[passage]
  if (!source || text.length > MAX_CLAIM_LENGTH || containsInstructions(text) || containsInstructions(quote))
    return false
  const words = normalized(quote).split(' ')
  if (words.length < MIN_QUOTE_WORDS || !containsWhole(normalized(quote), normalized(source.text)))
    return false
  const heading = `${source.title} ${source.section ?? ''}`
  return (
    !/https?:|www\./i.test(text) &&
    figuresOf(text).every((figure) => figuresOf(quote).includes(figure)) &&
    isSubset(codesOf(text), codesOf(`${quote} | ${heading}`)) &&
    countOf(NEGATIONS, text) === countOf(NEGATIONS, quote) &&
    isSubset(matchesOf(QUALIFIERS, text), matchesOf(QUALIFIERS, quote)) &&
    sharesEnoughWords(text, `${quote} ${heading}`)
  )
}

const normalized = (text: string) =>
  text.normalize('NFC').replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()

/** Returns whether whole words of a text are the quote: "6.3" does not occur in "16.3.2". */
function containsWhole(quote: string, text: string): boolean {
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at + quote.length).slice(0, 2)]
    if (!/(?:[\p{L}\p{N}]|\d[.,])$/u.test(before) && !/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(after)) return true
  }
  return false
}

/** Returns numbers with what follows them where it is a unit: "25 mm" is not 25 m. */
const figuresOf = (text: string): string[] =>
  [...normalized(text).matchAll(NUMBER)].map(([figure]) => {
    const [, sign, number, unit] = /^([-−–]?)([\d.,]*\d)\s*(.*)$/u.exec(figure)!
    return `${sign ? '-' : ''}${number!.replace(/,(?=\d{3}\b)/g, '')}${isUnit(unit!) ? unit : ''}`
  })

const isUnit = (word: string) =>
  /^(?:%|‰|°|[kMGµmc]?(?:N|Pa|m|g|s|Hz|J|W)(?:[²³⁴/·µ\p{L}\d]*)?|t|kg|rad|deg)$/u.test(word)

const codesOf = (text: string): string[] =>
  tokensOf(text)
    .filter(({ kind, wider }) => kind === 'code' && !wider)
    .map(({ term }) => term)

const matchesOf = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([word]) => word.toLowerCase())
const countOf = (pattern: RegExp, text: string) => matchesOf(pattern, text).length
const isSubset = (some: string[], all: string[]) => some.every((each) => all.includes(each))

function sharesEnoughWords(claim: string, source: string): boolean {
  const words = contentOf(claim)
  if (words.length === 0) return false
  const said = new Set(contentOf(source))
  return words.filter((word) => said.has(word)).length >= MIN_SHARED_WORDS * words.length
}

const contentOf = (text: string): string[] =>
  tokensOf(text)
    .filter(({ kind, term }) => kind === 'word' && !isStopWord(term))
    .map(({ term }) => term.slice(0, PREFIX_LENGTH))
