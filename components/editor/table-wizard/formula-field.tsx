'use client'
import { Input } from '../../ui/input'
import { columnToken, formulaProblem, FUNCTION_NAMES } from './formulas'
import type { WizardColumn, WizardTable } from './table'

const FORMULA_MAX = 200

type FormulaFieldProps = {
  column: WizardColumn
  table: WizardTable
  label: string
  onChange: (change: Partial<WizardColumn>) => void
}

export function FormulaField({ column, table, label, onChange }: FormulaFieldProps) {
  const others = table.columns.filter(({ id, name }) => id !== column.id && name.trim())
  const hint = `formula-hint-${column.id}`
  const problem = formulaProblem(column, table)
  return (
    <div className="grid gap-1">
      <Input
        aria-label={`Formula of ${label}`}
        aria-describedby={hint}
        aria-invalid={problem ? true : undefined}
        placeholder={others[0] ? `${columnToken(others[0].name)} * 1.35` : '1.35 * 2'}
        value={column.formula}
        autoComplete="off"
        spellCheck={false}
        maxLength={FORMULA_MAX}
        className="font-mono"
        onChange={({ target }) => onChange({ formula: target.value.replace(/[<>"&]/g, '') })}
      />
      <p id={hint} className="text-ink-soft text-xs">
        {/* No alert: while a name is typed, it is unknown. */}
        {problem && <strong className="text-bad font-medium">{problem} </strong>}
        {others.length > 0 && <>Columns: {others.map(({ name }) => columnToken(name)).join(', ')}. </>}
        Signs: + - * / ^ and brackets. Functions: {FUNCTION_NAMES.join(', ')}; angles in radians.
      </p>
    </div>
  )
}
