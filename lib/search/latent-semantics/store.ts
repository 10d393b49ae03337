import 'server-only'
import type { Space } from '../indexing/constants'
import { Prisma, type Queries } from '@/lib/core/server/db'

/** A document's terms as the index stores them. */
export type StoredDocument = { id: number; length: number; terms: Buffer }
/** A term with the number of documents that contain it. */
export type CountedTerm = { id: number; documents: number }

/** Returns how many documents a space has, had when vectors were last learnt, and how many changed since. */
export async function readProgress(client: Queries, space: Space) {
  const { rows } = await client.query<{ documents: number; learntFrom: number; changed: number }>(
    Prisma.sql`SELECT documents, learnt_from AS "learntFrom", changed_since AS changed
      FROM search_spaces WHERE space = ${space}`,
  )
  return rows[0]!
}

/**
 * Returns words and meanings of between two and `most` documents, the commonest first. Codes are left out: a
 * standard or a unit stands beside every subject.
 */
export async function readVocabulary(
  client: Queries,
  space: Space,
  { most, limit }: { most: number; limit: number },
): Promise<CountedTerm[]> {
  const { rows } = await client.query<CountedTerm>(
    Prisma.sql`SELECT id, documents FROM search_terms
      WHERE space = ${space} AND term NOT LIKE '#%' AND documents BETWEEN 2 AND greatest(2, ${most}::int) ORDER BY documents DESC, term LIMIT ${limit}`,
  )
  return rows
}

/** Returns the numbers of a sample of documents, always the same ones. */
export async function readSample(client: Queries, space: Space, limit: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    Prisma.sql`SELECT id FROM search_documents WHERE space = ${space} ORDER BY hashint4(id) LIMIT ${limit}`,
  )
  return rows.map(({ id }) => id)
}

export async function readDocuments(client: Queries, space: Space, ids: number[]): Promise<StoredDocument[]> {
  const { rows } = await client.query<StoredDocument>(
    Prisma.sql`SELECT id, length, terms FROM search_documents WHERE space = ${space} AND id = ANY (${ids}::int[])`,
  )
  return rows
}

/** Returns documents that have no vector. */
export async function readUnplaced(client: Queries, space: Space, limit: number): Promise<StoredDocument[]> {
  const { rows } = await client.query<StoredDocument>(
    Prisma.sql`SELECT id, length, terms FROM search_documents WHERE space = ${space} AND vector IS NULL LIMIT ${limit}`,
  )
  return rows
}

/** Returns those of the terms that have vectors. */
export async function readVectors(
  client: Queries,
  ids: number[],
): Promise<Map<number, CountedTerm & { vector: Buffer }>> {
  const { rows } = await client.query<CountedTerm & { vector: Buffer }>(
    Prisma.sql`SELECT id, documents, vector FROM search_terms WHERE id = ANY (${ids}::int[]) AND vector IS NOT NULL`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Deletes every vector of a space, which are learnt from the documents that it has now. */
export async function restart(client: Queries, space: Space): Promise<void> {
  await client.query(
    Prisma.sql`UPDATE search_terms SET vector = NULL WHERE space = ${space} AND vector IS NOT NULL`,
  )
  await client.query(
    Prisma.sql`UPDATE search_documents SET vector = NULL WHERE space = ${space} AND vector IS NOT NULL`,
  )
  await client.query(
    Prisma.sql`UPDATE search_spaces SET learnt_from = documents, changed_since = 0 WHERE space = ${space}`,
  )
}

export const writeTermVectors = (client: Queries, ids: number[], vectors: Buffer[]) =>
  client.query(
    Prisma.sql`UPDATE search_terms t SET vector = v.vector
      FROM unnest(${ids}::int[], ${vectors}::bytea[]) AS v (id, vector) WHERE t.id = v.id`,
  )

/** A document that was changed meanwhile has other terms, and gets no vector: it is placed the next time. */
export const writeDocumentVectors = (
  client: Queries,
  space: Space,
  documents: StoredDocument[],
  vectors: Buffer[],
) =>
  client.query(
    Prisma.sql`UPDATE search_documents d SET vector = v.vector
      FROM unnest(${documents.map(({ id }) => id)}::int[], ${vectors}::bytea[], ${documents.map(({ length }) => length)}::int[])
        AS v (id, vector, length)
      WHERE d.space = ${space} AND d.id = v.id AND d.length = v.length`,
  )
