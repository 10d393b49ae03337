import { withoutTail } from '../../rules/grammar'
import { inBase } from '../../rules/dimensions'
import { plainName } from '../../rules/names'
import { shortest } from '../../rules/numbers'
import type { Quantity, Sheet, Statement, StatementOf } from '../../types'
import type { CalledChoice, CalledInput, CalledLine, SheetDescription } from '../types'

/** Returns what can be given to a sheet and what it calculates. `source` is what the sheet was read from. */
export function describeSheet(sheet: Sheet, source: string): SheetDescription {
  const { statements, home, regions } = sheet
  const texts = linesOf(source)
  return {
    inputs: statements.flatMap((one) => (one.kind === 'input' ? [inputOf(one)] : [])),
    choices: statements.flatMap((one) => (one.kind === 'choice' ? [choiceOf(one, sheet)] : [])),
    home,
    regions,
    lines: statements.flatMap((one) => lineOf(one, sheet, texts)),
    assumptions: statements.flatMap((one) => (one.kind === 'assume' ? [one.text] : [])),
  }
}

/** Returns the lines of a sheet as they were written, without clauses and labels. */
export const linesOf = (source: string): string[] => source.split(/\r\n?|\n/).map(withoutTail)

/** Returns what a line says of itself. */
export const named = ({ line, name, label, clause }: Statement & { name: string }) => ({
  line,
  name,
  symbol: plainName(name),
  label,
  clause,
})

function inputOf(input: StatementOf<'input'>): CalledInput {
  const { value, from, to, isWhole = false } = input
  const factor = value.unit?.factor ?? 1
  const inUnit = (limit: Quantity | null) => limit && shortest(inBase(limit) / factor)
  return {
    ...named(input),
    unit: value.unit?.text ?? null,
    default: value.number,
    from: inUnit(from),
    to: inUnit(to),
    whole: isWhole,
  }
}

const choiceOf = (choice: StatementOf<'choice'>, { program }: Sheet): CalledChoice => ({
  ...named(choice),
  table: choice.words ? null : choice.table,
  rows: program.tables[choice.table]!.rows.map(([row]) => String(row)),
  default: choice.key,
})

function lineOf(statement: Statement, { display }: Sheet, texts: string[]): CalledLine[] {
  const { kind, line, label, clause } = statement
  const text = texts[line - 1]!
  if (kind === 'check') return [{ line, kind, name: null, symbol: null, label, clause, unit: null, text }]
  if (kind !== 'given' && kind !== 'step' && kind !== 'solve') return []
  return [{ kind, ...named(statement), unit: display.get(statement.name)!.unit, text }]
}
