'use client'
import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { DialogClose, DialogFooter } from '../../ui/dialog'
import { insertBlock } from '../behind'
import { EditorDialogFrame } from '../dialog-frame'
import { isWizardTable, tableAt } from '../table-at'
import { ColumnsEditor } from './columns-editor'
import { openTable, tableContent } from './markup'
import { RowsEditor } from './rows-editor'
import { SheetTools } from './sheet-tools'
import { blankTable, nameProblems, type WizardTable } from './table'
import { TablePreview } from './table-preview'
import { TEMPLATES } from './templates'

const NO_PROBLEMS = new Map<string, string>()

/** Makes a table, or changes the one that holds the cursor. */
export function TableWizard({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [opened] = useState(() => openedIn(editor))
  const [start] = useState(() => opened?.table ?? blankTable())
  const [table, setTable] = useState(start)
  /** What may be replaced unasked: nothing of it was typed, or read from the article. */
  const [untouched, setUntouched] = useState(opened ? null : start)
  const [offered, setOffered] = useState<WizardTable | null>(null)
  const [asked, setAsked] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const problems = nameProblems(table, start)
  const replace = (next: WizardTable) => {
    setTable(next)
    setUntouched(next)
    setOffered(null)
  }
  const offer = (next: WizardTable) => (table === untouched ? replace(next) : setOffered(next))
  const nameField = (id: string | undefined) =>
    body.current?.querySelector<HTMLInputElement>(`[data-column-name="${id}"]`)
  const insert = () => {
    const [wrong] = problems.keys()
    if (wrong) {
      setAsked(true)
      nameField(wrong)?.focus()
      return
    }
    const place = opened ? { from: opened.from, to: opened.to } : undefined
    insertBlock(editor, tableContent(table, opened?.origins), place)
    onClose()
  }
  return (
    <EditorDialogFrame
      editor={editor}
      title="Table Wizard"
      description="Columns of text, numbers or formulas. The preview shows the table as readers will see it."
      size="xl"
      onClose={onClose}
      discard={
        table !== start && {
          title: opened ? 'Discard these changes?' : 'Discard this table?',
          description: opened
            ? 'The table in the article stays as it was.'
            : 'What you have entered here is lost.',
        }
      }
      // The first button would replace the table.
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        const first = nameField(table.columns[0]?.id)
        first?.focus()
        first?.select()
      }}
      // A slip beside the dialog must not cost a table.
      onInteractOutside={(event) => event.preventDefault()}
    >
      <div ref={body} className="grid grid-cols-1 gap-7 px-5 py-4">
        {!opened && <Templates onChoose={offer} />}
        <ColumnsEditor table={table} problems={asked ? problems : NO_PROBLEMS} onChange={setTable} />
        <RowsEditor table={table} onChange={setTable} />
        <SheetTools table={table} onRead={offer} />
        <TablePreview table={table} />
      </div>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button onClick={insert}>{opened ? 'Update Table' : 'Insert Table'}</Button>
      </DialogFooter>
      <ConfirmDialog
        open={offered !== null}
        onOpenChange={() => setOffered(null)}
        title="Replace this table?"
        description="What is in it now is lost."
        confirmLabel="Replace"
        tone="destructive"
        onConfirm={() => offered && replace(offered)}
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
