import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { ANALYSER, ARTICLES, PASSAGES, type Space } from './constants'
import { deleteUnusedTerms, indexChanges } from './mutations'
import { learnLatentSpace } from '../latent-semantics/mutations'
import { pool, Prisma } from '@/lib/core/server/db'
import { log } from '@/lib/core/server/log'

const BATCH = 256
const LOOK_AGAIN = 400
const AFTER_TROUBLE = 5000

/** Marks everything that an older analyser read, to be indexed again, and its postings, to be replaced. */
export async function markOutdated(): Promise<void> {
  await pool().query(
    Prisma.sql`WITH outdated AS (UPDATE search_spaces SET analyser = ${ANALYSER} WHERE analyser < ${ANALYSER} RETURNING space),
      anew AS (UPDATE search_documents SET weighed_with = 0 WHERE space IN (SELECT space FROM outdated) RETURNING space, id)
      INSERT INTO search_changes (space, id) SELECT space, id FROM anew`,
  )
}

/** Brings a space's index up to date. Returns how many changes there were. */
export async function catchUp(space: Space): Promise<number> {
  let done = 0
  for (;;) {
    const taken = await indexChanges(space, { limit: BATCH, wait: true })
    done += taken
    if (taken < BATCH) return done
  }
}

/**
 * Keeps the index up to date until `signal` says stop: what is saved is found within half a second, and what
 * it means is learnt when it is quiet.
 */
export async function keepIndexed(signal: AbortSignal): Promise<void> {
  let outdated = true
  while (!signal.aborted) {
    try {
      if (outdated) await markOutdated()
      outdated = false
      for (const space of [ARTICLES, PASSAGES] as const)
        // While changes keep coming, what they mean can wait.
        if ((await catchUp(space)) === 0) await learnLatentSpace(space)
      await pause(LOOK_AGAIN, undefined, { signal }).catch(() => undefined)
    } catch (error) {
      log.warn({ error: String(error) }, 'the search index is brought up to date again soon')
      await pause(AFTER_TROUBLE, undefined, { signal }).catch(() => undefined)
    }
  }
}

/** Forgets what no document says any more, in every space. Returns how many words and terms. */
export async function purgeWords(): Promise<number> {
  let gone = 0
  for (const space of [ARTICLES, PASSAGES] as const) gone += await deleteUnusedTerms(space)
  return gone
}
