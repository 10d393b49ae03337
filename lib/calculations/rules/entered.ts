import type { Entered, Given, Sheet } from '../types'
import { typedNumber } from './numbers'

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

/** Returns what was entered for a name; a name like `constructor` is none that somebody entered. */
export const enteredFor = (values: Entered['values'], name: string): string | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined
