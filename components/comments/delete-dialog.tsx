'use client'
import { useDeleteComment } from '@/lib/comments/hooks'
import type { Comment } from '@/lib/comments/types'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { perform } from '../ui/perform'
import { toastFailure } from './failure'

type DeleteDialogProps = {
  articleId: number
  comment: Pick<Comment, 'id' | 'own'>
  /** Whether there are replies: they go with it. */
  answered: boolean
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ articleId, comment, answered, onClose, onDeleted }: DeleteDialogProps) {
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
          ? `What you wrote is lost${answered ? ', and so are the replies to it, of other members too' : ''}; nobody can bring it back.`
          : `It is lost for good${answered ? ', and so are the replies to it' : ''}. Hiding it instead can be taken back.`
      }
      confirmLabel="Delete Comment"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      onConfirm={confirm}
    />
  )
}
