import 'server-only'
import { titleKey } from './rules/document'
import { similarity, sumOfVectors } from './rules/latent-semantics'
import {
  ALL_PIECES,
  feedbackTerms,
  order,
  preferTitles,
  weigh,
  type Candidate,
  type Pieces,
  type Ranked,
  type Wanted,
} from './rules/ranking'
import type { Thesaurus } from './rules/synonyms'
import { idf, SEGMENT } from './rules/weighing'
import type { Space } from './indexing/constants'
import { indexChanges } from './indexing/mutations'
import { thesaurus } from './indexing/queries'
import { asQuoted, formsOf, quotedTerms, quotedWord, termWeightsOf } from './highlighting/queries'
import type { Part } from './rules/question'
import type { QuotedWord } from './rules/snippet'
import { parseQuestion, type Term, type ParsedQuestion } from './parsing/queries'
import { isDatabaseDown, isLocked, pool, type Queries } from '@/lib/core/db'
import { log } from '@/lib/core/log'

/** What the engine found in one space: document numbers, best first, and how the question was understood. */
export type Answer = {
  ranked: Ranked[]
  /** The weight of each term, word form and concept of the question; others are not in it. */
  termWeight: ReadonlyMap<string, number>
  thesaurus: Thesaurus
  /** Quoted words in all their forms, with their places in the question. */
  phrases: QuotedWord[][]
  /** The parts of the question, as typed, and symbols as engineers write them; `answered` counts in them. */
  parts: Pick<Part, 'typed' | 'label'>[]
  /** The inverse document frequency of each part; 0 for parts that need not match. */
  weights: number[]
  suggestion: string | null
}

/** A further rule for what may be found: a condition on the column `id`, with its values from $6 on. */
export type Within = { name: string; sql: string; values: unknown[] }

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
  const client = pool()
  await catchUp(client, space)
  const names = await thesaurus(client)
  const understood = await parseQuestion(client, space, text, names)
  const { question, wanted, terms } = understood
  const typed = titleKey(text)
  const needed = quotedTerms(understood)
  const lists = shareOut(understood, { whole: within !== undefined || needed !== null })
  const candidates = await collect(client, space, lists, typed, { within, needed })
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
  const ranked = order(readings, learnt, (candidate) => similarity(meaning, candidate.vector))
  return {
    ranked: ranked.slice(0, limit),
    termWeight,
    phrases,
    thesaurus: names,
    parts: question.parts,
    weights: wanted.map(({ counts, idf }) => (counts ? idf : 0)),
    suggestion: understood.suggestion,
  }
}

const NOTHING: ReadonlyMap<number, { weight: number; idf: number }> = new Map()

/**
 * Brings few changes into the index before a search, so that it finds them also where the worker has not come
 * to them yet. Waits for no other process: while one writes the index, the search answers from the index as
 * it is.
 */
async function catchUp(client: Queries, space: Space): Promise<void> {
  const { rows } = await client.query<{ waiting: number }>({
    name: 'search-waiting',
    text: `SELECT count(*)::int AS waiting FROM (SELECT 1 FROM search_changes WHERE space = $1 LIMIT ${CATCH_UP + 1}) w`,
    values: [space],
  })
  const { waiting } = rows[0]!
  if (waiting === 0 || waiting > CATCH_UP) return
  try {
    await indexChanges(space, { limit: CATCH_UP, wait: false })
  } catch (error) {
    if (isDatabaseDown(error)) throw error
    if (isLocked(error)) return
    log.warn({ space, error: String(error) }, 'a search answers from the index as it was')
  }
}

type List = { id: number; termWeight: number; take: number }

/**
 * How much of each term's postings is read: all of the rare ones, the strongest of the common ones, so that
 * no question costs more than the budget.
 */
function shareOut({ wanted, terms, documents }: ParsedQuestion, { whole }: { whole: boolean }): List[] {
  const termWeights = new Map<number, number>()
  for (const { id, termWeight } of wanted.flatMap(({ alternatives }) => alternatives))
    termWeights.set(id, Math.max(termWeights.get(id) ?? 0, termWeight))
  const lists = [...termWeights]
    .map(([id, termWeight]) => ({ id, termWeight, length: terms.get(id)!.documents }))
    .sort((a, b) => a.length - b.length)
  const segments = Math.max(1, Math.ceil(documents / SEGMENT))
  // What a further rule or a quotation leaves out is not known before: then everything is read.
  let left = whole ? Infinity : BUDGET
  return lists.map(({ id, termWeight, length }, index) => {
    const share = left / (lists.length - index)
    left -= Math.min(length, share)
    return { id, termWeight, take: length <= share ? SEGMENT : Math.ceil(share / segments) }
  })
}

async function collect(
  client: Queries,
  space: Space,
  lists: List[],
  typed: string,
  { within, needed }: { within: Within | undefined; needed: ReadonlySet<number> | null },
): Promise<Candidate[]> {
  const rule = within ? within.sql : 'true'
  const flags = `$${6 + (within?.values.length ?? 0)}::bool[]`
  const most = lists.some(({ take }) => take < SEGMENT) ? CANDIDATES_OF_MANY : CANDIDATES
  const { rows } = await client.query<Candidate>({
    // Named by a hash of its text: PostgreSQL allows 63 bytes.
    name: `search-collect-${most}-${within?.name ?? ''}${needed ? '-quoted' : ''}`,
    text: `WITH scored AS (
        SELECT id, sum(termWeight) AS score FROM (
          SELECT posting & 16777215 AS id, ((posting >> 24) * termWeight)::real AS termWeight${needed ? ', quoted' : ''}
          FROM (SELECT unnest(p.list[1:q.take]) AS posting, q.termWeight${needed ? ', q.quoted' : ''}
                FROM unnest($2::int[], $3::real[], $4::int[]${needed ? `, ${flags}` : ''}) AS q (term, termWeight, take${needed ? ', quoted' : ''})
                JOIN search_postings p ON p.term = q.term) listed) weighed
        WHERE ${rule} GROUP BY id ${needed ? `HAVING count(*) FILTER (WHERE quoted) = cardinality(array_positions(${flags}, true))` : ''} ORDER BY score DESC, id LIMIT ${most}),
      titled AS (SELECT id FROM search_documents WHERE space = $1 AND title LIKE $5 AND $5 <> '%' AND ${rule} ORDER BY length(title), id LIMIT ${TITLES})
      SELECT d.id, d.title, d.length, d.terms, d.vector FROM search_documents d
      WHERE d.space = $1 AND d.id IN (SELECT id FROM scored UNION SELECT id FROM titled)`,
    values: [
      space,
      lists.map(({ id }) => id),
      lists.map(({ termWeight }) => termWeight),
      lists.map(({ take }) => take),
      `${typed}%`,
      ...(within?.values ?? []),
      ...(needed ? [lists.map(({ id }) => needed.has(id))] : []),
    ],
  })
  return rows
}

/** Returns the terms that feedback adds, with their inverse document frequencies. */
async function feedback(client: Queries, learnt: ReadonlyMap<number, number>, { documents }: ParsedQuestion) {
  if (learnt.size === 0) return NOTHING
  const { rows } = await client.query<{ id: number; documents: number }>({
    name: 'search-feedback',
    text: 'SELECT id, documents FROM search_terms WHERE id = ANY ($1::int[])',
    values: [[...learnt.keys()]],
  })
  return new Map(
    rows.map(({ id, documents: frequency }) => {
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
