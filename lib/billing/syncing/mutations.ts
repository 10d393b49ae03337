import 'server-only'
import { cancelNow, setEnding, setPaused, type ProviderSubscription, subscriptionsOf } from '../gateway'
import { type ProviderInvoice, invoicesOf, setCollected, voidInvoice } from '../invoices/gateway'
import { ourPrices } from '../prices/mutations'
import { amountFor } from '../rules/money'
import { endsAtOnce, grantsAccess, graceEnd, isCurrent, stateOf } from '../rules/state'
import type { BillingState, PaidPlan } from '../types'
import { settleMembership } from '../entitlement/mutations'
import { queueInvoiceEmails, queueStateEmails, type StoredSubscription } from './emails/mutations'
import { databaseNow } from '@/lib/core/server/clock'
import { db, type Tx } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { Turns } from '@/lib/core/server/turns'

/**
 * Milliseconds. The provider is queried while the member's row is locked, so that the latest answer is the
 * one that is stored.
 */
const LOCKED = { maxWait: 5000, timeout: 28_000 }

/**
 * Each of them holds a connection until the provider has answered: while it is silent, most of the
 * connections stay free for everything else.
 */
const turns = new Turns(() => Math.max(1, Math.floor(env().DATABASE_POOL / 4)))

export type Account = { userId: string; customerId: string | null }

/** Runs `work` with the row of a member's billing account locked. Creates a missing row. */
export async function withAccount<T>(
  userId: string,
  work: (tx: Tx, account: Account) => Promise<T>,
): Promise<T> {
  await db.billingAccount.createMany({ data: [{ userId }], skipDuplicates: true })
  return locking(async (tx) => {
    const [account] = await tx.$queryRaw<Account[]>`
      SELECT user_id AS "userId", stripe_customer_id AS "customerId" FROM billing_accounts WHERE user_id = ${userId} FOR UPDATE`
    return work(tx, account!)
  })
}

/** Does the same for the account of a Stripe customer. Returns false for an unknown customer. */
export const withCustomer = (
  customerId: string,
  work: (tx: Tx, account: Account) => Promise<void>,
): Promise<boolean> =>
  locking(async (tx) => {
    const [account] = await tx.$queryRaw<Account[]>`
      SELECT user_id AS "userId", stripe_customer_id AS "customerId" FROM billing_accounts WHERE stripe_customer_id = ${customerId} FOR UPDATE`
    if (account) await work(tx, account)
    return account !== undefined
  })

const locking = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  turns.take(() => db.$transaction(work, LOCKED))

type Options = { occurredAt?: Date; now?: Date }

/**
 * Makes our rows equal to the provider's present state, and queues the emails that follow, one per event.
 * Needs the account's row locked. Idempotent, so the order and number of webhooks do not matter.
 */
export async function sync(
  tx: Tx,
  { userId, customerId }: Account,
  { occurredAt, now = databaseNow() }: Options = {},
): Promise<void> {
  if (!customerId) return
  const frozen = await isFrozen(tx, userId)
  const [{ listed, plans, before }, invoices] = await Promise.all([
    theirSubscriptions(tx, { userId, customerId }),
    invoicesOf(customerId),
  ])
  const ours = listed.filter(({ id }) => plans.has(id))
  const kept = await Promise.all(ours.map(async (each) => withPause(frozen, await withGraceEnd(each, now))))
  await Promise.all(invoices.map((each) => updateCollection(each, kept, frozen)))
  const states = onlyOneCurrent(kept, before)
  const stored = await storeGone(tx, userId, listed, now)
  // A unique index allows one current subscription: ended ones are stored first.
  for (const each of states.sort((a, b) => Number(isCurrent(a.state)) - Number(isCurrent(b.state))))
    stored.push(await store(tx, { userId, customerId, plan: plans.get(each.id)!, occurredAt }, each, now))
  await settleMembership(tx, userId, now)
  await tx.billingAccount.update({ where: { userId }, data: { checkedAt: now }, select: { userId: true } })
  await queueStateEmails(tx, userId, stored, now)
  await queueInvoiceEmails(tx, userId, stored, invoices)
}

type Stored = { plan: PaidPlan; state: BillingState }
type Theirs = {
  /** Whatever the provider lists, at whichever price. */
  listed: ProviderSubscription[]
  /** The plan of each that is ours: at one of our prices, or ours before its price was changed there. */
  plans: Map<string, PaidPlan>
  /** What we have stored of each. */
  before: Map<string, Stored>
}

