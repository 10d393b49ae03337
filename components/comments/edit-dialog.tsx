'use client'
import { useEditComment } from '@/lib/comments/hooks'
import { EditCommentDialog } from '../ui/edit-comment-dialog'
import { toastFailure } from './failure'

type EditDialogProps = {
  articleId: number
  comment: { id: number; content: string }
  onSaved: () => void
  onClose: () => void
}

export function EditDialog({ articleId, comment, onSaved, onClose }: EditDialogProps) {
  const edit = useEditComment(articleId, comment.id)
  return (
    <EditCommentDialog
      content={comment.content}
      schema={() => import('@/lib/comments/schema').then((schema) => schema.commentEdit)}
      edit={edit}
      onSaved={onSaved}
      onFailure={(error) => toastFailure('Comment not changed', error)}
      onClose={onClose}
    />
  )
}
