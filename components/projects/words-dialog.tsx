'use client'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError, reasonOf } from '@/lib/core/browser/api'
import { useDraft } from '@/lib/drafts/use-draft'
import { useAddItem, useChangeItem } from '@/lib/projects/hooks'
import { headingText, noteText, remarkText } from '@/lib/projects/items/schema'
import type { Item, ProjectItemKind } from '@/lib/projects/types'
import { useCurrentUser } from '@/lib/users/hooks'
import { useHeldFields } from '../drafts/use-held-fields'
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
  /** Whose draft it is. */
  of: string
  pending: boolean
  /** What the server says of the words. */
  refused?: string
  onSubmit: (words: string | null, onStored: () => void) => void
  onClose: () => void
}

const schemaOf = (kind: ProjectItemKind) =>
  kind === 'heading' ? headingText : kind === 'note' ? noteText : remarkText

/** What was typed stays until the server has it: also where the dialog is closed, and over a reload. */
function WordsDialog({ title, kind, words, of, pending, refused, onSubmit, onClose }: WordsDialogProps) {
  const id = useId()
  const { user } = useCurrentUser()
  const form = useForm({ defaultValues: { text: words } })
  const { register, handleSubmit, formState, setError, reset } = form
  const draft = useDraft({ form, kind: 'project-words', of, owner: user?.id })
  const [heldForm] = useHeldFields(pending)
  const submit = handleSubmit(({ text }) => {
    const { data, error } = schemaOf(kind).safeParse(text)
    if (error) return setError('text', { message: error.issues[0]?.message }, { shouldFocus: true })
    if (pending) return
    onSubmit(data ?? null, () => {
      reset({ text: words })
      void draft.forget()
      onClose()
    })
  })
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
        <form ref={heldForm} id={id} method="post" noValidate onSubmit={(event) => void submit(event)}>
          <Field
            label={kind === 'heading' ? 'Heading' : kind === 'note' ? 'Note' : 'Remark'}
            error={formState.errors.text?.message ?? refused}
          >
            {kind === 'heading' ? (
              <Input autoComplete="off" {...register('text')} />
            ) : (
              <Textarea autoComplete="off" rows={kind === 'note' ? 8 : 4} {...register('text')} />
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
      of={`${projectId}:${kind}`}
      pending={add.isPending}
      onClose={onClose}
      onSubmit={(text, onStored) =>
        perform(
          add,
          { kind, text: text ?? '' },
          { onSuccess: onStored, onError: (error) => toast(failure('Failed to add it', error)) },
        )
      }
    />
  )
}

const GONE =
  'This was removed from the project meanwhile, so that it cannot be saved. Copy what you want to keep of it.'

/** Words that were changed meanwhile are not written over: what was typed stays in sight. */
export function EditWords({
  projectId,
  item,
  gone,
  title,
  onClose,
}: {
  projectId: string
  item: Item
  /** Whether the item has left the project since. */
  gone: boolean
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
      // Words that were changed since have no draft of ours.
      of={`${projectId}:${opened.id}:${opened.updatedAt}`}
      pending={change.isPending}
      refused={gone ? GONE : conflict}
      onClose={onClose}
      onSubmit={(text, onStored) =>
        perform(
          change,
          { itemId: opened.id, text, updatedAt: opened.updatedAt },
          { onSuccess: onStored, onError: (error) => toast(failure('Failed to save it', error)) },
        )
      }
    />
  )
}
