import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns what only the browser knows; null on the server and in the browser's first render. `read` must
 * return the same value each time.
 */
export const useBrowserValue = <T>(read: () => T): T | null => useSyncExternalStore(never, read, () => null)
