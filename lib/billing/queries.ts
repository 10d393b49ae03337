import 'server-only'
import { plansAreOpen } from './entitlement/queries'
import { invoicesOf } from './invoices/gateway'
import { grantsAccess, graceEnd, isCurrent } from './rules/state'
import type { Billing, InvoiceLine, PaidPlan } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { db, type Tx } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'

/** Returns the viewer's paid and gifted membership. */
export async function billingOf(viewer: Viewer): Promise<Billing> {
  const now = databaseNow()
  const [user, subscriptions, grant] = await Promise.all([
    db.user.findUnique({ where: { id: viewer.id }, select: { trialCohortAt: true } }),
    db.subscription.findMany({
      where: { userId: viewer.id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: subscriptionColumns,
    }),
    givenTo(db, viewer.id, now),
  ])
  const counts = subscriptions.find(({ state }) => isCurrent(state)) ?? subscriptions[0]
  const hadTrial = subscriptions.some(({ startedAt, trialEndsAt }) => startedAt && trialEndsAt)
  const iso = (date: Date | null | undefined) => date?.toISOString() ?? null
  return {
    open: plansAreOpen() || (counts !== undefined && isCurrent(counts.state)),
    state: counts?.state ?? 'none',
    plan: (counts?.plan as PaidPlan | undefined) ?? null,
    amount: counts?.amount ?? null,
    entitled: grant !== null || (counts !== undefined && grantsAccess(counts, now)),
    trialEndsAt: iso(counts?.trialEndsAt),
    periodEndsAt: iso(counts?.currentPeriodEndsAt),
    cancelAtPeriodEnd: counts?.cancelAtPeriodEnd ?? false,
    accessUntil:
      counts?.state === 'past_due' && counts.pastDueSince ? iso(graceEnd(counts.pastDueSince)) : null,
    nextInvoice: nextInvoiceOf(counts),
    given: grant,
    trialOwed: user?.trialCohortAt != null && !hadTrial,
  }
}

/** The membership that was given to a user and lasts longest, if one runs. */
export async function givenTo(tx: Tx, userId: string, now = databaseNow()): Promise<Billing['given']> {
  const grant = await tx.membershipGrant.findFirst({
    where: {
      userId,
      revokedAt: null,
      startsAt: { lte: now },
      OR: [{ endsAt: null }, { endsAt: { gt: now } }],
    },
    orderBy: { endsAt: { sort: 'desc', nulls: 'first' } },
    select: { plan: true, endsAt: true },
  })
  return grant && { plan: grant.plan as PaidPlan, endsAt: grant.endsAt?.toISOString() ?? null }
}

const subscriptionColumns = {
  plan: true,
  amount: true,
  state: true,
  trialEndsAt: true,
  currentPeriodEndsAt: true,
  cancelAtPeriodEnd: true,
  pastDueSince: true,
  startedAt: true,
} as const

type Counting = {
  amount: number | null
  state: string
  currentPeriodEndsAt: Date | null
  cancelAtPeriodEnd: boolean
}

function nextInvoiceOf(counts: Counting | undefined): Billing['nextInvoice'] {
  if (!counts?.currentPeriodEndsAt || counts.cancelAtPeriodEnd) return null
  if (counts.state !== 'trialing' && counts.state !== 'active') return null
  return { amount: counts.amount, at: counts.currentPeriodEndsAt.toISOString() }
}

/**
 * The viewer's invoices as the provider has them now, the latest first. Throws SERVICE_UNAVAILABLE where it
 * is silent.
 */
export async function listInvoices(viewer: Viewer): Promise<InvoiceLine[]> {
  const account = await db.billingAccount.findUnique({
    where: { userId: viewer.id },
    select: { stripeCustomerId: true },
  })
  if (!account?.stripeCustomerId || !env().STRIPE_SECRET_KEY) return []
  const [invoices, current] = await Promise.all([
    invoicesOf(account.stripeCustomerId),
    db.subscription.findMany({
      where: { userId: viewer.id, state: { in: ['trialing', 'active', 'past_due'] } },
      select: { stripeSubscriptionId: true },
    }),
  ])
  // What was never completed, or has ended, is due from nobody.
  const runs = new Set<string | null>(current.map((each) => each.stripeSubscriptionId))
  return invoices
    .filter(({ status, amount }) => status !== 'draft' && status !== 'void' && amount > 0)
    .filter(({ status, subscriptionId }) => status !== 'open' || runs.has(subscriptionId))
    .map(({ id, number, status, amount, createdAt, retryAt, href, pdf }) => ({
      id,
      number,
      status,
      amount,
      createdAt,
      retryAt: retryAt?.toISOString() ?? null,
      href,
      pdf,
    }))
}
