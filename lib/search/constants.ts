/** A query must be longer than two characters. */
export const MINIMUM_QUERY_LENGTH = 3
export const TOO_SHORT = 'Type at least three characters: a word, a standard or a clause.'
export const MAXIMUM_RESULTS = 50
export const DROPDOWN_RESULTS = 5
export const DEBOUNCE_MS = 300
/** The most characters of a question that are read, enough for a paragraph. */
export const LONGEST_QUERY = 1000
/** The most articles that filters choose from: as many as the engine weighs for one question. */
export const MOST_FOUND = 300

/** By what found articles are narrowed, in the order of the page. */
export const FACETS = ['category', 'standard', 'holds', 'edition', 'reading'] as const
export type Facet = (typeof FACETS)[number]
export const FACET_NAMES: Record<Facet, string> = {
  category: 'Category',
  standard: 'Standard cited',
  holds: 'With',
  edition: 'Cites an edition',
  reading: 'My reading',
}

/** What an article may hold beside its text. */
export const HOLDINGS = {
  calculation: 'Live calculation',
  table: 'Table',
  drawing: 'Drawing',
} as const
/** What the register says of an edition that an article cites. */
export const EDITIONS = { current: 'In force', superseded: 'Superseded', withdrawn: 'Withdrawn' } as const
export const ORDERS = ['relevance', 'newest', 'title', 'time'] as const
export type Order = (typeof ORDERS)[number]
export const ORDER_NAMES: Record<Order, string> = {
  relevance: 'Relevance',
  newest: 'Newest',
  title: 'Title',
  time: 'Reading time',
}
