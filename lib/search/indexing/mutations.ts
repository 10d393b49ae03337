import 'server-only'
import {
  ANALYSER,
  analyse,
  asKept,
  pack,
  stemmed,
  titleKey,
  unpack,
  type IndexedTerm,
  type Occurrence,
} from '../rules/document'
import { neighbourhood } from '../rules/spelling'
import { posting, saturation, SEGMENT, type Frequency } from '../rules/weighing'
import type { Space } from './constants'
import { READERS, thesaurus } from './queries'
import { inTransaction, type Queries } from '@/lib/core/server/db'
import { log } from '@/lib/core/server/log'

/** One indexer at a time, whichever process it runs in. */
const LOCK = 7_300_001
/**
 * How long it waits for a row that another process writes (learning meanings takes no lock of the index),
 * where it may not wait.
 */
const ROW_LOCK_MS = 100
/** How far the average length may drift before everything is weighed again. */
const DRIFT = 0.25

type Old = { length: number; weighedWith: number; frequencies: Map<number, Frequency> }
type New = { id: number; title: string; length: number; terms: Map<string, Occurrence> }

/**
 * Brings the index up to date with what was changed, at most `limit` changes, in one transaction. Returns how
 * many it took; 0 also where another process is at it and `wait` is false; throws then where another process
 * writes the same rows.
 */
export const indexChanges = (
  space: Space,
  { limit, wait }: { limit: number; wait: boolean },
): Promise<number> =>
  alone(space, wait, async (client) => {
    const taken = await takeChanges(client, space, limit)
    if (taken.length > 0) await reindex(client, space, [...new Set(taken)])
    return taken.length
  })

/** Deletes words and terms that no document contains any more. Returns how many. */
export const deleteUnusedTerms = (space: Space): Promise<number> =>
  alone(space, true, async (client) => {
    const { rowCount: terms } = await client.query(
      'DELETE FROM search_terms WHERE space = $1 AND documents = 0',
      [space],
    )
    const { rowCount: words } = await client.query(
      'DELETE FROM search_words w WHERE NOT EXISTS (SELECT 1 FROM search_terms t WHERE t.term = w.stem)',
    )
    return (terms ?? 0) + (words ?? 0)
  })

/**
 * Runs in one transaction while no other process writes the space's index; returns 0 where one does and
 * `wait` is false.
 */
async function alone(
  space: Space,
  wait: boolean,
  work: (client: Queries) => Promise<number>,
): Promise<number> {
  return inTransaction(async (client) => {
    if (wait) await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK + space])
    else {
      const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS got', [
        LOCK + space,
      ])
      if (!rows[0]?.got) return 0
      await client.query(`SET LOCAL lock_timeout = ${ROW_LOCK_MS}`)
    }
    return work(client)
  })
}

/**
 * Deletes the change marks before it reads the articles, so that a change in between leaves a mark of its
 * own.
 */
async function takeChanges(client: Queries, space: Space, limit: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `DELETE FROM search_changes WHERE mark IN (SELECT mark FROM search_changes WHERE space = $1 ORDER BY mark LIMIT $2) RETURNING id`,
    [space, limit],
  )
  return rows.map(({ id }) => id)
}

