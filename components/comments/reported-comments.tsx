'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { reportedQuery, useDecideReport, useDismissReports } from '@/lib/comments/hooks'
import type { ReportedComment } from '@/lib/comments/types'
import { reasonOf } from '@/lib/core/browser/api'
import { commentAddress } from '@/lib/comments/rules/place'
import { dayOf } from '@/lib/core/dates'
import { Button } from '../ui/button'
import { ErrorState } from '../ui/error-state'
import { Link } from '../ui/link'
import { perform } from '../ui/perform'
import { Symbols } from '../ui/symbols'
import { CommentItem } from './comment-item'
import { CommentSkeletons } from './comment-skeletons'
import { toastFailure } from './failure'

/** What members have reported and nobody has decided on: hide it, or let it stand. */
export function ReportedComments() {
  const { data, error, refetch } = useQuery(reportedQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const [dismissed, setDismissed] = useState(0)
  // The dismissed entry takes the button that had the focus with it.
  useEffect(() => {
    if (dismissed > 0) heading.current?.focus()
  }, [dismissed])
  return (
    <section aria-labelledby="reported">
      <h2
        id="reported"
        ref={heading}
        tabIndex={-1}
        className="border-ink border-b pb-3 text-lg font-semibold outline-none"
      >
        Reported comments {data && <span className="font-normal tabular-nums">({data.length})</span>}
      </h2>
      {error && (
        <ErrorState
          className="mt-5"
          title="The reports could not be loaded"
          message={reasonOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <CommentSkeletons rows={2} />}
      {data?.length === 0 && (
        <p className="text-ink-soft py-5 text-sm">Nothing is reported. There is nothing to decide.</p>
      )}
      <ul className="divide-hairline divide-y">
        {data?.map((comment) => (
          <li key={comment.id} className="pb-5">
            <Entry comment={comment} onDismissed={() => setDismissed((count) => count + 1)} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {dismissed > 0 && 'Report dismissed.'}
      </p>
    </section>
  )
}

function Entry({ comment, onDismissed }: { comment: ReportedComment; onDismissed: () => void }) {
  const decide = useDecideReport()
  const dismiss = useDismissReports()
  const { id, hidden, article, reports } = comment
  return (
    <>
      <CommentItem comment={comment} />
      <div className="bg-sunken grid gap-1 rounded-md px-4 py-3 text-sm">
        <p>
          On{' '}
          <Link href={commentAddress(article.slug, id)} className="prose-link">
            <Symbols text={article.title} />
          </Link>
        </p>
        <ul className="text-ink-soft grid gap-1">
          {reports.map(({ reason, createdAt }, index) => (
            <li key={index} className="wrap-anywhere whitespace-pre-line">
              Reported on {dayOf(createdAt)}: {reason ?? 'no reason given'}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant={hidden ? 'outline' : 'primary'}
          size="sm"
          pending={decide.isPending}
          onClick={() =>
            perform(
              decide,
              { id, hidden: !hidden },
              { onError: (error) => toastFailure('Nothing was changed', error) },
            )
          }
        >
          {hidden ? 'Show again' : 'Hide'}
        </Button>
        {!hidden && (
          <Button
            variant="outline"
            size="sm"
            pending={dismiss.isPending}
            onClick={() =>
              perform(dismiss, id, {
                onSuccess: onDismissed,
                onError: (error) => toastFailure('Nothing was changed', error),
              })
            }
          >
            Dismiss
          </Button>
        )}
      </div>
    </>
  )
}
