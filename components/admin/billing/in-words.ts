import type { MemberBilling } from '@/lib/billing/administration/types'
import { graceEnd } from '@/lib/billing/rules/state'
import { longDay } from '@/lib/core/dates'

type Stated = Pick<MemberBilling, 'state' | 'startedAt'>

/** An attempt that was never paid has no end: it did not begin. */
export const shownState = <T extends Stated>({ state, startedAt }: T): T['state'] | 'never' =>
  state === 'canceled' && !startedAt ? 'never' : state

/** Until when a membership lasts, or when it ended; empty where it never began. */
export function untilOf(member: MemberBilling): string {
  const { periodEndsAt, pastDueSince, endedAt } = member
  switch (shownState(member)) {
    case 'never':
    case 'incomplete':
      return ''
    case 'canceled':
      return endedAt ? `Ended ${longDay(endedAt)}` : 'Ended'
    case 'past_due':
      return pastDueSince ? longDay(graceEnd(new Date(pastDueSince)).toISOString()) : ''
    default:
      return periodEndsAt ? longDay(periodEndsAt) : 'No end'
  }
}
