'use client'
import type { ReactNode } from 'react'
import { conversationsIn } from '@/lib/comments/rules/thread'
import type { Comment } from '@/lib/comments/types'
import { reasonOf } from '@/lib/core/browser/api'
import { Button } from '../ui/button'
import { ErrorState } from '../ui/error-state'
import { CommentSkeletons } from './comment-skeletons'

type CommentListProps = {
  comments: Comment[] | undefined
  error: Error | null
  /** How many there will be, for the placeholders. */
  expected: number
  onRetry: () => void
  /** Asks for the next part of a long list; null where everything is here. */
  older: (() => void) | null
  loadingOlder: boolean
  children: (comment: Comment) => ReactNode
  /** What comes after a comment and its replies. */
  after: (comment: Comment) => ReactNode
}

export function CommentList({
  comments,
  error,
  expected,
  onRetry,
  older,
  loadingOlder,
  children,
  after,
}: CommentListProps) {
  const failure = error && (
    <ErrorState
      className="mt-6"
      title="The comments could not be loaded"
      message={reasonOf(error)}
      onRetry={onRetry}
    />
  )
  if (!comments) return failure ?? <CommentSkeletons rows={Math.min(expected, 3)} />
  if (comments.length === 0)
    return (
      failure || (
        <p className="border-hairline text-ink-soft mt-6 border-t py-5 text-sm">
          No comments yet. Say what helped you, or what others should check.
        </p>
      )
    )
  return (
    <>
      <ol className="divide-hairline border-hairline mt-6 divide-y border-y">
        {conversationsIn(comments).map(({ comment, replies }) => (
          <li key={comment.id}>
            {children(comment)}
            {replies.length > 0 && (
              <ol
                aria-label={`Replies to ${comment.author.firstName} ${comment.author.lastName}`}
                className="divide-hairline border-hairline-strong mb-5 divide-y border-l-2 pl-4 sm:ml-4"
              >
                {replies.map((reply) => (
                  <li key={reply.id}>{children(reply)}</li>
                ))}
              </ol>
            )}
            {after(comment)}
          </li>
        ))}
      </ol>
      {failure}
      {older && !failure && (
        <Button
          variant="outline"
          className="mt-5"
          onClick={older}
          pending={loadingOlder}
          pendingLabel="Loading..."
        >
          Show older comments
        </Button>
      )}
    </>
  )
}
