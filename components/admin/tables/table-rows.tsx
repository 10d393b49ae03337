import type { Table as TableOf } from '@/lib/calculations/types'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table'

/** The rows of a version, as a calculation reads them. */
export function TableRows({ table: { fields, rows }, label }: { table: TableOf; label: string }) {
  return (
    <Table label={label} frame="max-h-[60dvh]">
      <TableHead>
        <TableRow>
          {fields.map((field, index) => (
            <TableHeader key={field.name} numeric={index > 0} className="whitespace-nowrap">
              {field.name}
              {field.unit && ` (${field.unit})`}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([key, ...values]) => (
          <TableRow key={key}>
            <TableHeader scope="row" className="text-ink align-top! font-mono">
              {key}
            </TableHeader>
            {values.map((value, index) => (
              <TableCell key={fields[index + 1]!.name} numeric>
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
