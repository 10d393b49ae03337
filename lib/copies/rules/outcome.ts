import type { CopyOutcome } from '../types'
import { calculate } from '@/lib/calculations/engine'
import { enteredFor } from '@/lib/calculations/rules/entered'
import { givenOf, understood } from '@/lib/calculations/rules/given'
import { plainName } from '@/lib/calculations/rules/names'
import { refused } from '@/lib/calculations/rules/sheet'
import { brokenConditions, governing, listed } from '@/lib/calculations/rules/words'
import type { Entered, Sheet } from '@/lib/calculations/types'
import type { FieldError } from '@/lib/core/errors'

/**
 * Returns what the checks of a sheet come to with what was entered, and the largest utilisation. It fails
 * where a condition on the inputs is not met, whatever its checks come to.
 */
export function outcomeOf(
  sheet: Sheet,
  entered: Entered,
): { outcome: CopyOutcome; utilisation: number | null } {
  const results = calculate(sheet.program, givenOf(sheet, entered))
  if (results.errors.size > 0) return { outcome: 'incomplete', utilisation: null }
  if (brokenConditions(results).length > 0) return { outcome: 'fails', utilisation: null }
  const checks = results.checks.filter(({ isCondition }) => !isCondition)
  if (checks.length === 0) return { outcome: 'unchecked', utilisation: null }
  const outcome = checks.every(({ passes }) => passes) ? 'passes' : 'fails'
  return { outcome, utilisation: governing(results)?.utilisation ?? null }
}

/** Returns what was entered of the inputs and regions of a sheet, numbers in the units of its inputs. */
export function enteredOf(sheet: Sheet, { values, region }: Entered): Entered {
  const kept: Record<string, string> = {}
  for (const statement of sheet.statements) {
    if (statement.kind !== 'input' && statement.kind !== 'choice') continue
    const typed = enteredFor(values, statement.name)
    if (typed === undefined) continue
    kept[statement.name] = statement.kind === 'input' ? understood(statement, typed) : typed
  }
  return { values: kept, region: region !== null && sheet.regions.includes(region) ? region : null }
}

/**
 * Returns what is wrong with the inputs that the calculation cannot take: what to enter in each, and all of
 * them in one sentence, as the verdict of the sheet names them. Null where it takes all.
 */
export function wrongInputs(
  sheet: Sheet,
  entered: Entered,
): { message: string; errors: FieldError[] } | null {
  const { errors } = calculate(sheet.program, givenOf(sheet, entered))
  const wrong = sheet.statements.flatMap((statement) => {
    const error = errors.get(statement.line)
    if ((statement.kind !== 'input' && statement.kind !== 'choice') || error === undefined) return []
    const typed = enteredFor(entered.values, statement.name) ?? ''
    const said = refused(statement, typed, error)
    const label = statement.label || plainName(statement.name)
    return [{ label, path: `values.${statement.name}`, message: `${label}: ${said}` }]
  })
  if (wrong.length === 0) return null
  const all = `${wrong.length} values cannot be calculated with: please look at ${listed(wrong.map(({ label }) => label))}.`
  return {
    message: wrong.length === 1 ? wrong[0]!.message : all,
    errors: wrong.map(({ path, message }) => ({ path, message })),
  }
}
