import { calculate } from '@/lib/calculations/engine'
import { enteredFor } from '@/lib/calculations/rules/entered'
import { givenOf } from '@/lib/calculations/rules/given'
import { plainName } from '@/lib/calculations/rules/names'
import { grouped, shownResult } from '@/lib/calculations/rules/numbers'
import { checkWords } from '@/lib/calculations/rules/words'
import type { Entered, Results, Sheet, Statement } from '@/lib/calculations/types'

/** One line of a calculation in words and numbers, for tables and files. */
export type Line = {
  kind: 'input' | 'given' | 'result' | 'check'
  /** The name of a value; the number of the check among the checks. */
  name: string
  symbol: string
  label: string
  /** As it is shown: “0.664”, “S355”, “passes: 0.960”, or why there is none. */
  shown: string
  /** In the shown unit; null for what is no number. */
  value: number | null
  unit: string
  clause: string
}

/** Returns the inputs, given values, results and checks of a sheet, calculated with what was entered. */
export function linesOf(sheet: Sheet, entered: Entered): Line[] {
  const results = calculate(sheet.program, givenOf(sheet, entered))
  let checks = 0
  return sheet.statements.flatMap((statement): Line[] => {
    const common = { label: statement.label ?? '', clause: statement.clause ?? '' }
    switch (statement.kind) {
      case 'input':
      case 'choice':
        return [{ ...common, kind: 'input', ...input(sheet, statement, entered) }]
      case 'given':
      case 'step':
      case 'solve': {
        const kind = statement.kind === 'given' ? 'given' : 'result'
        return [{ ...common, kind, ...result(sheet, statement, results) }]
      }
      case 'check': {
        const found = results.checks.find(({ line }) => line === statement.line)
        const shown = found ? checkWords(found) : (results.errors.get(statement.line) ?? '')
        const name = `check-${++checks}`
        return [
          { ...common, kind: 'check', name, symbol: '', shown, value: found?.utilisation ?? null, unit: '' },
        ]
      }
      default:
        return []
    }
  })
}

type Value = Pick<Line, 'name' | 'symbol' | 'shown' | 'value' | 'unit'>

function input(
  sheet: Sheet,
  statement: Extract<Statement, { kind: 'input' | 'choice' }>,
  entered: Entered,
): Value {
  const { name } = statement
  const typed = enteredFor(entered.values, name)
  const symbol = plainName(name)
  if (statement.kind === 'choice')
    return { name, symbol, shown: typed ?? statement.key, value: null, unit: '' }
  const { unit, text, number } = statement.value
  const factor = unit?.factor ?? 1
  const given = givenOf(sheet, entered).values.get(name)
  const value = typeof given === 'number' ? given / factor : number
  return {
    name,
    symbol,
    shown: typed ?? grouped(text),
    value: Number.isFinite(value) ? value : null,
    unit: unit?.text ?? '',
  }
}

function result(sheet: Sheet, statement: Statement & { name: string }, { values, errors }: Results): Value {
  const { name } = statement
  const display = sheet.display.get(name)!
  const value = values.get(name)
  const error = errors.get(statement.line)
  return {
    name,
    symbol: plainName(name),
    shown: typeof value === 'number' ? shownResult(value, display) : (error ?? '–'),
    value: typeof value === 'number' ? value / display.factor : null,
    unit: display.unit ?? '',
  }
}
