export const SUBMISSIONS_PAGE_SIZE = 50
/** Hours in which we said that we would answer. */
export const PROMISED_HOURS = 24
/** From this many hours on, the promise is in danger. */
export const URGENT_HOURS = 18
