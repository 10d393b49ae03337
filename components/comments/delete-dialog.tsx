'use client'
import { useDeleteComment } from '@/lib/comments/hooks'
import type { Comment } from '@/lib/comments/types'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { perform } from '../ui/perform'
import { toastFailure } from './failure'

type DeleteDialogProps = {
  articleId: number
  comment: Pick<Comment, 'id' | 'own'>
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ articleId, comment, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteComment(articleId)
  const confirm = () =>
    perform(remove, comment.id, {
      onSuccess: onDeleted,
      onError: (error) => toastFailure('Comment not deleted', error),
    })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="destructive"
      title="Delete this comment?"
      description={
        comment.own
          ? 'What you wrote is lost; nobody can bring it back.'
          : 'It is lost for good. Hiding it instead can be taken back.'
      }
      confirmLabel="Delete Comment"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      onConfirm={confirm}
    />
  )
}
