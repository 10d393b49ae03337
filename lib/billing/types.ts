export type PaidPlan = 'monthly' | 'yearly'
export type BillingState = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'canceled'

/**
 * What the browser needs to take a card. A `setup` keeps it for the end of the trial; a `payment` charges it
 * now. Amounts are pence.
 */
export type Checkout = {
  clientSecret: string
  intent: 'payment' | 'setup'
  plan: PaidPlan
  amount: number
  /** ISO 8601; null where it is charged now. */
  firstChargeAt: string | null
}

/** A member's paid and gifted membership. Moments are ISO 8601, amounts in pence. */
export type Billing = {
  /** Whether paid plans can be had, or the member has one from when they could. */
  open: boolean
  /** Of the subscription that counts; 'none' where there never was one. */
  state: BillingState | 'none'
  plan: PaidPlan | null
  /** What the provider charges each period; null where there is no plan, or no single amount. */
  amount: number | null
  /** Whether it grants access now, paid or gifted. */
  entitled: boolean
  trialEndsAt: string | null
  periodEndsAt: string | null
  cancelAtPeriodEnd: boolean
  /** Until when access lasts while a payment is overdue. */
  accessUntil: string | null
  nextInvoice: { amount: number | null; at: string } | null
  /** Membership that was given; `endsAt` null has no end. */
  given: { plan: PaidPlan; endsAt: string | null } | null
  /** Whether three months are still owed. */
  trialOwed: boolean
}

export type InvoiceLine = {
  id: string
  number: string | null
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  amount: number
  createdAt: string
  /** When the provider asks for it again, where that is known. */
  retryAt: string | null
  /** The provider's own page and file of it. */
  href: string | null
  pdf: string | null
}
