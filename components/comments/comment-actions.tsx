'use client'
import { useHideComment } from '@/lib/comments/hooks'
import type { Comment } from '@/lib/comments/types'
import { Button } from '../ui/button'
import { perform } from '../ui/perform'
import { toastFailure } from './failure'

export type Asked = { about: 'delete' | 'edit' | 'report'; comment: Comment }

type CommentActionsProps = {
  articleId: number
  comment: Comment
  /** Whether the reader is an admin. */
  editor: boolean
  onAsk: (asked: Asked) => void
  /** Opens the form for a reply; replies have none. */
  onReply?: () => void
}

/** The button that opened the form gets the focus back. */
export const replyButtonId = (id: number) => `reply-to-${id}`

/** Authors edit and delete their own; everybody else reports; admins hide or delete. */
export function CommentActions({ articleId, comment, editor, onAsk, onReply }: CommentActionsProps) {
  const mayDelete = comment.own || editor
  return (
    <>
      {onReply && (
        <Button
          id={replyButtonId(comment.id)}
          variant="ghost"
          size="sm"
          aria-label={`Reply to ${comment.author.firstName} ${comment.author.lastName}`}
          onClick={onReply}
        >
          Reply
        </Button>
      )}
      {!comment.own && !editor && (
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={comment.reported}
          className={comment.reported ? 'text-ink-soft cursor-default' : undefined}
          onClick={() => comment.reported || onAsk({ about: 'report', comment })}
        >
          {comment.reported ? 'Reported' : 'Report'}
        </Button>
      )}
      {comment.own && !comment.hidden && (
        <Button variant="ghost" size="sm" onClick={() => onAsk({ about: 'edit', comment })}>
          Edit
        </Button>
      )}
      {editor && <HideButton articleId={articleId} comment={comment} />}
      {mayDelete && (
        <Button variant="ghost" size="sm" onClick={() => onAsk({ about: 'delete', comment })}>
          Delete
        </Button>
      )}
    </>
  )
}

function HideButton({ articleId, comment: { id, hidden } }: { articleId: number; comment: Comment }) {
  const hide = useHideComment(articleId)
  const press = () =>
    perform(
      hide,
      { id, hidden: !hidden },
      { onError: (error) => toastFailure(hidden ? 'Comment not shown' : 'Comment not hidden', error) },
    )
  return (
    <Button variant="ghost" size="sm" onClick={press} pending={hide.isPending}>
      {hidden ? 'Show again' : 'Hide'}
    </Button>
  )
}
