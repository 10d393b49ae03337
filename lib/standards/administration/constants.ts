export const ENTRIES_PAGE_SIZE = 50
export const PAGE_MAX = 10_000
/** Bytes of a file of lines. */
export const IMPORT_BYTES = 4 * 1024 * 1024
/** How many of the articles that cite something are named beside it. */
export const CITERS_NAMED = 3

/** What the list can be narrowed to. */
export const SHOWN = ['all', 'unconfirmed', 'current', 'superseded', 'withdrawn', 'cited'] as const
