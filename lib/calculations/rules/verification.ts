import { AS_WRITTEN } from '../constants'
import { calculate } from '../engine'
import type { Given, Quantity, Results, Sheet, StatementOf, VerifiedValue } from '../types'
import { rowOf } from './checking'
import { inBase } from './dimensions'
import { plainName } from './names'
import { grouped, shownResult } from './numbers'

/** A verified sheet has at least as many values by other hands, of which it says whose. */
const LEAST = 2

export type Verification = { values: VerifiedValue[]; isVerified: boolean; largest: number | null }

/**
 * Compares a sheet with the values that its `expect` lines hold, each with the inputs of the `case` line
 * above it, or the author's.
 */
export function verify(sheet: Sheet): Verification {
  const resultsOf = (given: Given) => calculate(sheet.program, given).values
  let ours = resultsOf(AS_WRITTEN)
  let inputs = ''
  const values: VerifiedValue[] = []
  for (const statement of sheet.statements) {
    if (statement.kind === 'case') {
      const { region } = statement
      ours = resultsOf({ values: inputsOf(statement, sheet), region: region === sheet.home ? null : region })
      inputs = [
        ...(region === null ? [] : [`national values: ${region}`]),
        ...statement.inputs.map(([name, value]) => `${plainName(name)} = ${written(value)}`),
      ].join(', ')
    }
    if (statement.kind === 'expect') values.push({ inputs, ...compared(statement, sheet, ours) })
  }
  return {
    values,
    isVerified:
      values.filter(({ source }) => source !== null).length >= LEAST && values.every(({ holds }) => holds),
    largest: mostDifferent(values)?.difference ?? null,
  }
}

/** Returns the value that differs most from ours; null where none is compared. */
export function mostDifferent<V extends Pick<VerifiedValue, 'difference'>>(values: readonly V[]): V | null {
  const compared = values.filter(({ difference }) => difference !== null)
  return compared.toSorted((a, b) => b.difference! - a.difference!)[0] ?? null
}

/** Returns which value of which case it is: “N_Rd with t = 190 mm”. */
export const placeOfValue = ({ name, inputs }: Pick<VerifiedValue, 'name' | 'inputs'>): string =>
  inputs ? `${name} with ${inputs}` : name

function inputsOf({ inputs }: StatementOf<'case'>, { display }: Sheet): Map<string, number | string> {
  // What is chosen from a table is shown as its row, without a number's display.
  return new Map(
    inputs.map(([name, value]) => [
      name,
      typeof value !== 'string' && display.has(name) ? inBase(value) : rowOf(value),
    ]),
  )
}

const written = (value: Quantity | string): string =>
  typeof value === 'string' ? value : [grouped(value.text), value.unit?.text].filter(Boolean).join(' ')

function compared(
  { line, name, label: source, tolerance, value }: StatementOf<'expect'>,
  { display }: Sheet,
  results: Results['values'],
): Omit<VerifiedValue, 'inputs'> {
  const ours = results.get(name)
  const theirs = inBase(value)
  const { factor } = value.unit ?? { factor: 1 }
  const figures = Math.max(display.get(name)?.figures ?? 0, 4)
  const difference =
    typeof ours !== 'number' ? null : theirs === 0 ? Math.abs(ours) : Math.abs(ours / theirs - 1)
  return {
    line,
    name: plainName(name),
    source,
    expected: written(value),
    ours: shownResult(ours, { factor, figures, unit: null }),
    difference,
    tolerance,
    holds: difference !== null && difference <= tolerance,
  }
}
