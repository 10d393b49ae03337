/** Notifications that the inbox shows. */
export const INBOX_SIZE = 20

/** The most characters of a reason or a name in a notification. */
export const DETAIL_MAX = 300

/** Months after which a notification is deleted. */
export const NOTIFICATION_MONTHS = 12
