import { RECOMMENDED } from '@/lib/calculations/constants'
import { enteredFor } from '@/lib/calculations/rules/entered'
import { givenOf } from '@/lib/calculations/rules/given'
import { plainNumber } from '@/lib/calculations/rules/numbers'
import type { Entered, Sheet, StatementOf } from '@/lib/calculations/types'

/**
 * Returns what to enter into the calculation of today so that it has the values of an older one: those that
 * were entered, and those that its author has changed since. Where an input has another unit now, its number
 * is converted. What only one of the two asks for, or asks for as something else, is left out.
 */
export function carriedOver(before: Sheet, entered: Entered, today: Sheet): Entered {
  const had = valuesOf(before, entered)
  const authors = valuesOf(today, { values: {}, region: null })
  const values: Record<string, string> = {}
  for (const statement of today.statements) {
    if (statement.kind !== 'input' && statement.kind !== 'choice') continue
    const { name } = statement
    const own = had.get(name)
    if (typeof own !== typeof authors.get(name) || own === authors.get(name)) continue
    const typed =
      statement.kind === 'input' ? numberFor(statement, before, entered, Number(own)) : String(own)
    if (typed !== null) values[name] = typed
  }
  const nation = entered.region ?? before.home ?? RECOMMENDED
  const isOther = nation !== (today.home ?? RECOMMENDED) && today.regions.includes(nation)
  return { values, region: isOther ? nation : null }
}

/** Returns the number as it was typed, or converted to the unit of today; null for another kind of value. */
function numberFor(
  { name, value: { unit } }: StatementOf<'input'>,
  before: Sheet,
  { values }: Entered,
  own: number,
): string | null {
  const was = before.statements.find(
    (one): one is StatementOf<'input'> => one.kind === 'input' && one.name === name,
  )
  if (!was || String(was.value.unit?.dimension) !== String(unit?.dimension)) return null
  return was.value.unit?.text === unit?.text
    ? (enteredFor(values, name) ?? was.value.text)
    : plainNumber(own / (unit?.factor ?? 1))
}

/** Returns what each input and choice of a sheet is: numbers in mm, N, s and K. */
function valuesOf(sheet: Sheet, entered: Entered): Map<string, number | string> {
  const given = givenOf(sheet, entered).values
  const authors = sheet.program.instructions.flatMap((one) =>
    one.kind === 'input' || one.kind === 'choice' ? [[one.name, one.value] as const] : [],
  )
  return new Map([...authors, ...given])
}
