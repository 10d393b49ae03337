import 'server-only'
import { USERS_EXPORT_MAX, USERS_PAGE_SIZE } from './constants'
import type { UsersQuery } from './schema'
import type { AdminUser, UserPage } from './types'
import { VERIFICATION_HOURS } from '@/lib/mail/constants'
import type { Admin } from '@/lib/auth/viewer'
import { limitTo, Prisma, select, type Tx } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'

type Row = Omit<AdminUser, 'createdAt' | 'deletionRequestedAt'> & {
  createdAt: Date
  deletionRequestedAt: Date | null
}

const columns = Prisma.sql`
  id, email, first_name AS "firstName", last_name AS "lastName", profile_image_url AS "profileImageUrl", company,
  professional_title AS "professionalTitle", experience, location, specialization, how_did_you_hear AS "howDidYouHear", phone,
  role, status, membership_type AS "membershipType", plan_intent AS "planIntent", email_verified IS NOT NULL AS "emailVerified",
  totp_enabled_at IS NOT NULL AS "twoFactor", deletion_requested_at AS "deletionRequestedAt", created_at AS "createdAt",
  EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id = users.id AND s.state IN ('trialing', 'active', 'past_due')) AS subscribed`

const shown = ({ createdAt, deletionRequestedAt, ...row }: Row): AdminUser => ({
  ...row,
  deletionRequestedAt: deletionRequestedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

/** Returns the accounts that match, newest first, at most USERS_EXPORT_MAX. */
export async function listEveryUser(_viewer: Admin, query: UsersQuery): Promise<AdminUser[]> {
  const rows = await select<Row>(Prisma.sql`
    SELECT ${columns} FROM users WHERE ${filtered(query)} ORDER BY created_at DESC, id DESC ${limitTo(USERS_EXPORT_MAX)}`)
  return rows.map(shown)
}

/**
 * Returns one page of accounts, newest first, by words in address, name or company, by role and by
 * membership. Pages count from 1.
 */
export async function listUsers(_viewer: Admin, query: UsersQuery): Promise<UserPage> {
  const { page = 1, pageSize = USERS_PAGE_SIZE } = query
  const where = filtered(query)
  const [rows, [counted]] = await Promise.all([
    select<Row>(Prisma.sql`
      SELECT ${columns} FROM users WHERE ${where} ORDER BY created_at DESC, id DESC ${limitTo(pageSize, page)}`),
    select<{ total: number }>(Prisma.sql`SELECT count(*)::int AS total FROM users WHERE ${where}`),
  ])
  return { items: rows.map(shown), total: counted?.total ?? 0, page, pageSize }
}

function filtered({ search, role, membership, verified }: UsersQuery): Prisma.Sql {
  const terms = [Prisma.sql`true`]
  if (role) terms.push(Prisma.sql`role::text = ${role}`)
  if (membership) terms.push(Prisma.sql`membership_type::text = ${membership}`)
  if (verified)
    terms.push(
      verified === 'yes'
        ? Prisma.sql`email_verified IS NOT NULL`
        : Prisma.sql`email_verified IS NULL AND status <> 'deleted'`,
    )
  // Compared as text, not as a LIKE pattern: % and _ in it mean themselves.
  if (search)
    terms.push(
      Prisma.sql`strpos(lower(concat_ws(' ', email, first_name, last_name, company)), lower(${search})) > 0`,
    )
  return Prisma.join(terms, ' AND ')
}

/**
 * Returns a version that changes with every change of an account or a subscription, from one pass over each
 * table: every write sets a later transaction id on its row, so that with the same number of rows the sum
 * only rises. A client that has the list of this version is answered 304.
 */
export async function usersVersion(_viewer: Admin): Promise<string> {
  const [row] = await select<{ version: string }>(Prisma.sql`
    SELECT concat(count(*), '-', coalesce(sum(xmin::text::bigint), 0)
      + (SELECT coalesce(sum(xmin::text::bigint), 0) FROM subscriptions)) AS version FROM users`)
  return row!.version
}

/** Returns how many members have not verified their address within the life of its link. */
export async function countUnverified(_viewer: Admin): Promise<number> {
  const [row] = await select<{ waiting: number }>(Prisma.sql`
    SELECT count(*)::int AS waiting FROM users
    WHERE email_verified IS NULL AND role = 'user' AND status = 'active' AND created_at < now() - make_interval(hours => ${VERIFICATION_HOURS})`)
  return row!.waiting
}

/** Returns one account. Throws NOT_FOUND. */
export async function userOf(_viewer: Admin, userId: string): Promise<AdminUser> {
  const [row] = await select<Row>(Prisma.sql`SELECT ${columns} FROM users WHERE id = ${userId}`)
  if (!row) throw notFound('User')
  return shown(row)
}

/**
 * Returns whether another administrator exists who has not requested account deletion. Locks all
 * administrators, so that of the last two who are deleted at the same time one remains.
 */
export async function hasOtherAdmins(tx: Tx, userId: string): Promise<boolean> {
  const admins = await tx.$queryRaw<{ id: string; leaving: boolean }[]>`
    SELECT id, deletion_requested_at IS NOT NULL AS leaving FROM users WHERE role = 'admin' ORDER BY id FOR NO KEY UPDATE`
  return admins.some(({ id, leaving }) => id !== userId && !leaving)
}
