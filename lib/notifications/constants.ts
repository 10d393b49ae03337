/** How many lines the inbox shows. */
export const INBOX_SIZE = 20

/** How much of a reason or a name stands in a line (characters). */
export const DETAIL_MAX = 300

/** How long a line is kept (months). */
export const KEPT_MONTHS = 12
