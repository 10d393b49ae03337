'use client'
import { FolderTree, Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import type { Bookmark } from '@/lib/bookmarks/types'
import { NO_CONNECTION } from '@/lib/core/browser/api'
import { dayOf } from '@/lib/core/dates'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { dialogOnDemand, onDemand } from '../ui/on-demand'
import { ErrorState } from '../ui/error-state'
import { Skeleton } from '../ui/skeleton'
import { Symbols } from '../ui/symbols'
import { FolderBadge } from '../ui/folder-label'
import { useRemoval } from './use-removal'

// Forms and schemas: fetched with the first press, as in an article.
const BookmarkDialog = dialogOnDemand(() => import('./bookmark-dialog').then((file) => file.BookmarkDialog))
const NotesEditor = onDemand(() => import('./notes-editor').then((file) => file.NotesEditor), {
  waiting: () => <Skeleton className="h-44 w-full max-w-2xl" />,
  failed: ({ onClose }, retry) => (
    <ErrorState
      title="The notes cannot be edited now"
      message={NO_CONNECTION}
      onRetry={retry}
      action={
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      }
    />
  ),
})

type BookmarkCardProps = {
  bookmark: Bookmark
  selected: boolean
  onSelect: (selected: boolean) => void
  /** Focus must go elsewhere: the card is about to leave. */
  onRemoved: () => void
}

export function BookmarkCard({ bookmark, selected, onSelect, onRemoved }: BookmarkCardProps) {
  const [organizing, setOrganizing] = useState(false)
  // 'left' gives the focus back to the button that comes in again for the editor.
  const [notesAre, setNotesAre] = useState<'shown' | 'edited' | 'left'>('shown')
  const remove = useRemoval(bookmark.articleId)
  const { article, notes } = bookmark
  const action = { variant: 'ghost', size: 'sm', className: 'text-ink-soft!' } as const
  return (
    <article className="border-hairline grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b py-5">
      <Checkbox
        aria-label={`Select ${article.title}`}
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <div className="grid grid-cols-1 gap-2">
        <Summary bookmark={bookmark} />
        {notesAre === 'edited' ? (
          <NotesEditor bookmark={bookmark} onClose={() => setNotesAre('left')} />
        ) : (
          notes && (
            <p className="border-accent max-w-measure mt-1 border-l-2 pl-3 text-sm wrap-anywhere whitespace-pre-wrap">
              <span className="sr-only">Notes: </span>
              {notes}
            </p>
          )
        )}
        <div className="-ml-3 flex flex-wrap gap-1">
          {notesAre !== 'edited' && (
            <Button
              {...action}
              autoFocus={notesAre === 'left'}
              aria-label={`${notes ? 'Edit' : 'Add'} notes on ${article.title}`}
              onClick={() => setNotesAre('edited')}
            >
              <Icon shape={Pencil} />
              {notes ? 'Edit notes' : 'Add notes'}
            </Button>
          )}
          <Button
            {...action}
            aria-label={`Organize ${article.title}`}
            aria-haspopup="dialog"
            onClick={() => setOrganizing(true)}
          >
            <Icon shape={FolderTree} />
            Organize
          </Button>
          <Button
            {...action}
            aria-label={`Remove ${article.title}`}
            onClick={() => {
              remove(bookmark)
              onRemoved()
            }}
          >
            <Icon shape={Trash2} />
            Remove
          </Button>
        </div>
      </div>
      {organizing && (
        <BookmarkDialog
          articleId={article.id}
          bookmarked
          onClose={() => setOrganizing(false)}
          onRemoved={onRemoved}
        />
      )}
    </article>
  )
}

function Summary({ bookmark: { article, createdAt, folders } }: { bookmark: Bookmark }) {
  return (
    <>
      <div className="group relative grid gap-2">
        <h3 className="text-lg leading-snug font-semibold wrap-anywhere">
          <Link
            href={`/articles/${article.slug}`}
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            <Symbols text={article.title} />
          </Link>
        </h3>
        <p className="text-ink-soft max-w-measure line-clamp-2 font-serif">
          <Symbols text={article.excerpt} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <span className="eyebrow">
          Saved <time dateTime={createdAt}>{dayOf(createdAt)}</time>
        </span>
        <span className="eyebrow">{article.readTime} min read</span>
        <ul aria-label="Folders" className="flex max-w-full flex-wrap gap-1.5">
          {folders.map((folder) => (
            <li key={folder.id} className="flex max-w-full">
              <FolderBadge {...folder} />
            </li>
          ))}
          {folders.length === 0 && (
            <li className="flex">
              <Badge>No Folder</Badge>
            </li>
          )}
        </ul>
      </div>
    </>
  )
}
