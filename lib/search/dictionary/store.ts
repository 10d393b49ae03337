import 'server-only'
import type { Space } from '../indexing/constants'
import { neighbourhood } from '../rules/spelling'
import { DOCUMENT_NUMBER, DOCUMENT_NUMBERS, STRONGEST } from '../rules/weighing'
import { Prisma, rowsFrom, type Queries } from '@/lib/core/server/db'

/** A term of a space's corpus, with its document frequency. */
export type Term = { id: number; term: string; documents: number; vector: Buffer | null }
/** A word as it is written, with its stem and its stem's document frequency. */
export type Word = { word: string; stem: string; documents: number }

/** What a space's corpus knows of words and codes. */
export type Corpus = { documents: number; length: number; stems: string[]; terms: Term[] }

/** The most words that a beginning is completed to. */
const COMPLETIONS = 16
/** Above every letter, so that a beginning and what follows it are a range. */
const LAST = '\uFFFF'

/** Returns the stems of words, in their order, the terms of those and of codes, and the corpus's size. */
export async function readCorpus(
  client: Queries,
  space: Space,
  words: string[],
  codes: string[],
): Promise<Corpus> {
  const { text, values } = Prisma.sql`
    WITH stems AS (SELECT coalesce((ts_lexize('english_stem', word))[1], word) AS stem, n
      FROM unnest(${words}::text[]) WITH ORDINALITY AS w (word, n))
    SELECT s.documents, s.length, (SELECT coalesce(array_agg(stem ORDER BY n), '{}') FROM stems) AS stems,
      (SELECT json_agg(json_build_object('id', t.id, 'term', t.term, 'documents', t.documents, 'vector', encode(t.vector, 'base64')))
       FROM search_terms t WHERE t.space = ${space} AND t.documents > 0
         AND t.term = ANY (${codes}::text[] || ARRAY(SELECT stem FROM stems))) AS terms
    FROM search_spaces s WHERE s.space = ${space}`
  type Row = Omit<Term, 'vector'> & { vector: string | null }
  const { rows } = await client.query<{
    documents: number
    length: string
    stems: string[]
    terms: Row[] | null
  }>({ name: 'search-corpus', text, values })
  const { documents, length, stems, terms } = rows[0]!
  return {
    documents,
    length: Number(length),
    stems,
    terms: (terms ?? []).map(({ vector, ...term }) => ({
      ...term,
      vector: vector === null ? null : Buffer.from(vector, 'base64'),
    })),
  }
}

/** Returns the terms of stems. */
export async function readTerms(client: Queries, space: Space, stems: string[]): Promise<Term[]> {
  const { text, values } = Prisma.sql`
    SELECT id, term, documents, vector FROM search_terms
    WHERE space = ${space} AND term = ANY (${stems}::text[]) AND documents > 0`
  const { rows } = await client.query<Term>({ name: 'search-terms', text, values })
  return rows
}

/** Returns the document frequencies of terms by their numbers. */
export async function readFrequencies(client: Queries, ids: number[]): Promise<Map<number, number>> {
  const { text, values } = Prisma.sql`SELECT id, documents FROM search_terms WHERE id = ANY (${ids}::int[])`
  const { rows } = await client.query<{ id: number; documents: number }>({
    name: 'search-frequencies',
    text,
    values,
  })
  return new Map(rows.map(({ id, documents }) => [id, documents]))
}

/** Returns in how many documents each of some words occurs, in any form; none where it does not. */
export async function readDocuments(
  client: Queries,
  space: Space,
  words: string[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ word: string; documents: number }>(Prisma.sql`
    SELECT w.word, t.documents FROM search_words w JOIN search_terms t ON t.space = ${space} AND t.term = w.stem AND t.documents > 0
    WHERE w.word = ANY (${words}::text[])`)
  return new Map(rows.map(({ word, documents }) => [word, documents]))
}

/** Returns the corpus's words that begin like this, those of the most documents first. */
export async function readCompletions(client: Queries, space: Space, prefix: string): Promise<Word[]> {
  const { text, values } = Prisma.sql`
    SELECT min(w.word) AS word, w.stem, max(t.documents) AS documents
    FROM search_words w JOIN search_terms t ON t.space = ${space} AND t.term = w.stem AND t.documents > 0
    WHERE w.word > ${prefix} AND w.word < ${prefix + LAST}
    GROUP BY w.stem ORDER BY max(t.documents) DESC, w.stem LIMIT ${COMPLETIONS}`
  const { rows } = await client.query<Word>({ name: 'search-completions', text, values })
  return rows
}

/** Words that begin alike and are about as long. */
export type Alike = { beginning: string; shortest: number; longest: number }

/**
 * Returns the corpus's words that share a neighbour with a word by these hashes, or are alike as `alike`
 * says.
 */
