'use client'
import clsx from 'clsx'
import { ArrowDown, ArrowUp, Columns3, Copy, Download, Printer } from 'lucide'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Table as TableOf } from '@/lib/calculations/types'
import { shorterSearch } from '@/lib/core/shorter-search'
import { dataFileAddress } from '@/lib/calculations/tables/hooks'
import {
  columnAnchor,
  columnLabel,
  COMPARED,
  dataAddress,
  numericFields,
  problemOfRange,
  cellText,
  ROWS_ANCHOR,
  rowsShown,
  tabSeparated,
  WHOLE,
} from '@/lib/calculations/tables/reading/rules/view'
import { columnWidths } from '@/lib/calculations/tables/reading/rules/widths'
import type { View } from '@/lib/calculations/tables/reading/types'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { Checkbox } from '../ui/checkbox'
import { EmptyState } from '../ui/empty-state'
import { putAddress } from '../ui/entry-state'
import { Field, FieldError } from '../ui/field'
import { Icon } from '../ui/icon'
import { Input } from '../ui/input'
import { NearestSearch } from '../ui/nearest-search'
import { isPlainPress } from '../ui/plain-press'
import { Select } from '../ui/select'
import { Symbols } from '../ui/symbols'
import { SidewaysHint, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../ui/table'
import { toast } from '../ui/toast'
import { useFragment } from '../ui/use-fragment'
import { Comparison } from './comparison'

type DataTableProps = {
  table: Pick<TableOf, 'name' | 'title' | 'fields' | 'rows'>
  /** The typeset symbol of each field. */
  symbols: ReactNode[]
  /** What the address asks for. */
  initial: View
}

/** Milliseconds after the last change before the address says it: browsers count how often it is changed. */
const PAUSE = 300

/** With more columns the letters are small on paper. */
const MANY_COLUMNS = 9

/**
 * Filters, sorts, chooses, compares and copies the rows of a table. Everything but copying is a form and
 * links, which work without scripts; with them nothing is asked of the server.
 */
export function DataTable({ table, symbols, initial }: DataTableProps) {
  const [view, setView] = useState(initial)
  const comparison = useRef<HTMLHeadingElement>(null)
  useAddress(table.name, view, initial)
  // Not a style of :target, which a press within the site does not set.
  const asked = decodeURIComponent(useFragment())
  const change = (part: Partial<View>) => setView((before) => ({ ...before, ...part }))
  const { name, title, fields } = table
  const numeric = numericFields(table)
  const widths = columnWidths(table)
  const problem = problemOfRange(view)
  const rows = rowsShown(table, problem ? { ...view, from: '', to: '' } : view)
  const shorter =
    rows.length === 0
      ? shorterSearch(view.text, (less) => rowsShown(table, { ...view, text: less }).length)
      : null
  const chosen = table.rows.filter(([key]) => view.chosen.includes(String(key)))
  const comparable = chosen.length >= 2 && chosen.length <= COMPARED
  const isFiltered = view.text !== '' || (view.by !== '' && (view.from !== '' || view.to !== ''))
  const isSorted = view.sort !== null

  const choose = (key: string, on: boolean) =>
    change({ chosen: on ? [...view.chosen, key] : view.chosen.filter((other) => other !== key) })
  const copy = (copied: TableOf['rows']) =>
    navigator.clipboard.writeText(tabSeparated(table, copied)).then(
      () =>
        toast({
          title: copied.length === 1 ? '1 row copied' : `${copied.length} rows copied`,
          description: 'Paste them into a spreadsheet.',
          variant: 'success',
        }),
      () =>
        toast({
          title: 'The rows could not be copied',
          description: 'Your browser does not allow it here; the CSV file has the same.',
          variant: 'destructive',
        }),
    )
  const compare = () => {
    change({ compares: true })
    requestAnimationFrame(() => comparison.current?.focus())
  }

  return (
    <form method="get" action={dataAddress(name)} onSubmit={(event) => event.preventDefault()}>
      {view.compares && comparable && (
        <Comparison
          table={table}
          symbols={symbols}
          rows={chosen}
          heading={comparison}
          onClose={() => change({ compares: false })}
        />
      )}
      <div className="grid gap-4 print:hidden">
        <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_14rem_8rem_8rem]">
          <Field label="Find rows" className="max-sm:col-span-2">
            <Input
              type="search"
              name="q"
              autoComplete="off"
              maxLength={100}
              value={view.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          </Field>
          <Field label="Range of" className="max-sm:col-span-2">
            <Select name="by" value={view.by} onChange={(event) => change({ by: event.target.value })}>
              <option value="">No column</option>
              {fields.map(
                (one, index) =>
                  numeric[index] && (
                    <option key={one.name} value={one.name}>
                      {columnLabel(one)}
                    </option>
                  ),
              )}
            </Select>
          </Field>
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? 'From' : 'To'}>
              <Input
                name={end}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                aria-invalid={view.by !== '' && problem !== null ? true : undefined}
                aria-describedby={problem ? 'range-problem' : undefined}
                value={view[end]}
                onChange={(event) => change({ [end]: event.target.value })}
              />
            </Field>
          ))}
        </div>
        {view.by !== '' && problem && <FieldError id="range-problem">{problem}</FieldError>}
        {view.by === '' && (view.from !== '' || view.to !== '') && (
          <p className="text-ink-soft text-sm">Choose the column that the range is of.</p>
        )}
        {view.sort !== null && (
          <input type="hidden" name="sort" value={`${view.descending ? '-' : ''}${view.sort}`} />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <p role="status" className="text-ink-soft mr-auto text-sm tabular-nums">
            {rows.length === table.rows.length
              ? `${rows.length} rows`
              : `${rows.length} of ${table.rows.length} rows`}
            {view.chosen.length > 0 && `, ${chosen.length} chosen`}
          </p>
          <noscript>
            <button type="submit" className={buttonStyles({ variant: 'outline', size: 'sm' })}>
              Show
            </button>
          </noscript>
          {(isFiltered || isSorted || view.chosen.length > 0) && (
            <a
              href={dataAddress(name)}
              className={buttonStyles({ variant: 'ghost', size: 'sm' })}
              onClick={(event) => {
                if (!isPlainPress(event.nativeEvent)) return
                event.preventDefault()
                setView(WHOLE)
              }}
            >
              Clear
            </a>
          )}
          <Button
            type="submit"
            name="compare"
            value="1"
            variant="outline"
            size="sm"
            disabled={chosen.length > COMPARED}
            onClick={(event) => {
              event.preventDefault()
              if (comparable) compare()
              else toast({ title: `Choose two to ${COMPARED} rows to compare`, variant: 'default' })
            }}
          >
            <Icon shape={Columns3} />
            Compare
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={() => void copy(chosen.length > 0 ? chosen : rows)}
            disabled={rows.length === 0 && chosen.length === 0}
          >
            <Icon shape={Copy} />
            {chosen.length > 0 ? 'Copy chosen rows' : 'Copy rows'}
          </Button>
          <a
            href={dataFileAddress(name)}
            download
            className={buttonStyles({ variant: 'outline', size: 'sm' })}
          >
            <Icon shape={Download} className="size-4" />
            CSV, all rows
          </a>
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <Icon shape={Printer} />
            Print
          </Button>
        </div>
      </div>
      {rows.length === 0 ? (
        <EmptyState
          className="mt-4"
          title="No row is like that"
          action={
            <NearestSearch
              href={dataAddress(name)}
              nearest={shorter ?? { search: '', total: table.rows.length }}
              of={['row', 'rows']}
              onSearch={() => setView(shorter ? { ...view, text: shorter.search } : WHOLE)}
            />
          }
        />
      ) : (
        <div id={ROWS_ANCHOR} className="mt-4 scroll-mt-24">
          <SidewaysHint className="xl:hidden print:hidden" />
          <Table
            label={title}
            frame="max-h-[80dvh] print:max-h-none print:overflow-visible print:border-0"
            className={clsx(
              'table-fixed print:table-auto',
              fields.length > MANY_COLUMNS ? 'print:text-[6.5pt]' : 'print:text-[9pt]',
            )}
          >
            <colgroup>
              {widths.map((width, index) => (
                <col key={fields[index]!.name} className="print:w-auto!" style={{ width: `${width}rem` }} />
              ))}
            </colgroup>
            <TableHead className="print:static">
              <TableRow>
                {fields.map((one, index) => (
                  <Head
                    key={one.name}
                    field={one}
                    symbol={symbols[index]}
                    isNumber={numeric[index]!}
                    isKey={index === 0}
                    isAsked={asked === `#${columnAnchor(one.name)}`}
                    keyWidth={widths[0]!}
                    name={name}
                    view={view}
                    onSort={(sort, descending) => change({ sort, descending })}
                  />
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(([key, ...values]) => (
                <TableRow key={key} className={view.chosen.includes(String(key)) ? 'bg-mark' : undefined}>
                  <TableHeader
                    scope="row"
                    className="bg-surface in-[.bg-mark]:bg-mark text-ink sticky left-0 z-1 border-r py-1.5! pl-3! font-mono whitespace-nowrap print:static print:bg-transparent print:py-1! print:pl-1!"
                  >
                    <Checkbox
                      label={cellText(key!)}
                      name="row"
                      value={key}
                      className="items-center print:text-[1em] print:leading-normal print:*:first:hidden"
                      checked={view.chosen.includes(String(key))}
                      onChange={(event) => choose(String(key), event.target.checked)}
                    />
                  </TableHeader>
                  {values.map((value, index) => (
                    <TableCell
                      key={fields[index + 1]!.name}
                      numeric={numeric[index + 1]}
                      className={clsx(
                        'px-3! py-2! print:px-1! print:py-1!',
                        numeric[index + 1] && 'whitespace-nowrap',
                      )}
                    >
                      {cellText(value)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </form>
  )
}

type HeadProps = {
  field: TableOf['fields'][number]
  symbol: ReactNode
  isNumber: boolean
  isKey: boolean
  /** Whether the address ends with this column. */
  isAsked: boolean
  /** Of the column of the keys, in rem. */
  keyWidth: number
  name: string
  view: View
  onSort: (sort: string, descending: boolean) => void
}

/** A head that sorts: from the smallest, at the next press from the largest. */
function Head({ field, symbol, isNumber, isKey, isAsked, keyWidth, name, view, onSort }: HeadProps) {
  const isSorted = view.sort === field.name
  const descending = isSorted && !view.descending
  const arrow = view.descending ? ArrowDown : ArrowUp
  return (
    <TableHeader
      numeric={isNumber && !isKey}
      aria-sort={isSorted ? (view.descending ? 'descending' : 'ascending') : undefined}
      id={columnAnchor(field.name)}
      // Beside the column of the keys, which stays in sight over the others.
      style={{ scrollMarginLeft: `${keyWidth}rem` }}
      className={clsx(
        'scroll-mt-24 px-3! print:px-1!',
        isAsked && 'bg-mark print:bg-transparent',
        isKey && 'bg-sunken sticky left-0 z-1 border-r print:static',
      )}
    >
      <a
        href={dataAddress(name, { ...view, sort: field.name, descending })}
        className="hover:text-ink inline-flex min-h-6 items-center gap-1 text-sm whitespace-nowrap underline-offset-4 hover:underline print:text-[1em]"
        onClick={(event) => {
          if (!isPlainPress(event.nativeEvent)) return
          event.preventDefault()
          onSort(field.name, descending)
        }}
      >
        {isSorted && <Icon shape={arrow} className="size-3.5" />}
        {symbol}
        {field.unit && <span className="font-normal">{field.unit}</span>}
      </a>
      {field.words && (
        <span className="block text-xs leading-snug font-normal print:text-[0.77em]">
          <Symbols text={field.words} />
        </span>
      )}
    </TableHeader>
  )
}

/** Keeps the address that of the view, so that a link and a reload show the same. */
function useAddress(name: string, view: View, initial: View): void {
  const said = useRef(dataAddress(name, initial))
  useEffect(() => {
    const address = dataAddress(name, view)
    if (address === said.current) return
    const timer = setTimeout(() => {
      said.current = address
      putAddress(address)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [name, view])
}
