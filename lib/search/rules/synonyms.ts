import { tokensOf, type Token } from './tokens'

/** A meaning with several names, each as its words without plural endings. */
type Concept = { concept: string; names: string[][] }

/** Names by their first word, longest first. */
export type Thesaurus = ReadonlyMap<string, { concept: string; words: string[] }[]>

/** "Slabs" and "slab" are one word here; stemming proper is the database's. */
const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word

const wordsOf = (tokens: Token[]) => tokens.filter(({ kind, wider }) => kind === 'word' && !wider)

/**
 * Reads lines of the form "name|other name". Lines with fewer than two names mean nothing and are left out.
 */
export function thesaurusOf(lines: readonly string[]): Thesaurus {
  const meanings = lines
    .map((line): Concept => {
      const names = line.split('|').map((name) => wordsOf(tokensOf(name)).map(({ term }) => singular(term)))
      return { concept: `~${names[0]?.join('-') ?? ''}`, names: names.filter((words) => words.length > 0) }
    })
    .filter(({ names }) => names.length > 1)
  const byFirst = new Map<string, { concept: string; words: string[] }[]>()
  for (const { concept, names } of meanings)
    for (const words of names) byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), { concept, words }])
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  return byFirst
}

/** The greatest distance of two words of one name: "second moment of area" has a stop word inside. */
const GAP = 2

export type Meant = {
  concept: string
  position: number
  start: number
  end: number
  /** Which of the tokens it was read from. */ tokens: Token[]
}

/** Returns the concepts that a text's terms name, each at the start of its name. Concepts may overlap. */
export function conceptsIn(tokens: Token[], thesaurus: Thesaurus): Meant[] {
  const words = wordsOf(tokens)
  const keys = words.map(({ term }) => singular(term))
  const found: Meant[] = []
  for (let index = 0; index < words.length; index++)
    for (const { concept, words: name } of thesaurus.get(keys[index]!) ?? []) {
      if (index + name.length > words.length) continue
      if (
        !name.every((word, offset) => keys[index + offset] === word && adjoins(words, index + offset, offset))
      )
        continue
      const last = words[index + name.length - 1]!
      const { position, start } = words[index]!
      found.push({ concept, position, start, end: last.end, tokens: words.slice(index, index + name.length) })
    }
  return found
}

const adjoins = (words: Token[], index: number, offset: number) =>
  offset === 0 || words[index]!.position - words[index - 1]!.position <= GAP
