import type { BillingState, PaidPlan } from '../types'

/** Who has, or had, a paid or a given membership. */
export type MemberBilling = {
  userId: string
  name: string
  email: string
  /** 'given' for a membership without payment. */
  state: BillingState | 'given'
  plan: PaidPlan
  periodEndsAt: string | null
  cancelAtPeriodEnd: boolean
  pastDueSince: string | null
  /** Since when it has given access; null while it never has. */
  startedAt: string | null
  endedAt: string | null
}

/** `revenue` is pence a month; `cohort` counts whom three free months are owed. */
export type BillingFigures = {
  active: number
  trialing: number
  pastDue: number
  given: number
  cohort: number
  revenue: number
}

export type Gift = {
  id: number
  plan: PaidPlan
  reason: string | null
  startsAt: string
  endsAt: string | null
  revokedAt: string | null
  grantedBy: string | null
}

/** All that is known of one member's billing. `events` are the provider's, the latest first. */
export type BillingHistory = {
  userId: string
  name: string
  email: string
  membership: 'free' | PaidPlan
  trialCohortAt: string | null
  checkedAt: string | null
  subscriptions: {
    id: string
    plan: PaidPlan
    state: BillingState
    createdAt: string
    startedAt: string | null
    endedAt: string | null
    trialEndsAt: string | null
    periodEndsAt: string | null
    cancelAtPeriodEnd: boolean
    pastDueSince: string | null
  }[]
  gifts: Gift[]
  events: { id: string; type: string; occurredAt: string; handledAt: string | null; error: string | null }[]
}
