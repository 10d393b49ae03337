import 'server-only'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { ObjectStorage, StorageError } from '@/lib/core/server/object-storage'
import { AppError } from '@/lib/core/errors'

const FOLDER = 'figures/'
/**
 * Milliseconds for which readers are refused at once after the storage was found away: each of them would
 * wait as long as the one before, and hold up the pages that wait behind it.
 */
const AWAY_FOR = 2000
/** Seconds. */
const TRY_AGAIN_AFTER = 5

const nameOf = (id: string) => `${FOLDER}${id}`

let connected: ObjectStorage | undefined
let awayUntil = 0

export const hasStorage = (): boolean => env().storage !== null

/** Returns the storage of the figures. Throws StorageError where none is set up. */
export function figureStorage(): ObjectStorage {
  const settings = env().storage
  if (!settings) throw new StorageError(new Error('S3_ENDPOINT and the settings beside it are not set'))
  return (connected ??= new ObjectStorage(settings))
}

/** Returns the bytes of a figure's object; null where there is none. Throws SERVICE_UNAVAILABLE. */
export const readObject = (id: string): Promise<Buffer | null> =>
  answered('Figures are', () => figureStorage().read(nameOf(id)))

/** Stores a figure's object. Throws SERVICE_UNAVAILABLE. */
export const writeObject = (id: string, bytes: Uint8Array, type: string): Promise<void> =>
  answered('The store of figures is', () => figureStorage().write(nameOf(id), bytes, type))

/** Removes the object of a figure that was not stored after all. What stays is found by the cleaning job. */
export const discardObject = (id: string): Promise<void> =>
  removeObject(id).catch((error: unknown) =>
    log.warn({ figure: id, error: String(error) }, 'the object of a figure stays until it is cleaned away'),
  )

/** Removes a figure's object. Throws StorageError. */
export const removeObject = (id: string): Promise<void> => figureStorage().remove(nameOf(id))

/** Returns the ids of all objects of figures, a page at a time. Throws StorageError. */
export async function* objectIds(): AsyncGenerator<string[]> {
  for await (const page of figureStorage().list(FOLDER))
    yield page.map(({ name }) => name.slice(FOLDER.length))
}

/** Ends the connections to the storage; for scripts and tests. */
export async function disconnectStorage(): Promise<void> {
  await connected?.close()
  connected = undefined
  awayUntil = 0
}

async function answered<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    if (performance.now() < awayUntil) throw new StorageError(new Error('it was away a moment ago'))
    return await work()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    if (performance.now() >= awayUntil) awayUntil = performance.now() + AWAY_FOR
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      `${what} not available for a moment. Please try again shortly.`,
      { retryAfter: TRY_AGAIN_AFTER, cause: error },
    )
  }
}
