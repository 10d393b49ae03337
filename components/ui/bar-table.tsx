import type { ReactNode } from 'react'
import { CsvButton } from './csv-button'
import { Definition } from './definition'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table'

export type BarRow = {
  key: string
  /** As the file and screen readers say it. */
  name: string
  shown?: ReactNode
  value: number
}

type BarTableProps = {
  title: string
  /** What the figures count. */
  definition: string
  /** Heads of the two columns. */
  columns: [string, string]
  rows: BarRow[]
  /** Of the file that it can be saved as, without its ending. */
  file: string
  /** What to say where there is nothing, or nothing but zeros. */
  empty: string
  /** The shortest bar of what is not zero, in percent of the longest. */
  minimum?: number
  frame?: string
}

/**
 * A chart that is its own table: each row has its name, its bar and its number, so that nothing depends on
 * colour.
 */
export function BarTable({
  title,
  definition,
  columns,
  rows,
  file,
  empty,
  minimum = 1,
  frame,
}: BarTableProps) {
  const longest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <section className="grid min-w-0 content-start gap-3">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="flex items-center gap-1 text-lg font-semibold">
          {title}
          <Definition of={title}>{definition}</Definition>
        </h2>
        <CsvButton
          label={title}
          name={file}
          columns={columns}
          rows={rows.map(({ name, value }) => [name, value])}
        />
      </div>
      {rows.every(({ value }) => value === 0) ? (
        <p className="border-hairline text-ink-soft rounded-md border border-dashed p-5 text-sm">{empty}</p>
      ) : (
        <Table label={title} frame={frame}>
          <TableHead>
            <tr>
              <TableHeader>{columns[0]}</TableHeader>
              <TableHeader aria-hidden className="w-2/5 max-sm:w-1/4" />
              <TableHeader numeric>{columns[1]}</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {rows.map(({ key, name, shown, value }) => (
              <TableRow key={key}>
                <TableCell className="break-words">{shown ?? name}</TableCell>
                <TableCell aria-hidden className="align-middle!">
                  <div
                    className="bg-ink/70 h-3 rounded-xs"
                    style={{ width: value === 0 ? 0 : `${Math.max(minimum, (value / longest) * 100)}%` }}
                  />
                </TableCell>
                <TableCell numeric>{value.toLocaleString('en-GB')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  )
}
