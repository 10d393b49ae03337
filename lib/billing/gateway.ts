import 'server-only'
import Stripe from 'stripe'
import type { Snapshot } from './rules/state'
import { databaseNow } from '@/lib/core/server/clock'
import { env } from '@/lib/core/server/env'
import { AppError, conflict } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { TIMEOUTS } from '@/lib/core/server/timeouts'

/** A call and its one repetition end before the transaction around them does. */
const PATIENCE = { timeout: TIMEOUTS.payments, maxNetworkRetries: 1 }

let made: Stripe | undefined

export function stripe(): Stripe {
  return (made ??= connect())
}

function connect(): Stripe {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base } = env()
  if (!key) throw new AppError('SERVICE_UNAVAILABLE', 'Paid plans are not set up yet')
  const at = base ? new URL(base) : undefined
  return new Stripe(key, {
    ...PATIENCE,
    // Its time counts from the beginning; that of Node's client from the connection, after the name is found.
    httpClient: Stripe.createFetchHttpClient(),
    telemetry: false,
    ...(at && {
      protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: at.hostname,
      port: at.port || (at.protocol === 'http:' ? '80' : '443'),
    }),
  })
}

/**
 * What the provider says of something real when it is asked with a test key: nothing follows from such an
 * answer.
 */
const WRONG_KEY = /exists in live mode/

const SILENT =
  'The payment provider does not answer at the moment. Nothing was charged. Please try again shortly.'
/** Of what charges at once: it may have been done, and only its answer be late. */
const UNCERTAIN =
  'The payment provider does not answer at the moment. What you asked for may have been done all the same: please look at your plan again in a minute before you try again.'

/**
 * Turns the provider's refusals into ours: a card's into its own sentence, silence into 503 with what is
 * `said` of it.
 */
export async function asked<T>(answer: Promise<T>, said = SILENT): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw conflict(error.message)
    if (isRefusal(error) && !WRONG_KEY.test(error.message)) throw error
    throw silence(error, said)
  }
}

const silence = (cause: unknown, said = SILENT) =>
  new AppError('SERVICE_UNAVAILABLE', said, { retryAfter: 10, cause })

/** Returns whether the provider refused what was asked of it, as something that is not there or has ended. */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError

const isMissing = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  isRefusal(error) && error.code === 'resource_missing'

/** What the provider says of something that was made with a test key, when it is asked with a real one. */
const OF_TEST_KEY = /exists in test mode/

/**
 * Returns what is answered about a customer; null of one who is gone: deleted at the provider, or made with a
 * test key before the real one. The keys of another account know no customer of ours, who is not gone by
 * that. Throws SERVICE_UNAVAILABLE then, as for silence.
 */
export async function unlessGone<T>(customerId: string, answer: Promise<T>): Promise<T | null> {
  try {
    return await asked(answer)
  } catch (error) {
    if (!isMissing(error)) throw error
    if (OF_TEST_KEY.test(error.message) || (await isDeleted(customerId))) return null
    throw silence(error)
  }
}

/** What was deleted can still be asked for. */
async function isDeleted(customerId: string): Promise<boolean> {
  try {
    return Boolean((await asked(stripe().customers.retrieve(customerId))).deleted)
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** The age of a signature that is still taken, in seconds. */
const SIGNATURE_AGE = 300

/** Throws where the bytes were not signed with our secret, or longer ago than SIGNATURE_AGE. */
export const verifiedEvent = (raw: string, signature: string): Stripe.Event =>
  Stripe.webhooks.constructEvent(
    raw,
    signature,
    env().STRIPE_WEBHOOK_SECRET ?? '',
    SIGNATURE_AGE,
    undefined,
    databaseNow().getTime(),
  )

export type NewPrice = { lookupKey: string; name: string; amount: number; interval: 'month' | 'year' }

/**
 * The provider's price under each key, made where there is none. One that is not what our pages name (another
 * amount, currency or period) is not sold: the key goes over to a new one.
 */
export async function priceFor({ lookupKey, name, amount, interval }: NewPrice): Promise<string> {
  const { data } = await asked(stripe().prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }))
  const found = data[0]
  if (found?.currency === 'gbp' && found.unit_amount === amount && found.recurring?.interval === interval)
    return found.id
  if (found) log.warn({ price: found.id, lookupKey }, 'a price is not what the pages name, and is replaced')
  const price = {
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    currency: 'gbp',
    unit_amount: amount,
    recurring: { interval },
    product_data: { name },
  }
  const idempotencyKey = `price:${lookupKey}:${amount}:${found?.id ?? ''}`
  return (await asked(stripe().prices.create(price, { idempotencyKey }))).id
}

/** A new customer. The key makes two calls for one member one customer. */
export async function newCustomer(userId: string, email: string, key: string): Promise<string> {
  const customer = { email, metadata: { userId } }
  return (await asked(stripe().customers.create(customer, { idempotencyKey: key }))).id
}

/** Returns whether the provider has a customer. */
export async function hasCustomer(customerId: string): Promise<boolean> {
  const found = await unlessGone(customerId, stripe().customers.retrieve(customerId))
  return found !== null && !found.deleted
}

/** Where the provider's own emails go. A customer who is gone is no error. */
export async function setEmail(customerId: string, email: string): Promise<void> {
  await unlessGone(customerId, stripe().customers.update(customerId, { email }))
}

