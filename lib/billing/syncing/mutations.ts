import 'server-only'
import { PRICES } from '../constants'
import { cancelNow, setEnding, setPaused, type Subscribed, subscriptionsOf } from '../gateway'
import { type Billed, invoicesOf, setCollected, voidInvoice } from '../invoices/gateway'
import { ourPrices } from '../prices/mutations'
import { endsAtOnce, givesAccess, graceEnd, isCurrent, stateOf } from '../rules/state'
import type { PaidPlan } from '../types'
import { settleMembership } from '../entitlement/mutations'
import { tellOfMoney, tellOfStates, type Told } from './emails/mutations'
import { db, type Tx } from '@/lib/core/db'
import { log } from '@/lib/core/log'

/** The provider is asked while the member's row is held, so that what was heard last is what was true last (milliseconds). */
const HELD = { maxWait: 5000, timeout: 28_000 }

export type Account = { userId: string; customerId: string | null }

/** Holds the row under which a member's billing changes; made where there is none. */
export async function withAccount<T>(
  userId: string,
  work: (tx: Tx, account: Account) => Promise<T>,
): Promise<T> {
  await db.billingAccount.createMany({ data: [{ userId }], skipDuplicates: true })
  return db.$transaction(async (tx) => {
    const [account] = await tx.$queryRaw<Account[]>`
      SELECT user_id AS "userId", stripe_customer_id AS "customerId" FROM billing_accounts WHERE user_id = ${userId} FOR UPDATE`
    return work(tx, account!)
  }, HELD)
}

/** Does the same for a customer of ours; false where there is no such customer. */
export const withCustomer = (
  customerId: string,
  work: (tx: Tx, account: Account) => Promise<void>,
): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const [account] = await tx.$queryRaw<Account[]>`
      SELECT user_id AS "userId", stripe_customer_id AS "customerId" FROM billing_accounts WHERE stripe_customer_id = ${customerId} FOR UPDATE`
    if (account) await work(tx, account)
    return account !== undefined
  }, HELD)

type Options = { occurredAt?: Date; now?: Date }

/**
 * Makes our rows say what the provider says now, and queues the emails that follow from it, each once for what causes it. Needs the account's
 * row held. Which news led here does not matter, nor how often it came.
 */
export async function sync(
  tx: Tx,
  { userId, customerId }: Account,
  { occurredAt, now = new Date() }: Options = {},
): Promise<void> {
  if (!customerId) return
  const { known } = await ourPrices()
  const [ours, invoices, frozen] = await Promise.all([
    ourSubscriptions(customerId),
    invoicesOf(customerId),
    isFrozen(tx, userId),
  ])
  const kept = await Promise.all(
    ours.map(async (each) => pausedWhile(frozen, await endedAfterGrace(each, now))),
  )
  await Promise.all(invoices.map((each) => askedForOrNot(each, kept, frozen)))
  const states = onlyOneCurrent(kept)
  const told: Told[] = []
  // The index allows one current subscription: what has ended makes room first.
  for (const each of states.sort((a, b) => Number(isCurrent(a.state)) - Number(isCurrent(b.state))))
    told.push(await store(tx, { userId, customerId, plan: known[each.priceId]!, occurredAt }, each, now))
  await settleMembership(tx, userId, now)
  await tx.billingAccount.update({ where: { userId }, data: { checkedAt: now }, select: { userId: true } })
  await tellOfStates(tx, userId, told, now)
  await tellOfMoney(tx, userId, told, invoices)
}

async function ourSubscriptions(customerId: string): Promise<Subscribed[]> {
  const { known } = await ourPrices()
  return (await subscriptionsOf(customerId)).filter(({ id, priceId }) => {
    if (known[priceId]) return true
    log.warn({ subscription: id }, 'a subscription at a price that is not ours is left alone')
    return false
  })
}

/** Ends what a customer pays for, at the provider: with the period that is paid, or at once where none is. */
export async function endAll(customerId: string): Promise<void> {
  for (const each of await ourSubscriptions(customerId)) {
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
const pausedWhile = async (frozen: boolean, each: Subscribed): Promise<Subscribed> =>
  isCurrent(stateOf(each)) && each.paused !== frozen ? setPaused(each.id, frozen) : each

/** An invoice that is due is void once its subscription has ended, and rests while the member is frozen: a pause alone lets it be charged. */
async function askedForOrNot(invoice: Billed, all: Subscribed[], frozen: boolean): Promise<void> {
  const about = all.find(({ id }) => id === invoice.subscriptionId)
  if (invoice.status !== 'open' || !about) return
  const state = stateOf(about)
  if (state === 'canceled') await voidInvoice(invoice.id)
  else if (state === 'past_due' && invoice.collected === frozen) await setCollected(invoice.id, !frozen)
}

/** Fourteen days after a payment was due the provider is told to stop asking for it. */
async function endedAfterGrace(each: Subscribed, now: Date): Promise<Subscribed> {
  const late = stateOf(each) === 'past_due' && each.unpaidSince && graceEnd(each.unpaidSince) <= now
  return late ? cancelNow(each.id) : each
}

type Stated = Subscribed & { state: ReturnType<typeof stateOf> }

/** We never make a second one; of two that were made by hand at the provider, the older counts and somebody is told. */
function onlyOneCurrent(all: Subscribed[]): Stated[] {
  const stated = all.map((each) => ({ ...each, state: stateOf(each) }))
  const current = stated
    .filter(({ state }) => isCurrent(state))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id.localeCompare(b.id))
  const spare = new Set(current.slice(1).map(({ id }) => id))
  if (spare.size > 0) log.error({ subscriptions: [...spare] }, 'a customer has more than one subscription')
  return stated.filter(({ id }) => !spare.has(id))
}

type Whose = { userId: string; customerId: string; plan: PaidPlan; occurredAt?: Date }

async function store(
  tx: Tx,
  { userId, customerId, plan, occurredAt }: Whose,
  given: Stated,
  now: Date,
): Promise<Told> {
  const where = { stripeSubscriptionId: given.id }
  const before = await tx.subscription.findUnique({
    where,
    select: { pastDueSince: true, startedAt: true, lastEventAt: true },
  })
  const pastDueSince = given.state === 'past_due' ? (given.unpaidSince ?? before?.pastDueSince ?? now) : null
  const access = givesAccess({ state: given.state, pastDueSince }, now)
  const latest = Math.max(occurredAt?.getTime() ?? 0, before?.lastEventAt?.getTime() ?? 0)
  const columns = {
    plan,
    state: given.state,
    stripePriceId: given.priceId,
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
  return { ...columns, id: given.id, plan, amount: PRICES[plan] }
}
