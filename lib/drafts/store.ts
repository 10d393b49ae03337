import { get, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { z } from 'zod'
import type { Version } from './types'

const STORE = 'values'
/** A disk that does not answer within this many milliseconds is done without. */
const PATIENCE = 2000

let opened: Promise<IDBDatabase> | undefined

/** The device's database. A transaction completes when the disk has it: `idb-keyval`'s own store does not wait for that. */
const disk: UseStore = async (mode, ask) => {
  opened ??= open()
  const transaction = (await opened).transaction(STORE, mode, { durability: 'strict' })
  return ask(transaction.objectStore(STORE))
}

async function open(): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open('loadpath', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    const database = await promisifyRequest(request)
    database.onclose = () => (opened = undefined)
    return database
  } catch (refused) {
    opened = undefined
    throw refused
  }
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
 * The versions of one draft in this browser, newest first. IndexedDB has what is said to be kept. Web storage takes at once, also while the
 * page is being left, what Chromium then writes to the disk up to a minute later.
 */
export function draftStore<Values>({ key, values, device, soleTab }: Place<Values>) {
  const quick = () => (soleTab ? localStorage : sessionStorage)
  const versions = z.preprocess(inTodaysForm, z.array(versionOf(values)))
  const parse = (text: unknown) => attempt(() => versions.parse(JSON.parse(String(text)))) ?? []
  const left = () => parse(attempt(() => quick().getItem(key)))
  let newest: string | undefined
  let writes = 0

  const clear = async (): Promise<void> => {
    writes += 1
    attempt(() => quick().removeItem(key))
    if (!device) return
    const remove = async (store: IDBObjectStore) => {
      // Another tab's text is that tab's to remove.
      const [kept] = soleTab ? [] : parse(await promisifyRequest(store.get(key)))
      if (!kept || kept.at === newest) store.delete(key)
      return promisifyRequest(store.transaction)
    }
    await disk('readwrite', remove).catch(() => undefined)
  }

  return {
    clear,
    read: async (): Promise<Version<Values>[]> => {
      const kept = device && (soleTab || left().length === 0) ? parse(await patiently(get(key, disk))) : []
      const here = left()
      const found = !kept[0] || (here[0] && here[0].at > kept[0].at) ? here : kept
      newest = found[0]?.at
      return found
    },
    /** `atOnce` says whether it outlives the page, `durable` whether it outlives the browser's own end. */
    write: (list: Version<Values>[]): { atOnce: boolean; durable: Promise<boolean> } => {
      if (list.length === 0) return { atOnce: true, durable: clear().then(() => true) }
      const text = JSON.stringify(list)
      const write = ++writes
      newest = list[0]!.at
      const atOnce = attempt(() => quick().setItem(key, text) ?? true) ?? false
      const stored = () => {
        if (soleTab && write === writes) attempt(() => quick().removeItem(key))
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

const patiently = (reading: Promise<unknown>) =>
  Promise.race([reading, new Promise((late) => setTimeout(late, PATIENCE))]).catch(() => undefined)

/** Returns undefined where storage is full or forbidden, or holds what cannot be read. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
