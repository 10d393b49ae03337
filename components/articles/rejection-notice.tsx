import type { ReactNode } from 'react'
import type { Submission } from '@/lib/articles/submissions/types'
import { longDay } from '@/lib/core/dates'
import { Alert } from '../ui/alert'

type RejectionNoticeProps = {
  article: Pick<Submission, 'rejectionReason' | 'rejectedAt'>
  action?: ReactNode
}

/** Why an article came back to its author, and when. Authors are told that editors decided, and not which. */
export const RejectionNotice = ({
  article: { rejectionReason, rejectedAt },
  action,
}: RejectionNoticeProps) => (
  <Alert
    tone="warn"
    title={rejectedAt ? `Rejected by the editors on ${longDay(rejectedAt)}` : 'Rejected by the editors'}
    action={action}
  >
    <p className="wrap-anywhere whitespace-pre-line">{rejectionReason ?? 'The editors gave no reason.'}</p>
  </Alert>
)
