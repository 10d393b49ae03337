import { conceptsIn, type Thesaurus } from './synonyms'
import { tokensOf } from './tokens'

/**
 * The terms and concepts of a text as columns, in the order of their positions, from which a passage is
 * chosen.
 */
export type Reading = {
  text: string
  terms: string[]
  /** The numbers of the terms, by which they are compared faster. */
  numbers: Int32Array
  /** The numbers hold for the readings of one lexicon only. */
  lexicon: Lexicon
  /**
   * Three numbers for each term: its place among the words, where it begins and where it ends in the text.
   */
  places: Int32Array
}

const READ = 30_000

/** Terms with their numbers, so that each is one string in memory however many texts contain it. */
export type Lexicon = { terms: string[]; numbers: Map<string, number> }

const KNOWN_AT_MOST = 100_000
let lexicon: Lexicon = { terms: [], numbers: new Map() }

function numberOf(term: string, { terms, numbers }: Lexicon): number {
  const known = numbers.get(term)
  if (known !== undefined) return known
  numbers.set(term, terms.length)
  return terms.push(term) - 1
}

/** Reads a text, at most its first 30,000 characters. */
export function readText(given: string, thesaurus: Thesaurus): Reading {
  const text = given.slice(0, READ)
  const tokens = tokensOf(text)
  const meant = conceptsIn(tokens, thesaurus).map(({ concept, ...place }) => ({ term: concept, ...place }))
  const all = [...tokens, ...meant].sort((a, b) => a.position - b.position)
  const places = new Int32Array(all.length * 3)
  all.forEach(({ position, start, end }, index) => places.set([position, start, end], index * 3))
  if (lexicon.terms.length >= KNOWN_AT_MOST) lexicon = { terms: [], numbers: new Map() }
  const numbers = Int32Array.from(all, ({ term }) => numberOf(term, lexicon))
  return { text, terms: Array.from(numbers, (number) => lexicon.terms[number]!), numbers, lexicon, places }
}

/** About 24 bytes each, beside the texts. */
const KEPT_TERMS = 1_000_000

type Kept = { reading: Reading; version: string; thesaurus: Thesaurus }

/**
 * Texts that were read, by their documents' numbers; the longest unused are forgotten first. A caller
 * that knows the version of a text need not fetch it again.
 */
export class Readings {
  private readonly kept = new Map<number, Kept>()
  private terms = 0

  /** Returns the terms of this version of a document's text; undefined where they are not in the cache. */
  known(id: number, version: string, thesaurus: Thesaurus): Reading | undefined {
    const entry = this.kept.get(id)
    if (entry?.version !== version || entry.thesaurus !== thesaurus) return undefined
    this.forget(id)
    this.keep(id, entry)
    return entry.reading
  }

  /** Returns the terms of a document's text from a cache, which its version and the thesaurus invalidate. */
  of(id: number, given: string, thesaurus: Thesaurus, version = given): Reading {
    const known = this.known(id, version, thesaurus)
    if (known) return known
    this.forget(id)
    const reading = readText(given, thesaurus)
    this.keep(id, { reading, version, thesaurus })
    return reading
  }

  private keep(id: number, entry: Kept): void {
    this.kept.set(id, entry)
    this.terms += entry.reading.terms.length
    for (const oldest of this.kept.keys()) {
      if (this.terms <= KEPT_TERMS) break
      this.forget(oldest)
    }
  }

  private forget(id: number): void {
    this.terms -= this.kept.get(id)?.reading.terms.length ?? 0
    this.kept.delete(id)
  }
}