/**
 * Cancels every subscription of a customer at once and deletes the customer at the provider. One who is gone
 * is no error.
 */
export async function removeCustomer(customerId: string): Promise<void> {
  await unlessGone(customerId, stripe().customers.del(customerId))
}

/**
 * A subscription, and the secret with which the browser takes a card for it; null where there is nothing to
 * take.
 */
export type ProviderSubscription = Snapshot & { clientSecret: string | null }

const EXPAND = ['latest_invoice.confirmation_secret', 'pending_setup_intent']

/** Every subscription that a customer has or had, the newest first; none of one who is gone. */
export async function subscriptionsOf(customerId: string): Promise<ProviderSubscription[]> {
  const listed = await unlessGone(
    customerId,
    stripe().subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 100,
      expand: EXPAND.map((path) => `data.${path}`),
    }),
  )
  return (listed?.data ?? []).map(subscribed)
}

/** Nothing is charged before the browser has taken a card; a trial without one ends by itself. */
export async function subscribe(
  customerId: string,
  { priceId, trialEnd }: { priceId: string; trialEnd: Date | null },
): Promise<ProviderSubscription> {
  return subscribed(
    await asked(
      stripe().subscriptions.create({
        customer: customerId,
        items: [{ price: priceId }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        expand: EXPAND,
        ...(trialEnd && {
          trial_end: seconds(trialEnd),
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        }),
      }),
    ),
  )
}

export const cancelNow = async (id: string) => subscribed(await asked(stripe().subscriptions.cancel(id)))

/** Lets a subscription end with its period, or go on. */
export async function setEnding(id: string, ending: boolean): Promise<ProviderSubscription> {
  // One that the customer portal cancelled has a moment instead of the flag, and only one may be named.
  const hasMoment = !ending && !(await asked(stripe().subscriptions.retrieve(id))).cancel_at_period_end
  const change = hasMoment ? { cancel_at: '' as const } : { cancel_at_period_end: ending }
  return subscribed(await asked(stripe().subscriptions.update(id, { ...change, expand: EXPAND })))
}

/** While it is paused nothing is charged: each invoice is void as soon as it is made. */
export const setPaused = async (id: string, paused: boolean) =>
  subscribed(
    await asked(
      stripe().subscriptions.update(id, {
        pause_collection: paused ? { behavior: 'void' } : '',
        expand: EXPAND,
      }),
    ),
  )

/** Changes the price at once; what was paid for counts towards it. A card that is refused changes nothing. */
export async function setPrice(id: string, priceId: string): Promise<ProviderSubscription> {
  const current = await asked(stripe().subscriptions.retrieve(id))
  return subscribed(
    await asked(
      stripe().subscriptions.update(id, {
        items: [{ id: current.items.data[0]!.id, price: priceId }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        expand: EXPAND,
      }),
      UNCERTAIN,
    ),
  )
}

/** Returns where a customer changes their card; null of one who is gone. */
export async function portalFor(customerId: string, returnUrl: string): Promise<string | null> {
  const session = stripe().billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })
  return (await unlessGone(customerId, session))?.url ?? null
}

export const moment = (at: number) => new Date(at * 1000)
export const maybe = (at: number | null | undefined) => (at ? moment(at) : null)
const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

function amountOf({ items, discounts }: Stripe.Subscription): number | null {
  const [item, ...others] = items.data
  if (!item || others.length > 0 || discounts.length > 0 || item.price.currency !== 'gbp') return null
  return item.price.unit_amount === null ? null : item.price.unit_amount * (item.quantity ?? 1)
}

function periodOf(recurring: Stripe.Price.Recurring | null | undefined): Snapshot['period'] {
  if (recurring?.interval_count !== 1) return null
  return (['month', 'year'] as const).find((period) => period === recurring.interval) ?? null
}

function subscribed(given: Stripe.Subscription): ProviderSubscription {
  const item = given.items.data[0]
  const setup = typeof given.pending_setup_intent === 'object' ? given.pending_setup_intent : null
  const invoice = typeof given.latest_invoice === 'object' ? given.latest_invoice : null
  // Another card, or another plan, may be asked to be confirmed again: the trial has its card all the same.
  const awaitsCard = setup !== null && setup.status !== 'succeeded' && !given.default_payment_method
  // An uncollectible invoice is due all the same.
  const isDue = invoice?.status === 'open' || invoice?.status === 'uncollectible'
  const due = isDue ? (invoice.status_transitions.finalized_at ?? invoice.created) : null
  const periodEnd = item?.current_period_end ?? 0
  // The customer portal cancels by a moment, without the flag.
  const endsBefore = given.cancel_at !== null && given.cancel_at <= periodEnd
  return {
    id: given.id,
    status: given.status,
    priceId: item?.price.id ?? '',
    amount: amountOf(given),
    period: periodOf(item?.price.recurring),
    trialEndsAt: maybe(given.trial_end),
    periodEndsAt: maybe(endsBefore ? given.cancel_at : periodEnd),
    cancelAtPeriodEnd: given.cancel_at_period_end || endsBefore,
    awaitsCard,
    startedAt: moment(given.start_date),
    createdAt: moment(given.created),
    endedAt: maybe(given.ended_at),
    paused: given.pause_collection !== null,
    unpaidSince: maybe(due),
    clientSecret: awaitsCard ? setup.client_secret : (invoice?.confirmation_secret?.client_secret ?? null),
  }
}
