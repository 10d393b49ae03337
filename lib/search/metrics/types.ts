export type RecentSearch = { id: number; query: string; timestamp: string; resultsCount: number }

/** What was searched for and not found; `term` is a standard or clause as people write it. */
export type Gap = { term: string; searches: number; members: number }

export type SearchMetrics = {
  totalSearches: number
  uniqueQueries: number
  avgResultsPerSearch: number
  /** Newest first. */
  recentSearches: RecentSearch[]
  /** Days of London, oldest first, those without a search too. */
  searchesByDay: { date: string; count: number }[]
  topQueries: { query: string; count: number; avgResults: number }[]
  zeroResults: Gap[]
  /** 0 to 1; null without a search. */
  clickThroughRate: number | null
  /** 0 to 1; null without a click. */
  meanReciprocalRank: number | null
}
