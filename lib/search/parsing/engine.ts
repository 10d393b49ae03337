import 'server-only'
import {
  editDistance,
  editsAllowed,
  lacksVowel,
  mayLackVowel,
  neighbourhood,
  oneSpelling,
  SHORTEST_MENDED,
  wideNeighbourhood,
} from '../rules/spelling'
import { halvesOf } from '../rules/halves'
import {
  namesPlace,
  namesStandard,
  readQuestion,
  withoutMarkup,
  type Part,
  type Question,
} from '../rules/question'
import type { Found, Wanted } from '../rules/ranking'
import { conceptsIn, type Thesaurus } from '../rules/synonyms'
import { tokensOf, wordOf } from '../rules/tokens'
import { idf } from '../rules/weighing'
import {
  readCompletions,
  readCorpus,
  readDocuments,
  readNeighbours,
  readTerms,
  readTogether,
  type Term,
  type Word,
} from '../dictionary/store'
import type { Space } from '../indexing/constants'
import type { Queries } from '@/lib/core/server/db'

/** A question as a space's corpus knows it. */
export type ParsedQuestion = {
  question: Question
  wanted: Wanted[]
  excluded: Set<number>
  terms: ReadonlyMap<number, Term>
  documents: number
  averageLength: number
  /** The inverse document frequency of what no document has. */
  unknownIdf: number
  /** The question with its misspelt words repaired, where there were any. */
  suggestion: string | null
}

type Likely = Word & { weight: number }
/**
 * What the question is read with in place of a word, and what the word may have meant, likeliest first;
 * `foreign` where what it is read with is in no article, such as the halves of a German word.
 */
type Repair = { instead: string; meant: Likely[]; foreign: boolean }
type Repairs = ReadonlyMap<string, Repair>

const REPAIRS = 3
/** How many words that one may have meant are compared by the words that they occur with. */
const COMPARED = 6
/** How many unknown words of a question are repaired. */
const UNKNOWN_WORDS = 8
/** How many letters of a word with two wrong ones are taken to be right. */
const BEGINNING = 3
/**
 * Only a short question is completed where the last word is a word already: in a sentence it is meant as it
 * stands.
 */
const SHORT = 4
const COMPLETED_WEIGHT = 0.8
/** Of completions of what is a word by itself. */
const ALSO_COMPLETED_WEIGHT = 0.15

/**
 * Looks every part of a question up; completes the word in the typing, and repairs words that the corpus does
 * not know (and only those).
 */
export async function parseQuestion(
  client: Queries,
  space: Space,
  given: string,
  names: Thesaurus,
): Promise<ParsedQuestion> {
  const text = withoutMarkup(given)
  const asTyped = readQuestion(text, names)
  const corpus = await lookUp(client, space, asTyped)
  const last = lastWord(asTyped)
  // RBS in capitals is a name, and no rib.
  const unknown = new Set(
    mendable(asTyped, corpus).filter((word) => !mayLackVowel(word) || !inCapitals(text).has(word)),
  )
  const completed =
    last?.word !== undefined &&
    !last.quoted &&
    /^\p{L}./u.test(last.word) &&
    (unknown.has(last.word) || asTyped.parts.length < SHORT)
      ? // "ancho" may be Spanish for a width, or an anchor in the typing.
        await readCompletions(client, space, last.foreign ?? last.word)
      : []
  if (completed.length > 0) unknown.delete(last!.word!)
  const repaired = await repairs(client, space, [...unknown], { names, known: stemsKnown(asTyped, corpus) })
  const mended = rewritten(text, repaired)
  const isForeign = [...repaired.values()].some(({ foreign }) => foreign)
  const question = mended === text ? asTyped : readQuestion(mended, names)
  const known = mended === text ? corpus : await lookUp(client, space, question)
  const looser = [...completed, ...[...repaired.values()].flatMap(({ meant }) => meant)].map(
    ({ stem }) => stem,
  )
  await known.learn(looser)
  // A word that could not be replaced in the question itself is answered by all that it may have meant.
  const mendedWords = new Map(
    [...repaired].flatMap(([word, { meant }]): [string, Likely[]][] => {
      const [best, ...others] = meant
      return best
        ? [
            [best.word, others],
            [word, [{ ...best, weight: 1 }, ...others]],
          ]
        : []
    }),
  )
  const wanted = question.parts.map((part) =>
    want(part, known, {
      completed: part.word !== undefined && !part.quoted && part.word === last?.word ? completed : [],
      repaired: part.word === undefined || part.quoted ? undefined : mendedWords.get(part.word),
    }),
  )
  return {
    question,
    wanted,
    excluded: new Set(
      question.excluded.flatMap(
        ({ word, term }) => (word === undefined ? known.byName(term!) : known.byWord(word))?.id ?? [],
      ),
    ),
    terms: known.terms,
    documents: known.documents,
    averageLength: known.averageLength,
    unknownIdf: known.unknownIdf,
    suggestion: mended === text || text !== given || isForeign ? null : mended,
  }
}

