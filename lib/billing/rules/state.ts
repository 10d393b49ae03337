import { GRACE_DAYS } from '../constants'
import type { BillingState } from '../types'

const DAY = 86_400_000

/** What the provider says of a subscription at this moment, as far as it decides anything. */
export type Snapshot = {
  id: string
  status: string
  priceId: string
  /** Pence of each period; null where the provider names none in pounds, or takes off a discount. */
  amount: number | null
  /** How long a period is; null where it is neither a month nor a year. */
  period: 'month' | 'year' | null
  trialEndsAt: Date | null
  periodEndsAt: Date | null
  cancelAtPeriodEnd: boolean
  /** A trial that no card was given for yet. */
  awaitsCard: boolean
  startedAt: Date
  createdAt: Date
  endedAt: Date | null
  /** Nothing is charged, and what would be due is void. */
  paused: boolean
  /** When the invoice that is due was made. */
  unpaidSince: Date | null
}

/**
 * The one state that follows from what the provider says now. Nothing else is asked: in whichever order the
 * news came, the state is the same. An unknown status grants no access.
 */
export function stateOf({ status, awaitsCard }: Pick<Snapshot, 'status' | 'awaitsCard'>): BillingState {
  switch (status) {
    case 'trialing':
      return awaitsCard ? 'incomplete' : 'trialing'
    case 'active':
      return 'active'
    case 'past_due':
    case 'unpaid':
      return 'past_due'
    case 'canceled':
    case 'incomplete_expired':
      return 'canceled'
    default:
      return 'incomplete'
  }
}

/** Returns whether a state may grant access; at most one subscription of a member is in such a state. */
export const isCurrent = (state: BillingState | 'none') =>
  state === 'trialing' || state === 'active' || state === 'past_due'

/** What was not paid for ends at once; what was, with its period. */
export const endsAtOnce = (state: BillingState | 'none') => state === 'past_due' || state === 'incomplete'

/** Returns until when access lasts while a payment is overdue. */
export const graceEnd = (pastDueSince: Date) => new Date(pastDueSince.getTime() + GRACE_DAYS * DAY)

type StoredState = { state: BillingState; pastDueSince: Date | null }

/** Returns whether a subscription grants access at a moment. */
export function grantsAccess({ state, pastDueSince }: StoredState, now: Date): boolean {
  if (state === 'trialing' || state === 'active') return true
  return state === 'past_due' && pastDueSince !== null && now < graceEnd(pastDueSince)
}
