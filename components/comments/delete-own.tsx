'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { DeleteDialog } from './delete-dialog'

type DeleteOwnProps = { id: number; answered: boolean; article: { id: number; title: string } }

/** In the member's own list, which the server renders again afterwards. */
export function DeleteOwn({ id, answered, article }: DeleteOwnProps) {
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const deleted = useRef(false)
  // The card goes, and the button that had the focus with it.
  useEffect(
    () => () => {
      if (deleted.current) document.getElementById('main')?.focus({ preventScroll: true })
    },
    [],
  )
  const leave = () => {
    deleted.current = true
    setAsking(false)
    router.refresh()
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-mr-3"
        aria-label={`Delete comment on ${article.title}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {asking && (
        <DeleteDialog
          articleId={article.id}
          comment={{ id, own: true }}
          answered={answered}
          onClose={() => setAsking(false)}
          onDeleted={leave}
        />
      )}
    </>
  )
}
