'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { OwnComment } from '@/lib/comments/types'
import { Button } from '../ui/button'
import { EditDialog } from './edit-dialog'

/** In the member's own list, which the server renders again afterwards. */
export function EditOwn({ comment }: { comment: Pick<OwnComment, 'id' | 'content' | 'article'> }) {
  const router = useRouter()
  const [editing, setEditing] = useState(false)
  const { article } = comment
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Edit comment on ${article.title}`}
        onClick={() => setEditing(true)}
      >
        Edit
      </Button>
      {editing && (
        <EditDialog
          articleId={article.id}
          comment={comment}
          onSaved={() => router.refresh()}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
