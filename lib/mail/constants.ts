/** Hours within which an answer to a message is promised. */
export const REPLY_HOURS = 24

/** Months after which the record of an email loses its recipient. */
export const RECIPIENT_MONTHS = 12

/** Hours for which the link of a verification email works. */
export const VERIFICATION_HOURS = 24

/** Minutes for which the link of a password reset email works. */
export const RESET_MINUTES = 60

/** Minutes for which the link that confirms a new address works. */
export const CHANGE_MINUTES = 60