export async function readNeighbours(
  client: Queries,
  space: Space,
  hashes: number[],
  alike?: Alike,
): Promise<Word[]> {
  const orAlike = alike
    ? Prisma.sql`OR (w.word >= ${alike.beginning} AND w.word < ${alike.beginning + LAST}
        AND length(w.word) BETWEEN ${alike.shortest} AND ${alike.longest})`
    : Prisma.empty
  const { text, values } = Prisma.sql`
    SELECT w.word, w.stem, t.documents FROM search_words w
    JOIN search_terms t ON t.space = ${space} AND t.term = w.stem AND t.documents > 0
    WHERE w.neighbourhood && ${hashes}::int[] ${orAlike}`
  const { rows } = await client.query<Word>({
    name: alike ? 'search-far-neighbours' : 'search-neighbours',
    text,
    values,
  })
  return rows
}

/** The most postings of each term and segment, the strongest, that tell which terms occur together. */
const TOGETHER = 24
/** How many documents without company a word gets besides, so that one by chance says little. */
const SURE = 6

/**
 * Returns how strongly each of some stems occurs in the same documents as the stems of another set, by stem:
 * the mean over its strongest documents of the products of their strengths, 0 to 1 each.
 */
export async function readTogether(
  client: Queries,
  space: Space,
  stems: string[],
  others: string[],
): Promise<Map<string, number>> {
  const rows = await rowsFrom<{ stem: string; together: number }>(
    client,
    Prisma.sql`
      WITH listed AS (
        SELECT t.term AS stem, posting & ${DOCUMENT_NUMBER} AS id, (posting / ${DOCUMENT_NUMBERS})::real / ${STRONGEST} AS strength
        FROM search_terms t JOIN search_postings p ON p.term = t.id, unnest(p.list[1:${TOGETHER}]) AS posting
        WHERE t.space = ${space} AND t.term = ANY (${stems}::text[] || ${others}::text[]))
      SELECT a.stem,
        (sum(a.strength * b.strength) / (${SURE} + (SELECT count(*) FROM listed l WHERE l.stem = a.stem)))::real AS together
      FROM listed a JOIN listed b ON b.id = a.id AND b.stem <> a.stem
      WHERE a.stem = ANY (${stems}::text[]) AND b.stem = ANY (${others}::text[]) GROUP BY a.stem`,
  )
  return new Map(rows.map(({ stem, together }) => [stem, together]))
}

/** Returns words by their stems. */
export async function readForms(client: Queries, stems: string[]): Promise<Map<string, string[]>> {
  const forms = new Map<string, string[]>()
  if (stems.length === 0) return forms
  const { text, values } = Prisma.sql`SELECT word, stem FROM search_words WHERE stem = ANY (${stems}::text[])`
  const { rows } = await client.query<Omit<Word, 'documents'>>({ name: 'search-forms', text, values })
  for (const { word, stem } of rows) forms.set(stem, [...(forms.get(stem) ?? []), word])
  return forms
}

/** Stores new words with PostgreSQL's English stemmer. Returns the stem of every word. */
export async function writeWords(client: Queries, words: Set<string>): Promise<Map<string, string>> {
  const all = [...words]
  const { rows: known } = await client.query<{ word: string; stem: string }>(
    Prisma.sql`SELECT word, stem FROM search_words WHERE word = ANY (${all}::text[])`,
  )
  const stems = new Map(known.map(({ word, stem }) => [word, stem]))
  const unknown = all.filter((word) => !stems.has(word))
  if (unknown.length === 0) return stems
  const hashes = unknown.map((word) => (/^\p{L}+$/u.test(word) ? neighbourhood(word) : []).join(' '))
  const { rows: added } = await client.query<{ word: string; stem: string }>(
    Prisma.sql`INSERT INTO search_words (word, stem, neighbourhood)
      SELECT word, coalesce((ts_lexize('english_stem', word))[1], word), string_to_array(hashes, ' ')::int[]
      FROM unnest(${unknown}::text[], ${hashes}::text[]) AS t (word, hashes)
      ON CONFLICT (word) DO UPDATE SET stem = excluded.stem RETURNING word, stem`,
  )
  for (const { word, stem } of added) stems.set(word, stem)
  return stems
}

/** Deletes words and terms that no document of a space contains any more. Returns how many. */
export async function deleteUnused(client: Queries, space: Space): Promise<number> {
  const { rowCount: terms } = await client.query(
    Prisma.sql`DELETE FROM search_terms WHERE space = ${space} AND documents = 0`,
  )
  const { rowCount: words } = await client.query(
    'DELETE FROM search_words w WHERE NOT EXISTS (SELECT 1 FROM search_terms t WHERE t.term = w.stem)',
  )
  return (terms ?? 0) + (words ?? 0)
}
