'use client'
import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { DialogFooter } from '../../ui/dialog'
import { FieldError } from '../../ui/field'
import { EditorDialogFrame } from '../dialog-frame'
import { isWizardTable, tableAt } from '../table-at'
import { ColumnsEditor } from './columns-editor'
import { openTable, tableContent } from './markup'
import { RowsEditor } from './rows-editor'
import { readSheet, writeSheet } from './sheets'
import { blankTable, MOST_COLUMNS, MOST_ROWS, tableFromSheet, type WizardTable } from './table'
import { TablePreview } from './table-preview'
import { TEMPLATES } from './templates'

const SHEET_MAX = 1024 * 1024

/** Makes a table, or changes the one that holds the cursor. */
export function TableWizard({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [opened] = useState(() => openedIn(editor))
  const [start] = useState(() => opened?.table ?? blankTable())
  const [table, setTable] = useState(start)
  const [leaving, setLeaving] = useState(false)
  const changed = table !== start
  const leave = () => (changed ? setLeaving(true) : onClose())
  const insert = () => {
    const content = tableContent(table, opened?.origins)
    if (opened) editor.commands.insertContentAt({ from: opened.from, to: opened.to }, content)
    else editor.commands.insertContent(content)
    onClose()
  }
  return (
    <EditorDialogFrame
      editor={editor}
      title="Table Wizard"
      description="Columns of text, numbers or formulas. The preview shows the table as readers will see it."
      size="xl"
      onClose={leave}
      // A slip beside the dialog must not cost a table.
      onInteractOutside={(event) => event.preventDefault()}
    >
      <div className="grid grid-cols-1 gap-7 px-5 py-4">
        {!opened && <Templates onChoose={setTable} />}
        <ColumnsEditor table={table} onChange={setTable} />
        <RowsEditor table={table} onChange={setTable} />
        <Sheets table={table} onRead={setTable} />
        <TablePreview table={table} />
      </div>
      <DialogFooter>
        <Button variant="outline" onClick={leave}>
          Cancel
        </Button>
        <Button onClick={insert}>{opened ? 'Update Table' : 'Insert Table'}</Button>
      </DialogFooter>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={opened ? 'Discard these changes?' : 'Discard this table?'}
        description={
          opened ? 'The table in the article stays as it was.' : 'What you have entered here is lost.'
        }
        confirmLabel="Discard"
        tone="destructive"
        onConfirm={onClose}
      />
    </EditorDialogFrame>
  )
}

function openedIn(editor: Editor) {
  const at = tableAt(editor)
  const node = at === null ? null : editor.state.doc.nodeAt(at)
  return at !== null && node && isWizardTable(node) ? openTable(node, at) : null
}

function Templates({ onChoose }: { onChoose: (table: WizardTable) => void }) {
  return (
    <section aria-label="Quick templates" className="grid gap-3">
      <h3 className="font-semibold">Quick templates</h3>
      <div className="flex flex-wrap gap-2">
        {TEMPLATES.map(({ label, make }) => (
          <Button key={label} variant="outline" size="sm" onClick={() => onChoose(make())}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}

function Sheets({ table, onRead }: { table: WizardTable; onRead: (table: WizardTable) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const read = async (file: File | undefined) => {
    if (!file) return
    const sheet = file.size > SHEET_MAX ? [] : readSheet(await file.text())
    if (sheet.length === 0)
      return setProblem(file.size > SHEET_MAX ? 'The file is larger than 1 MB.' : 'The file holds no table.')
    const cut = sheet.length > MOST_ROWS + 1 || sheet.some((line) => line.length > MOST_COLUMNS)
    setProblem(cut ? `Only the first ${MOST_ROWS} rows and ${MOST_COLUMNS} columns were taken.` : undefined)
    onRead(tableFromSheet(sheet))
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => field.current?.click()}>
          Import CSV
        </Button>
        <Button variant="outline" size="sm" onClick={() => download(writeSheet(table))}>
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

function download(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'table.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
