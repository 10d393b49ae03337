export const REASON_MAX = 2000

/** The path in an error of what says why a calculation can no longer be read. */
export const UNREADABLE = 'tables'
