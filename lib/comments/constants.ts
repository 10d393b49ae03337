/** Characters as a person counts them: a symbol beyond the basic plane is one. */
export const COMMENT_MAX = 5000
/** From here on the form says how many are left. */
export const COUNTER_FROM = 4500
export const REASON_MAX = 500
/** Seconds in which the same comment by the same member is taken for a second press. */
export const REPEAT_WINDOW_SECONDS = 60
export const PAGE_SIZE = 20
export const REPORTS_SHOWN = 100
