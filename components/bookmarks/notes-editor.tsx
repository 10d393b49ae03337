'use client'
import { useState, type KeyboardEvent } from 'react'
import { useWriteNotes } from '@/lib/bookmarks/hooks'
import { notesInput } from '@/lib/bookmarks/schema'
import type { Bookmark } from '@/lib/bookmarks/types'
import { Button } from '../ui/button'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { NotesField } from './notes-field'
import { refused } from './notices'

/** The notes of a bookmark in the list, edited where they stand. A failure leaves what was typed. */
export function NotesEditor({ bookmark, onClose }: { bookmark: Bookmark; onClose: () => void }) {
  const [notes, setNotes] = useState(bookmark.notes ?? '')
  const write = useWriteNotes(bookmark.articleId)
  const input = notesInput.safeParse({ notes })

  const submit = () => {
    if (write.isPending || !input.success) return
    perform(write, input.data, {
      onSuccess: onClose,
      onError: (error) => toast(refused(error, 'Failed to save the notes')),
    })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }
  return (
    <form
      method="post"
      noValidate
      className="border-hairline bg-sunken grid max-w-2xl gap-3 rounded border p-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <NotesField
        label="Notes"
        autoFocus
        length={notes.trim().length}
        error={input.error?.issues[0]?.message}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
        onKeyDown={press}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={write.isPending} pendingLabel="Saving...">
          Save notes
        </Button>
        <Button variant="outline" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
