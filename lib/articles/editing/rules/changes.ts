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
/** What the categories and tags of a change are called, by their ids. */
export type FilingNames = { categories: Map<number, string>; tags: Map<number, string> }

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
/** Recorded by their names: the log is read by people, also once a category or tag is called otherwise. */
const FILED: Record<string, string> = { categoryId: 'category', tagIds: 'tags' }

/**
 * Returns the fields of a save for its audit record: short values before and after, of long ones only that
 * they changed. Versions store their text.
 */
export function brief(
  { before, after }: { before: Values; after: Values },
  changed: string[],
  { categories, tags }: FilingNames,
) {
  const short = changed.filter((name) => !LONG.includes(name))
  const said = (name: string, value: Values[string] = null) => {
    if (name === 'categoryId' && typeof value === 'number') return categories.get(value) ?? null
    return name === 'tagIds' && Array.isArray(value)
      ? value.flatMap((id) => tags.get(id) ?? []).toSorted((a, b) => a.localeCompare(b))
      : value
  }
  const pick = (values: Values) =>
    Object.fromEntries(short.map((name) => [FILED[name] ?? name, said(name, values[name])]))
  return {
    before: pick(before),
    after: { ...pick(after), changed: changed.map((name) => FILED[name] ?? name) },
  }
}
