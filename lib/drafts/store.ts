import { get, promisifyRequest, set, type UseStore } from 'idb-keyval'
import type { ZodType } from 'zod'
import type { Version } from './types'

const STORE = 'values'

let opened: Promise<IDBDatabase> | undefined

/**
 * The device's database. A transaction completes when the disk has it: `idb-keyval`'s own store does not
 * wait for that.
 */
const disk: UseStore = async (mode, ask) => {
  opened ??= open().catch((refused: unknown) => {
    opened = undefined
    throw refused
  })
  const transaction = (await opened).transaction(STORE, mode, { durability: 'strict' })
  return ask(transaction.objectStore(STORE))
}

async function open(version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open('loadpath', version)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  const database = await promisifyRequest(request)
  database.onclose = () => (opened = undefined)
  // Another tab needs a newer form of it, and waits until all have closed.
  database.onversionchange = () => {
    opened = undefined
    database.close()
  }
  if (database.objectStoreNames.contains(STORE)) return database
  // Opened first by something else, which made an empty database of this name.
  database.close()
  return open(database.version + 1)
}

type Place<Values> = {
  key: string
  /** What the values of a version must look like; asked for where something is stored. */
  schema: () => Promise<ZodType<Values>>
  /** Of a visitor nothing outlives the tab. */
  device: boolean
  /** One tab at a time writes it. Otherwise each tab has its own text first, and the device the last one. */
  soleTab: boolean
}

export type DraftStore<Values> = ReturnType<typeof draftStore<Values>>

/**
 * The versions of one draft in this browser, newest first. IndexedDB has what is said to be kept. Web storage
 * takes at once, also while the page is being left, what Chromium then writes to the disk up to a minute
 * later.
 */
export function draftStore<Values>({ key, schema, device, soleTab }: Place<Values>) {
  const quick = () => (soleTab ? localStorage : sessionStorage)
  /** The code that checks is fetched only where there is something to check. */
  const parse = async (text: unknown): Promise<Version<Values>[]> => {
    if (typeof text !== 'string') return []
    const [{ versionsIn }, values] = await Promise.all([import('./versions'), schema()])
    return versionsIn(text, values)
  }
  const putQuickly = (text: string | null) =>
    attempt(() => {
      if (text === null) quick().removeItem(key)
      else quick().setItem(key, text)
      return true
    }) ?? false
  /** Until the disk has answered, what it has is not known and must not be written over. */
  let unread = device
  let newest: string | undefined

  const clear = async (): Promise<boolean> => {
    putQuickly(null)
    if (!device) return true
    const remove = async (store: IDBObjectStore) => {
      // Another tab's text is that tab's to remove.
      const kept = soleTab ? undefined : typedAt(await promisifyRequest(store.get(key)))
      if (kept === undefined || kept === newest) store.delete(key)
      return promisifyRequest(store.transaction)
    }
    await disk('readwrite', remove).catch(() => undefined)
    return true
  }

  return {
    /** Returns what earlier visits left. A disk that refuses has nothing; a silent one is waited for. */
    read: async (): Promise<Version<Values>[]> => {
      const here = await parse(attempt(() => quick().getItem(key)))
      const asked = device && (soleTab || here.length === 0)
      const kept = asked ? await parse(await get(key, disk).catch(() => undefined)) : []
      const found = !kept[0] || (here[0] && here[0].at > kept[0].at) ? here : kept
      unread = false
      newest = found[0]?.at
      return found
    },
    /** `atOnce` says whether it outlives the page, `durable` whether it outlives the browser's own end. */
    write: (list: Version<Values>[]): { atOnce: boolean; durable: Promise<boolean> } => {
      const text = list.length > 0 ? JSON.stringify(list) : null
      if (unread) return { atOnce: !soleTab && putQuickly(text), durable: Promise.resolve(false) }
      if (text === null) return { atOnce: true, durable: clear() }
      newest = list[0]!.at
      const atOnce = putQuickly(text)
      const stored = () => {
        if (soleTab && attempt(() => quick().getItem(key)) === text) putQuickly(null)
        return true
      }
      return {
        atOnce,
        durable: device ? set(key, text, disk).then(stored, () => false) : Promise.resolve(atOnce),
      }
    },
  }
}

/** Returns when the newest version of a stored text was typed; undefined where it does not say. */
const typedAt = (text: unknown) =>
  attempt(() => {
    const [newest] = [JSON.parse(String(text))].flat() as { at?: string; keptAt?: string }[]
    return newest?.at ?? newest?.keptAt
  })

/** Returns undefined where storage is full or forbidden, or holds what cannot be read. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
