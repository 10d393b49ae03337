'use client'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { bookmarkedQuery } from '@/lib/bookmarks/hooks'
import { buttonStyles } from '../ui/button-styles'

// Forms and schemas that most readings never need: they are fetched with the first press.
const BookmarkDialog = lazy(() =>
  import('./bookmark-dialog').then((file) => ({ default: file.BookmarkDialog })),
)

export function BookmarkButton({ articleId }: { articleId: number }) {
  const { data } = useQuery(bookmarkedQuery(articleId))
  const bookmarked = data?.bookmarked ?? false
  // What it was when it was pressed: the dialog keeps its title while a save is under way.
  const [opened, setOpened] = useState<{ bookmarked: boolean } | null>(null)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpened({ bookmarked })}
        className={buttonStyles({ variant: 'outline', size: 'sm', className: 'min-h-9' })}
      >
        <Bookmark aria-hidden className={clsx(bookmarked && 'fill-accent text-accent')} />
        {/* As wide as the longer word from the first paint on: whether it is bookmarked is known later. */}
        <span className="grid">
          <span aria-hidden className="invisible [grid-area:1/1]">
            Bookmarked
          </span>
          <span className="[grid-area:1/1]">{bookmarked ? 'Bookmarked' : 'Bookmark'}</span>
        </span>
      </button>
      {opened && (
        <Suspense>
          <BookmarkDialog
            articleId={articleId}
            bookmarked={opened.bookmarked}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}
