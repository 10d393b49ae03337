import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { markOutdated, takeUpArticles } from './mutations'
import { log } from '@/lib/core/server/log'

const BATCH = 20
const LOOK_AGAIN = 500
const AFTER_TROUBLE = 5000

/** Keeps the passages of articles in step with what is published until `signal` says stop. */
export async function keepKnown(signal: AbortSignal): Promise<void> {
  let outdated = true
  while (!signal.aborted) {
    try {
      if (outdated) await markOutdated()
      outdated = false
      if ((await takeUpArticles(BATCH)) < BATCH)
        await pause(LOOK_AGAIN, undefined, { signal }).catch(() => undefined)
    } catch (error) {
      log.warn({ error: String(error) }, 'the knowledge base is brought up to date again soon')
      await pause(AFTER_TROUBLE, undefined, { signal }).catch(() => undefined)
    }
  }
}
