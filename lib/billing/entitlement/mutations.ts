import 'server-only'
import { entitlementsOf } from './queries'
import { databaseNow } from '@/lib/core/server/clock'
import { Prisma, type Tx } from '@/lib/core/server/db'

/**
 * Stores a user's present membership for display. Access is decided by `entitlementsOf`, never by this
 * column.
 */
export const settleMembership = (tx: Tx, userId: string, now = databaseNow()): Promise<number> =>
  settle(tx, Prisma.sql`u.id = ${userId}`, now)

/**
 * Does it for everybody whose membership time has changed: a grace that is over, a gift that began or ended.
 * Returns how many.
 */
export const settleMemberships = (tx: Tx, now = databaseNow()): Promise<number> =>
  settle(
    tx,
    Prisma.sql`(u.membership_type <> 'free' OR EXISTS (SELECT 1 FROM membership_grants g WHERE g.user_id = u.id AND g.revoked_at IS NULL))`,
    now,
  )

const settle = (tx: Tx, whom: Prisma.Sql, now: Date) => tx.$executeRaw`
  UPDATE users u SET membership_type = due.plan, updated_at = now()
  FROM (SELECT id, coalesce((SELECT plan FROM (${entitlementsOf(Prisma.sql`u.id`, Prisma.sql`${now}::timestamptz`)}) e ORDER BY rank LIMIT 1), 'free') AS plan
        FROM users u WHERE ${whom}) due
  WHERE u.id = due.id AND u.membership_type <> due.plan`
