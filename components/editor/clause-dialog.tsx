'use client'
import type { Editor } from '@tiptap/core'
import { useState, type FormEvent } from 'react'
import { clauseOf, standardOf } from '@/lib/references/rules/clause'
import { Button } from '../ui/button'
import { DialogFooter } from '../ui/dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { EditorDialogFrame } from './dialog-frame'
import { markAt } from './mark-at'

/**
 * Marks the selection as a place in a standard, changes or removes the mark at the cursor; with nothing
 * selected, what is typed is the text.
 */
export function ClauseDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [{ known, range, text: selected }] = useState(() => markAt(editor, 'clause', 'at'))
  const [typed, setTyped] = useState(known || selected)
  const [asked, setAsked] = useState(false)
  const at = clauseOf(typed)
  const standard = at && standardOf(at)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!at) return setAsked(true)
    const marks = [{ type: 'clause', attrs: { at } }]
    if (range.from === range.to) editor.commands.insertContent({ type: 'text', text: typed.trim(), marks })
    else editor.chain().setTextSelection(range).setMark('clause', { at }).setTextSelection(range.to).run()
    onClose()
  }
  const remove = () => {
    editor.chain().setTextSelection(range).unsetMark('clause').setTextSelection(range.to).run()
    onClose()
  }
  return (
    <EditorDialogFrame
      editor={editor}
      title={known ? 'Edit clause reference' : 'Clause reference'}
      onClose={onClose}
      discard={
        typed !== (known || selected) && {
          title: known ? 'Discard these changes?' : 'Discard this reference?',
          description: known
            ? 'The reference in the article stays as it was.'
            : 'What you have entered here is lost.',
        }
      }
    >
      <form method="post" onSubmit={submit} noValidate>
        <div className="px-5 py-4">
          <Field
            label="Standard and clause"
            hint={
              standard
                ? `${at}: readers are led to the articles that cite ${standard}.`
                : 'Such as EN 1993-1-1, 6.3.2.3. While you write, it is recognised by itself.'
            }
            error={asked && !at ? 'Please name a standard, such as EN 1993-1-1, 6.3.2.3' : undefined}
          >
            <Input
              value={typed}
              autoComplete="off"
              spellCheck={false}
              maxLength={120}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        </div>
        <DialogFooter>
          {known && (
            <Button variant="outline" onClick={remove}>
              Remove reference
            </Button>
          )}
          <Button type="submit">{known ? 'Save reference' : 'Insert reference'}</Button>
        </DialogFooter>
      </form>
    </EditorDialogFrame>
  )
}
