import type { Entered, Given, Sheet, StatementOf } from '../types'
import { type Converted, readTyped } from './conversion'
import { inBase } from './dimensions'
import { enteredFor } from './entered'
import { plainName } from './names'
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
      const read = readIn(statement, typed)
      const { unit } = statement.value
      given.set(statement.name, (read && 'number' in read ? read.number : NaN) * (unit?.factor ?? 1))
    }
  }
  return { values: given, region: region !== null && regions.includes(region) ? region : null }
}

function readIn({ name, value: { unit }, from, to }: StatementOf<'input'>, typed: string): Converted | null {
  const range = from && to && { from: inBase(from), to: inBase(to), factor: unit?.factor ?? 1 }
  return readTyped(typed, unit?.text ?? '', range, plainName(name))
}

/** Returns what a field shows of what was typed: as it is, or in the field's unit where it had another. */
export function understood(input: StatementOf<'input'>, typed: string): string {
  const read = typedNumber(typed, input.value.unit?.text) === null ? readIn(input, typed) : null
  return read && 'number' in read ? plainNumber(read.number) : typed
}

/** Returns what is wrong with how a number was typed, or with its unit; null where nothing is. */
export function wronglyTyped(input: StatementOf<'input'>, typed: string): string | null {
  const read = readIn(input, typed)
  return read && 'problem' in read ? read.problem : null
}
