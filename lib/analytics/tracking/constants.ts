/** Where the browser keeps the id of a visit, for as long as the tab is open. */
export const SESSION_KEY = 'analyticsSessionId'

export const PAGE_VIEW = '/api/analytics/page-view'
export const ENGAGEMENT = '/api/analytics/engagement'
export const SEARCH = '/api/analytics/search'

/** How long an event waits for others. */
export const FLUSH_MS = 5000
/** An article is read when so much of it was seen, for so long. */
export const READ_DEPTH = 75
export const READ_SECONDS = 30
