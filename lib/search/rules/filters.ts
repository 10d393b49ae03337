import { EDITIONS, FACETS, HOLDINGS, type Facet, type Order } from '../constants'
import { READING_STATE_NAMES } from '@/lib/articles/constants'

/** The value that each facet is narrowed to; none where it is not. */
export type Filters = Partial<Record<Facet, string>>

/** A found article, best first, with the values by which it is narrowed and ordered. */
export type Filterable = {
  id: number
  likely: boolean
  title: string
  /** Milliseconds. */
  publishedAt: number
  readTime: number
  values: Record<Facet, readonly string[]>
}

/** What a list of found articles holds: those that probably answer, and those that only mention it. */
export type Counts = { likely: number; others: number }

/** A value of a facet with what is listed once it is chosen. */
export type Option = Counts & { value: string; chosen: boolean }

const has = ({ values }: Filterable, filters: Filters) =>
  FACETS.every((facet) => filters[facet] === undefined || values[facet].includes(filters[facet]))

const compare: Record<Exclude<Order, 'relevance'>, (a: Filterable, b: Filterable) => number> = {
  newest: (a, b) => b.publishedAt - a.publishedAt,
  title: (a, b) => a.title.localeCompare(b.title, 'en'),
  time: (a, b) => a.readTime - b.readTime,
}

/**
 * Returns at most `most` of the found articles that have all the values, the likely ones first, each group in
 * the order that is asked for. Which articles are likely follows from the question alone.
 */
export function listed<Found extends Filterable>(
  found: readonly Found[],
  filters: Filters,
  { order = 'relevance', most }: { order?: Order; most: number },
): Found[] {
  const kept = found.filter((each) => has(each, filters))
  // The best ones are listed, whatever their order.
  const best = [...kept.filter(({ likely }) => likely), ...kept.filter(({ likely }) => !likely)].slice(
    0,
    most,
  )
  if (order === 'relevance') return best
  const by = (a: Found, b: Found) => Number(b.likely) - Number(a.likely) || compare[order](a, b)
  return best.toSorted(by)
}

/** Returns how many of a list probably answer, and how many only mention what is asked. */
export function countsOf(list: readonly Filterable[]): Counts {
  const likely = list.filter((each) => each.likely).length
  return { likely, others: list.length - likely }
}

/**
 * Returns the values of a facet that the other filters leave, the most frequent first, each with exactly what
 * is listed once it is chosen. A value that is chosen is among them, even where it leaves nothing.
 */
export function optionsOf(
  found: readonly Filterable[],
  facet: Facet,
  filters: Filters,
  most: number,
): Option[] {
  const others = { ...filters, [facet]: undefined }
  const chosen = filters[facet]
  const counts = new Map<string, Counts>(chosen === undefined ? [] : [[chosen, { likely: 0, others: 0 }]])
  for (const each of found) {
    if (!has(each, others)) continue
    for (const value of new Set(each.values[facet])) {
      const count = counts.get(value) ?? { likely: 0, others: 0 }
      counts.set(value, count)
      if (each.likely) count.likely++
      else count.others++
    }
  }
  return [...counts]
    .map(([value, count]) => {
      // As `listed` cuts: the likely ones first.
      const likely = Math.min(count.likely, most)
      return { value, chosen: value === chosen, likely, others: Math.min(count.others, most - likely) }
    })
    .sort((a, b) => b.likely - a.likely || b.others - a.others || (a.value < b.value ? -1 : 1))
}

const PARAMETERS = {
  category: 'category',
  standard: 'standard',
  holds: 'with',
  edition: 'edition',
  reading: 'reading',
}

/**
 * Returns the address of a search: only what is set, always in the same order. With `less` it also shows the
 * less likely articles.
 */
export function searchAddress(
  q: string,
  filters: Filters = {},
  order: Order = 'relevance',
  less = false,
): string {
  const query = [['q', q], ...FACETS.map((facet) => [PARAMETERS[facet], filters[facet]])]
  if (order !== 'relevance') query.push(['sort', order])
  if (less) query.push(['less', '1'])
  return `/search?${query
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value!)}`)
    .join('&')}`
}

const WORDS: Partial<Record<Facet, Readonly<Record<string, string>>>> = {
  holds: HOLDINGS,
  edition: EDITIONS,
  reading: READING_STATE_NAMES,
}

/** Returns what a value of a facet is called; a category by its name, which the caller knows. */
export const nameOfValue = (facet: Facet, value: string): string => WORDS[facet]?.[value] ?? value
