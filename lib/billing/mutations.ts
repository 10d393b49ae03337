import 'server-only'
import { ATTEMPT_HOURS, PLAN_NAMES, PRICES } from './constants'
import { plansAreOpen } from './entitlement/queries'
import {
  cancelNow,
  hasCustomer,
  isRefusal,
  newCustomer,
  portalFor,
  setEnding,
  setPrice,
  subscribe,
  type ProviderSubscription,
  subscriptionsOf,
} from './gateway'
import { ourPrices } from './prices/mutations'
import { billingOf, givenTo } from './queries'
import { giftEndLabel } from './rules/gift'
import { amountFor } from './rules/money'
import { endsAtOnce, isCurrent, stateOf } from './rules/state'
import { trialEnd } from './rules/trial'
import type { PlanChoice } from './schema'
import { type Account, sync, withAccount } from './syncing/mutations'
import type { Billing, BillingState, Checkout, PaidPlan } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { keyedHash } from '@/lib/core/server/crypto'
import type { Tx } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { AppError, conflict, unavailable } from '@/lib/core/errors'
import { consume } from '@/lib/limits/mutations'

/**
 * Prepares a payment: a subscription that grants no access until the provider reports its payment, and the
 * secret with which the browser takes the card. A repeated call returns the same subscription. Throws
 * CONFLICT while plans are off and for a member with a paid or gifted membership, RATE_LIMITED, and
 * SERVICE_UNAVAILABLE where the provider is silent.
 */
export async function createSubscription(viewer: Viewer, { planId }: PlanChoice): Promise<Checkout> {
  requireOpenPlans()
  await consume('billing', viewer.id)
  const checkout = await unlessRefused(
    withAccount(viewer.id, async (tx, account) => {
      const given = await givenTo(tx, viewer.id)
      if (given)
        throw conflict(
          `${PLAN_NAMES[given.plan]} was given to you. ${giftEndLabel(given)} There is nothing to pay.`,
        )
      const customerId = await customerFor(tx, account, viewer)
      const { current } = await ourPrices()
      const owed = await isTrialOwed(tx, viewer.id)
      const listed = await subscriptionsOf(customerId)
      if (listed.some((each) => isCurrent(stateOf(each)))) {
        // Paid, and no webhook has said so yet: the membership opens now.
        await sync(tx, { userId: viewer.id, customerId })
        return null
      }
      const pending = listed.filter((each) => stateOf(each) === 'incomplete')
      const same = pending.find((each) => canGoOn(each, current[planId], owed))
      for (const other of pending) if (other !== same) await cancelNow(other.id)
      const wanted = { priceId: current[planId], trialEnd: owed ? trialEnd(databaseNow()) : null }
      const subscription = same ?? (await subscribe(customerId, wanted))
      // Without a secret the browser has nothing to pay with.
      if (!subscription.clientSecret) throw unavailable(new Error('a subscription without a secret'))
      await remember(tx, { userId: viewer.id, customerId }, planId, subscription)
      return {
        clientSecret: subscription.clientSecret,
        intent: subscription.awaitsCard ? 'setup' : 'payment',
        plan: planId,
        amount: PRICES[planId],
        firstChargeAt: subscription.awaitsCard ? (subscription.trialEndsAt?.toISOString() ?? null) : null,
      } satisfies Checkout
    }),
  )
  if (!checkout) throw conflict('You have a paid membership already. You can change it under Billing.')
  return checkout
}

function requireOpenPlans(): void {
  if (!plansAreOpen()) throw conflict('Paid plans are coming soon')
}

/** Returns the member's customer: a new one where there is none, or none that the provider still has. */
async function customerFor(tx: Tx, account: Account, { email }: Viewer): Promise<string> {
  const { userId, customerId } = account
  if (customerId && (await hasCustomer(customerId))) return customerId
  // What a customer had who is gone has ended.
  await sync(tx, account)
  // The address is part of the key: the provider refuses another request under a key it knows, and answers
  // the same request with the same customer, also where it was deleted since.
  const known = `${userId} ${email} ${customerId ?? ''}`.trim()
  const made = await newCustomer(userId, email, `customer:${keyedHash('customer', known)}`)
  await tx.billingAccount.update({
    where: { userId },
    data: { stripeCustomerId: made },
    select: { userId: true },
  })
  return made
}

/**
 * Returns whether the member is owed the free months of the trial run, which each of its members gets once: a
 * trial that granted access uses them up.
 */
async function isTrialOwed(tx: Tx, userId: string): Promise<boolean> {
  const { trialCohortAt } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { trialCohortAt: true },
  })
  if (!trialCohortAt) return false
  const had = await tx.subscription.count({
    where: { userId, startedAt: { not: null }, trialEndsAt: { not: null } },
  })
  return had === 0
}

const canGoOn = (
  { priceId, clientSecret, awaitsCard, createdAt }: ProviderSubscription,
  wanted: string,
  trial: boolean,
) =>
  priceId === wanted &&
  clientSecret !== null &&
  awaitsCard === trial &&
  createdAt.getTime() > databaseNow().getTime() - ATTEMPT_HOURS * 3_600_000

