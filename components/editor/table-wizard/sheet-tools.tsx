'use client'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import { saveFile } from '../../ui/save-file'
import { NO_TEXT, textIn } from '../../ui/file-text'
import { readSheet, writeSheet } from './sheets'
import { MOST_COLUMNS, MOST_ROWS, tableFromSheet, type WizardTable } from './table'

const SHEET_MAX = 1024 * 1024

type SheetToolsProps = { table: WizardTable; onRead: (table: WizardTable) => void }

/** The table as a file: read from one, and written to one. */
export function SheetTools({ table, onRead }: SheetToolsProps) {
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const read = async (file: File | undefined) => {
    if (!file) return
    const sheet = await sheetIn(file)
    if (typeof sheet === 'string') return setProblem(sheet)
    const cut = sheet.length > MOST_ROWS + 1 || sheet.some((line) => line.length > MOST_COLUMNS)
    setProblem(
      cut ? `Only the first ${MOST_ROWS} rows and ${MOST_COLUMNS} columns of the file are taken.` : undefined,
    )
    onRead(tableFromSheet(sheet))
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => field.current?.click()}>
          Import CSV
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => saveFile('table.csv', new Blob([writeSheet(table)], { type: 'text/csv' }))}
        >
          Export CSV
        </Button>
        <input
          ref={field}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          aria-label="CSV file"
          className="hidden"
          onChange={({ target }) => {
            void read(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  )
}

/** The cells, or why there are none. */
async function sheetIn(file: File): Promise<string[][] | string> {
  if (file.size > SHEET_MAX) return 'The file is larger than 1 MB.'
  const text = textIn(await file.arrayBuffer())
  if (text === null) return NO_TEXT
  const sheet = readSheet(text)
  if (sheet.length === 0) return 'The file holds no table.'
  if (sheet.every(({ length }) => length < 2))
    return 'The file holds no table: commas, semicolons or tabs must stand between its cells.'
  return sheet
}
