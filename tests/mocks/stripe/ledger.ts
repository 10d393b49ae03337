import {
  type Customer,
  type Event,
  type Intent,
  type Invoice,
  monthsOn,
  type Price,
  Refusal,
  type Subscription,
} from './objects'

const DAY = 86_400
const RETRY_AFTER = [3, 5, 7].map((days) => days * DAY)
const COUNTED_FROM = 1_700_000_000

/**
 * Customers, subscriptions and money as the provider keeps them, under a clock that is moved by hand.
 * Everything that happens is an event.
 */
export class Ledger {
  now = Math.floor(Date.now() / 1000)
  readonly prices = new Map<string, Price>()
  readonly customers = new Map<string, Customer>()
  /** Customers that were deleted, of whom their subscriptions and invoices are left. */
  readonly deleted = new Set<string>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly invoices = new Map<string, Invoice>()
  readonly intents = new Map<string, Intent>()
  readonly events: Event[] = []
  /** Customers whose card is refused from now on. */
  readonly declined = new Set<string>()
  /** Whether the key that asks is one for tests while everything here is real. */
  isLive = false
  /** Whether the keys are those of another account. */
  isOfAnother = false
  /** Whether the customer portal was not turned on yet. */
  isPortalOff = false
  /** Customers who were made with a test key. */
  readonly ofTestKey = new Set<string>()
  private count = 0

  /** Everybody and everything but the prices, as for the first real key. */
  forget(): void {
    for (const id of this.customers.keys()) this.ofTestKey.add(id)
    for (const kept of [this.customers, this.subscriptions, this.invoices, this.intents, this.declined])
      kept.clear()
    this.events.length = 0
  }

  id = (kind: string) => `${kind}_${COUNTED_FROM}${String(++this.count).padStart(6, '0')}`

  emit(type: string, object: object): void {
    this.events.push({
      id: this.id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      type,
      created: this.now,
      livemode: false,
      data: { object: structuredClone(object) as Record<string, unknown> },
    })
  }

  subscribe(customer: string, priceId: string, trialEnd: number | null): Subscription {
    const price = this.prices.get(priceId)
    if (!price || !this.customers.has(customer))
      throw new Refusal(400, { type: 'invalid_request_error', message: 'No such price or customer' })
    const subscription: Subscription = {
      id: this.id('sub'),
      object: 'subscription',
      customer,
      status: trialEnd ? 'trialing' : 'incomplete',
      created: this.now,
      start_date: this.now,
      trial_end: trialEnd,
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      pause_collection: null,
      default_payment_method: null,
      pending_setup_intent: null,
      latest_invoice: null,
      discounts: [],
      items: {
        object: 'list',
        data: [
          {
            id: this.id('si'),
            price,
            quantity: 1,
            current_period_end: trialEnd ?? this.periodAfter(this.now, price),
          },
        ],
      },
      metadata: {},
    }
    this.subscriptions.set(subscription.id, subscription)
    if (trialEnd) subscription.pending_setup_intent = this.intent('setup_intent', customer).id
    else this.bill(subscription, true)
    this.emit('customer.subscription.created', subscription)
    return subscription
  }

  private periodAfter = (from: number, price: Price, anchor = from) =>
    monthsOn(from, price.recurring.interval === 'year' ? 12 : 1, anchor)

  private intent(object: Intent['object'], customer: string): Intent {
    const id = this.id(object === 'setup_intent' ? 'seti' : 'pi')
    const client_secret = `${id}_secret_${this.count}`
    const intent: Intent = { id, object, client_secret, customer, status: 'requires_payment_method' }
    this.intents.set(id, intent)
    return intent
  }

