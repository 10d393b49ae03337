'use client'
import { useRouter } from 'next/navigation'
import { type Ref, useEffect, useRef } from 'react'
import { resubmitAddress } from '@/lib/articles/submissions/rules/address'
import type { Submission } from '@/lib/articles/submissions/types'
import { momentOf } from '@/lib/core/dates'
import { Alert } from '../ui/alert'
import { buttonStyles } from '../ui/button-styles'
import { Link } from '../ui/link'
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
  const edit = useRef<HTMLAnchorElement>(null)
  const withdrawn = useRef(false)
  // Withdrawn a moment ago: the button that had the focus is gone, and this is what comes next.
  useEffect(() => {
    if (!withdrawnAt || !withdrawn.current) return
    withdrawn.current = false
    edit.current?.focus()
  }, [withdrawnAt])
  const withdraw = () => {
    withdrawn.current = true
    router.refresh()
  }
  if (status === 'rejected') return <RejectionNotice article={article} action={<Edit article={article} />} />
  if (withdrawnAt)
    return (
      <Alert
        tone="info"
        title={`You withdrew this article on ${momentOf(withdrawnAt)}`}
        action={<Edit ref={edit} article={article} />}
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

type EditProps = { article: Own; ref?: Ref<HTMLAnchorElement> }

const Edit = ({ article: { id, title }, ref }: EditProps) => (
  <Link
    ref={ref}
    href={resubmitAddress(id)}
    aria-label={`Edit and resubmit ${title}`}
    className={buttonStyles({ size: 'sm' })}
  >
    Edit and resubmit
  </Link>
)
