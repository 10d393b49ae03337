import type { Entered } from '../types'

/** Returns the id of a sheet in its page. */
export const sheetId = (key: string): string => `calculation-${key}`

/** Returns the id of what the page shows of a line, which citations lead to. */
export const lineId = (key: string, line: number): string => `${sheetId(key)}-line-${line}`

/** Returns the end of an address that opens a sheet with what was entered, of a revision of its article. */
export function fragmentOf(key: string, { values, region }: Entered, revision: number): string {
  const query = new URLSearchParams({ ...values, ...(region !== null && { region }) })
  query.set('revision', String(revision))
  return `#${sheetId(key)}?${query.toString()}`
}

export const NOTHING_ENTERED: Entered = { values: {}, region: null }

/** Returns what was entered for a name; undefined for one that was not, also for `constructor`. */
export const enteredFor = (values: Entered['values'], name: string): string | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined
