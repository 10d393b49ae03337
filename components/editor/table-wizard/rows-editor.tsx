'use client'
import clsx from 'clsx'
import { Plus } from 'lucide'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { compute, shownResult, type Result } from './formulas'
import { SortableList, useSortableItem } from '../../ui/sortable-list'
import { ItemTools } from './item-tools'
import { pastedBlock } from './sheets'
import {
  headOf,
  MOST_ROWS,
  moved,
  newId,
  numberIn,
  withBlock,
  type WizardColumn,
  type WizardRow,
  type WizardTable,
} from './table'

type RowsEditorProps = { table: WizardTable; onChange: (change: (table: WizardTable) => WizardTable) => void }

export function RowsEditor({ table, onChange }: RowsEditorProps) {
  const { columns, rows } = table
  const results = compute(table)
  const move = (from: number, to: number) => onChange((now) => ({ ...now, rows: moved(now.rows, from, to) }))
  return (
    <section aria-label="Rows" className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">Rows</h3>
        <Button
          size="sm"
          variant="outline"
          idle={rows.length >= MOST_ROWS}
          onClick={() => onChange((now) => ({ ...now, rows: [...now.rows, { id: newId(), cells: {} }] }))}
        >
          <Icon shape={Plus} />
          Add row
        </Button>
      </div>
      <SortableList ids={rows.map(({ id }) => id)} onMove={move}>
        <div className="border-hairline overflow-x-auto rounded border">
          <table className="w-full text-sm" data-wizard-rows>
            <thead className="bg-sunken">
              <tr>
                {columns.map((column) => (
                  <th
                    key={column.id}
                    scope="col"
                    className={clsx(
                      'px-3 py-1.5 font-medium',
                      column.type === 'text' ? 'text-left' : 'text-right',
                    )}
                  >
                    {headOf(column) || '–'}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">Order and delete</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <RowItem
                  key={row.id}
                  row={row}
                  at={at}
                  table={table}
                  results={results.get(row.id)}
                  onChange={onChange}
                  onMove={move}
                />
              ))}
            </tbody>
          </table>
        </div>
      </SortableList>
      <p role="status" className="text-bad text-sm empty:hidden">
        {notNumbers(table)}
      </p>
      <p className="text-ink-soft text-sm">
        Cells copied in Excel can be pasted into any cell, or onto a column’s name.
      </p>
    </section>
  )
}

type RowItemProps = RowsEditorProps & {
  row: WizardRow
  at: number
  results: Map<string, Result> | undefined
  onMove: (from: number, to: number) => void
}

function RowItem({ row, at, table, results, onChange, onMove }: RowItemProps) {
  const { ref, style, dragging, grip } = useSortableItem(row.id)
  const set = (columnId: string, text: string) =>
    onChange((now) => ({
      ...now,
      rows: now.rows.map((each) =>
        each.id === row.id ? { ...each, cells: { ...each.cells, [columnId]: text } } : each,
      ),
    }))
  const paste = (event: ClipboardEvent, column: number) => {
    const block = pastedBlock(event.clipboardData)
    if (!block) return
    event.preventDefault()
    onChange((now) => withBlock(now, { row: at, column }, block))
  }
  return (
    <tr
      ref={ref}
      style={style}
      className={clsx('border-hairline border-t', dragging && 'bg-surface shadow-float')}
    >
      {table.columns.map((column, place) => (
        <td key={column.id} className="p-1 align-top">
          {column.type === 'formula' ? (
            <Computed result={results?.get(column.id)} />
          ) : (
            <CellField
              column={column}
              value={row.cells[column.id] ?? ''}
              label={`${headOf(column) || `Column ${place + 1}`}, row ${at + 1}`}
              onChange={(text) => set(column.id, text)}
              onPaste={(event) => paste(event, place)}
            />
          )}
        </td>
      ))}
      <td className="w-px p-1 whitespace-nowrap">
        <ItemTools
          name={`row ${at + 1}`}
          at={at}
          count={table.rows.length}
          grip={grip}
          onMove={onMove}
          onDelete={() => onChange((now) => ({ ...now, rows: now.rows.filter(({ id }) => id !== row.id) }))}
        />
      </td>
    </tr>
  )
}

type CellFieldProps = {
  column: WizardColumn
  value: string
  label: string
  onChange: (text: string) => void
  onPaste: (event: ClipboardEvent) => void
}

function CellField({ column, value, label, onChange, onPaste }: CellFieldProps) {
  const numeric = column.type === 'number'
  // A field of numbers would hide text that was there before the column became one.
  const wrong = numeric && value.trim() !== '' && numberIn(value) === null
  return (
    <input
      type={numeric && !wrong ? 'number' : 'text'}
      step="any"
      inputMode={numeric ? 'decimal' : undefined}
      aria-label={label}
      aria-invalid={wrong || undefined}
      title={wrong ? 'This is not a number' : undefined}
      autoComplete="off"
      value={value}
      className={clsx('control !min-h-9', numeric ? 'min-w-24 text-right' : 'min-w-32')}
      onChange={({ target }) => onChange(target.value)}
      onBeforeInput={({ nativeEvent, currentTarget }) => {
        // A field of numbers drops a comma without a word, and 16,67 would be 1667.
        if (currentTarget.type !== 'number' || !nativeEvent.data?.includes(',')) return
        nativeEvent.preventDefault()
        onChange(value + nativeEvent.data)
      }}
      onPaste={onPaste}
      onKeyDown={toCellBelow}
    />
  )
}

/** Says which cells in columns of numbers are none, and how decimals are written. */
function notNumbers({ columns, rows }: WizardTable): string {
  const wrong = columns
    .filter(({ type }) => type === 'number')
    .flatMap(({ id }) => rows.map(({ cells }) => (cells[id] ?? '').trim()))
    .filter((cell) => cell !== '' && numberIn(cell) === null)
  if (wrong.length === 0) return ''
  const first = `“${wrong[0]!.slice(0, 20)}” is not a number`
  const others = wrong.length > 1 ? `, nor are ${wrong.length - 1} more cells in columns of numbers` : ''
  const decimals = wrong.some((cell) => /\d,\d*$/.test(cell)) ? ' Decimals stand after a point: 16.67.' : ''
  return `${first}${others}: formulas cannot calculate with it.${decimals}`
}

function Computed({ result }: { result: Result | undefined }) {
  const problem = typeof result === 'object' && 'mark' in result ? result : null
  return (
    <output
      className={clsx('block px-2 py-2 text-right tabular-nums', problem && 'text-bad font-medium')}
      title={problem?.says}
    >
      {shownResult(result)}
      {problem && <span className="sr-only">: {problem.says}</span>}
    </output>
  )
}

/** Enter goes down the column, as in a spreadsheet. */
function toCellBelow(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const cell = event.currentTarget.closest('td')
  const below = cell?.parentElement?.nextElementSibling?.children[cell.cellIndex]
  below?.querySelector('input')?.focus()
}