async function reindex(client: Queries, space: Space, ids: number[]): Promise<void> {
  const [sources, names] = [await READERS[space](client, ids), await thesaurus(client)]
  const old = await oldDocuments(client, space, ids)
  const analysed = sources.flatMap(({ id, title, fields }) => {
    try {
      return [{ id, title, analysed: analyse(fields, names) }]
    } catch (error) {
      // It is left out, and read again when it changes; the others do not wait for it.
      log.error({ space, id, error: String(error) }, 'a document could not be read for the search')
      return []
    }
  })
  const stems = await stemsOf(
    client,
    new Set(analysed.flatMap(({ analysed: { words } }) => [...words.keys()])),
  )
  const fresh: New[] = analysed.map(({ id, title, analysed: document }) => ({
    id,
    title: titleKey(title),
    length: document.length,
    terms: stemmed(document, (word) => stems.get(word) ?? word),
  }))
  const average = await countDocuments(client, space, fresh, old)
  const numbers = await numbersOf(client, space, new Set(fresh.flatMap(({ terms }) => [...terms.keys()])))
  const changes = new Changes()
  const stored = fresh.map((document) => {
    const terms = [...document.terms].map(([term, occurrence]): IndexedTerm => ({
      id: numbers.get(term)!,
      ...occurrence,
    }))
    changes.replace(document.id, old.get(document.id), {
      length: document.length,
      weighedWith: average,
      frequencies: new Map(terms.map((term) => [term.id, asKept(term)])),
    })
    return { ...document, packed: pack(terms) }
  })
  const present = new Set(fresh.map(({ id }) => id))
  const gone = ids.filter((id) => !present.has(id))
  for (const id of gone) changes.replace(id, old.get(id), undefined)
  await changes.write(client)
  await client.query('DELETE FROM search_documents WHERE space = $1 AND id = ANY ($2)', [space, gone])
  await client.query(
    `INSERT INTO search_documents (space, id, title, length, weighed_with, terms)
     SELECT $1, * FROM unnest($2::int[], $3::text[], $4::int[], $5::real[], $6::bytea[])
     ON CONFLICT (space, id) DO UPDATE SET title = excluded.title, length = excluded.length, weighed_with = excluded.weighed_with,
       terms = excluded.terms, vector = NULL`,
    [
      space,
      stored.map(({ id }) => id),
      stored.map(({ title }) => title),
      stored.map(({ length }) => length),
      stored.map(() => average),
      stored.map(({ packed }) => packed),
    ],
  )
}

async function oldDocuments(client: Queries, space: Space, ids: number[]): Promise<Map<number, Old>> {
  const { rows } = await client.query<{ id: number; length: number; weighed_with: number; terms: Buffer }>(
    'SELECT id, length, weighed_with, terms FROM search_documents WHERE space = $1 AND id = ANY ($2)',
    [space, ids],
  )
  return new Map(
    rows.map(({ id, length, weighed_with, terms }) => {
      const frequencies = new Map<number, Frequency>()
      unpack(terms, (term, frequency) => frequencies.set(term, frequency))
      return [id, { length, weighedWith: weighed_with, frequencies }]
    }),
  )
}

/** Stores new words with PostgreSQL's English stemmer. Returns the stem of every word. */
async function stemsOf(client: Queries, words: Set<string>): Promise<Map<string, string>> {
  const all = [...words]
  const { rows: known } = await client.query<{ word: string; stem: string }>(
    'SELECT word, stem FROM search_words WHERE word = ANY ($1)',
    [all],
  )
  const stems = new Map(known.map(({ word, stem }) => [word, stem]))
  const unknown = all.filter((word) => !stems.has(word))
  if (unknown.length === 0) return stems
  const { rows: learnt } = await client.query<{ word: string; stem: string }>(
    `INSERT INTO search_words (word, stem, neighbourhood)
     SELECT word, coalesce((ts_lexize('english_stem', word))[1], word), string_to_array(hashes, ' ')::int[] FROM unnest($1::text[], $2::text[]) AS t (word, hashes)
     ON CONFLICT (word) DO UPDATE SET stem = excluded.stem RETURNING word, stem`,
    [unknown, unknown.map((word) => (/^\p{L}+$/u.test(word) ? neighbourhood(word) : []).join(' '))],
  )
  for (const { word, stem } of learnt) stems.set(word, stem)
  return stems
}

/** The numbers of terms; new ones get one. */
async function numbersOf(client: Queries, space: Space, terms: Set<string>): Promise<Map<string, number>> {
  const all = [...terms]
  const read = async (wanted: string[]) =>
    (
      await client.query<{ id: number; term: string }>(
        'SELECT id, term FROM search_terms WHERE space = $1 AND term = ANY ($2)',
        [space, wanted],
      )
    ).rows
  const numbers = new Map((await read(all)).map(({ id, term }) => [term, id]))
  const unknown = all.filter((term) => !numbers.has(term))
  if (unknown.length === 0) return numbers
  const { rows } = await client.query<{ id: number; term: string }>(
    'INSERT INTO search_terms (space, term) SELECT $1, unnest($2::text[]) ON CONFLICT (space, term) DO UPDATE SET term = excluded.term RETURNING id, term',
    [space, unknown],
  )
  for (const { id, term } of rows) numbers.set(term, id)
  return numbers
}

/**
 * Updates the document counts. Returns the average length for weighting; where it has drifted far, marks
 * every document to be indexed again.
 */
