import 'server-only'
import { LRUCache } from 'lru-cache'
import { titleKey } from './rules/document'
import { similarity, sumOfVectors } from './rules/latent-semantics'
import {
  ALL_PIECES,
  feedbackTerms,
  order,
  preferTitles,
  weigh,
  type Pieces,
  type Ranked,
  type Wanted,
} from './rules/ranking'
import type { Thesaurus } from './rules/synonyms'
import { idf, SEGMENT } from './rules/weighing'
import type { Space } from './indexing/constants'
import { indexChanges } from './indexing/mutations'
import { readState, type IndexState } from './indexing/queries'
import {
  asQuoted,
  formsOf,
  quotedTerms,
  quotedWord,
  termsOfParts,
  termWeightsOf,
} from './highlighting/queries'
import type { Part } from './rules/question'
import type { QuotedWord } from './rules/snippet'
import { readFrequencies, type Term } from './dictionary/store'
import { parseQuestion, type ParsedQuestion } from './parsing/engine'
import { readCandidates, type QueryTerm, type Within } from './postings/store'
import { isDatabaseDown, isLockTimeout, pool, type Queries } from '@/lib/core/server/db'
import { log } from '@/lib/core/server/log'
import { readWhereCurrent } from '@/lib/core/server/replica'

/** What the engine found in one space: document numbers, best first, and how the question was understood. */
export type Answer = {
  ranked: Ranked[]
  /** The weight of each term, word form and concept of the question; others are not in it. */
  termWeight: ReadonlyMap<string, number>
  thesaurus: Thesaurus
  /** Quoted words in all their forms, with their places in the question. */
  phrases: QuotedWord[][]
  /** The parts of the question, as typed, and symbols as engineers write them; `answered` counts in them. */
  parts: (Pick<Part, 'typed' | 'label' | 'counts'> & {
    known: boolean
    /** What answers it as typed: its terms, and words in all their forms. */
    terms: ReadonlySet<string>
  })[]
  /**
   * The inverse document frequency of each part; 0 for parts that need not match. A short word that the
   * corpus does not have is as rare as can be, whatever else may be meant: peat is no peak.
   */
  weights: number[]
  suggestion: string | null
}

/** The most changes that a search indexes by itself; more are left to the worker. */
const CATCH_UP = 16
/**
 * How many postings are added up for one question. Beyond it, only the strongest of the commonest terms are.
 */
const BUDGET = 48_000
const CANDIDATES = 120
const CANDIDATES_OF_MANY = 300
const TITLES = 8
/** Feedback helps a question of a sentence and hurts a short one. */
const LONG_QUESTION = 4

/**
 * Searches one space for anything that a person may type. Postings are added up in the database to find the
 * candidates (BM25); those are scored with exact frequencies, proximity, feedback from the best documents,
 * and latent semantic analysis.
 */
export async function ask(
  space: Space,
  text: string,
  limit: number,
  { within, pieces = ALL_PIECES }: { within?: Within | undefined; pieces?: Pieces } = {},
): Promise<Answer> {
  const state = await caughtUp(pool(), space)
  const read = (client: Queries) => answerOf(client, space, text, limit, { state, within, pieces })
  // What a further rule lets through is not in the version of the index.
  if (within || pieces !== ALL_PIECES) return read(pool())
  const key = JSON.stringify([space, state.version, limit, text])
  const known = answers.get(key)
  if (known?.thesaurus === state.names) return known
  const answer = await readWhereCurrent((_, replica) => hasSameIndex(replica, space, state), read)
  answers.set(key, answer)
  return answer
}

/** An answer is cached by the version of the primary's index: a replica with another one must not make it. */
async function hasSameIndex(
  replica: Queries,
  space: Space,
  { version, names }: IndexState,
): Promise<boolean> {
  const there = await readState(replica, space, 1)
  return there.version === version && there.names === names
}

/**
 * Answers of the last minute by question and version of the index. They are numbers of documents: what is
 * shown of them is read from what is published at that moment.
 */
const answers = new LRUCache<string, Answer>({ max: 200, ttl: 60_000 })

