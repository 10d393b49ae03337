'use client'
import type { KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useWriteNotes } from '@/lib/bookmarks/hooks'
import type { Bookmark } from '@/lib/bookmarks/types'
import { useDraft } from '@/lib/drafts/use-draft'
import { useCurrentUser } from '@/lib/users/hooks'
import { RestoredNotice } from '../drafts/restored-notice'
import { useHeldFields } from '../drafts/use-held-fields'
import { Button } from '../ui/button'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { useCheckedForm } from '../ui/use-checked-form'
import { NotesField } from './notes-field'
import { refused } from './notices'

/**
 * The notes of a bookmark in the list, edited where they stand. What was typed stays where storing it fails,
 * and where the reader goes to another folder or page; Cancel throws it away.
 */
export function NotesEditor({ bookmark, onClose }: { bookmark: Bookmark; onClose: () => void }) {
  const { user } = useCurrentUser()
  const form = useCheckedForm(() => import('@/lib/bookmarks/schema').then((schema) => schema.notesInput), {
    mode: 'onChange',
    defaultValues: { notes: bookmark.notes ?? '' },
  })
  const { register, handleSubmit, formState } = form
  const notes = useWatch({ control: form.control, name: 'notes' })
  const draft = useDraft({ form, kind: 'bookmark-notes', of: bookmark.articleId, owner: user?.id })
  const write = useWriteNotes(bookmark.articleId)
  const [heldForm] = useHeldFields(write.isPending)

  const submit = handleSubmit((input) => {
    if (write.isPending) return
    perform(write, input, {
      onSuccess: () => {
        void draft.forget()
        onClose()
      },
      onError: (error) => toast(refused(error, 'Failed to save the notes')),
    })
  })
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
  }
  return (
    <form
      ref={heldForm}
      method="post"
      noValidate
      className="border-hairline bg-sunken grid max-w-2xl gap-3 rounded border p-3"
      onSubmit={(event) => void submit(event)}
    >
      <RestoredNotice draft={draft}>It is not stored yet.</RestoredNotice>
      <NotesField
        label="Notes"
        autoFocus
        length={(notes ?? '').trim().length}
        error={formState.errors.notes?.message}
        {...register('notes')}
        onKeyDown={press}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={write.isPending} pendingLabel="Saving...">
          Save notes
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            void draft.discard()
            onClose()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
