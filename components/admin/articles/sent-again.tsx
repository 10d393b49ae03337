'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminArticle } from '@/lib/articles/administration/types'
import { resubmissionQuery } from '@/lib/articles/review/hooks'
import { longDay, momentOf } from '@/lib/core/dates'
import { Button } from '../../ui/button'
import { dialogOnDemand } from '../../ui/on-demand'

const ComparisonDialog = dialogOnDemand(() =>
  import('../editing/comparison-dialog').then((file) => file.ComparisonDialog),
)

type Again = Pick<AdminArticle, 'id' | 'title' | 'status' | 'reviewedAt' | 'rejectionReason'>

/** Whether an article waits for a decision after it was rejected once. */
export const wasSentAgain = ({ status, reviewedAt }: Again) =>
  status === 'pending_review' && reviewedAt !== null

type SentAgainProps = {
  article: Again
  /** Whether the reason stands beside it, in what author and editors have written to each other. */
  reasonBeside?: boolean
}

/** Why a submission that waits again was rejected, and what its author has changed since. */
export function SentAgain({ article, reasonBeside = false }: SentAgainProps) {
  const { id, title, reviewedAt, rejectionReason } = article
  const [open, setOpen] = useState(false)
  const said = reasonBeside && rejectionReason ? null : (rejectionReason ?? 'no reason was given.')
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p className="max-w-measure wrap-anywhere whitespace-pre-line">
        <span className="font-medium">
          Sent again. Rejected on {reviewedAt && longDay(reviewedAt)}
          {said === null ? '.' : ': '}
        </span>
        {said}
      </p>
      <Button
        size="sm"
        variant="outline"
        aria-haspopup="dialog"
        aria-label={`Show what changed in ${title}`}
        onClick={() => setOpen(true)}
      >
        Show what changed
      </Button>
      {open && <Changes id={id} title={title} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Changes({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery({ ...resubmissionQuery(id), staleTime: 0 })
  return (
    <ComparisonDialog
      title={`What changed in ‘${title}’`}
      description={
        data
          ? `Sent again on ${momentOf(data.resubmittedAt)}. Struck through: removed since the rejection. Underlined: added.`
          : 'Since the rejection.'
      }
      before={data && (data.before ?? data.after)}
      after={data?.after}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {data && (
        <p className="border-accent border-l-2 pl-3 text-sm wrap-anywhere whitespace-pre-line">
          <span className="font-medium">Reason of the rejection: </span>
          {data.reason ?? 'no reason was given.'}
        </p>
      )}
      {data && !data.before && (
        <p className="text-ink-soft text-sm">
          It was sent before earlier versions of submissions were stored, so that nothing can be compared.
        </p>
      )}
    </ComparisonDialog>
  )
}
