'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState, type RefObject } from 'react'
import { commentsQuery } from '@/lib/comments/hooks'
import { commentPlace } from '@/lib/comments/rules/place'
import { useCurrentUser } from '@/lib/users/hooks'
import { Alert } from '../ui/alert'
import { CommentActions, replyButtonId, type Asked } from './comment-actions'
import { CommentForm } from './comment-form'
import { CommentItem } from './comment-item'
import { CommentList } from './comment-list'
import { DeleteDialog } from './delete-dialog'
import { EditDialog } from './edit-dialog'
import { ReportDialog } from './report-dialog'
import { useLinkedComment } from './use-linked-comment'

type DiscussionProps = {
  articleId: number
  /** Until the list has been read. */
  expected: number
  /** Gets the focus when a deleted comment takes the focused button with it. */
  heading: RefObject<HTMLHeadingElement | null>
  /** How many comments there are, whenever that becomes known or changes. */
  onCount: (total: number) => void
}

/** What members say, what the reader wants to say, and what can be done about it. */
export function Discussion({ articleId, expected, heading, onCount }: DiscussionProps) {
  const { user } = useCurrentUser()
  const thread = useInfiniteQuery(commentsQuery(articleId))
  const { data, error, refetch, ...more } = thread
  const [asked, setAsked] = useState<Asked | null>(null)
  const [answering, setAnswering] = useState<number | null>(null)
  const { said, say } = useNews(heading)
  const total = data?.total
  useEffect(() => {
    if (total !== undefined) onCount(total)
  }, [total, onCount])
  const { linked, missing } = useLinkedComment(thread)
  useEffect(() => {
    if (missing) heading.current?.focus()
  }, [missing, heading])

  const loadOlder = async () => {
    const { data: fresh } = await more.fetchNextPage()
    // So many new ones came meanwhile that the next page held nothing unknown: the list is read again from
    // its top.
    if (fresh?.comments.length === data?.comments.length) void refetch()
  }
  const stopAnswering = (id: number) => {
    setAnswering(null)
    document.getElementById(replyButtonId(id))?.focus()
  }
  const dialog = asked && { articleId, comment: asked.comment, onClose: () => setAsked(null) }
  return (
    <>
      {missing && (
        <Alert
          role="status"
          tone="warn"
          className="mt-4"
          title="The comment that the link leads to is not here"
        >
          It was deleted, or the editors have hidden it.
        </Alert>
      )}
      <CommentForm
        key={articleId}
        articleId={articleId}
        user={user}
        onPosted={() => say('Comment posted.')}
      />
      <CommentList
        comments={data?.comments}
        error={error}
        expected={expected}
        onRetry={() => void refetch()}
        older={more.hasNextPage ? () => void loadOlder() : null}
        loadingOlder={more.isFetchingNextPage}
        after={(comment) =>
          answering === comment.id && (
            <CommentForm
              articleId={articleId}
              user={user}
              onPosted={() => {
                stopAnswering(comment.id)
                say('Reply posted.')
              }}
              reply={{ to: comment, onCancel: () => stopAnswering(comment.id) }}
            />
          )
        }
      >
        {(comment) => (
          <CommentItem
            comment={comment}
            place={commentPlace(comment.id)}
            linked={comment.id === linked}
            actions={
              <CommentActions
                articleId={articleId}
                comment={comment}
                editor={user?.role === 'admin'}
                onAsk={setAsked}
                onReply={comment.parentId === null ? () => setAnswering(comment.id) : undefined}
              />
            }
          />
        )}
      </CommentList>
      <p role="status" className="sr-only">
        {said}
      </p>
      {dialog && asked.about === 'report' && <ReportDialog {...dialog} />}
      {dialog && asked.about === 'edit' && <EditDialog {...dialog} onSaved={() => say('Comment changed.')} />}
      {dialog && asked.about === 'delete' && (
        <DeleteDialog
          {...dialog}
          answered={data?.comments.some(({ parentId }) => parentId === asked.comment.id) ?? false}
          onDeleted={() => {
            setAsked(null)
            say('Comment deleted.', 'focus')
          }}
        />
      )}
    </>
  )
}

/**
 * What a screen reader is told. A deleted comment takes the button that had the focus with it: the heading is
 * next.
 */
function useNews(heading: RefObject<HTMLHeadingElement | null>) {
  const [news, setNews] = useState({ said: '', focus: 0 })
  useEffect(() => {
    if (news.focus > 0) heading.current?.focus()
  }, [news.focus, heading])
  const say = (said: string, how?: 'focus') =>
    setNews((before) => ({
      // The same words again would not be spoken.
      said: said === before.said ? `${said}\u00a0` : said,
      focus: how ? before.focus + 1 : before.focus,
    }))
  return { said: news.said, say }
}
