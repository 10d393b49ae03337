'use client'
import type { Editor } from '@tiptap/core'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { FIELD, useCombobox } from '../layout/use-combobox'
import { Button } from '../ui/button'
import { DialogFooter } from '../ui/dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { EditorDialogFrame } from './dialog-frame'
import { linkAddress } from './extensions'
import { LinkTargets, targetsOf, type LinkTarget } from './link-targets'
import { markAt } from './mark-at'
import { isSettled, useLinkTargets } from './use-link-targets'

/** Sets, changes or removes the link at the cursor; without a text of its own, the address is the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [{ known, range, text: selected, plain }] = useState(() => markAt(editor, 'link', 'href'))
  const [typed, setTyped] = useState(known)
  const [text, setText] = useState(selected)
  const [error, setError] = useState<string>()
  const address = useRef<HTMLInputElement>(null)
  const href = linkAddress(typed)
  const found = useLinkTargets(href ? '' : typed)
  const targets = targetsOf(found)
  const combobox = useCombobox(targets.length)
  const settled = isSettled(found)
  /** Enter was pressed before all was found: the first is taken once it is. */
  const [entered, setEntered] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!href) {
      setError('Please enter a web address, such as https://www.iso.org, or choose an article or standard')
      return
    }
    const shown = text.trim() || typed.trim()
    const isEmpty = range.from === range.to
    if (plain && (isEmpty || text !== selected))
      editor.commands.insertContentAt(range, {
        type: 'text',
        text: shown,
        marks: [...marksOf(editor, range.from, isEmpty), { type: 'link', attrs: { href } }],
      })
    else {
      const { from, to } = editor.state.selection
      // A link that stays selected would be replaced by the next key.
      const behind = from === to ? from : to
      editor.chain().setTextSelection(range).setLink({ href }).setTextSelection(behind).run()
    }
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const take = (target: LinkTarget) => {
    setTyped(target.address)
    setText(text.trim() ? text : target.title)
    setError(undefined)
    combobox.close()
  }
  const choose = (target: LinkTarget) => {
    take(target)
    // The option that was pressed goes.
    address.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return combobox.onArrow(event)
    const chosen = targets[combobox.active]
    if (href || event.nativeEvent.isComposing || (settled && targets.length === 0)) return
    event.preventDefault()
    if (chosen) choose(chosen)
    else setEntered(true)
  }
  // The first of what was found for fewer letters is not meant.
  if (entered && settled) {
    setEntered(false)
    if (targets[0]) take(targets[0])
  }
  return (
    <EditorDialogFrame
      editor={editor}
      title={known ? 'Edit link' : 'Insert link'}
      onClose={onClose}
      discard={
        (typed !== known || text !== selected) && {
          title: known ? 'Discard these changes?' : 'Discard this link?',
          description: known
            ? 'The link in the article stays as it was.'
            : 'What you have entered here is lost.',
        }
      }
    >
      <form method="post" onSubmit={submit} noValidate>
        <div className="grid gap-4 px-5 py-4">
          <Field
            label="Web address"
            hint="Or words of an article, or a standard by any of its names, such as EC3: choose it from what is found."
            error={error}
          >
            <Input
              ref={address}
              {...combobox.roles}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setError(undefined)
                setEntered(false)
                combobox.activate(FIELD)
                combobox.show()
              }}
              onKeyDown={onKeyDown}
            />
          </Field>
          <LinkTargets found={found} targets={targets} combobox={combobox} onChoose={choose} />
          {plain && (
            <Field label="Text" optional hint="What readers press. Without it, the address stands there.">
              <Input autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
            </Field>
          )}
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

/** The other marks of the text that is replaced, such as bold. */
const marksOf = (editor: Editor, from: number, isEmpty: boolean) =>
  isEmpty
    ? []
    : (editor.state.doc.nodeAt(from)?.marks ?? [])
        .filter(({ type }) => type.name !== 'link')
        .map(({ type, attrs }) => ({ type: type.name, attrs }))
