import 'server-only'
import { ANALYSER, type Space } from '../indexing/constants'
import { asKept, pack, type IndexedTerm, type Occurrence } from '../rules/document'
import { frequenciesOf, PostingChanges, type WeighedDocument } from '../rules/postings'
import type { Candidate } from '../rules/ranking'
import { DOCUMENT_NUMBER, DOCUMENT_NUMBERS } from '../rules/weighing'
import { Prisma, type Queries } from '@/lib/core/server/db'

/** A term of a question: its weight, how many postings of a segment are read, and whether it is required. */
export type QueryTerm = { id: number; termWeight: number; take: number; required: boolean }

/** A further rule for what may be found: a condition on the column `id`. */
export type Within = { name: string; condition: Prisma.Sql }

export type CandidateQuery = {
  terms: QueryTerm[]
  /** Documents whose title begins like this are candidates too; none where it is empty. */
  title: string
  /** The most candidates by the score of their postings, and by their titles. */
  limits: { scored: number; titled: number }
  within?: Within | undefined
}

/** A document as it is to be found: its title as titles are compared, its length in terms, and its terms. */
export type IndexedDocument = {
  id: number
  title: string
  length: number
  terms: Map<string, Occurrence>
}

/** How far the average length may drift before every document is weighed again. */
const DRIFT = 0.25

/** Reads what a question needs: the documents of the highest sums of postings, with their terms. */
export async function readCandidates(
  client: Queries,
  space: Space,
  { terms, title, limits, within }: CandidateQuery,
): Promise<Candidate[]> {
  const required = terms.filter((term) => term.required).length
  const flag = (name: string) => (required > 0 ? Prisma.raw(`, ${name}`) : Prisma.empty)
  const flags = required > 0 ? Prisma.sql`, ${terms.map((term) => term.required)}::bool[]` : Prisma.empty
  const all =
    required > 0 ? Prisma.sql`HAVING count(*) FILTER (WHERE required) = ${required}::int` : Prisma.empty
  const condition = within?.condition ?? Prisma.sql`true`
  // The limits are part of the statement: its plan depends on them.
  const [scored, titled] = [Prisma.raw(String(limits.scored)), Prisma.raw(String(limits.titled))]
  const { text, values } = Prisma.sql`
    WITH scored AS (
      SELECT id, sum(weight) AS score FROM (
        SELECT posting & ${DOCUMENT_NUMBER} AS id, (posting / ${DOCUMENT_NUMBERS} * weight)::real AS weight${flag('required')}
        FROM (SELECT unnest(p.list[1:q.take]) AS posting, q.weight${flag('q.required')}
              FROM unnest(${column(terms, 'id')}::int[], ${column(terms, 'termWeight')}::real[], ${column(terms, 'take')}::int[]${flags})
                AS q (term, weight, take${flag('required')})
              JOIN search_postings p ON p.term = q.term) listed) weighed
      WHERE ${condition} GROUP BY id ${all} ORDER BY score DESC, id LIMIT ${scored}),
    titled AS (
      SELECT id FROM search_documents
      WHERE space = ${space} AND title LIKE ${`${title}%`} AND ${title} <> '' AND ${condition}
      ORDER BY length(title), id LIMIT ${titled})
    SELECT d.id, d.title, d.length, d.terms, d.vector FROM search_documents d
    WHERE d.space = ${space} AND d.id IN (SELECT id FROM scored UNION SELECT id FROM titled)`
  // A name belongs to one text: PostgreSQL allows it 63 bytes.
  const name = `search-candidates-${limits.scored}-${within?.name ?? ''}${required > 0 ? '-quoted' : ''}`
  const { rows } = await client.query<Candidate>({ name, text, values })
  return rows
}

/**
 * Writes what documents became: their terms, postings, and counts. `ids` that are not among the documents are
 * in the index no more.
 */
export async function writeDocuments(
  client: Queries,
  space: Space,
  ids: number[],
  documents: IndexedDocument[],
): Promise<void> {
  const before = await storedDocuments(client, space, ids)
  const averageLength = await countDocuments(client, space, documents, before)
  const numbers = await termNumbers(
    client,
    space,
    new Set(documents.flatMap(({ terms }) => [...terms.keys()])),
  )
  const changes = new PostingChanges()
  const stored = documents.map(({ id, title, length, terms }) => {
    const indexed = [...terms].map(([term, occurrence]): IndexedTerm => ({
      id: numbers.get(term)!,
      ...occurrence,
    }))
    changes.replace(id, before.get(id), {
      length,
      weighedWith: averageLength,
      frequencies: new Map(indexed.map((term) => [term.id, asKept(term)])),
    })
    return { id, title, length, terms: pack(indexed) }
  })
  const present = new Set(documents.map(({ id }) => id))
  const gone = ids.filter((id) => !present.has(id))
  for (const id of gone) changes.replace(id, before.get(id), undefined)
  await writePostings(client, changes)
  await client.query(
    Prisma.sql`DELETE FROM search_documents WHERE space = ${space} AND id = ANY (${gone}::int[])`,
  )
  await client.query(Prisma.sql`
    INSERT INTO search_documents (space, id, title, length, weighed_with, terms)
    SELECT ${space}::int, id, title, length, ${averageLength}::real, terms
    FROM unnest(${column(stored, 'id')}::int[], ${column(stored, 'title')}::text[], ${column(stored, 'length')}::int[],
      ${column(stored, 'terms')}::bytea[]) AS stored (id, title, length, terms)
    ON CONFLICT (space, id) DO UPDATE SET title = excluded.title, length = excluded.length,
      weighed_with = excluded.weighed_with, terms = excluded.terms, vector = NULL`)
}

