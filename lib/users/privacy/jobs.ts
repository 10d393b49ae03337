import 'server-only'
import { DELETION_DAYS, SIGN_IN_MONTHS, TOMBSTONE_DAYS } from './constants'
import { deleteAccount } from './mutations'
import { EXPIRED_DAYS } from '@/lib/auth/access-tokens/constants'
import { record } from '@/lib/audit/mutations'
import { databaseNow } from '@/lib/core/server/clock'
import { db, Prisma } from '@/lib/core/server/db'
import { log } from '@/lib/core/server/log'
import { untilNone } from '@/lib/jobs/mutations'

const BATCH = 50
const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Deletes every account whose deletion is due, each in a transaction of its own. Returns how many. One that
 * fails is skipped, and at the end the job throws, to be retried. Running it twice, or twice at once, is
 * safe.
 */
export async function deleteDueAccounts(): Promise<number> {
  // The job runs hourly: accounts that fall due before the next run are deleted now, within the promised
  // days.
  const before = new Date(databaseNow().getTime() - DELETION_DAYS * DAY + HOUR)
  const failed: string[] = []
  let deleted = 0
  for (;;) {
    const due = await db.user.findMany({
      where: { deletionRequestedAt: { lte: before }, id: { notIn: failed } },
      orderBy: { deletionRequestedAt: 'asc' },
      take: BATCH,
      select: { id: true },
    })
    if (due.length === 0) break
    for (const { id } of due)
      try {
        if (await deleteAccountIfDue(id, before)) deleted++
      } catch (error) {
        failed.push(id)
        log.error({ userId: id, error: String(error) }, 'an account could not be deleted')
      }
  }
  if (failed.length > 0) throw new Error(`Accounts that could not be deleted: ${failed.length}`)
  return deleted
}

/** Deletes an account unless its member has signed in since the list was read, which cancels the deletion. */
const deleteAccountIfDue = (id: string, before: Date): Promise<boolean> =>
  db.$transaction(
    async (tx) => {
      if (!(await deleteAccount(tx, id, Prisma.sql`deletion_requested_at <= ${before}`))) return false
      await record(tx, null, { action: 'user.delete', targetType: 'user', targetId: id })
      return true
    },
    { timeout: 60_000 },
  )

/** Deletes expired links, used or not. Returns how many. */
export async function purgeEmailTokens(): Promise<number> {
  const tokens = await untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM email_tokens WHERE id IN (SELECT id FROM email_tokens WHERE expires_at < now() LIMIT ${limit})`,
  )
  const changes = await untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM email_changes WHERE user_id IN (SELECT user_id FROM email_changes WHERE expires_at < now() LIMIT ${limit})`,
  )
  return tokens + changes
}

/** Deletes sessions that ended or expired more than TOMBSTONE_DAYS ago. Returns how many. */
export const purgeSessions = () =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM sessions WHERE id IN (
        SELECT id FROM sessions WHERE coalesce(ended_at, expires_at) < now() - make_interval(days => ${TOMBSTONE_DAYS}) LIMIT ${limit})`,
  )

/** Deletes access tokens that expired more than EXPIRED_DAYS ago. Returns how many. */
export const purgeAccessTokens = () =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM access_tokens WHERE id IN (
        SELECT id FROM access_tokens WHERE expires_at < now() - make_interval(days => ${EXPIRED_DAYS}) LIMIT ${limit})`,
  )

export const purgeSignIns = () =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM sign_ins WHERE id IN (
        SELECT id FROM sign_ins WHERE created_at < now() - make_interval(months => ${SIGN_IN_MONTHS}) LIMIT ${limit})`,
  )
