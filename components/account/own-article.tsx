'use client'
import { besideNotice } from '@/lib/articles/submissions/rules/history'
import type { ReviewStep, Submission } from '@/lib/articles/submissions/types'
import { longDay, momentOf } from '@/lib/core/dates'
import { EditAndResubmit, useFocusOnceWithdrawn } from '../articles/edit-and-resubmit'
import { RejectionNotice } from '../articles/rejection-notice'
import { StatusBadge } from '../articles/status-badge'
import { WithdrawButton } from '../articles/withdraw-button'
import { Badge } from '../ui/badge'
import { Definition } from '../ui/definition'
import { Link } from '../ui/link'
import { Symbols } from '../ui/symbols'
import { Details } from '../ui/details'

/**
 * One article of the member's own: status, why it came back, its way through review, and what can be done
 * now.
 */
export function OwnArticle({ article }: { article: Submission }) {
  const { status, withdrawnAt } = article
  const rejected = status === 'rejected'
  const { next, onWithdrawn } = useFocusOnceWithdrawn(withdrawnAt)
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <Link
            href={`/articles/${article.slug}`}
            className="font-medium wrap-anywhere underline-offset-4 hover:underline"
          >
            <Symbols text={article.title} />
          </Link>
          <p className="text-ink-soft text-sm">
            {article.category && `${article.category.name}, `}
            {longDay(article.createdAt)}
          </p>
        </div>
        {withdrawnAt ? <Badge>Withdrawn</Badge> : <StatusBadge status={status} />}
      </div>
      {status === 'approved' && <Reception article={article} />}
      {status === 'pending_review' && <WithdrawButton article={article} onWithdrawn={onWithdrawn} />}
      {rejected && <RejectionNotice article={article} />}
      {withdrawnAt && (
        <p className="border-warn border-l-2 pl-3 text-sm">
          You withdrew it on {momentOf(withdrawnAt)}. It is your draft until you submit it again.
        </p>
      )}
      {(rejected || withdrawnAt) && (
        <EditAndResubmit ref={next} article={article} variant="outline" className="justify-self-start" />
      )}
      {article.history.length > 0 && <History steps={besideNotice(article)} />}
    </li>
  )
}

/** How many have read, liked and kept it. */
function Reception({ article: { readers, likes, bookmarks } }: { article: Submission }) {
  const figures = [
    ['Readers', readers],
    ['Likes', likes],
    ['Bookmarks', bookmarks],
  ] as const
  return (
    <dl className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      {figures.map(([name, count]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium tabular-nums">{count}</dd>
        </div>
      ))}
      <Definition of="Readers">
        Members who opened the article, each once; never yourself or an administrator.
      </Definition>
    </dl>
  )
}

const DONE: Record<ReviewStep['action'], string> = {
  submitted: 'Submitted',
  resubmitted: 'Submitted again',
  withdrawn: 'Withdrawn by you',
  approved: 'Approved',
  rejected: 'Rejected',
  published: 'Published',
  unpublished: 'Taken out of the library',
}

function History({ steps }: { steps: ReviewStep[] }) {
  return (
    <Details className="text-sm">
      <summary className="text-ink-soft min-h-6 w-fit">History</summary>
      <ol className="border-hairline mt-2 grid gap-2 border-l pl-4">
        {steps.map(({ action, reason, note, createdAt }) => (
          <li key={`${action}${createdAt}`}>
            {DONE[action]} <time dateTime={createdAt}>{longDay(createdAt)}</time>
            {note && <p className="text-ink-soft wrap-anywhere whitespace-pre-line">Your note: {note}</p>}
            {reason && <p className="text-ink-soft wrap-anywhere whitespace-pre-line">{reason}</p>}
          </li>
        ))}
      </ol>
    </Details>
  )
}
