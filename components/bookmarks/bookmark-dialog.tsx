'use client'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { bookmarksQuery, useSaveBookmark } from '@/lib/bookmarks/hooks'
import { bookmarkInput } from '@/lib/bookmarks/schema'
import type { Bookmark } from '@/lib/bookmarks/types'
import { reasonOf } from '@/lib/core/browser/api'
import { Button } from '../ui/button'
import { AskingDialog, CancelButton } from '../ui/asking-dialog'
import { ErrorState } from '../ui/error-state'
import { perform } from '../ui/perform'
import { Skeleton } from '../ui/skeleton'
import { toast } from '../ui/toast'
import { FolderChoice } from './folder-choice'
import { NotesField } from './notes-field'
import { refused, saved } from './notices'
import { useRemoval } from './use-removal'

type BookmarkDialogProps = {
  articleId: number
  /** Whether the article was bookmarked when the dialog was opened. */
  bookmarked: boolean
  onClose: () => void
  /** After a removal, when the button that opened the dialog may be gone. */
  onRemoved?: () => void
}

/** Shown while it is mounted, so that it always opens afresh. */
export function BookmarkDialog({ articleId, bookmarked, onClose, onRemoved }: BookmarkDialogProps) {
  const title = bookmarked ? 'Organize Bookmark' : 'Save Bookmark'
  const found = useQuery({
    ...bookmarksQuery({ articleId }),
    enabled: bookmarked,
    // Read anew each time: what is shown here replaces what is stored.
    staleTime: 0,
  })
  const ready = !bookmarked || found.isFetchedAfterMount
  return (
    <AskingDialog onClose={onClose} title={title} description="Notes and folders are seen by you alone.">
      {ready && !found.isError ? (
        <BookmarkForm
          articleId={articleId}
          bookmark={found.data?.items[0] ?? null}
          bookmarked={bookmarked}
          onClose={onClose}
          onRemoved={onRemoved}
        />
      ) : found.isError ? (
        <ErrorState message={reasonOf(found.error)} onRetry={() => void found.refetch()} />
      ) : (
        <Loading />
      )}
    </AskingDialog>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the bookmark" className="grid gap-3">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-10 w-full" />
    </div>
  )
}

type BookmarkFormProps = Omit<BookmarkDialogProps, 'bookmarked'> & {
  bookmark: Bookmark | null
  bookmarked: boolean
}

/** Stays open, with all that was typed, until the server has stored it. */
function BookmarkForm({ articleId, bookmark, bookmarked, onClose, onRemoved }: BookmarkFormProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [notes, setNotes] = useState(bookmark?.notes ?? '')
  const [folderIds, setFolderIds] = useState(bookmark?.folders.map((folder) => folder.id) ?? [])
  const save = useSaveBookmark(articleId)
  const remove = useRemoval(articleId)

  const input = bookmarkInput.safeParse({ notes, folderIds })
  const wrong = input.error?.issues.find(({ path }) => path[0] === 'notes')?.message

  const newFolder = useRef<HTMLFormElement>(null)
  /** Whether the bookmark is to be saved once the new folder is there. */
  const waits = useRef(false)

  const submit = () => {
    if (save.isPending) return
    if (!input.success) return field.current?.focus()
    // A folder that is named and not created yet is meant, too.
    const { name } = newFolder.current ? Object.fromEntries(new FormData(newFolder.current)) : {}
    waits.current = typeof name === 'string' && name.trim() !== ''
    if (waits.current) newFolder.current?.requestSubmit()
    else store(folderIds)
  }
  const store = (chosen: number[]) => {
    if (!input.success) return
    perform(
      save,
      { ...input.data, folderIds: chosen },
      {
        onSuccess: ({ folders }) => {
          toast(saved(folders.length))
          onClose()
        },
        onError: (error) => toast(refused(error, 'Failed to bookmark article')),
      },
    )
  }
  return (
    <div className="grid gap-5">
      <form
        method="post"
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <NotesField
          label="Notes"
          ref={field}
          length={notes.trim().length}
          error={wrong}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </form>
      <div onInput={() => (waits.current = false)}>
        <FolderChoice
          chosen={folderIds}
          onChange={setFolderIds}
          form={newFolder}
          onCreated={(chosen) => {
            setFolderIds(chosen)
            if (waits.current) store(chosen)
          }}
        />
      </div>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {bookmark && (
          <Button
            variant="ghost"
            className="text-bad! sm:mr-auto"
            onClick={() => {
              onClose()
              remove(bookmark)
              onRemoved?.()
            }}
          >
            Remove Bookmark
          </Button>
        )}
        <CancelButton />
        <Button type="submit" form={id} pending={save.isPending} pendingLabel="Saving...">
          {bookmarked ? 'Update Folders' : 'Save Bookmark'}
        </Button>
      </div>
    </div>
  )
}
