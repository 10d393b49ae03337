'use client'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { REPORTS_SHOWN } from '@/lib/comments/constants'
import { hiddenQuery, useUnhideComment } from '@/lib/comments/hooks'
import type { HiddenComment } from '@/lib/comments/types'
import { commentAddress } from '@/lib/comments/rules/place'
import { dayOf } from '@/lib/core/dates'
import { Button } from '../ui/button'
import { Link } from '../ui/link'
import { perform } from '../ui/perform'
import { Symbols } from '../ui/symbols'
import { toast } from '../ui/toast'
import { CommentItem } from './comment-item'
import { toastFailure } from './failure'

/** What was taken out of members' sight, so that the decision can be taken back later. */
export function HiddenComments() {
  const { data } = useQuery(hiddenQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  if (!data) return null
  return (
    <section aria-labelledby="hidden-comments">
      <h2
        id="hidden-comments"
        ref={heading}
        tabIndex={-1}
        className="border-ink border-b pb-3 text-lg font-semibold outline-none"
      >
        Hidden comments{' '}
        <span className="font-normal tabular-nums">
          ({data.length === REPORTS_SHOWN ? `the latest ${data.length}` : data.length})
        </span>
      </h2>
      {data.length === 0 && <p className="text-ink-soft py-5 text-sm">Nothing is hidden from members.</p>}
      <ul className="divide-hairline divide-y">
        {data.map((comment) => (
          <li key={comment.id} className="pb-5">
            <Entry comment={comment} onShown={() => heading.current?.focus()} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ comment, onShown }: { comment: HiddenComment; onShown: () => void }) {
  const showAgain = useUnhideComment()
  const { id, article, hiddenAt, hiddenBy } = comment
  return (
    <>
      <CommentItem comment={comment} />
      <p className="text-ink-soft text-sm">
        On{' '}
        <Link href={commentAddress(article.slug, id)} className="prose-link">
          <Symbols text={article.title} />
        </Link>
        . Hidden{hiddenBy && ` by ${hiddenBy}`} on {dayOf(hiddenAt)}.
      </p>
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        pending={showAgain.isPending}
        onClick={() =>
          perform(showAgain, id, {
            onSuccess: () => {
              toast({ title: 'The comment is shown again', variant: 'success' })
              onShown()
            },
            onError: (error) => toastFailure('Nothing was changed', error),
          })
        }
      >
        Show again
      </Button>
    </>
  )
}