  private bill(subscription: Subscription, byPerson: boolean): Invoice {
    const intent = byPerson ? this.intent('payment_intent', subscription.customer) : null
    const id = this.id('in')
    const invoice: Invoice = {
      id,
      object: 'invoice',
      number: `LP-${String(this.count).padStart(4, '0')}`,
      customer: subscription.customer,
      status: 'open',
      amount_due: subscription.items.data[0]!.price.unit_amount,
      amount_paid: 0,
      currency: 'gbp',
      created: this.now,
      attempt_count: 0,
      auto_advance: true,
      next_payment_attempt: null,
      hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
      invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf`,
      status_transitions: { finalized_at: this.now, paid_at: null },
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      intent: intent?.id ?? null,
    }
    this.invoices.set(id, invoice)
    subscription.latest_invoice = id
    this.emit('invoice.created', invoice)
    this.emit('invoice.finalized', invoice)
    return invoice
  }

  private settle(subscription: Subscription, invoice: Invoice): void {
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      attempt_count: invoice.attempt_count + 1,
      next_payment_attempt: null,
    })
    invoice.status_transitions.paid_at = this.now
    if (subscription.status !== 'canceled') subscription.status = 'active'
    this.emit('invoice.paid', invoice)
    this.emit('invoice.payment_succeeded', invoice)
    this.emit('customer.subscription.updated', subscription)
  }

  private fail(subscription: Subscription, invoice: Invoice): void {
    const wait = RETRY_AFTER[invoice.attempt_count++]
    invoice.next_payment_attempt = wait ? this.now + wait : null
    this.emit('invoice.payment_failed', invoice)
    if (subscription.status === 'incomplete') return
    subscription.status = 'past_due'
    this.emit('customer.subscription.updated', subscription)
  }

  private charge(subscription: Subscription, invoice: Invoice): void {
    if (this.declined.has(subscription.customer)) this.fail(subscription, invoice)
    else this.settle(subscription, invoice)
  }

  /** The person confirms with a card in their browser: the secret names the intent. */
  confirm(clientSecret: string, outcome: 'succeeds' | 'declined' = 'succeeds'): Intent {
    const intent = [...this.intents.values()].find(({ client_secret }) => client_secret === clientSecret)
    if (!intent) throw new Refusal(404, { type: 'invalid_request_error', message: 'No such intent' })
    if (intent.status === 'succeeded') return intent
    const invoice = [...this.invoices.values()].find((each) => each.intent === intent.id)
    const subscription = [...this.subscriptions.values()].find(
      (each) => each.pending_setup_intent === intent.id || each.latest_invoice === invoice?.id,
    )
    if (outcome === 'declined') {
      this.emit(`${intent.object}.${intent.object === 'setup_intent' ? 'setup' : 'payment'}_failed`, intent)
      if (invoice && subscription) this.fail(subscription, invoice)
      throw new Refusal(402, {
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
      })
    }
    intent.status = 'succeeded'
    this.emit(`${intent.object}.succeeded`, intent)
    if (!subscription || ['canceled', 'incomplete_expired'].includes(subscription.status)) return intent
    subscription.default_payment_method = this.id('pm')
    if (invoice) this.settle(subscription, invoice)
    else {
      subscription.pending_setup_intent = null
      this.emit('customer.subscription.updated', subscription)
    }
    return intent
  }

  update(
    id: string,
    change: { cancelAtPeriodEnd?: boolean; cancelAt?: number | null; priceId?: string; paused?: boolean },
  ): Subscription {
    const subscription = this.found(id)
    const item = subscription.items.data[0]!
    const price = change.priceId ? this.prices.get(change.priceId) : undefined
    if (price && this.declined.has(subscription.customer) && subscription.status !== 'trialing')
      throw new Refusal(402, {
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
      })
    if (change.paused !== undefined)
      subscription.pause_collection = change.paused ? { behavior: 'void' } : null
    if (change.cancelAtPeriodEnd !== undefined) subscription.cancel_at_period_end = change.cancelAtPeriodEnd
    if (change.cancelAt !== undefined) subscription.cancel_at = change.cancelAt
    if (price && price.id !== item.price.id) {
      item.price = price
      if (subscription.status === 'active') {
        item.current_period_end = this.periodAfter(this.now, price)
        this.settle(subscription, this.bill(subscription, false))
        return subscription
      }
    }
    this.emit('customer.subscription.updated', subscription)
    return subscription
  }

  cancel(id: string): Subscription {
    const subscription = this.found(id)
    if (subscription.status === 'canceled') return subscription
    subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled'
    subscription.canceled_at = this.now
    subscription.ended_at = this.now
    subscription.cancel_at_period_end = false
    subscription.cancel_at = null
    const invoice = subscription.latest_invoice ? this.invoices.get(subscription.latest_invoice) : undefined
    // What a subscription leaves open is asked for no more, but stays open; only a first one goes with it.
    if (invoice?.status === 'open')
      Object.assign(
        invoice,
        { auto_advance: false, next_payment_attempt: null },
        subscription.status === 'incomplete_expired' && { status: 'void' },
      )
    this.emit('customer.subscription.deleted', subscription)
    return subscription
  }

  void(id: string): Invoice {
    const invoice = this.invoices.get(id)
    if (invoice?.status !== 'open')
      throw new Refusal(400, { type: 'invalid_request_error', message: 'Only an open invoice can be void' })
    Object.assign(invoice, { status: 'void', auto_advance: false, next_payment_attempt: null })
    this.emit('invoice.voided', invoice)
    return invoice
  }

  /** Pays what is owed with a card that works again. */
  payUp(id: string): void {
    const subscription = this.found(id)
    this.declined.delete(subscription.customer)
    const invoice = this.invoices.get(subscription.latest_invoice ?? '')
    if (invoice?.status === 'open') this.settle(subscription, invoice)
  }

  private found(id: string): Subscription {
    const subscription = this.subscriptions.get(id)
    if (!subscription)
      throw new Refusal(404, { type: 'invalid_request_error', message: 'No such subscription' })
    return subscription
  }

  /** Moves time: trials end, periods renew, refused charges are tried again, what was never paid expires. */
  advance(to: number): void {
    for (;;) {
      const next = [...this.subscriptions.values()]
        .map((subscription) => ({ subscription, at: this.nextFor(subscription) }))
        .filter(({ at }) => at <= to)
        .sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.now = Math.max(this.now, next.at)
      this.happen(next.subscription)
    }
    this.now = Math.max(this.now, to)
  }

  private nextFor(subscription: Subscription): number {
    const { status, items, latest_invoice, created } = subscription
    if (status === 'incomplete') return created + 23 * 3600
    const invoice = this.invoices.get(latest_invoice ?? '')
    if (status === 'past_due') return (invoice?.auto_advance && invoice.next_payment_attempt) || Infinity
    return status === 'trialing' || status === 'active' ? items.data[0]!.current_period_end : Infinity
  }

  private happen(subscription: Subscription): void {
    const item = subscription.items.data[0]!
    const { status } = subscription
    const ends = subscription.cancel_at_period_end || subscription.cancel_at === item.current_period_end
    if (status === 'incomplete' || ends) return void this.cancel(subscription.id)
    if (status === 'past_due')
      return this.charge(subscription, this.invoices.get(subscription.latest_invoice!)!)
    if (status === 'trialing' && subscription.pending_setup_intent) return void this.cancel(subscription.id)
    item.current_period_end = this.periodAfter(
      item.current_period_end,
      item.price,
      subscription.trial_end ?? subscription.start_date,
    )
    subscription.status = 'active'
    const invoice = this.bill(subscription, false)
    if (subscription.pause_collection) this.void(invoice.id)
    else this.charge(subscription, invoice)
  }
}
