'use client'
import type { Editor } from '@tiptap/core'
import { useState, type FormEvent } from 'react'
import { Button } from '../ui/button'
import { DialogFooter } from '../ui/dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { EditorDialogFrame } from './dialog-frame'
import { linkAddress } from './extensions'

/** Sets, changes or removes the link at the cursor; with nothing selected, the address is the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const known = String(editor.getAttributes('link').href ?? '')
  const [typed, setTyped] = useState(known)
  const [error, setError] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const href = linkAddress(typed)
    if (!href) return setError('Please enter a web address, such as https://www.iso.org')
    const { empty, from, to } = editor.state.selection
    if (empty && !known)
      editor.commands.insertContent({
        type: 'text',
        text: typed.trim(),
        marks: [{ type: 'link', attrs: { href } }],
      })
    else {
      // A link that is selected as a whole would be replaced by the next key.
      editor.chain().extendMarkRange('link').setLink({ href }).setTextSelection({ from, to }).run()
    }
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <EditorDialogFrame editor={editor} title={known ? 'Edit link' : 'Insert link'} onClose={onClose}>
      <form method="post" onSubmit={submit} noValidate>
        <div className="px-5 py-4">
          <Field label="Web address" error={error}>
            <Input
              type="url"
              inputMode="url"
              autoComplete="url"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </div>
        <DialogFooter>
          {known && (
            <Button variant="outline" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button type="submit">{known ? 'Save link' : 'Insert link'}</Button>
        </DialogFooter>
      </form>
    </EditorDialogFrame>
  )
}
