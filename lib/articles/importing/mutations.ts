import 'server-only'
import { importArticle, type ImportOutcome } from '../mutations'
import { importLine } from './schema'
import { slugify } from '@/lib/core/text'
import { isDatabaseDown, uniqueBreach } from '@/lib/core/db'

export type ImportTotals = Record<ImportOutcome | 'failed', number>

type Options = {
  publish: boolean
  onProblem: (line: number, reason: string) => void
  onProgress?: (totals: ImportTotals) => void
}

/** How many lines are in the making at once; the file is read no further ahead than that. */
const AT_ONCE = 6

/**
 * Stores the articles of a file, line by line, in constant memory. A bad line is reported with its number and reason and the rest still load;
 * a lost database ends it. Lines without a slug that share a title get -2, -3 … in the order of the file, so that the same file gives the same articles again.
 */
export async function importFile(
  lines: AsyncIterable<string>,
  { publish, onProblem, onProgress }: Options,
): Promise<ImportTotals> {
  const totals: ImportTotals = { created: 0, updated: 0, unchanged: 0, failed: 0 }
  const derived = new Map<string, number>()
  const slugFor = (title: string) => {
    const slug = slugify(title)
    const n = (derived.get(slug) ?? 0) + 1
    derived.set(slug, n)
    return n === 1 ? slug : `${slug}-${n}`
  }
  const store = async (text: string, number: number) => {
    try {
      const line = importLine.parse(JSON.parse(text))
      const options = { publish, slug: line.slug ?? slugFor(line.title) }
      totals[await onceMoreOnRace(() => importArticle(line, options))]++
    } catch (error) {
      if (isDatabaseDown(error)) throw error
      totals.failed++
      onProblem(number, reasonOf(error))
    }
    onProgress?.(totals)
  }

  const running = new Set<Promise<void>>()
  let number = 0
  for await (const text of lines) {
    number++
    if (text.trim() === '') continue
    const job = store(text, number).finally(() => running.delete(job))
    running.add(job)
    if (running.size >= AT_ONCE) await Promise.race(running)
  }
  await Promise.all(running)
  return totals
}

/** Two lines with one slug that were begun at once: the second finds the first when it tries again. */
async function onceMoreOnRace<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!uniqueBreach(error)) throw error
    return work()
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'is not valid JSON'
  if (typeof error === 'object' && error !== null && 'issues' in error) {
    const issues = error.issues as { path: PropertyKey[]; message: string }[]
    return issues.map(({ path, message }) => `${path.join('.') || 'line'}: ${message}`).join('; ')
  }
  return error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? 'failed') : String(error)
}
