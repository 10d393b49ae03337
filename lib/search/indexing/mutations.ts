import 'server-only'
import { deleteUnused, writeWords } from '../dictionary/store'
import { writeDocuments, type IndexedDocument } from '../postings/store'
import { analyse, stemmed, titleKey } from '../rules/document'
import { ARTICLES, PASSAGES, type Space } from './constants'
import { READERS, thesaurus } from './queries'
import { inTransaction, Prisma, type Queries } from '@/lib/core/server/db'
import { LOCKS } from '@/lib/core/server/locks'
import { log } from '@/lib/core/server/log'

const LOCK_OF: Record<Space, number> = { [ARTICLES]: LOCKS.articleIndex, [PASSAGES]: LOCKS.passageIndex }
/**
 * How long it waits for a row that another process writes (learning meanings takes no lock of the index),
 * where it may not wait.
 */
const ROW_LOCK_MS = 100
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
  alone(space, true, (client) => deleteUnused(client, space))

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
    const lock = LOCK_OF[space]
    if (wait) await client.query(Prisma.sql`SELECT pg_advisory_xact_lock(${lock})`)
    else {
      const { rows } = await client.query<{ locked: boolean }>(
        Prisma.sql`SELECT pg_try_advisory_xact_lock(${lock}) AS locked`,
      )
      if (!rows[0]?.locked) return 0
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
    Prisma.sql`DELETE FROM search_changes WHERE mark IN
      (SELECT mark FROM search_changes WHERE space = ${space} ORDER BY mark LIMIT ${limit}) RETURNING id`,
  )
  return rows.map(({ id }) => id)
}

async function reindex(client: Queries, space: Space, ids: number[]): Promise<void> {
  const [sources, names] = [await READERS[space](client, ids), await thesaurus(client)]
  const analysed = sources.flatMap(({ id, title, fields }) => {
    try {
      return [{ id, title, analysed: analyse(fields, names) }]
    } catch (error) {
      // It is left out, and read again when it changes; the others do not wait for it.
      log.error({ space, id, error: String(error) }, 'a document could not be read for the search')
      return []
    }
  })
  const stems = await writeWords(
    client,
    new Set(analysed.flatMap(({ analysed: { words } }) => [...words.keys()])),
  )
  const documents = analysed.map(({ id, title, analysed: document }): IndexedDocument => ({
    id,
    title: titleKey(title),
    length: document.length,
    terms: stemmed(document, (word) => stems.get(word) ?? word),
  }))
  await writeDocuments(client, space, ids, documents)
}
