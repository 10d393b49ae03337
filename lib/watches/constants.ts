/** The most that one member watches. */
export const WATCH_LIMIT = 300

/** What can be watched, in the order in which it is listed. */
export const KINDS = ['standard', 'clause', 'category', 'tag', 'article', 'calculation'] as const

/** Months for which what was new is stored: longer than the longest time between two digests. */
export const NEWS_MONTHS = 3
