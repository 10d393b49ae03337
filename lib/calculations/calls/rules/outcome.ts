import { shownValue } from '../../rules/numbers'
import { brokenConditions, checkWords, conditionsNotMet, governing, verdict } from '../../rules/words'
import type { Given, Results, Sheet, Statement } from '../../types'
import type { CalledCheck, CalledError, CalledResult, Outcome } from '../types'
import { linesOf, named } from './description'

/** Returns what a sheet comes to, line by line. `source` is what it was read from. */
export function outcomeOf(sheet: Sheet, source: string, given: Given, results: Results): Outcome {
  const { statements } = sheet
  const errors = new Map(results.errors)
  const valuesOf = (...kinds: Statement['kind'][]) =>
    statements.flatMap((one) =>
      kinds.includes(one.kind) && 'name' in one ? resultOf(one, sheet, results, errors) : [],
    )
  const inputs = valuesOf('input')
  const calculated = valuesOf('given', 'step', 'solve')
  const judged: Results = { ...results, errors }
  return {
    inputs,
    choices: statements.flatMap((one) =>
      one.kind === 'choice' ? [{ name: one.name, row: String(results.values.get(one.name)) }] : [],
    ),
    region: given.region,
    results: calculated,
    checks: checksOf(sheet, source, results),
    errors: statements.flatMap((one) => errorOf(one, errors)),
    governing: governing(results),
    passes: errors.size > 0 ? null : allPass(results),
    verdict: verdict(judged, conditionsNotMet(sheet, results)),
  }
}

/** Whether every check passes; null where only conditions on the inputs stand, and are met. */
function allPass(results: Results): boolean | null {
  if (brokenConditions(results).length > 0) return false
  const checks = results.checks.filter(({ isCondition }) => !isCondition)
  return checks.length === 0 ? null : checks.every(({ passes }) => passes)
}

/** A value that is too large for its unit has none: it is an error of its line. */
function resultOf(
  statement: Statement & { name: string },
  { display }: Sheet,
  { values }: Results,
  errors: Map<number, string>,
): CalledResult[] {
  const base = values.get(statement.name)
  const shown = display.get(statement.name)
  if (typeof base !== 'number' || !shown) return []
  const value = base / shown.factor
  if (!Number.isFinite(value)) {
    errors.set(statement.line, 'The result is beyond every number.')
    return []
  }
  const { unit } = shown
  return [
    { ...named(statement), unit, value, shown: [shownValue(base, shown), unit].filter(Boolean).join(' ') },
  ]
}

function checksOf({ statements }: Sheet, source: string, { checks }: Results): CalledCheck[] {
  const texts = linesOf(source)
  return checks.map((check) => {
    const { line, passes, utilisation, isCondition } = check
    const { label, clause } = statements.find((one) => one.line === line)!
    const text = texts[line - 1]!
    return {
      line,
      label,
      clause,
      text,
      utilisation,
      passes,
      condition: isCondition,
      words: checkWords(check),
    }
  })
}

function errorOf(statement: Statement, errors: ReadonlyMap<number, string>): CalledError[] {
  const message = errors.get(statement.line)
  if (message === undefined) return []
  return [{ line: statement.line, name: 'name' in statement ? statement.name : null, message }]
}
