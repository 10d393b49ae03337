export const USERS_PAGE_SIZE = 50
export const USERS_PAGE_SIZE_MAX = 200
/** Milliseconds between refreshes of the list while its tab is visible. */
export const USERS_POLL = 5000
/** The most accounts in one exported file. */
export const USERS_EXPORT_MAX = 50_000
/** What must be typed before an account is deleted for good. */
export const DELETE_WORD = 'DELETE'
