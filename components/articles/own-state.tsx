'use client'
import { useRouter } from 'next/navigation'
import type { Submission } from '@/lib/articles/submissions/types'
import { momentOf } from '@/lib/core/dates'
import { Alert } from '../ui/alert'
import { EditAndResubmit, useFocusOnceWithdrawn } from './edit-and-resubmit'
import { RejectionNotice } from './rejection-notice'
import { WithdrawButton } from './withdraw-button'

type Own = Pick<
  Submission,
  'id' | 'title' | 'status' | 'rejectionReason' | 'rejectedAt' | 'submittedAt' | 'withdrawnAt'
>

/** What its author finds above an article that is not published: how it stands, and what can be done now. */
export function OwnState({ article }: { article: Own }) {
  const { status, submittedAt, withdrawnAt } = article
  const router = useRouter()
  const { next, onWithdrawn } = useFocusOnceWithdrawn(withdrawnAt)
  const withdraw = () => {
    onWithdrawn()
    router.refresh()
  }
  if (status === 'rejected')
    return <RejectionNotice article={article} action={<EditAndResubmit article={article} />} />
  if (withdrawnAt)
    return (
      <Alert
        tone="info"
        title={`You withdrew this article on ${momentOf(withdrawnAt)}`}
        action={<EditAndResubmit ref={next} article={article} />}
      >
        It is your own draft until you submit it again.
      </Alert>
    )
  if (status !== 'pending_review') return null
  return (
    <Alert
      tone="info"
      title="The editors review this article"
      action={<WithdrawButton article={article} onWithdrawn={withdraw} />}
    >
      It has waited since {momentOf(submittedAt)}. You can change it if they send it back, or once you have
      withdrawn it.
    </Alert>
  )
}
