import { AS_WRITTEN } from '../constants'
import { calculate } from '../engine'
import type { Given, Sheet, StatementOf } from '../types'
import { rowOf } from './checking'
import { inBase } from './dimensions'
import { plainName } from './names'

/** One value by another hand, beside ours. */
export type Verified = {
  line: number
  name: string
  source: string | null
  /** The part by which ours differs from theirs. */
  difference: number | null
  tolerance: number
  holds: boolean
}

/** A verified sheet has at least as many values by other hands, of which it says whose. */
const LEAST = 2

export type Verification = { values: Verified[]; isVerified: boolean; largest: number | null }

/**
 * Compares a sheet with the values that its `expect` lines hold, each with the inputs of the `case` line
 * above it, or the author's.
 */
export function verify(sheet: Sheet): Verification {
  const resultsOf = (inputs: Given['values']) =>
    calculate(sheet.program, { values: inputs, region: null }).values
  let ours = resultsOf(AS_WRITTEN.values)
  const values: Verified[] = []
  for (const statement of sheet.statements) {
    if (statement.kind === 'case') ours = resultsOf(inputsOf(statement, sheet))
    if (statement.kind === 'expect') values.push(compared(statement, ours.get(statement.name)))
  }
  const differences = values.flatMap(({ difference }) => (difference === null ? [] : [difference]))
  return {
    values,
    isVerified:
      values.filter(({ source }) => source !== null).length >= LEAST && values.every(({ holds }) => holds),
    largest: differences.length > 0 ? Math.max(...differences) : null,
  }
}

function inputsOf({ inputs }: StatementOf<'case'>, { display }: Sheet): Map<string, number | string> {
  // What is chosen from a table is shown as its row, without a number's display.
  return new Map(
    inputs.map(([name, value]) => [
      name,
      typeof value !== 'string' && display.has(name) ? inBase(value) : rowOf(value),
    ]),
  )
}

function compared(expected: StatementOf<'expect'>, ours: number | string | undefined): Verified {
  const { line, name, label: source, tolerance } = expected
  const theirs = inBase(expected.value)
  const difference =
    typeof ours !== 'number' ? null : theirs === 0 ? Math.abs(ours) : Math.abs(ours / theirs - 1)
  return {
    line,
    name: plainName(name),
    source,
    difference,
    tolerance,
    holds: difference !== null && difference <= tolerance,
  }
}
