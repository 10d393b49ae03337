import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { markOutdated, indexChangedArticles } from './mutations'
import { log } from '@/lib/core/server/log'

const BATCH = 20
const POLL_MS = 500
const RETRY_MS = 5000

/** Keeps the passages of articles in step with what is published until `signal` says stop. */
export async function keepKnowledgeCurrent(signal: AbortSignal): Promise<void> {
  let outdated = true
  while (!signal.aborted) {
    try {
      if (outdated) await markOutdated()
      outdated = false
      if ((await indexChangedArticles(BATCH)) < BATCH)
        await pause(POLL_MS, undefined, { signal }).catch(() => undefined)
    } catch (error) {
      log.warn({ error: String(error) }, 'the knowledge base is brought up to date again soon')
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
}
