import type { CopyOutcome } from '../types'
import { calculate } from '@/lib/calculations/engine'
import { enteredFor } from '@/lib/calculations/rules/entered'
import { givenOf, understood } from '@/lib/calculations/rules/given'
import { plainName } from '@/lib/calculations/rules/names'
import { refused } from '@/lib/calculations/rules/sheet'
import { brokenConditions, governing } from '@/lib/calculations/rules/words'
import type { Entered, Sheet } from '@/lib/calculations/types'

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

/** Returns the first input that the calculation cannot take, and what to enter; null where it takes all. */
export function wrongInput(sheet: Sheet, entered: Entered): { name: string; message: string } | null {
  const { errors } = calculate(sheet.program, givenOf(sheet, entered))
  for (const statement of sheet.statements) {
    if (statement.kind !== 'input' && statement.kind !== 'choice') continue
    const error = errors.get(statement.line)
    if (error === undefined) continue
    const typed = enteredFor(entered.values, statement.name) ?? ''
    const said = statement.kind === 'input' ? refused(statement, typed, error) : error
    return { name: statement.name, message: `${statement.label || plainName(statement.name)}: ${said}` }
  }
  return null
}
