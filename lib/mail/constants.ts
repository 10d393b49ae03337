/** Within which an answer to a message is promised. */
export const REPLY_HOURS = 24

/** How long a letter's record says to whom it went (months). */
export const RECIPIENT_MONTHS = 12
