import 'server-only'
import { ADMIN_PAGE_SIZE } from '../constants'
import type { PaidPlan } from '../types'
import type { BillingList } from './schema'
import type { BillingFigures, BillingHistory, Gift, MemberBilling } from './types'
import type { Admin } from '@/lib/auth/viewer'
import type { Page } from '@/lib/core/page'
import { db, limitTo, Prisma, select } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null
const inForce = Prisma.sql`g.revoked_at IS NULL AND g.starts_at <= now() AND (g.ends_at IS NULL OR g.ends_at > now())`

/** One row a member: the subscription that counts, or else what was given. */
const MEMBERS = Prisma.sql`
  SELECT DISTINCT ON (x.user_id) x.* FROM (
    SELECT s.user_id, s.state::text AS state, s.plan::text AS plan, s.current_period_ends_at AS ends_at, s.cancel_at_period_end AS ending,
      s.past_due_since, s.started_at, s.ended_at AS over_at, s.created_at, CASE WHEN s.state IN ('trialing', 'active', 'past_due') THEN 1 ELSE 3 END AS rank FROM subscriptions s
    UNION ALL
    SELECT g.user_id, 'given', g.plan::text, g.ends_at, false, NULL, g.starts_at, NULL, g.starts_at, 2 FROM membership_grants g WHERE ${inForce}
  ) x ORDER BY x.user_id, x.rank, x.created_at DESC`

type Moments = 'periodEndsAt' | 'pastDueSince' | 'startedAt' | 'endedAt'
type Row = Omit<MemberBilling, Moments> & Record<Moments, Date | null>

/** One page of who has or had a membership, the latest first, by state and by words of name or address. */
export async function listMembers(
  _viewer: Admin,
  { state, search, page = 1 }: BillingList,
): Promise<Page<MemberBilling>> {
  const terms = [Prisma.sql`true`]
  if (state) terms.push(Prisma.sql`m.state = ${state}`)
  // As text, not as a pattern: nothing in it has a meaning of its own.
  if (search)
    terms.push(
      Prisma.sql`strpos(lower(concat_ws(' ', u.first_name, u.last_name, u.email)), lower(${search})) > 0`,
    )
  const found = Prisma.sql`FROM (${MEMBERS}) m JOIN users u ON u.id = m.user_id WHERE ${Prisma.join(terms, ' AND ')}`
  const [rows, [{ total } = { total: 0 }]] = await Promise.all([
    select<Row>(Prisma.sql`
      SELECT u.id AS "userId", concat_ws(' ', u.first_name, u.last_name) AS name, u.email, m.state, m.plan, m.ends_at AS "periodEndsAt",
        m.ending AS "cancelAtPeriodEnd", m.past_due_since AS "pastDueSince", m.started_at AS "startedAt", m.over_at AS "endedAt"
      ${found} ORDER BY m.created_at DESC, u.id ${limitTo(ADMIN_PAGE_SIZE, page)}`),
    select<{ total: number }>(Prisma.sql`SELECT count(*)::int AS total ${found}`),
  ])
  const items = rows.map((row) => ({
    ...row,
    periodEndsAt: iso(row.periodEndsAt),
    pastDueSince: iso(row.pastDueSince),
    startedAt: iso(row.startedAt),
    endedAt: iso(row.endedAt),
  }))
  return { items, total, page, pageSize: ADMIN_PAGE_SIZE }
}

type Counted = { state: string; count: number; monthly: number }

/**
 * Revenue is pence a month of active subscriptions alone, at what each pays, a twelfth of it where that is a
 * year's: no trials, no payments that are due, nothing given.
 */
