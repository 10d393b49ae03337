/**
 * What the stand-in keeps, in the provider's own words and only as far as the product looks. Moments are
 * seconds.
 */
export type Price = {
  id: string
  object: 'price'
  lookup_key: string | null
  unit_amount: number
  currency: string
  active: boolean
  recurring: { interval: 'month' | 'year'; interval_count: number }
}
export type Customer = { id: string; object: 'customer'; email: string; metadata: Record<string, string> }
export type Intent = {
  id: string
  object: 'payment_intent' | 'setup_intent'
  client_secret: string
  customer: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
}
export type Invoice = {
  id: string
  object: 'invoice'
  number: string
  customer: string
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  amount_due: number
  amount_paid: number
  currency: 'gbp'
  created: number
  attempt_count: number
  auto_advance: boolean
  next_payment_attempt: number | null
  hosted_invoice_url: string
  invoice_pdf: string
  status_transitions: { finalized_at: number; paid_at: number | null }
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
  confirmation_secret?: { client_secret: string; type: 'payment_intent' } | null
  /** Not the provider's: whose secret settles it. */
  intent: string | null
}
export type Subscription = {
  id: string
  object: 'subscription'
  customer: string
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  created: number
  start_date: number
  trial_end: number | null
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  pause_collection: { behavior: 'void' } | null
  default_payment_method: string | null
  pending_setup_intent: string | null
  latest_invoice: string | null
  discounts: string[]
  items: {
    object: 'list'
    data: { id: string; price: Price; quantity: number; current_period_end: number }[]
  }
  metadata: Record<string, string>
}
export type Event = {
  id: string
  object: 'event'
  api_version: string
  type: string
  created: number
  livemode: false
  data: { object: Record<string, unknown> }
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { type: string; code?: string; message: string },
  ) {
    super(body.message)
  }
}

/** The same day so many months on, or the month's last (UTC, as the provider counts). */
export function monthsOn(seconds: number, months: number, anchor = seconds): number {
  const at = new Date(seconds * 1000)
  const day = new Date(anchor * 1000).getUTCDate()
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0)).getUTCDate()
  const clock = at.getTime() % 86_400_000
  return (Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, Math.min(day, last)) + clock) / 1000
}
