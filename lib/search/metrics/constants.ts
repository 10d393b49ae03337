/** The ranges: the query parameter and the label of each. */
export const RANGES = { '1d': 'Last 24 Hours', '7d': 'Last 7 Days', '30d': 'Last 30 Days' } as const
export type Range = keyof typeof RANGES
export const DEFAULT_RANGE: Range = '7d'

export const REFRESH_MS = 30_000
export const HIGHLIGHT_MS = 2000
export const TOP_QUERIES = 8
export const RECENT_SEARCHES = 20
export const MINIMUM_BAR_PERCENT = 5
/**
 * A gap in the library is named once so many members have met it: before, it would say what one person looked
 * for.
 */
export const GAP_MEMBERS = 5
export const GAPS = 20

/** What each figure counts; docs/analytics.md says the same. */
export const SEARCH_DEFINITIONS = {
  totalSearches:
    'Searches that were answered. What a member types within 30 seconds on the way to a longer query is one search.',
  uniqueQueries: 'Different queries, capitals and spaces aside.',
  avgResultsPerSearch: 'Articles found, on average over all searches; at most 50 are counted for one.',
  clickThroughRate:
    'Searches from which an article was opened, of all searches. Only members who agreed to analytics tell what they open, so the true share is higher.',
  meanReciprocalRank:
    'One divided by the place of the first article that was opened, on average over searches with a click: 1 means always the first, 0.5 the second.',
  topQueries: 'The queries that were searched for most often, capitals and spaces aside; at most 8.',
  recentSearches:
    'The latest 20 searches, by how much they found: more than 10 articles High, 1 to 10 Medium, none Low.',
  searchesByDay: 'Searches on each day of London; the longest bar is the day with most.',
  zeroResults:
    'Standards and clauses in searches that found nothing and in questions that the assistant could not answer, once at least 5 different members have looked for them.',
} as const