async function countDocuments(
  client: Queries,
  space: Space,
  fresh: New[],
  old: Map<number, Old>,
): Promise<number> {
  const lengths = fresh.reduce((sum, { length }) => sum + length, 0)
  const oldLengths = [...old.values()].reduce((sum, { length }) => sum + length, 0)
  const { rows } = await client.query<{ documents: number; length: string; reference_length: number }>(
    `UPDATE search_spaces SET documents = documents + $2, length = length + $3, changed_since = changed_since + $4, analyser = $5
     WHERE space = $1 RETURNING documents, length, reference_length`,
    [space, fresh.length - old.size, lengths - oldLengths, fresh.length, ANALYSER],
  )
  const { documents, length, reference_length: reference } = rows[0]!
  const average = Number(length) / Math.max(1, documents)
  if (documents === 0 || (reference > 0 && Math.abs(average / reference - 1) <= DRIFT))
    return Math.max(1, reference)
  await client.query('UPDATE search_spaces SET reference_length = $2 WHERE space = $1', [space, average])
  await client.query(
    'INSERT INTO search_changes (space, id) SELECT space, id FROM search_documents WHERE space = $1 AND id <> ALL ($2)',
    [space, fresh.map(({ id }) => id)],
  )
  return average
}

/** Returns the postings that a batch of documents removes and adds. Unchanged ones are left out. */
class Changes {
  private readonly gone: [term: number, segment: number, id: number][] = []
  private readonly added: [term: number, segment: number, posting: number][] = []
  private readonly counts = new Map<number, number>()

  replace(id: number, before: Old | undefined, after: Old | undefined): void {
    const segment = Math.floor(id / SEGMENT)
    const old = postingsOf(id, before)
    const fresh = postingsOf(id, after)
    for (const [term, value] of old) {
      if (fresh.get(term) !== value) this.gone.push([term, segment, id])
      if (!fresh.has(term)) this.count(term, -1)
    }
    for (const [term, value] of fresh) {
      if (old.get(term) !== value) this.added.push([term, segment, value])
      if (!old.has(term)) this.count(term, 1)
    }
  }

  private count(term: number, by: number) {
    this.counts.set(term, (this.counts.get(term) ?? 0) + by)
  }

  async write(client: Queries): Promise<void> {
    if (this.gone.length > 0) {
      await client.query(
        `WITH gone AS (SELECT term, segment, array_agg(id) AS ids FROM unnest($1::int[], $2::int[], $3::int[]) AS t (term, segment, id) GROUP BY 1, 2)
         UPDATE search_postings p SET list = ARRAY(SELECT x FROM unnest(p.list) x WHERE (x & 16777215) <> ALL (gone.ids) ORDER BY x DESC)
         FROM gone WHERE p.term = gone.term AND p.segment = gone.segment`,
        columns(this.gone),
      )
      await client.query(`DELETE FROM search_postings WHERE list = '{}' AND term = ANY ($1)`, [
        [...new Set(this.gone.map(([term]) => term))],
      ])
    }
    await client.query(
      `INSERT INTO search_postings AS p (term, segment, list)
       SELECT term, segment, array_agg(posting ORDER BY posting DESC) FROM unnest($1::int[], $2::int[], $3::int[]) AS t (term, segment, posting) GROUP BY 1, 2
       ON CONFLICT (term, segment) DO UPDATE SET list = ARRAY(SELECT unnest(p.list) UNION ALL SELECT unnest(excluded.list) ORDER BY 1 DESC)`,
      columns(this.added),
    )
    const counted = [...this.counts].filter(([, by]) => by !== 0)
    await client.query(
      'UPDATE search_terms t SET documents = t.documents + c.by FROM unnest($1::int[], $2::int[]) AS c (id, by) WHERE t.id = c.id',
      [counted.map(([term]) => term), counted.map(([, by]) => by)],
    )
  }
}

function postingsOf(id: number, document: Old | undefined): Map<number, number> {
  const postings = new Map<number, number>()
  if (document)
    for (const [term, frequency] of document.frequencies)
      postings.set(term, posting(id, saturation(frequency, document.length, document.weighedWith)))
  return postings
}

const columns = (rows: [number, number, number][]) =>
  [0, 1, 2].map((column) => rows.map((row) => row[column]!))
