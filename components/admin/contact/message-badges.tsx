import { urgencyOf } from '@/lib/contact/administration/rules/promise'
import type { Submission } from '@/lib/contact/administration/types'
import { Badge } from '../../ui/badge'

const STATUS = {
  new: { label: 'New', variant: 'info' },
  read: { label: 'Read', variant: 'neutral' },
  replied: { label: 'Replied', variant: 'ok' },
} as const
const TONE = { calm: 'outline', hurry: 'warn', late: 'bad' } as const

/** Where a message stands, and how much of the promised day is left. `now` is in milliseconds. */
export function MessageBadges({ message, now }: { message: Submission; now: number }) {
  const { label, variant } = STATUS[message.status]
  const urgency = urgencyOf(message, now)
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge variant={variant}>{label}</Badge>
      {urgency && <Badge variant={TONE[urgency.tone]}>{urgency.label}</Badge>}
    </span>
  )
}
