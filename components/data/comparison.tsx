import type { ReactNode, Ref } from 'react'
import type { Table as TableOf } from '@/lib/calculations/types'
import { cellText } from '@/lib/calculations/tables/reading/rules/view'
import { Button } from '../ui/button'
import { Symbols } from '../ui/symbols'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../ui/table'

type ComparisonProps = {
  table: Pick<TableOf, 'fields'>
  symbols: ReactNode[]
  rows: TableOf['rows']
  heading: Ref<HTMLHeadingElement>
  onClose: () => void
}

/** Chosen rows side by side: a column each, with what each number is of the first row's. */
export function Comparison({ table: { fields }, symbols, rows, heading, onClose }: ComparisonProps) {
  const [first, ...others] = rows
  return (
    <section aria-labelledby="comparison" className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="comparison" ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl font-semibold">
          Side by side
        </h2>
        <Button variant="ghost" size="sm" onClick={onClose} className="print:hidden">
          Close the comparison
        </Button>
      </div>
      <p className="text-ink-soft mt-1 mb-3 text-sm">In brackets: the part of the first row’s value.</p>
      <Table label="Chosen rows side by side" frame="w-fit! max-w-full print:overflow-visible">
        <TableHead className="print:static">
          <TableRow>
            <TableHeader className="bg-sunken sticky left-0 border-r print:static">
              {fields[0]!.name}
            </TableHeader>
            {rows.map(([key]) => (
              <TableHeader key={key} numeric className="text-ink font-mono whitespace-nowrap">
                {cellText(key!)}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.slice(1).map((field, index) => (
            <TableRow key={field.name}>
              <TableHeader
                scope="row"
                className="bg-surface sticky left-0 border-r py-2! whitespace-nowrap print:static"
              >
                {symbols[index + 1]} {field.unit}
                {field.words && (
                  <span className="block max-w-40 font-normal whitespace-normal">
                    <Symbols text={field.words} />
                  </span>
                )}
              </TableHeader>
              <TableCell numeric className="py-2! whitespace-nowrap">
                {cellText(first![index + 1]!)}
              </TableCell>
              {others.map((row) => (
                <TableCell key={row[0]} numeric className="py-2! whitespace-nowrap">
                  {cellText(row[index + 1]!)}
                  {partOf(row[index + 1]!, first![index + 1]!)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}

const partOf = (value: string | number, of: string | number): string =>
  typeof value === 'number' && typeof of === 'number' && of !== 0 ? ` (${(value / of).toFixed(2)})` : ''
