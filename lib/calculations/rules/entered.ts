import type { Entered, Given, Sheet } from '../types'
import { typedNumber } from './numbers'

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

/**
 * Returns what a sheet calculates with where a reader entered something. What is no number has no value, and
 * names that the sheet does not ask for have no effect.
 */
export function givenOf({ statements, regions }: Sheet, { values, region }: Entered): Given {
  const given = new Map<string, number | string>()
  for (const statement of statements) {
    if (statement.kind !== 'input' && statement.kind !== 'choice') continue
    const typed = enteredFor(values, statement.name)
    if (typed === undefined) continue
    if (statement.kind === 'choice') given.set(statement.name, typed)
    else {
      const { unit } = statement.value
      given.set(statement.name, (typedNumber(typed, unit?.text) ?? NaN) * (unit?.factor ?? 1))
    }
  }
  return { values: given, region: region !== null && regions.includes(region) ? region : null }
}

/** Returns what was entered for a name; undefined for one that was not, also for `constructor`. */
export const enteredFor = (values: Entered['values'], name: string): string | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined
