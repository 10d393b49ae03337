'use client'
import { useQuery } from '@tanstack/react-query'
import { nextPendingQuery } from '@/lib/articles/administration/hooks'
import { reasonOf } from '@/lib/core/browser/api'
import { momentOf } from '@/lib/core/dates'
import { Alert } from '../../ui/alert'
import { buttonStyles } from '../../ui/button-styles'
import { Link } from '../../ui/link'
import { Skeleton } from '../../ui/skeleton'
import { Symbols } from '../../ui/symbols'

/** In the place of what was decided with: the submission that has waited longest since. */
export function Decided({ articleId }: { articleId: number }) {
  const { data, error } = useQuery(nextPendingQuery(articleId))
  const next = data?.next
  return (
    <div className="page pt-6 print:hidden">
      <Alert
        tone="ok"
        role="status"
        tabIndex={-1}
        ref={takeFocus}
        title="It is decided"
        action={
          <>
            {next && (
              <Link href={`/articles/${next.slug}`} className={buttonStyles({ size: 'sm' })}>
                Review the next one
              </Link>
            )}
            <Link
              href="/admin/articles?tab=pending_review"
              className={buttonStyles({ size: 'sm', variant: 'outline' })}
            >
              Back to Articles
            </Link>
          </>
        }
      >
        {!data && !error && <Skeleton className="h-5 w-64" />}
        {error && `What waits next could not be loaded: ${reasonOf(error)}`}
        {data && !next && 'Nothing else waits for a decision.'}
        {next && (
          <>
            {data.waiting === 1 ? 'One more waits' : `${data.waiting} more wait`} for a decision. The longest:{' '}
            “<Symbols text={next.title} />
            ”, by {`${next.author.firstName} ${next.author.lastName}`.trim()}, since{' '}
            {momentOf(next.submittedAt)}.
          </>
        )}
      </Alert>
    </div>
  )
}

const takeFocus = (notice: HTMLDivElement | null) => {
  notice?.focus()
}
