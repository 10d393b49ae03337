import 'server-only'
import { importArticle, type ImportOutcome } from '../mutations'
import { type ImportLine, importLine } from './schema'
import { isStorable, slugify } from '@/lib/core/text'
import { violatedConstraint, isDatabaseDown, isDatabaseError, isUniqueViolation } from '@/lib/core/server/db'

export type ImportTotals = Record<ImportOutcome | 'failed', number>

type Options = {
  publish: boolean
  /** Calculations that contradict their expected values are stored all the same. */
  confirmed?: boolean
  onProblem: (line: number, reason: string) => void
  onProgress?: (totals: ImportTotals) => void
}

/** How many lines are in the making at once; the file is read no further ahead than that. */
const AT_ONCE = 6

/**
 * Stores the articles of a file, line by line, in constant memory. A bad line is reported with its number and
 * reason and the rest still load; a lost database ends it. Lines without a slug that share a title get -2, -3
 * … in the order of the file, so that importing the file again changes nothing.
 */
export async function importFile(
  lines: AsyncIterable<string>,
  { publish, confirmed = false, onProblem, onProgress }: Options,
): Promise<ImportTotals> {
  const totals: ImportTotals = { created: 0, updated: 0, unchanged: 0, failed: 0 }
  const slugs = new SlugCounter()
  const running = new Map<string, Promise<void>>()

  const store = async (line: ImportLine, slug: string, number: number, before: Promise<void> | undefined) => {
    await before
    try {
      totals[await onceMoreOnRace(() => importArticle(line, { publish, confirmed, slug }))]++
    } catch (error) {
      if (isDatabaseDown(error)) throw error
      fail(number, reasonOf(error))
    }
    onProgress?.(totals)
  }
  const fail = (number: number, reason: string) => {
    totals.failed++
    onProblem(number, reason)
  }

  let number = 0
  for await (const text of lines) {
    number++
    if (text.trim() === '') continue
    const read = readLine(text)
    if ('reason' in read) {
      fail(number, read.reason)
      continue
    }
    const slug = slugs.slugFor(read.line)
    // Of two lines with one slug the later wins, so it waits for the earlier.
    const job = store(read.line, slug, number, running.get(slug)).finally(() => {
      if (running.get(slug) === job) running.delete(slug)
    })
    running.set(slug, job)
    if (running.size >= AT_ONCE) await Promise.race(running.values())
  }
  await Promise.all(running.values())
  return totals
}

/** Adds a slug to each line. A title that an earlier line has taken gets -2, -3 …, the same in each run. */
class SlugCounter {
  private readonly taken = new Map<string, number>()

  slugFor({ slug, title }: ImportLine): string {
    if (slug) {
      this.taken.set(slug, this.taken.get(slug) ?? 1)
      return slug
    }
    const wanted = slugify(title)
    for (;;) {
      const n = (this.taken.get(wanted) ?? 0) + 1
      this.taken.set(wanted, n)
      const free = n === 1 ? wanted : `${wanted}-${n}`
      if (n === 1 || !this.taken.has(free)) return free
    }
  }
}

function readLine(text: string): { line: ImportLine } | { reason: string } {
  try {
    const json: unknown = JSON.parse(text)
    if (!isStorable(json))
      return { reason: 'holds a character that cannot be stored: NUL, or half of a pair' }
    return { line: importLine.parse(json) }
  } catch (error) {
    return { reason: reasonOf(error) }
  }
}

/** Two lines with one slug that were begun at once: the second finds the first when it tries again. */
async function onceMoreOnRace<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return work()
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'is not valid JSON'
  if (typeof error === 'object' && error !== null && 'issues' in error) {
    const issues = error.issues as { path: PropertyKey[]; message: string }[]
    return issues.map(({ path, message }) => `${path.join('.') || 'line'}: ${message}`).join('; ')
  }
  if (!isDatabaseError(error))
    return error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? 'failed') : String(error)
  const rule = violatedConstraint(error)
  return rule
    ? `could not be stored: it breaks the rule ${rule} of the database`
    : 'could not be stored: the database does not take a value in it'
}
