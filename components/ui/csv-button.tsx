'use client'
import { Download } from 'lucide'
import { csvFrom, markedCsv } from '@/lib/core/csv'
import { Button } from './button'
import { Icon } from './icon'
import { saveFile } from './save-file'

type CsvButtonProps = {
  /** What the table is called, for whoever hears the button. */
  label: string
  /** Of the file, without its ending. */
  name: string
  columns: string[]
  rows: (string | number)[][]
}

/** Saves what a table shows as a file for spreadsheets. */
export function CsvButton({ label, name, columns, rows }: CsvButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Download ${label} as CSV`}
      disabled={rows.length === 0}
      onClick={() =>
        saveFile(`${name}.csv`, new Blob([markedCsv(csvFrom([columns, ...rows]))], { type: 'text/csv' }))
      }
    >
      <Icon shape={Download} />
      CSV
    </Button>
  )
}