/**
 * Words that may be misspelt, as the corpus has neither them nor their meaning by another name: not numbers,
 * symbols, what is quoted, or the short name of something that no article has.
 */
const mendable = ({ parts }: Question, corpus: Corpus) =>
  parts.flatMap(({ word, quoted, label, alternatives }) =>
    word === undefined ||
    quoted ||
    label !== undefined ||
    /^\d/.test(word) ||
    corpus.byWord(word) ||
    alternatives.some(({ term }) => corpus.byName(term)) ||
    (mayLackVowel(word) && alternatives.length > 0)
      ? []
      : [word],
  )

/**
 * The words of a text that are typed in capitals, as names of several words are. Where all of several words
 * are, capitals say nothing.
 */
const inCapitals = (text: string): ReadonlySet<string> =>
  !/\p{Ll}/u.test(text) && /\p{L}\s+\p{L}/u.test(text)
    ? new Set()
    : new Set(text.match(/(?<![\p{L}\p{N}])\p{Lu}{3}(?![\p{L}\p{N}])/gu)?.map((name) => name.toLowerCase()))

/** The word that may still be in the typing. */
function lastWord({ open, parts }: Question): Part | undefined {
  const asked = parts.filter(({ counts }) => counts)
  const last = asked.reduce<Part | undefined>((a, b) => (a && a.position > b.position ? a : b), undefined)
  return open ? last : undefined
}

type Corpus = Awaited<ReturnType<typeof lookUp>>

/**
 * Returns the terms of the corpus that match a part, each with its weight times its inverse document
 * frequency.
 */
function want(
  part: Part,
  corpus: Corpus,
  { completed, repaired }: { completed: Word[]; repaired: Likely[] | undefined },
): Wanted {
  const alternatives: Found[] = []
  const add = (term: Term | undefined, weight: number, loose: boolean, rare = term && corpus.idf(term)) => {
    if (term && !alternatives.some(({ id }) => id === term.id))
      alternatives.push({ id: term.id, termWeight: weight * part.weight * rare!, loose })
  }
  const misspelt = repaired !== undefined
  if (part.word !== undefined) {
    // A word and its synonyms are one thing, as rare as all of them are together.
    const rare = rarityOf(part, corpus)
    add(corpus.byWord(part.word), 1, misspelt, rare)
    for (const { term, weight } of part.alternatives) add(corpus.byName(term), weight, misspelt, rare)
  } else
    for (const { term, weight, loose } of part.alternatives)
      add(corpus.byName(term), part.counts ? weight / part.weight : 1, loose ?? false)
  const isWord = alternatives.length > 0 && part.foreign === undefined
  const weight = isWord ? ALSO_COMPLETED_WEIGHT : COMPLETED_WEIGHT
  for (const { stem } of completed) add(corpus.byName(stem), weight, true)
  for (const { stem, weight: likely } of repaired ?? []) add(corpus.byName(stem), likely, true)
  const best = alternatives.reduce((most, { termWeight }) => Math.max(most, termWeight), 0)
  return {
    alternatives,
    idf: best || corpus.unknownIdf * part.weight,
    counts: part.counts,
    position: part.position,
    place: namesPlace(part),
    standard: namesStandard(part),
    anotherWord: misspelt && (part.word?.length ?? 0) < SHORTEST_MENDED,
  }
}