type Owner = { userId: string; customerId: string }

/** Written down as incomplete: only the provider's own word makes more of it. */
async function remember(
  tx: Tx,
  { userId, customerId }: Owner,
  plan: PaidPlan,
  given: ProviderSubscription,
): Promise<void> {
  const where = { stripeSubscriptionId: given.id }
  await tx.subscription.upsert({
    where,
    create: {
      ...where,
      userId,
      plan,
      state: 'incomplete',
      stripeCustomerId: customerId,
      stripePriceId: given.priceId,
      amount: amountFor(plan, given),
      trialEndsAt: given.trialEndsAt,
      createdAt: given.createdAt,
    },
    update: {},
    select: { id: true },
  })
}

/**
 * Lets the membership end with the period that is paid for; where a payment is due, at once and with what is
 * due.
 */
export const cancelSubscription = (viewer: Viewer): Promise<Billing> =>
  changeCurrent(viewer, async (tx, current, account) => {
    if (!endsAtOnce(current.state)) return setCancelAtPeriodEnd(tx, current.id, true)
    await cancelNow(current.id)
    await sync(tx, account)
  })

/** Lets it go on after all. Throws CONFLICT where a payment is due. */
export const resumeSubscription = (viewer: Viewer): Promise<Billing> =>
  changeCurrent(viewer, (tx, current) => {
    requireNothingDue(current)
    return setCancelAtPeriodEnd(tx, current.id, false)
  })

function requireNothingDue({ state }: CurrentSubscription): void {
  if (endsAtOnce(state)) throw conflict('A payment is due. Please update your payment method.')
}

async function setCancelAtPeriodEnd(tx: Tx, id: string, ending: boolean): Promise<void> {
  const { cancelAtPeriodEnd } = await setEnding(id, ending)
  await tx.subscription.update({
    where: { stripeSubscriptionId: id },
    data: { cancelAtPeriodEnd },
    select: { id: true },
  })
}

/**
 * Throws CONFLICT also where a payment is due, since the provider would credit time that nobody has paid for,
 * and where the card is refused: then nothing has changed.
 */
export const changePlan = (viewer: Viewer, { planId }: PlanChoice): Promise<Billing> =>
  changeCurrent(viewer, async (tx, subscription) => {
    requireNothingDue(subscription)
    const { id } = subscription
    const { current } = await ourPrices()
    const changed = await setPrice(id, current[planId])
    await tx.subscription.update({
      where: { stripeSubscriptionId: id },
      data: {
        plan: planId,
        stripePriceId: changed.priceId,
        amount: amountFor(planId, changed),
        currentPeriodEndsAt: changed.periodEndsAt,
      },
      select: { id: true },
    })
  })

type CurrentSubscription = { id: string; state: BillingState }
type Change = (tx: Tx, current: CurrentSubscription, account: Account) => Promise<void>

/**
 * Changes what a member pays for, also while plans are off: a subscriber can cancel. Throws CONFLICT
 * without a paid membership, and where it is not what it was any more.
 */
async function changeCurrent(viewer: Viewer, change: Change): Promise<Billing> {
  await consume('billing', viewer.id)
  try {
    await withAccount(viewer.id, (tx, account) => changeStored(tx, account, change))
  } catch (error) {
    if (!isRefusal(error)) throw error
    log.warn({ error: String(error) }, 'the provider refused a change of a subscription')
    // It was cancelled or changed there, and no webhook has said so yet.
    await withAccount(viewer.id, (tx, account) => sync(tx, account))
    throw conflict('Your membership has changed meanwhile. Please look at it again.')
  }
  return billingOf(viewer)
}

async function changeStored(tx: Tx, account: Account, change: Change): Promise<void> {
  const find = () =>
    tx.subscription.findFirst({
      where: { userId: account.userId, state: { in: ['trialing', 'active', 'past_due'] } },
      select: { stripeSubscriptionId: true, state: true },
    })
  let current = await find()
  // What was due may have been paid a moment ago: then nothing ends at once.
  if (current && endsAtOnce(current.state)) {
    await sync(tx, account)
    current = await find()
  }
  if (!current) throw conflict('You have no paid membership')
  await change(tx, { id: current.stripeSubscriptionId, state: current.state }, account)
}

/** Where the provider lets the viewer change their card; the address is good for one visit. */
export async function openPortal(viewer: Viewer): Promise<{ url: string }> {
  await consume('billing', viewer.id)
  return unlessRefused(
    withAccount(viewer.id, async (_tx, { customerId }) => {
      const url = customerId && (await portalFor(customerId, `${env().APP_URL}/billing`))
      if (!url) throw conflict('You have no paid membership')
      return { url }
    }),
  )
}

/** Says in a sentence that the provider refused us, as where its portal is off; the log has why. */
async function unlessRefused<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!isRefusal(error)) throw error
    log.error({ error: String(error) }, 'the provider refused a request')
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      'The payment provider refused this, and nothing was charged. The reason is noted for the operators of this site. Please try again later.',
      { cause: error },
    )
  }
}
