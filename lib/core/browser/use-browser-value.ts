import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What only the browser knows; null in the server's picture and the first of the browser. `read` must give the same value each time. */
export const useBrowserValue = <T>(read: () => T): T | null => useSyncExternalStore(never, read, () => null)
