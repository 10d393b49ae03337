import 'server-only'
import type { Readable } from './queries'
import { countView } from '../mutations'

const ASK_AGAIN_AFTER = 60_000
const REMEMBERED = 10_000

/** When who opened what; the database decides what counts, and need not be asked on every reload. */
const opened = new Map<string, number>()

/** Counts the view of a page that was sent from the page cache. */
export async function countOpened({ viewer, articleId }: Readable): Promise<void> {
  if (articleId === null) return
  const key = `${viewer.id} ${articleId}`
  const now = performance.now()
  if (now - (opened.get(key) ?? -ASK_AGAIN_AFTER) < ASK_AGAIN_AFTER) return
  opened.delete(key)
  opened.set(key, now)
  for (const oldest of opened.keys()) {
    if (opened.size <= REMEMBERED) break
    opened.delete(oldest)
  }
  await countView(viewer, articleId)
}
