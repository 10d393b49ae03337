import { POST as create } from '@/app/api/create-subscription/route'
import { POST as webhook } from '@/app/api/stripe/webhook/route'
import { handleEvent } from '@/lib/billing/events/jobs'
import type { Checkout, PaidPlan } from '@/lib/billing/types'
import { db } from '@/lib/core/server/db'
import { StripeStandIn } from '../mocks/stripe'
import type { Event } from '../mocks/stripe/objects'
import { type Answer, call } from './call'
import { signIn, type SignedIn } from './factories'

export const WEBHOOK_SECRET = 'whsec_of_the_tests'

/** The provider of a test file, with paid plans switched on before the settings are first read. */
export function paidPlans(): StripeStandIn {
  const stripe = new StripeStandIn(WEBHOOK_SECRET)
  beforeAll(async () => {
    Object.assign(process.env, {
      PAID_PLANS: 'on',
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: await stripe.start(),
    })
  })
  afterAll(() => stripe.stop())
  return stripe
}

/** A verified member; one of the trial's cohort where it is said. */
export async function newMember({ cohort = false } = {}): Promise<SignedIn> {
  const person = await signIn()
  if (cohort) await db.user.update({ where: { id: person.user.id }, data: { trialCohortAt: new Date() } })
  return person
}

export const subscribe = <T = Checkout>(cookie: string, planId: PaidPlan = 'monthly'): Promise<Answer<T>> =>
  call<T>(create, { cookie, body: { planId } })

/** Sends webhooks as the provider does, and gives the statuses. */
export async function send(stripe: StripeStandIn, events: Event[]): Promise<number[]> {
  const statuses: number[] = []
  for (const event of events) {
    const { raw, signature } = stripe.signed(event)
    const { status } = await call(webhook, { raw, headers: { 'stripe-signature': signature, origin: '' } })
    statuses.push(status)
  }
  return statuses
}

/** Does what the worker would. */
export async function work(events: Event[]): Promise<void> {
  for (const { id } of events) await handleEvent({ eventId: id })
}

/** Every event that the provider has made since, sent and handled. */
export function follower(stripe: StripeStandIn): () => Promise<void> {
  let seen = stripe.ledger.events.length
  return async () => {
    const events = stripe.ledger.events.slice(seen)
    seen += events.length
    await send(stripe, events)
    await work(events)
  }
}

/** Where a member's money stands, as far as anybody can see it. */
export async function standing(userId: string) {
  const [user, subscriptions, emails] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { membershipType: true } }),
    db.subscription.findMany({
      where: { userId },
      orderBy: { stripeSubscriptionId: 'asc' },
      select: {
        stripeSubscriptionId: true,
        state: true,
        plan: true,
        cancelAtPeriodEnd: true,
        pastDueSince: true,
      },
    }),
    db.mailMessage.findMany({ where: { userId }, orderBy: { eventKey: 'asc' }, select: { eventKey: true } }),
  ])
  return {
    membership: user.membershipType,
    subscriptions,
    emails: emails.map(({ eventKey }) => eventKey),
  }
}

export const customerOf = async (userId: string): Promise<string> => {
  const { stripeCustomerId } = await db.billingAccount.findUniqueOrThrow({ where: { userId } })
  return stripeCustomerId!
}

/** A small generator of numbers below one, the same for the same seed. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

export function shuffled<T>(items: T[], next: () => number): T[] {
  const left = [...items]
  return Array.from({ length: items.length }, () => left.splice(Math.floor(next() * left.length), 1)[0]!)
}
