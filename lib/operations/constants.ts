export const JOBS_SHOWN = 50
/** Milliseconds between refreshes of the dashboard while its tab is visible. */
export const OPERATIONS_POLL = 30_000
/** The most characters of an error message. */
export const ERROR_SHOWN = 400