/**
 * Returns how rare a word is that names a meaning, alone or together with others; undefined for its own
 * rarity. "Live" is rare where texts say imposed load, and says no more than the meaning does.
 */
function rarityOf({ word, meant, alternatives }: Part, corpus: Corpus): number | undefined {
  const meanings = alternatives.flatMap(({ term }) => corpus.byName(term) ?? [])
  if (meant === undefined) return meanings[0] && corpus.idf(meanings[0])
  const own = corpus.byWord(word!)
  return own && meanings.length > 0
    ? Math.min(...[own, ...meanings].map((term) => corpus.idf(term)))
    : undefined
}

/** What a space's corpus knows of a question's words and codes. */
async function lookUp(client: Queries, space: Space, { parts, excluded }: Question) {
  const words = [...parts.flatMap(({ word }) => word ?? []), ...excluded.flatMap(({ word }) => word ?? [])]
  const codes = [
    ...parts.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)),
    ...excluded.flatMap(({ term }) => term ?? []),
  ]
  const { documents, length, stems, terms: found } = await readCorpus(client, space, words, codes)
  const terms = new Map<number, Term>()
  const names = new Map<string, Term>()
  const add = (term: Term) => {
    terms.set(term.id, term)
    names.set(term.term, term)
  }
  found.forEach(add)
  const stemOf = new Map(words.map((word, index) => [word, stems[index]!]))
  return {
    documents,
    averageLength: length / Math.max(1, documents),
    terms,
    byName: (name: string) => names.get(name),
    byWord: (word: string) => names.get(stemOf.get(word) ?? word),
    idf: (term: Term) => idf(documents, term.documents),
    unknownIdf: idf(documents, 0),
    async learn(stemsToLearn: string[]) {
      const wanted = stemsToLearn.filter((stem) => !names.has(stem))
      if (wanted.length === 0) return
      for (const term of await readTerms(client, space, wanted)) add(term)
    },
  }
}

/**
 * For each unknown word the corpus's words that are one edit away, of those the commonest first; else two
 * words that lost the space between them; else words that are further away.
 */
async function repairs(
  client: Queries,
  space: Space,
  words: string[],
  { names, known }: { names: Thesaurus; known: string[] },
): Promise<Repairs> {
  const repaired = new Map<string, Repair>()
  const nearest = new Map<string, Likely[]>()
  for (const word of words.slice(0, UNKNOWN_WORDS))
    nearest.set(word, await neighbours(client, space, word, 1))
  for (const [word, found] of nearest) {
    const others = [...nearest].flatMap(([other, meant]) =>
      other === word ? [] : meant.map(({ stem }) => stem),
    )
    const near = (await inCompany(client, space, found, [...known, ...others])).slice(0, REPAIRS)
    const apart = near.length > 0 ? null : await halvesIn(client, space, word, names)
    const meant =
      near.length > 0 || apart ? near : (await neighbours(client, space, word, 2)).slice(0, REPAIRS)
    const instead = apart?.halves.join(' ') ?? meant[0]?.word
    if (instead !== undefined) repaired.set(word, { instead, meant, foreign: apart?.foreign ?? false })
  }
  return repaired
}

/** The terms of the question's other words that the corpus has. */
const stemsKnown = ({ parts }: Question, corpus: Corpus): string[] =>
  parts.flatMap(({ word, counts }) => (word !== undefined && counts ? (corpus.byWord(word)?.term ?? []) : []))

