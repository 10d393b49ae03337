import type { Entered, Given, Sheet, StatementOf } from '../types'
import { readTyped } from './conversion'
import { enteredFor } from './entered'
import { plainNumber, typedNumber } from './numbers'

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
      const read = readTyped(typed, unit?.text ?? '')
      given.set(statement.name, (read && 'number' in read ? read.number : NaN) * (unit?.factor ?? 1))
    }
  }
  return { values: given, region: region !== null && regions.includes(region) ? region : null }
}

/** Returns what a field shows of what was typed: as it is, or in the field's unit where it had another. */
export function understood({ value: { unit } }: StatementOf<'input'>, typed: string): string {
  const own = unit?.text ?? ''
  const read = typedNumber(typed, own) === null ? readTyped(typed, own) : null
  return read && 'number' in read ? plainNumber(read.number) : typed
}

/** Returns what is wrong with the unit that was typed; null where nothing is. */
export function wrongUnit({ value: { unit } }: StatementOf<'input'>, typed: string): string | null {
  const read = readTyped(typed, unit?.text ?? '')
  return read && 'problem' in read ? read.problem : null
}