export async function billingFigures(_viewer: Admin): Promise<BillingFigures> {
  const [states, [others]] = await Promise.all([
    select<Counted>(Prisma.sql`
      SELECT state::text AS state, count(*)::int AS count,
        coalesce(sum(CASE plan WHEN 'yearly' THEN amount / 12.0 ELSE amount END), 0)::float AS monthly
      FROM subscriptions GROUP BY state`),
    select<{ given: number; cohort: number }>(Prisma.sql`
      SELECT (SELECT count(DISTINCT g.user_id)::int FROM membership_grants g WHERE ${inForce}) AS given,
        (SELECT count(*)::int FROM users u WHERE u.trial_cohort_at IS NOT NULL AND u.status <> 'deleted' AND NOT EXISTS (
          SELECT 1 FROM subscriptions s WHERE s.user_id = u.id AND s.started_at IS NOT NULL AND s.trial_ends_at IS NOT NULL)) AS cohort`),
  ])
  const counted = (state: string) => states.find((each) => each.state === state)
  const count = (state: string) => counted(state)?.count ?? 0
  return {
    active: count('active'),
    trialing: count('trialing'),
    pastDue: count('past_due'),
    given: others?.given ?? 0,
    cohort: others?.cohort ?? 0,
    revenue: Math.round(counted('active')?.monthly ?? 0),
  }
}

export const giftColumns = {
  id: true,
  plan: true,
  reason: true,
  startsAt: true,
  endsAt: true,
  revokedAt: true,
  grantedBy: { select: { firstName: true, lastName: true } },
} satisfies Prisma.MembershipGrantSelect

type GiftRow = Prisma.MembershipGrantGetPayload<{ select: typeof giftColumns }>

export const giftOf = ({ grantedBy, plan, startsAt, endsAt, revokedAt, ...rest }: GiftRow): Gift => ({
  ...rest,
  plan: plan as PaidPlan,
  startsAt: startsAt.toISOString(),
  endsAt: iso(endsAt),
  revokedAt: iso(revokedAt),
  grantedBy: grantedBy && `${grantedBy.firstName} ${grantedBy.lastName}`,
})

/** All that is known of one member's billing. Throws NOT_FOUND. */
export async function billingHistory(_viewer: Admin, userId: string): Promise<BillingHistory> {
  const user = await db.user.findUnique({ where: { id: userId }, select: historyColumns })
  if (!user) throw notFound('Member')
  const { billingAccount: account, membershipGrants, subscriptions, ...person } = user
  const events = account?.stripeCustomerId
    ? await db.stripeEvent.findMany({
        where: { customerId: account.stripeCustomerId },
        orderBy: [{ occurredAt: 'desc' }, { id: 'desc' }],
        take: 100,
        select: { id: true, type: true, occurredAt: true, handledAt: true, lastError: true },
      })
    : []
  return {
    userId,
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    membership: person.membershipType,
    trialCohortAt: iso(person.trialCohortAt),
    checkedAt: iso(account?.checkedAt),
    subscriptions: subscriptions.map((row) => ({
      id: row.stripeSubscriptionId,
      plan: row.plan as PaidPlan,
      state: row.state,
      createdAt: row.createdAt.toISOString(),
      startedAt: iso(row.startedAt),
      endedAt: iso(row.endedAt),
      trialEndsAt: iso(row.trialEndsAt),
      periodEndsAt: iso(row.currentPeriodEndsAt),
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      pastDueSince: iso(row.pastDueSince),
    })),
    gifts: membershipGrants.map(giftOf),
    events: events.map(({ lastError, occurredAt, handledAt, ...event }) => ({
      ...event,
      occurredAt: occurredAt.toISOString(),
      handledAt: iso(handledAt),
      error: lastError,
    })),
  }
}

const historyColumns = {
  firstName: true,
  lastName: true,
  email: true,
  membershipType: true,
  trialCohortAt: true,
  billingAccount: { select: { stripeCustomerId: true, checkedAt: true } },
  membershipGrants: { orderBy: { startsAt: 'desc' }, select: giftColumns },
  subscriptions: {
    orderBy: { createdAt: 'desc' },
    select: {
      stripeSubscriptionId: true,
      plan: true,
      state: true,
      createdAt: true,
      startedAt: true,
      endedAt: true,
      trialEndsAt: true,
      currentPeriodEndsAt: true,
      cancelAtPeriodEnd: true,
      pastDueSince: true,
    },
  },
} satisfies Prisma.UserSelect