/**
 * Puts those words first that occur with the question's other words, as far as the documents that are most
 * about them are about those too; as they were, the commonest first, where none does.
 */
async function inCompany(client: Queries, space: Space, near: Likely[], others: string[]): Promise<Likely[]> {
  if (near.length < 2 || others.length === 0) return near
  const together = await readTogether(
    client,
    space,
    near.map(({ stem }) => stem),
    others,
  )
  const company = ({ stem }: Likely) => together.get(stem) ?? 0
  const ordered = near.toSorted((a, b) => company(b) - company(a))
  // The weights belong to the places.
  return ordered.map((each, place) => ({ ...each, weight: near[place]!.weight }))
}

/** Short halves are in many words by chance: "daylight" is no day. */
const SHORTEST_HALF = 4

/**
 * Returns the two words that a word consists of: a name of a meaning together, else each a word of the corpus
 * or such a name, the commonest first; null where it does not. `foreign` says that a half is in no article.
 */
async function halvesIn(
  client: Queries,
  space: Space,
  word: string,
  names: Thesaurus,
): Promise<{ halves: [string, string]; foreign: boolean } | null> {
  const pairs = halvesOf(word)
  if (pairs.length === 0) return null
  const named = pairs.find((pair) =>
    conceptsIn(tokensOf(pair.join(' ')), names).some(({ several }) => several),
  )
  if (named) return { halves: named, foreign: false }
  const long = pairs.filter((pair) => pair.every((half) => half.length >= SHORTEST_HALF))
  const documents = await readDocuments(client, space, [...new Set(long.flat().map(oneSpelling))])
  const known = (half: string) =>
    documents.get(oneSpelling(half)) ?? (conceptsIn(tokensOf(half), names).length > 0 ? 1 : 0)
  const [found] = long
    .map((halves) => ({ halves, common: Math.min(...halves.map(known)) }))
    .filter(({ common }) => common > 0)
    .sort((a, b) => b.common - a.common)
  if (!found) return null
  const { halves } = found
  return { halves, foreign: !halves.every((half) => documents.has(oneSpelling(half))) }
}

async function neighbours(client: Queries, space: Space, word: string, limit: 1 | 2): Promise<Likely[]> {
  const isShort = limit === 1 && mayLackVowel(word)
  if (limit > editsAllowed(word.length) && !isShort) return []
  const rows =
    limit === 1
      ? await readNeighbours(client, space, neighbourhood(word))
      : // Two wrong letters leave no common neighbour: those that begin alike are looked through.
        await readNeighbours(client, space, wideNeighbourhood(word), {
          beginning: word.slice(0, BEGINNING),
          shortest: word.length - limit,
          longest: word.length + limit,
        })
  const near = rows
    .filter((row) => (isShort ? lacksVowel(word, row.word) : editDistance(word, row.word, limit) <= limit))
    .map((row) => ({ ...row, likely: Math.log(1 + row.documents) + (row.word[0] === word[0] ? 1.5 : 0) }))
    .sort((a, b) => b.likely - a.likely || (a.word < b.word ? -1 : 1))
  return near
    .filter(({ stem }, index) => near.findIndex((other) => other.stem === stem) === index)
    .slice(0, COMPARED)
    .map(({ word: meant, stem, documents, likely }) => ({
      word: meant,
      stem,
      documents,
      weight: Math.max(0.2, 0.6 - (near[0]!.likely - likely) / 5),
    }))
}

/** What is between the spaces and signs of a question. */
const WORDS = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’]*/gu

/** A question with its misspelt words replaced by what was probably meant, however it spells them. */
const rewritten = (text: string, repaired: Repairs): string =>
  repaired.size === 0 ? text : text.replace(WORDS, (typed) => repaired.get(wordOf(typed))?.instead ?? typed)
