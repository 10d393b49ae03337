'use client'
import { Mail } from 'lucide'
import { useMarkRead, useMarkReplied } from '@/lib/contact/administration/hooks'
import { replyMailto } from '@/lib/contact/administration/rules/reply'
import type { Submission } from '@/lib/contact/administration/types'
import { momentOf } from '@/lib/core/dates'
import { failure } from '../../ui/failure'
import { Button } from '../../ui/button'
import { buttonStyles } from '../../ui/button-styles'
import { Dialog, DialogContent } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { perform } from '../../ui/perform'
import { toast } from '../../ui/toast'
import { MessageBadges } from './message-badges'

const MARKED = {
  title: 'Marked as Replied',
  description: 'It is noted that you did, and when.',
  variant: 'success',
} as const
const TAKEN_BACK = {
  title: 'Marked as Not Replied',
  description: 'The message waits for an answer again.',
  variant: 'success',
} as const

type MessageDialogProps = { message: Submission | null; now: number; onClose: () => void }

export function MessageDialog({ message, now, onClose }: MessageDialogProps) {
  return (
    <Dialog open={message !== null} onOpenChange={(open) => !open && onClose()}>
      {message && (
        <DialogContent
          size="md"
          title={<span className="wrap-anywhere">{message.subject}</span>}
          description={
            <span className="wrap-anywhere">
              {message.name}, {message.email}
            </span>
          }
          footer={<Actions message={message} />}
        >
          <div className="grid gap-4">
            <MessageBadges message={message} now={now} />
            <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
            <Facts message={message} />
          </div>
        </DialogContent>
      )}
    </Dialog>
  )
}

function Facts({ message }: { message: Submission }) {
  const { createdAt, userId, email, repliedAt, repliedBy } = message
  return (
    <dl className="text-ink-soft border-hairline grid gap-1 border-t pt-4 text-sm [&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-2">
      <div>
        <dt>Submitted:</dt>
        <dd>{momentOf(createdAt)}</dd>
      </div>
      {userId && (
        <div>
          <dt>User id:</dt>
          <dd className="wrap-anywhere">
            <Link
              href={`/admin/users?${new URLSearchParams({ q: email }).toString()}`}
              className="prose-link font-mono"
            >
              {userId}
            </Link>
          </dd>
        </div>
      )}
      {repliedAt && (
        <div>
          <dt>Replied:</dt>
          <dd>
            {momentOf(repliedAt)}, {repliedBy ?? 'by a former administrator'}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Actions({ message }: { message: Submission }) {
  const read = useMarkRead()
  const marking = useMarkReplied()
  const isReplied = message.status === 'replied'
  const mark = () =>
    perform(
      marking,
      { id: message.id, replied: !isReplied },
      {
        onSuccess: () => toast(isReplied ? TAKEN_BACK : MARKED),
        onError: (error) => toast(failure('Update Failed', error)),
      },
    )
  return (
    <>
      <Button variant="outline" pending={marking.isPending} pendingLabel="Saving..." onClick={mark}>
        {isReplied ? 'Mark as not replied' : 'Mark as replied'}
      </Button>
      <a
        href={replyMailto(message)}
        className={buttonStyles({})}
        onClick={() => message.status === 'new' && read.mutate(message.id)}
      >
        <Icon shape={Mail} />
        Reply by email
      </a>
    </>
  )
}
