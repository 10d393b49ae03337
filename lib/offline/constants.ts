/** The names that public/offline-worker.js knows as well. */
export const OFFLINE_CACHE = 'loadpath-offline'
export const OFFLINE_LIST = '/offline'
/** What is saved: no page has this address. */
export const OFFLINE_RECORD = '/offline/saved.json'

export const OFFLINE_WORKER = '/offline-worker.js'

/** The bookmarks that are saved on a device, the newest first. */
export const OFFLINE_ARTICLES_MAX = 200

/** In the browser's storage: the id of the member who saves copies on this device. */
export const OFFLINE_OWNER = 'offline-copies'

/** Milliseconds after which what is saved is compared with the server again. */
export const OFFLINE_FRESH_MS = 10 * 60_000
