'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApprove, useDeleteArticle, useReject } from '@/lib/articles/administration/hooks'
import type { AdminArticle } from '@/lib/articles/administration/types'
import { checkQueryOf } from '@/lib/articles/checks/hooks'
import type { CheckItem } from '@/lib/articles/checks/types'
import { BIN_DAYS } from '@/lib/articles/constants'
import { REASON_MAX } from '@/lib/articles/review/constants'
import { LOOK_AT_THIS } from '@/lib/articles/warnings/constants'
import { reasonOf } from '@/lib/core/browser/api'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Field } from '../../ui/field'
import { Skeleton } from '../../ui/skeleton'
import { Textarea } from '../../ui/textarea'
import { toast } from '../../ui/toast'
import { opensWith } from '../../ui/use-focus-return'
import { WarningList } from '../../ui/warning-list'
import { Checklist } from '../checklist'
import { Contradictions } from './contradictions'
import { done, failed } from './notices'
import { PathSteps } from './path-steps'

type Subject = Pick<AdminArticle, 'id' | 'title' | 'contradictions' | 'updatedAt'>
type DecisionProps = {
  article: Subject
  open: boolean
  onClose: () => void
  /** The row is about to leave: the focus must go elsewhere. */
  onDecided: () => void
  /** Whether the server has done it. */
  onAnswered?: (done: boolean) => void
}
/** What is confirmed beside the text. */
type ReadChecklist = { checked: CheckItem[]; onChange: (checked: CheckItem[]) => void }

// Promises and not callbacks: the row that asked is gone by the time of the answer, and would not be called.

export function DeleteDialog({
  article: { id, title, paths },
  open,
  onClose,
  onDecided,
}: DecisionProps & { article: Pick<AdminArticle, 'paths'> }) {
  const { mutateAsync } = useDeleteArticle()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Are you sure you want to delete "${title}"?`}
      description={
        <>
          <p>Nobody can find it any more. It can be restored from the bin for {BIN_DAYS} days.</p>
          <PathSteps articles={[{ paths }]} />
        </>
      }
      confirmLabel="Delete"
      tone="destructive"
      onConfirm={() => {
        onClose()
        onDecided()
        mutateAsync(id).then(
          () => toast(done('Article deleted', 'The article has been successfully deleted.')),
          (error: Error) => toast(failed('Failed to delete the article.', error)),
        )
      }}
    />
  )
}

export function ApproveDialog({
  article: { id, title, contradictions, updatedAt },
  open,
  onClose,
  onDecided,
  onAnswered,
  checklist,
}: DecisionProps & { checklist?: ReadChecklist }) {
  const { mutateAsync } = useApprove()
  const { data: state, error } = useQuery({ ...checkQueryOf(id), enabled: open })
  const [confirmed, setConfirmed] = useState<CheckItem[]>([])
  const checked = checklist?.checked ?? confirmed
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Are you sure you want to approve and publish "${title}"?`}
      description="Every member can read it then, and its author is told."
      confirmLabel={contradictions.length > 0 ? 'Approve all the same' : 'Approve'}
      onConfirm={() => {
        onClose()
        onDecided()
        mutateAsync({ id, confirmed: contradictions.length > 0, checked, updatedAt }).then(
          () => {
            toast(done('Article approved', 'The article has been approved and published.'))
            onAnswered?.(true)
          },
          (error: Error) => {
            toast(failed('Failed to approve the article.', error))
            onAnswered?.(false)
          },
        )
      }}
    >
      <Contradictions sentences={contradictions} />
      {state && <WarningList title={LOOK_AT_THIS} sentences={state.warnings} />}
      {state && (
        <Checklist state={state} confirmed={checked} onChange={checklist?.onChange ?? setConfirmed} />
      )}
      {!state && !error && <Skeleton className="h-40" />}
      {error && (
        <p className="text-ink-soft text-sm">
          The checklist could not be loaded ({reasonOf(error)}). It can be confirmed later, where the article
          is edited.
        </p>
      )}
    </ConfirmDialog>
  )
}

export function RejectDialog({
  article: { id, title, updatedAt },
  open,
  onClose,
  onDecided,
  onAnswered,
}: DecisionProps) {
  const { mutateAsync } = useReject()
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Reject "${title}"`}
      description="Its author is notified at once, with your reason if you give one, and can change the article and submit it again."
      confirmLabel="Reject"
      tone="destructive"
      onConfirm={() => {
        onClose()
        onDecided()
        mutateAsync({ id, reason: reason.trim(), updatedAt }).then(
          () => {
            setReason('')
            toast(done('Article rejected', 'The article has been rejected.'))
            onAnswered?.(true)
          },
          // What was written is there again when the dialog is opened once more.
          (error: Error) => {
            toast(failed('Failed to reject the article.', error))
            onAnswered?.(false)
          },
        )
      }}
    >
      <Field label={`Why are you rejecting "${title}"? (Optional)`}>
        <Textarea
          {...opensWith}
          rows={4}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ConfirmDialog>
  )
}
