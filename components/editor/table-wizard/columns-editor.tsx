'use client'
import clsx from 'clsx'
import { Plus } from 'lucide'
import { useRef, type ClipboardEvent } from 'react'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import { Icon } from '../../ui/icon'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { FormulaField } from './formula-field'
import { SortableList, useSortableItem } from '../../ui/sortable-list'
import { ItemTools } from './item-tools'
import { pastedBlock } from './sheets'
import {
  freeName,
  MOST_COLUMNS,
  moved,
  newColumn,
  renameIn,
  withBlock,
  type ColumnType,
  type WizardColumn,
  type WizardTable,
} from './table'

type ColumnsEditorProps = {
  table: WizardTable
  /** What is wrong with the names, by column. */
  problems: Map<string, string>
  onChange: (change: (table: WizardTable) => WizardTable) => void
}

const TYPES: [ColumnType, string][] = [
  ['text', 'Text'],
  ['number', 'Number'],
  ['formula', 'Formula'],
]

export function ColumnsEditor({ table, problems, onChange }: ColumnsEditorProps) {
  const { columns } = table
  const move = (from: number, to: number) =>
    onChange((now) => ({ ...now, columns: moved(now.columns, from, to) }))
  return (
    <section aria-label="Columns" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">Columns</h3>
        <Button
          size="sm"
          variant="outline"
          idle={columns.length >= MOST_COLUMNS}
          onClick={() =>
            onChange((now) => ({
              ...now,
              columns: [...now.columns, newColumn(freeName(now.columns))],
            }))
          }
        >
          <Icon shape={Plus} />
          Add column
        </Button>
      </div>
      <SortableList ids={columns.map(({ id }) => id)} onMove={move}>
        <ul className="grid gap-2">
          {columns.map((column, at) => (
            <ColumnItem
              key={column.id}
              column={column}
              at={at}
              table={table}
              problems={problems}
              onChange={onChange}
              onMove={move}
            />
          ))}
        </ul>
      </SortableList>
    </section>
  )
}

type ColumnItemProps = ColumnsEditorProps & {
  column: WizardColumn
  at: number
  onMove: (from: number, to: number) => void
}

function ColumnItem({ column, at, table, problems, onChange, onMove }: ColumnItemProps) {
  const { ref, style, dragging, grip } = useSortableItem(column.id)
  const problem = problems.get(column.id)
  const problemId = `name-problem-${column.id}`
  const nameBefore = useRef(column.name)
  const label = column.name.trim() || `column ${at + 1}`
  const set = (change: Partial<WizardColumn>) =>
    onChange((now) => ({
      ...now,
      columns: now.columns.map((each) => (each.id === column.id ? { ...each, ...change } : each)),
    }))
  /** Formulas follow the new name once it is whole. */
  const follow = () => {
    const before = nameBefore.current.trim()
    const after = column.name.trim()
    nameBefore.current = column.name
    if (!before || !after || before === after) return
    onChange((now) => ({
      ...now,
      columns: now.columns.map((each) =>
        each.formula ? { ...each, formula: renameIn(each.formula, before, after) } : each,
      ),
    }))
  }
  const paste = (event: ClipboardEvent) => {
    const block = pastedBlock(event.clipboardData)
    if (!block) return
    event.preventDefault()
    onChange((now) => withHeads(withBlock(now, { row: 0, column: at }, block.slice(1)), at, block[0] ?? []))
  }
  return (
    <li
      ref={ref}
      style={style}
      className={clsx(
        'border-hairline bg-surface grid gap-2 rounded border p-2',
        dragging && 'shadow-float border-hairline-strong',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Input
          aria-label={`Name of column ${at + 1}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          data-column-name={column.id}
          value={column.name}
          autoComplete="off"
          maxLength={100}
          className="min-w-36 flex-[2_1_9rem]"
          onFocus={() => (nameBefore.current = column.name)}
          onChange={({ target }) => set({ name: target.value })}
          onBlur={follow}
          onPaste={paste}
        />
        <Select
          aria-label={`Type of ${label}`}
          value={column.type}
          className="!w-auto flex-[1_1_7rem]"
          onChange={({ target }) => set({ type: target.value as ColumnType })}
        >
          {TYPES.map(([type, shown]) => (
            <option key={type} value={type}>
              {shown}
            </option>
          ))}
        </Select>
        <Input
          aria-label={`Unit of ${label}`}
          placeholder="Unit"
          value={column.unit}
          autoComplete="off"
          maxLength={20}
          className="min-w-20 flex-[1_1_5rem]"
          onChange={({ target }) => set({ unit: target.value.replace(/[<>"&()]/g, '') })}
        />
        <ItemTools
          name={label}
          at={at}
          count={table.columns.length}
          grip={grip}
          onMove={onMove}
          onDelete={() =>
            onChange((now) => ({ ...now, columns: now.columns.filter(({ id }) => id !== column.id) }))
          }
        />
      </div>
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
      {column.type === 'formula' && (
        <FormulaField column={column} table={table} label={label} onChange={set} />
      )}
    </li>
  )
}

/** The pasted block's first line names the columns that it was pasted on. */
const withHeads = (table: WizardTable, at: number, heads: string[]): WizardTable => ({
  ...table,
  columns: table.columns.map((column, place) => ({
    ...column,
    name: heads[place - at]?.trim() || column.name,
  })),
})
