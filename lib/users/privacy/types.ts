import type { PARTS } from './constants'

/** One stored row. Dates become ISO 8601 strings in UTC when it is serialised. */
type Entry = Record<string, unknown>

/** Everything about one person. `readme` says what each of the other parts is. */
export type PersonalData = {
  readme: { about: string; createdAt: string; parts: typeof PARTS }
  account: Entry
} & Record<Exclude<keyof typeof PARTS, 'account'>, Entry[]>

/** `deletesAt` is ISO 8601. */
export type AccountDeletion = { message: string; deletesAt: string }
