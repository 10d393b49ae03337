'use client'
import { useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { Bookmark } from 'lucide'
import { useState } from 'react'
import { readingQuery, useReading } from '@/lib/articles/reading/hooks'
import { buttonStyles } from '../ui/button-styles'
import { Icon } from '../ui/icon'
import { dialogOnDemand } from '../ui/on-demand'
import { SteadyLabel } from '../ui/steady-label'

// Forms and schemas that most readings never need: they are fetched with the first press.
const BookmarkDialog = dialogOnDemand(() => import('./bookmark-dialog').then((file) => file.BookmarkDialog))

export function BookmarkButton({ articleId }: { articleId: number }) {
  const cache = useQueryClient()
  const bookmarked = useReading(articleId)?.bookmarked ?? false
  // What it was when it was pressed: the dialog keeps its title while a save is under way.
  const [opened, setOpened] = useState<{ bookmarked: boolean } | null>(null)
  // The dialog of what is bookmarked is another one: a press that comes before the answer waits for it.
  const open = async () => {
    const known = await cache.ensureQueryData(readingQuery(articleId)).catch(() => ({ bookmarked }))
    setOpened(known)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        className={buttonStyles({ variant: 'outline', size: 'sm', className: 'min-h-9' })}
      >
        <SteadyLabel
          icon={<Icon shape={Bookmark} className={clsx(bookmarked && 'fill-accent text-accent')} />}
          widest="Bookmarked"
        >
          {bookmarked ? 'Bookmarked' : 'Bookmark'}
        </SteadyLabel>
      </button>
      {opened && (
        <BookmarkDialog
          articleId={articleId}
          bookmarked={opened.bookmarked}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
