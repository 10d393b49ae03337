export const ENTRIES_PAGE_SIZE = 50
export const CITING_PAGE_SIZE = 20
export const PAGE_MAX = 1_000_000
/** How many of the articles that cite a line are named beside it. */
export const ARTICLES_NAMED = 3