async function answerOf(
  client: Queries,
  space: Space,
  text: string,
  limit: number,
  { state: { names }, within, pieces }: { state: IndexState; within: Within | undefined; pieces: Pieces },
): Promise<Answer> {
  const understood = await parseQuestion(client, space, text, names)
  const { question, wanted, terms } = understood
  const typed = titleKey(text)
  const queryTerms = shareOut(understood, quotedTerms(understood), { whole: within !== undefined })
  const isCut = queryTerms.some(({ take }) => take < SEGMENT)
  const candidates = await readCandidates(client, space, {
    terms: queryTerms,
    title: typed,
    limits: { scored: isCut ? CANDIDATES_OF_MANY : CANDIDATES, titled: TITLES },
    within,
  })
  const forms = await formsOf(client, wanted, terms)
  const phrases = question.phrases.map((phrase) =>
    phrase.map((index) => quotedWord(wanted[index]!, terms, forms)),
  )
  const weighed = await asQuoted(
    client,
    space,
    weigh(candidates, question.phrases, understood, pieces),
    phrases,
  )
  const readings = pieces.has('beginnings') ? preferTitles(weighed, typed) : weighed
  const learnt =
    !pieces.has('feedback') || wanted.filter(({ counts }) => counts).length < LONG_QUESTION
      ? NOTHING
      : await feedback(client, feedbackTerms(readings, understood), understood)
  const meaning = pieces.has('latent') ? sumOfVectors(meantBy(wanted, terms)) : null
  const termWeight = termWeightsOf(wanted, terms, forms)
  const answering = termsOfParts(wanted, terms, forms)
  const ranked = order(readings, understood, learnt, (candidate) => similarity(meaning, candidate.vector))
  return {
    ranked: ranked.slice(0, limit),
    termWeight,
    phrases,
    thesaurus: names,
    parts: question.parts.map(({ typed, label, counts }, index) => ({
      typed,
      ...(label !== undefined && { label }),
      counts,
      known: wanted[index]!.alternatives.length > 0,
      terms: answering[index]!,
    })),
    weights: wanted.map(({ counts, idf, anotherWord }) =>
      counts ? (anotherWord ? understood.unknownIdf : idf) : 0,
    ),
    suggestion: understood.suggestion,
  }
}

const NOTHING: ReadonlyMap<number, { weight: number; idf: number }> = new Map()

/** Returns the state of the index after few changes were brought into it. */
async function caughtUp(client: Queries, space: Space): Promise<IndexState> {
  const state = await readState(client, space, CATCH_UP + 1)
  if (state.waiting === 0 || state.waiting > CATCH_UP) return state
  await catchUp(space)
  return readState(client, space, CATCH_UP + 1)
}

/**
 * Brings few changes into the index before a search, so that it finds them also where the worker has not come
 * to them yet. Waits for no other process: while one writes the index, the search answers from the index as
 * it is.
 */
async function catchUp(space: Space): Promise<void> {
  try {
    await indexChanges(space, { limit: CATCH_UP, wait: false })
  } catch (error) {
    if (isDatabaseDown(error)) throw error
    if (isLockTimeout(error)) return
    log.warn({ space, error: String(error) }, 'a search answers from the index as it was')
  }
}

/**
 * How much of each term's postings is read: all of the rare ones, the strongest of the common ones, so that
 * no question costs more than the budget.
 */
function shareOut(
  { wanted, terms, documents }: ParsedQuestion,
  quoted: ReadonlySet<number>,
  { whole }: { whole: boolean },
): QueryTerm[] {
  const termWeights = new Map<number, number>()
  for (const { id, termWeight } of wanted.flatMap(({ alternatives }) => alternatives))
    termWeights.set(id, Math.max(termWeights.get(id) ?? 0, termWeight))
  const lists = [...termWeights]
    .map(([id, termWeight]) => ({ id, termWeight, length: terms.get(id)!.documents }))
    .sort((a, b) => a.length - b.length)
  const segments = Math.max(1, Math.ceil(documents / SEGMENT))
  // What a further rule or a quotation leaves out is not known before: then everything is read.
  let left = whole || quoted.size > 0 ? Infinity : BUDGET
  return lists.map(({ id, termWeight, length }, index) => {
    const share = left / (lists.length - index)
    left -= Math.min(length, share)
    const take = length <= share ? SEGMENT : Math.ceil(share / segments)
    return { id, termWeight, take, required: quoted.has(id) }
  })
}

/** Returns the terms that feedback adds, with their inverse document frequencies. */
async function feedback(client: Queries, learnt: ReadonlyMap<number, number>, { documents }: ParsedQuestion) {
  if (learnt.size === 0) return NOTHING
  const frequencies = await readFrequencies(client, [...learnt.keys()])
  return new Map(
    [...frequencies].map(([id, frequency]) => {
      const rare = idf(documents, frequency)
      return [id, { weight: learnt.get(id)! * rare, idf: rare }]
    }),
  )
}

/** What the question means: its exact terms, or where there are none, the likeliest others. */
const meantBy = (wanted: Wanted[], terms: ReadonlyMap<number, Term>) =>
  wanted.flatMap(({ alternatives }) => {
    const exact = alternatives.filter(({ loose }) => !loose)
    return (exact.length > 0 ? exact : alternatives.slice(0, 1)).map(({ id, termWeight }) => ({
      vector: terms.get(id)?.vector ?? null,
      weight: termWeight,
    }))
  })