async function storedDocuments(
  client: Queries,
  space: Space,
  ids: number[],
): Promise<Map<number, WeighedDocument>> {
  const { rows } = await client.query<{ id: number; length: number; weighedWith: number; terms: Buffer }>(
    Prisma.sql`SELECT id, length, weighed_with AS "weighedWith", terms FROM search_documents
      WHERE space = ${space} AND id = ANY (${ids}::int[])`,
  )
  return new Map(
    rows.map(({ id, length, weighedWith, terms }) => [
      id,
      { length, weighedWith, frequencies: frequenciesOf(terms) },
    ]),
  )
}

/** Returns the numbers of terms; new ones get one. */
async function termNumbers(client: Queries, space: Space, terms: Set<string>): Promise<Map<string, number>> {
  const all = [...terms]
  const { rows: known } = await client.query<{ id: number; term: string }>(
    Prisma.sql`SELECT id, term FROM search_terms WHERE space = ${space} AND term = ANY (${all}::text[])`,
  )
  const numbers = new Map(known.map(({ id, term }) => [term, id]))
  const unknown = all.filter((term) => !numbers.has(term))
  if (unknown.length === 0) return numbers
  const { rows } = await client.query<{ id: number; term: string }>(
    Prisma.sql`INSERT INTO search_terms (space, term) SELECT ${space}::int, unnest(${unknown}::text[])
      ON CONFLICT (space, term) DO UPDATE SET term = excluded.term RETURNING id, term`,
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
  documents: IndexedDocument[],
  before: ReadonlyMap<number, WeighedDocument>,
): Promise<number> {
  const { rows } = await client.query<{ documents: number; length: string; reference: number }>(
    Prisma.sql`UPDATE search_spaces SET documents = documents + ${documents.length - before.size},
      length = length + ${lengthOf(documents) - lengthOf([...before.values()])},
      changed_since = changed_since + ${documents.length}, analyser = ${ANALYSER}
      WHERE space = ${space} RETURNING documents, length, reference_length AS reference`,
  )
  const { documents: count, length, reference } = rows[0]!
  const average = Number(length) / Math.max(1, count)
  if (count === 0 || (reference > 0 && Math.abs(average / reference - 1) <= DRIFT))
    return Math.max(1, reference)
  await client.query(
    Prisma.sql`UPDATE search_spaces SET reference_length = ${average} WHERE space = ${space}`,
  )
  await client.query(
    Prisma.sql`INSERT INTO search_changes (space, id) SELECT space, id FROM search_documents
      WHERE space = ${space} AND id <> ALL (${column(documents, 'id')}::int[])`,
  )
  return average
}

const lengthOf = (documents: { length: number }[]) => documents.reduce((sum, { length }) => sum + length, 0)

async function writePostings(client: Queries, changes: PostingChanges): Promise<void> {
  const { removed, added } = changes
  if (removed.length > 0) {
    const terms = column(removed, 'term')
    await client.query(
      Prisma.sql`WITH removed AS (SELECT term, segment, array_agg(id) AS ids
          FROM unnest(${terms}::int[], ${column(removed, 'segment')}::int[], ${column(removed, 'id')}::int[]) AS t (term, segment, id)
          GROUP BY term, segment)
        UPDATE search_postings p SET list = ARRAY(SELECT posting FROM unnest(p.list) posting
          WHERE (posting & ${DOCUMENT_NUMBER}) <> ALL (removed.ids) ORDER BY posting DESC)
        FROM removed WHERE p.term = removed.term AND p.segment = removed.segment`,
    )
    await client.query(
      Prisma.sql`DELETE FROM search_postings WHERE list = '{}' AND term = ANY (${[...new Set(terms)]}::int[])`,
    )
  }
  await client.query(
    Prisma.sql`INSERT INTO search_postings AS p (term, segment, list)
      SELECT term, segment, array_agg(posting ORDER BY posting DESC)
      FROM unnest(${column(added, 'term')}::int[], ${column(added, 'segment')}::int[], ${column(added, 'posting')}::int[]) AS t (term, segment, posting)
      GROUP BY term, segment
      ON CONFLICT (term, segment) DO UPDATE
      SET list = ARRAY(SELECT unnest(p.list) UNION ALL SELECT unnest(excluded.list) ORDER BY 1 DESC)`,
  )
  const counted = changes.counted()
  await client.query(
    Prisma.sql`UPDATE search_terms t SET documents = t.documents + c.by
      FROM unnest(${column(counted, 'term')}::int[], ${column(counted, 'by')}::int[]) AS c (id, by) WHERE t.id = c.id`,
  )
}

const column = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Row[Key][] =>
  rows.map((row) => row[key])
