'use client'
import type { Editor } from '@tiptap/core'
import { useState, type FormEvent } from 'react'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { DialogFooter } from '../ui/dialog'
import { Field, FieldError } from '../ui/field'
import { Input } from '../ui/input'
import { EditorDialogFrame } from './dialog-frame'

const DEFAULT_SIZE = '3'
const sizeOf = (typed: string): number | null => {
  const size = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0
  return size >= 1 && size <= 10 ? size : null
}

/** Rows and columns, each 1 to 10; anything else inserts nothing and says so. */
export function TableDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [rows, setRows] = useState(DEFAULT_SIZE)
  const [columns, setColumns] = useState(DEFAULT_SIZE)
  const [withHeaderRow, setHeader] = useState(true)
  const [refused, setRefused] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const [rowCount, columnCount] = [sizeOf(rows), sizeOf(columns)]
    if (!rowCount || !columnCount) return setRefused(true)
    editor.commands.insertTable({ rows: rowCount, cols: columnCount, withHeaderRow })
    onClose()
  }
  return (
    <EditorDialogFrame editor={editor} title="Insert table" onClose={onClose}>
      <form method="post" onSubmit={submit} noValidate>
        <div className="grid gap-4 px-5 py-4">
          <div className="grid grid-cols-2 gap-4">
            <Size label="Rows" value={rows} onChange={setRows} />
            <Size label="Columns" value={columns} onChange={setColumns} />
          </div>
          {refused && (
            <FieldError>Nothing was inserted: rows and columns are whole numbers from 1 to 10.</FieldError>
          )}
          <Checkbox
            label="First row is a header"
            checked={withHeaderRow}
            onChange={(event) => setHeader(event.target.checked)}
          />
        </div>
        <DialogFooter>
          <Button type="submit">Insert table</Button>
        </DialogFooter>
      </form>
    </EditorDialogFrame>
  )
}

type SizeProps = { label: string; value: string; onChange: (typed: string) => void }

function Size({ label, value, onChange }: SizeProps) {
  return (
    <Field label={label}>
      <Input
        type="number"
        min={1}
        max={10}
        value={value}
        autoComplete="off"
        aria-invalid={sizeOf(value) === null || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
