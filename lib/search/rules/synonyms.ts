import { tokensOf, type Token } from './tokens'

/**
 * A word of a name, without its plural ending, and the stop words beside it that belong to the name. What is
 * read as an English word stands for other countries' words alone: "muro de carga" is no wall load.
 */
type NameWord = {
  word: string
  foreign: boolean
  after?: string | undefined
  before?: string | undefined
}

/** A meaning with several names. */
type Concept = { concept: string; names: NameWord[][] }

/** Names by their first word, longest first. */
export type Thesaurus = ReadonlyMap<string, { concept: string; words: NameWord[] }[]>

/**
 * "Without links" is not "links", nor "I section" any section: a stop word that says something belongs to the
 * name.
 */
const nameWord = ({ term, foreign, after, before }: Token, index: number, name: Token[]): NameWord => ({
  word: singular(term),
  foreign: foreign !== undefined,
  after,
  before: index === name.length - 1 ? before : undefined,
})

/** "Slabs" and "slab" are one word here; stemming proper is the database's. */
const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word

/** "b/t" is a name as a whole: neither a b nor a t is named. */
const isQuotient = ({ term }: Token) => term.startsWith('#q:')

/** "Ermüdung" is typed "Ermuedung" where a keyboard has no umlauts. */
const UMLAUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const spellingsOf = (name: string) => [
  ...new Set([name, name.replace(/[äöü]/g, (letter) => UMLAUT[letter]!)]),
]

function readName(name: string): NameWord[] {
  const tokens = tokensOf(name)
  const quotient = tokens.find((token) => isQuotient(token) && token.end === name.length)
  return quotient ? [{ word: quotient.term, foreign: false }] : wordsOf(tokens).map(nameWord)
}

const wordsOf = (tokens: Token[]) => tokens.filter(({ kind, wider }) => kind === 'word' && !wider)

/**
 * Reads lines of the form "name|other name". Lines with fewer than two names mean nothing and are left out.
 */
export function thesaurusOf(lines: readonly string[]): Thesaurus {
  const meanings = lines
    .map((line): Concept => {
      const names = line.split('|').flatMap(spellingsOf).map(readName)
      return { concept: `~${nameOf(names[0] ?? [])}`, names: names.filter((words) => words.length > 0) }
    })
    .filter(({ names }) => names.length > 1)
  const byFirst = new Map<string, { concept: string; words: NameWord[] }[]>()
  for (const { concept, names } of meanings)
    for (const words of names) {
      const first = words[0]!.word
      byFirst.set(first, [...(byFirst.get(first) ?? []), { concept, words }])
    }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  return byFirst
}

const nameOf = (words: NameWord[]) =>
  words.flatMap(({ word, after, before }) => [after ?? [], word, before ?? []].flat()).join('-')

/** The greatest distance of two words of one name: "perpendicular to the grain" has stop words inside. */
const GAP = 3

export type Meant = {
  concept: string
  position: number
  start: number
  end: number
  /** Which of the tokens it was read from. */ tokens: Token[]
  /** Named by several words, stop words that belong to the name included. */
  several: boolean
}

/** Returns the concepts that a text's terms name, each at the start of its name. Concepts may overlap. */
export function conceptsIn(read: Token[], thesaurus: Thesaurus): Meant[] {
  const words = wordsOf(read)
  const keys = words.map(({ term }) => singular(term))
  const found = read.filter(isQuotient).flatMap((quotient) => quotientsIn(read, quotient, thesaurus))
  for (let index = 0; index < words.length; index++)
    for (const { concept, words: name } of thesaurus.get(keys[index]!) ?? []) {
      if (index + name.length > words.length) continue
      if (
        !name.every(
          (each, offset) =>
            keys[index + offset] === each.word &&
            (!each.foreign || words[index + offset]!.foreign !== undefined) &&
            besides(each, words[index + offset]!) &&
            adjoins(words, index + offset, offset),
        )
      )
        continue
      const tokens = words.slice(index, index + name.length)
      const { position, start } = tokens[0]!
      const several = name.length > 1 || name[0]!.after !== undefined || name[0]!.before !== undefined
      found.push({ concept, position, start, end: tokens.at(-1)!.end, tokens, several })
    }
  return found
}

/** Returns the meanings that one quotient names, read from what is above and below its line. */
function quotientsIn(read: Token[], { term, position, start, end }: Token, thesaurus: Thesaurus): Meant[] {
  const tokens = read.filter((token) => !token.wider && token.start >= start && token.end <= end)
  return (thesaurus.get(term) ?? []).map(({ concept }) => ({
    concept,
    position,
    start,
    end,
    tokens,
    several: tokens.length > 1,
  }))
}

/** Whether the stop words that belong to a name stand beside its word. */
const besides = ({ after, before }: NameWord, token: Token) =>
  (after === undefined || token.after === after) && (before === undefined || token.before === before)

const adjoins = (words: Token[], index: number, offset: number) =>
  offset === 0 || words[index]!.position - words[index - 1]!.position <= GAP
