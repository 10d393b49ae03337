export const USERS_PAGE_SIZE = 50
export const USERS_PAGE_SIZE_MAX = 200
/** How often the list is asked for while it is in sight (milliseconds). */
export const USERS_POLL = 5000
/** How many accounts one file holds. */
export const USERS_EXPORT_MAX = 50_000
/** What must be typed before an account is deleted for good. */
export const DELETE_WORD = 'DELETE'
