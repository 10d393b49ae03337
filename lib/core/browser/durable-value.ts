import type { z } from 'zod'
import { localValue } from './local-value'

const DATABASE = 'loadpath'
const STORE = 'values'
/** A disk that does not answer by then is done without (milliseconds). */
const PATIENCE = 2000

/**
 * One JSON value in this browser that outlives the browser's own end. localStorage takes it at once, also
 * while the page is being left, but Chromium writes that to the disk up to a minute later; IndexedDB is told
 * to have reached the disk. `recover` brings back what only the disk still has: await it before the first
 * `read`. `stampOf` says when a value was made, as an ISO time.
 */
export function durableValue<T>(key: string, schema: z.ZodType<T>, stampOf: (value: T) => string) {
  const local = localValue(key, schema)
  return {
    read: local.read,
    write: (value: T): boolean => {
      void onDisk('readwrite', (values) => values.put(JSON.stringify(value), key))
      return local.write(value)
    },
    clear: (): void => {
      void onDisk('readwrite', (values) => values.delete(key))
      local.clear()
    },
    recover: async (): Promise<void> => {
      const stored = await Promise.race([
        onDisk<unknown>('readonly', (values) => values.get(key)),
        new Promise((late) => setTimeout(late, PATIENCE)),
      ])
      if (typeof stored !== 'string') return
      const kept = schema.safeParse(JSON.parse(stored)).data
      const here = local.read()
      if (kept !== undefined && (here === null || stampOf(kept) > stampOf(here))) local.write(kept)
    },
  }
}

let opened: Promise<IDBDatabase> | undefined

/**
 * One request to the store, done when it is on the disk; undefined where this browser keeps no database for
 * us.
 */
async function onDisk<Result>(
  mode: IDBTransactionMode,
  ask: (values: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await (opened ??= open())
    const transaction = database.transaction(STORE, mode, { durability: 'strict' })
    const request = ask(transaction.objectStore(STORE))
    await new Promise((done, failed) => {
      transaction.oncomplete = done
      transaction.onabort = () => failed(transaction.error ?? new Error('aborted'))
    })
    return request.result
  } catch {
    // Forbidden or full: localStorage is what there is.
    return undefined
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('refused'))
  })
}