async function theirSubscriptions(
  tx: Tx,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<Theirs> {
  const [{ known }, listed, rows] = await Promise.all([
    ourPrices(),
    subscriptionsOf(customerId),
    tx.subscription.findMany({
      where: { userId },
      select: { stripeSubscriptionId: true, plan: true, state: true },
    }),
  ])
  const before = new Map(
    rows.map(({ stripeSubscriptionId, ...row }) => [stripeSubscriptionId, row as Stored]),
  )
  const plans = new Map<string, PaidPlan>()
  for (const { id, priceId } of listed) {
    const plan = known[priceId] ?? before.get(id)?.plan
    if (plan) plans.set(id, plan)
    else log.warn({ subscription: id }, 'a subscription at a price that is not ours is left alone')
  }
  return { listed, plans, before }
}

/**
 * Ends what is stored and the provider does not have any more: its customer was deleted there, or it was made
 * with a test key. Returns what has ended.
 */
async function storeGone(
  tx: Tx,
  userId: string,
  listed: ProviderSubscription[],
  now: Date,
): Promise<StoredSubscription[]> {
  const gone = await tx.subscription.updateManyAndReturn({
    where: {
      userId,
      state: { not: 'canceled' },
      stripeSubscriptionId: { notIn: listed.map(({ id }) => id) },
    },
    data: { state: 'canceled', endedAt: now, cancelAtPeriodEnd: false, pastDueSince: null },
  })
  return gone.map(({ stripeSubscriptionId: id, ...row }) => {
    const plan = row.plan as PaidPlan
    log.warn({ subscription: id }, 'the provider does not have a subscription any more')
    return { ...row, id, plan }
  })
}

/** Ends what a customer pays for, at the provider: with the period that is paid, or at once where none is. */
export async function cancelAllSubscriptions(tx: Tx, { userId, customerId }: Account): Promise<void> {
  if (!customerId) return
  const { listed, plans } = await theirSubscriptions(tx, { userId, customerId })
  for (const each of listed) {
    if (!plans.has(each.id)) continue
    const state = stateOf(each)
    if (endsAtOnce(state)) await cancelNow(each.id)
    else if (isCurrent(state) && !each.cancelAtPeriodEnd) await setEnding(each.id, true)
  }
}

async function isFrozen(tx: Tx, userId: string): Promise<boolean> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { status: true } })
  return user.status === 'frozen'
}

/** A frozen member is not charged. */
const withPause = async (frozen: boolean, each: ProviderSubscription): Promise<ProviderSubscription> =>
  isCurrent(stateOf(each)) && each.paused !== frozen ? setPaused(each.id, frozen) : each

/**
 * An invoice that is due is void once its subscription has ended, and rests while the member is frozen: a
 * pause alone lets it be charged.
 */
async function updateCollection(
  invoice: ProviderInvoice,
  all: ProviderSubscription[],
  frozen: boolean,
): Promise<void> {
  const about = all.find(({ id }) => id === invoice.subscriptionId)
  if (invoice.status !== 'open' || !about) return
  const state = stateOf(about)
  if (state === 'canceled') await voidInvoice(invoice.id)
  else if (state === 'past_due' && invoice.collected === frozen) await setCollected(invoice.id, !frozen)
}

/**
 * Cancels a subscription whose payment has been overdue for GRACE_DAYS, which stops the provider's retries.
 */
async function withGraceEnd(each: ProviderSubscription, now: Date): Promise<ProviderSubscription> {
  const late = stateOf(each) === 'past_due' && each.unpaidSince && graceEnd(each.unpaidSince) <= now
  return late ? cancelNow(each.id) : each
}

type SubscriptionState = ProviderSubscription & { state: ReturnType<typeof stateOf> }

/**
 * Of two current subscriptions, which only an operator at the provider's dashboard can make, the one that
 * counts already goes on counting, or else the older, and an error is logged.
 */
function onlyOneCurrent(all: ProviderSubscription[], before: Map<string, Stored>): SubscriptionState[] {
  const stated = all.map((each) => ({ ...each, state: stateOf(each) }))
  const counts = ({ id }: ProviderSubscription) => Number(isCurrent(before.get(id)?.state ?? 'none'))
  const current = stated
    .filter(({ state }) => isCurrent(state))
    .sort(
      (a, b) =>
        counts(b) - counts(a) || a.createdAt.getTime() - b.createdAt.getTime() || a.id.localeCompare(b.id),
    )
  const spare = new Set(current.slice(1).map(({ id }) => id))
  if (spare.size > 0) log.error({ subscriptions: [...spare] }, 'a customer has more than one subscription')
  return stated.filter(({ id }) => !spare.has(id))
}

type Owner = { userId: string; customerId: string; plan: PaidPlan; occurredAt?: Date }

async function store(
  tx: Tx,
  { userId, customerId, plan, occurredAt }: Owner,
  given: SubscriptionState,
  now: Date,
): Promise<StoredSubscription> {
  const where = { stripeSubscriptionId: given.id }
  const before = await tx.subscription.findUnique({
    where,
    select: { pastDueSince: true, startedAt: true, lastEventAt: true },
  })
  const pastDueSince = given.state === 'past_due' ? (given.unpaidSince ?? before?.pastDueSince ?? now) : null
  const access = grantsAccess({ state: given.state, pastDueSince }, now)
  const latest = Math.max(occurredAt?.getTime() ?? 0, before?.lastEventAt?.getTime() ?? 0)
  const columns = {
    plan,
    state: given.state,
    stripePriceId: given.priceId,
    amount: amountFor(plan, given),
    trialEndsAt: given.trialEndsAt,
    currentPeriodEndsAt: given.periodEndsAt,
    cancelAtPeriodEnd: given.cancelAtPeriodEnd,
    pastDueSince,
    endedAt: given.endedAt,
    startedAt: before?.startedAt ?? (access ? given.startedAt : null),
    lastEventAt: latest > 0 ? new Date(latest) : null,
  }
  await tx.subscription.upsert({
    where,
    create: { ...columns, ...where, userId, stripeCustomerId: customerId, createdAt: given.createdAt },
    update: columns,
    select: { id: true },
  })
  return { ...columns, id: given.id, plan }
}
