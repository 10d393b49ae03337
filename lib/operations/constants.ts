export const JOBS_SHOWN = 50
/** How often the dashboard looks again while it is in sight (milliseconds). */
export const OPERATIONS_POLL = 30_000
/** Of an error as long a text as helps. */
export const ERROR_SHOWN = 400
