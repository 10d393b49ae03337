'use client'
import { useId, useState } from 'react'
import { ApiError, reasonOf } from '@/lib/core/browser/api'
import { HEADING_LENGTH, NOTE_LENGTH, REMARK_LENGTH } from '@/lib/projects/constants'
import { useAddItem, useChangeItem } from '@/lib/projects/hooks'
import { headingText, noteText, remarkText } from '@/lib/projects/items/schema'
import type { Item, ProjectItemKind } from '@/lib/projects/types'
import { Button } from '../ui/button'
import { Dialog, DialogContent } from '../ui/dialog'
import { failure } from '../ui/failure'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { perform } from '../ui/perform'
import { Textarea } from '../ui/textarea'
import { toast } from '../ui/toast'

type WordsDialogProps = {
  title: string
  kind: ProjectItemKind
  words: string
  pending: boolean
  /** What the server says of the words. */
  refused?: string
  onSubmit: (words: string | null) => void
  onClose: () => void
}

const schemaOf = (kind: ProjectItemKind) =>
  kind === 'heading' ? headingText : kind === 'note' ? noteText : remarkText

/** Stays open, with all that was typed, until the server has stored it. */
function WordsDialog({ title, kind, words, pending, refused, onSubmit, onClose }: WordsDialogProps) {
  const id = useId()
  const [text, setText] = useState(words)
  const [wrong, setWrong] = useState<string>()
  const submit = () => {
    const { data, error } = schemaOf(kind).safeParse(text)
    setWrong(error?.issues[0]?.message)
    if (!error && !pending) onSubmit(data ?? null)
  }
  const field = { value: text, autoComplete: 'off' }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={title}
        size={kind === 'heading' ? 'sm' : 'md'}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={id} pending={pending} pendingLabel="Saving...">
              Save
            </Button>
          </>
        }
      >
        <form
          id={id}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Field
            label={kind === 'heading' ? 'Heading' : kind === 'note' ? 'Note' : 'Remark'}
            error={wrong ?? refused}
          >
            {kind === 'heading' ? (
              <Input
                {...field}
                maxLength={HEADING_LENGTH}
                onChange={(event) => setText(event.target.value)}
              />
            ) : (
              <Textarea
                {...field}
                rows={kind === 'note' ? 8 : 4}
                maxLength={kind === 'note' ? NOTE_LENGTH : REMARK_LENGTH}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** Adds a heading or a note at the end. */
export function AddWords({
  projectId,
  kind,
  onClose,
}: {
  projectId: string
  kind: 'heading' | 'note'
  onClose: () => void
}) {
  const add = useAddItem(projectId)
  return (
    <WordsDialog
      title={kind === 'heading' ? 'Add a heading' : 'Add a note'}
      kind={kind}
      words=""
      pending={add.isPending}
      onClose={onClose}
      onSubmit={(text) =>
        perform(
          add,
          { kind, text: text ?? '' },
          { onSuccess: onClose, onError: (error) => toast(failure('Failed to add it', error)) },
        )
      }
    />
  )
}

/** Words that somebody else has changed meanwhile are not written over: what was typed stays in sight. */
export function EditWords({
  projectId,
  item,
  title,
  onClose,
}: {
  projectId: string
  item: Item
  title: string
  onClose: () => void
}) {
  const change = useChangeItem(projectId)
  const [opened] = useState(item)
  const conflict =
    change.error instanceof ApiError && change.error.status === 409 ? reasonOf(change.error) : undefined
  return (
    <WordsDialog
      title={title}
      kind={opened.kind}
      words={opened.text ?? ''}
      pending={change.isPending}
      refused={conflict}
      onClose={onClose}
      onSubmit={(text) =>
        perform(
          change,
          { itemId: opened.id, text, updatedAt: opened.updatedAt },
          { onSuccess: onClose, onError: (error) => toast(failure('Failed to save it', error)) },
        )
      }
    />
  )
}
