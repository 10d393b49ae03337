import { get, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { z } from 'zod'
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
  values: z.ZodType<Values>
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
export function draftStore<Values>({ key, values, device, soleTab }: Place<Values>) {
  const quick = () => (soleTab ? localStorage : sessionStorage)
  const versions = z.preprocess(inTodaysForm, z.array(versionOf(values)))
  const parse = (text: unknown) => attempt(() => versions.parse(JSON.parse(String(text)))) ?? []
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
      const [kept] = soleTab ? [] : parse(await promisifyRequest(store.get(key)))
      if (!kept || kept.at === newest) store.delete(key)
      return promisifyRequest(store.transaction)
    }
    await disk('readwrite', remove).catch(() => undefined)
    return true
  }

  return {
    /** Returns what earlier visits left. A disk that refuses has nothing; a silent one is waited for. */
    read: async (): Promise<Version<Values>[]> => {
      const here = parse(attempt(() => quick().getItem(key)))
      const asked = device && (soleTab || here.length === 0)
      const kept = asked ? parse(await get(key, disk).catch(() => undefined)) : []
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

const versionOf = <Values>(values: z.ZodType<Values>): z.ZodType<Version<Values>> =>
  z.object({ values, at: z.iso.datetime(), base: z.string().nullable(), sent: z.boolean() })

/** Earlier releases kept one version, or called its parts otherwise. */
const inTodaysForm = (kept: unknown) =>
  z
    .array(z.record(z.string(), z.unknown()))
    .parse([kept].flat())
    .map((version) => ({
      values: version.payload,
      at: version.keptAt,
      base: version.updatedAt,
      sent: false,
      ...version,
    }))

/** Returns undefined where storage is full or forbidden, or holds what cannot be read. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
