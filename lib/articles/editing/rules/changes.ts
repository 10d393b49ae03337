import type { Versioned } from '../../revisions/types'
import type { ArticleChange } from '../schema'

/** The article as the change leaves it: what the change does not name stays. */
export function versionAfter(before: Versioned, change: ArticleChange, content: string): Versioned {
  const tagIds = change.tags ?? change.tagIds ?? before.tagIds
  return {
    title: change.title,
    content,
    excerpt: change.excerpt === undefined ? before.excerpt : change.excerpt,
    reference: change.reference === undefined ? before.reference : change.reference,
    categoryId: change.categoryId === undefined ? before.categoryId : change.categoryId,
    tagIds: tagIds.toSorted((a, b) => a - b),
  }
}

type Rest = { slug: string; featured: boolean; premium: boolean; open: boolean; scheduledFor: Date | null }
type Values = Record<string, string | number | boolean | number[] | null>

/** What an editor can change, as it is compared and logged. */
export const valuesOf = (
  version: Versioned,
  { slug, featured, premium, open, scheduledFor }: Rest,
): Values => ({
  ...version,
  slug,
  featured,
  premium,
  open,
  scheduledFor: scheduledFor?.toISOString() ?? null,
})

/** The names of what is not the same after. */
export const differing = (before: Values, after: Values) =>
  Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))

const LONG = ['content', 'reference', 'excerpt']

/**
 * Returns the fields of a save for its audit record: short values before and after, of long ones only that
 * they changed. Versions store their text.
 */
export function brief({ before, after }: { before: Values; after: Values }, changed: string[]) {
  const short = changed.filter((name) => !LONG.includes(name))
  const pick = (values: Values) => Object.fromEntries(short.map((name) => [name, values[name] ?? null]))
  return { before: pick(before), after: { ...pick(after), changed } }
}
