import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { unpack } from '../rules/document'
import {
  DIMENSIONS,
  singularVectorsOf,
  packDirections,
  packConcept,
  sumOfVectors,
  type Rows,
} from '../rules/latent-semantics'
import { idf, saturation } from '../rules/weighing'
import type { Space } from '../indexing/constants'
import { inTransaction, pool, type Queries } from '@/lib/core/server/db'

/** The fewest documents for latent semantic analysis; fewer show only chance. */
const ENOUGH = 40
/** The most documents from which the latent space is computed; the others are projected into it. */
const SAMPLE = 20_000
const VOCABULARY = 60_000
const BATCH = 500
/** A term in more of the documents than this says nothing. */
const COMMON = 0.25
/** Learnt again when this share of the documents has changed. */
const STALE = 0.2
const STALE_AT_LEAST = 20

/**
 * Computes the latent space of an index again where enough has changed, and projects new documents into it.
 * Returns how many.
 */
export async function learnLatentSpace(space: Space): Promise<number> {
  const { rows } = await pool().query<{ documents: number; learnt_from: number; changed_since: number }>(
    'SELECT documents, learnt_from, changed_since FROM search_spaces WHERE space = $1',
    [space],
  )
  const { documents, learnt_from: learntFrom, changed_since: changed } = rows[0]!
  if (documents < ENOUGH) return 0
  if (learntFrom === 0 || changed > Math.max(STALE_AT_LEAST, documents * STALE)) await learn(space, documents)
  return place(space, documents)
}

type Row = { id: number; length: number; terms: Buffer }

async function learn(space: Space, documents: number): Promise<void> {
  const { rows: vocabulary } = await pool().query<{ id: number; documents: number }>(
    `SELECT id, documents FROM search_terms WHERE space = $1 AND documents BETWEEN 2 AND greatest(2, $2::int) ORDER BY documents DESC LIMIT ${VOCABULARY}`,
    [space, Math.ceil(documents * COMMON)],
  )
  const columnOf = new Map(vocabulary.map(({ id }, column) => [id, column]))
  const rare = vocabulary.map((term) => idf(documents, term.documents))
  const rows = await readRows(space, columnOf, rare)
  const dimensions = Math.min(DIMENSIONS, Math.floor((rows.starts.length - 1) / 4))
  const directions = await singularVectorsOf(rows, dimensions, () => setImmediate())
  await inTransaction(async (client) => {
    await client.query('UPDATE search_terms SET vector = NULL WHERE space = $1 AND vector IS NOT NULL', [
      space,
    ])
    for (let from = 0; from < vocabulary.length; from += BATCH * 4) {
      const part = vocabulary.slice(from, from + BATCH * 4)
      await client.query(
        'UPDATE search_terms t SET vector = v.vector FROM unnest($1::int[], $2::bytea[]) AS v (id, vector) WHERE t.id = v.id',
        [
          part.map(({ id }) => id),
          part.map((_, index) => packDirections(directions, from + index, dimensions)),
        ],
      )
    }
    await client.query('UPDATE search_documents SET vector = NULL WHERE space = $1 AND vector IS NOT NULL', [
      space,
    ])
    await client.query(
      'UPDATE search_spaces SET learnt_from = documents, changed_since = 0 WHERE space = $1',
      [space],
    )
  })
}

/** A sample of the space's documents as rows of weighted terms, each of length one. */
async function readRows(space: Space, columnOf: ReadonlyMap<number, number>, rare: number[]): Promise<Rows> {
  const { rows: ids } = await pool().query<{ id: number }>(
    `SELECT id FROM search_documents WHERE space = $1 ORDER BY hashint4(id) LIMIT ${SAMPLE}`,
    [space],
  )
  const starts = [0]
  const terms: number[] = []
  const weights: number[] = []
  for (let from = 0; from < ids.length; from += BATCH) {
    const { rows } = await pool().query<Row>(
      'SELECT id, length, terms FROM search_documents WHERE space = $1 AND id = ANY ($2)',
      [space, ids.slice(from, from + BATCH).map(({ id }) => id)],
    )
    for (const row of rows) {
      const first = terms.length
      let square = 0
      unpack(row.terms, (id, frequency) => {
        const column = columnOf.get(id)
        if (column === undefined) return
        const weight = saturation(frequency, row.length, row.length) * rare[column]!
        terms.push(column)
        weights.push(weight)
        square += weight * weight
      })
      const length = Math.sqrt(square) || 1
      for (let at = first; at < weights.length; at++) weights[at]! /= length
      starts.push(terms.length)
    }
    await setImmediate()
  }
  return {
    starts: Int32Array.from(starts),
    terms: Int32Array.from(terms),
    weights: Float32Array.from(weights),
    columns: rare.length,
  }
}

/** Stores a vector for every document that has none. */
async function place(space: Space, documents: number): Promise<number> {
  let placed = 0
  for (;;) {
    const { rows } = await pool().query<Row>(
      `SELECT id, length, terms FROM search_documents WHERE space = $1 AND vector IS NULL LIMIT ${BATCH}`,
      [space],
    )
    if (rows.length === 0) return placed
    const wanted = new Set<number>()
    for (const { terms } of rows) unpack(terms, (id) => wanted.add(id))
    const known = await vectorsOf(pool(), [...wanted])
    const vectors = rows.map(({ terms, length }) => {
      const parts: { vector: Buffer | null; weight: number }[] = []
      unpack(terms, (id, frequency) => {
        const term = known.get(id)
        if (term)
          parts.push({
            vector: term.vector,
            weight: saturation(frequency, length, length) * idf(documents, term.documents),
          })
      })
      return packConcept(sumOfVectors(parts) ?? new Float32Array(0))
    })
    await pool().query(
      // A document that was changed meanwhile has other terms, and is placed the next time.
      `UPDATE search_documents d SET vector = v.vector FROM unnest($2::int[], $3::bytea[], $4::int[]) AS v (id, vector, length)
       WHERE d.space = $1 AND d.id = v.id AND d.length = v.length`,
      [space, rows.map(({ id }) => id), vectors, rows.map(({ length }) => length)],
    )
    placed += rows.length
    await setImmediate()
  }
}

async function vectorsOf(client: Queries, ids: number[]) {
  const { rows } = await client.query<{ id: number; documents: number; vector: Buffer }>(
    'SELECT id, documents, vector FROM search_terms WHERE id = ANY ($1) AND vector IS NOT NULL',
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
