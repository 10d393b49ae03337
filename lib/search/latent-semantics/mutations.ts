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
import {
  readDocuments,
  readProgress,
  readSample,
  readUnplaced,
  readVectors,
  readVocabulary,
  restart,
  writeDocumentVectors,
  writeTermVectors,
} from './store'
import { inTransaction, pool } from '@/lib/core/server/db'

/** The fewest documents for latent semantic analysis; fewer show only chance. */
const ENOUGH = 40
/** The most documents from which the latent space is computed; the others are projected into it. */
const SAMPLE = 20_000
const VOCABULARY = 60_000
const BATCH = 500
const TERMS_BATCH = 2000
/** A term in more of the documents than this says nothing. */
const COMMON = 0.5
/** Learnt again when this share of the documents has changed. */
const STALE = 0.2
const STALE_AT_LEAST = 20

/**
 * Computes the latent space of an index again where enough has changed, and projects new documents into it.
 * Returns how many.
 */
export async function learnLatentSpace(space: Space): Promise<number> {
  const { documents, learntFrom, changed } = await readProgress(pool(), space)
  if (documents < ENOUGH) return 0
  if (learntFrom === 0 || changed > Math.max(STALE_AT_LEAST, documents * STALE)) await learn(space, documents)
  return place(space, documents)
}

async function learn(space: Space, documents: number): Promise<void> {
  const most = Math.ceil(documents * COMMON)
  const vocabulary = await readVocabulary(pool(), space, { most, limit: VOCABULARY })
  const columnOf = new Map(vocabulary.map(({ id }, column) => [id, column]))
  const rare = vocabulary.map((term) => idf(documents, term.documents))
  const rows = await readRows(space, columnOf, rare)
  const dimensions = Math.min(DIMENSIONS, Math.floor((rows.starts.length - 1) / 4))
  const directions = await singularVectorsOf(rows, dimensions, () => setImmediate())
  await inTransaction(async (client) => {
    await restart(client, space)
    for (let from = 0; from < vocabulary.length; from += TERMS_BATCH) {
      const part = vocabulary.slice(from, from + TERMS_BATCH)
      await writeTermVectors(
        client,
        part.map(({ id }) => id),
        part.map((_, index) => packDirections(directions, from + index, dimensions)),
      )
    }
  })
}

/** A sample of the space's documents as rows of weighted terms, each of length one. */
async function readRows(space: Space, columnOf: ReadonlyMap<number, number>, rare: number[]): Promise<Rows> {
  const ids = await readSample(pool(), space, SAMPLE)
  const starts = [0]
  const terms: number[] = []
  const weights: number[] = []
  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await readDocuments(pool(), space, ids.slice(from, from + BATCH))
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
    const rows = await readUnplaced(pool(), space, BATCH)
    if (rows.length === 0) return placed
    const wanted = new Set<number>()
    for (const { terms } of rows) unpack(terms, (id) => wanted.add(id))
    const known = await readVectors(pool(), [...wanted])
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
    await writeDocumentVectors(pool(), space, rows, vectors)
    placed += rows.length
    await setImmediate()
  }
}
