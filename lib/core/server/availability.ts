import 'server-only'
import { isDatabaseDown } from './db'
import { log } from './log'

/**
 * Returns what `work` returns, or `otherwise` while the database is away: for parts that a page can be shown
 * without. Throws other errors.
 */
export async function fallbackWhenDown<T, F>(work: Promise<T>, otherwise: F): Promise<T | F> {
  try {
    return await work
  } catch (error) {
    if (!isDatabaseDown(error)) throw error
    log.warn({ error: String(error) }, 'a page is shown without what the database would say')
    return otherwise
  }
}
