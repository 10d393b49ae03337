/** Hours within which an answer to a message is promised. */
export const REPLY_HOURS = 24

/** Months after which the record of an email loses its recipient. */
export const RECIPIENT_MONTHS = 12
