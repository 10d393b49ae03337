import 'server-only'
import { GRACE_DAYS } from '../constants'
import { isAdmin } from '@/lib/auth/access'
import type { Viewer } from '@/lib/auth/viewer'
import { Prisma, select } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'

/** Whether paid plans can be had. */
export const plansAreOpen = () => env().PAID_PLANS === 'on'

/**
 * Selects the plans that grant a user access at a moment, paid before gifted. `grantsAccess` in `rules/state`
 * is the same rule for one row.
 */
export const entitlementsOf = (userId: Prisma.Sql, now = Prisma.sql`now()`) => Prisma.sql`
  SELECT plan, 1 AS rank FROM subscriptions WHERE user_id = ${userId}
    AND (state IN ('trialing', 'active') OR (state = 'past_due' AND past_due_since > ${now} - make_interval(days => ${GRACE_DAYS})))
  UNION ALL
  SELECT plan, 2 FROM membership_grants WHERE user_id = ${userId}
    AND revoked_at IS NULL AND starts_at <= ${now} AND (ends_at IS NULL OR ends_at > ${now})`

/**
 * Returns whether a viewer may read what is for paying members, as a condition of SQL. While plans are off
 * everybody may.
 */
export function mayReadPremium(viewer: Viewer): Prisma.Sql {
  if (!plansAreOpen() || isAdmin(viewer)) return Prisma.sql`true`
  return Prisma.sql`EXISTS (${entitlementsOf(Prisma.sql`${viewer.id}`)})`
}

/** The same as an answer, for what Prisma reads. */
export async function readsPremium(viewer: Viewer): Promise<boolean> {
  const [row] = await select<{ may: boolean }>(Prisma.sql`SELECT ${mayReadPremium(viewer)} AS may`)
  return row?.may ?? false
}
