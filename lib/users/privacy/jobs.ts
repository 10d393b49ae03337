import 'server-only'
import { DELETION_DAYS, SIGN_IN_MONTHS, TOMBSTONE_DAYS } from './constants'
import { erase } from './mutations'
import { record } from '@/lib/audit/mutations'
import { db, Prisma } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { untilNone } from '@/lib/jobs/mutations'

const BATCH = 50
const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Deletes every account whose time to change its mind is over, each in a transaction of its own; gives how many. One that fails is passed over,
 * and at the end the job fails with it, to be tried again. Running it twice, or two at once, deletes nobody twice.
 */
export async function deleteLeavers(): Promise<number> {
  // It runs once an hour: whoever's time ends before the next run is due now, so that it is done within the days that were promised.
  const before = new Date(Date.now() - DELETION_DAYS * DAY + HOUR)
  const failed: string[] = []
  let deleted = 0
  for (;;) {
    const leavers = await db.user.findMany({
      where: { deletionRequestedAt: { lte: before }, id: { notIn: failed } },
      orderBy: { deletionRequestedAt: 'asc' },
      take: BATCH,
      select: { id: true },
    })
    if (leavers.length === 0) break
    for (const { id } of leavers)
      try {
        if (await deleteLeaver(id, before)) deleted++
      } catch (error) {
        failed.push(id)
        log.error({ userId: id, error: String(error) }, 'an account could not be deleted')
      }
  }
  if (failed.length > 0) throw new Error(`Accounts that could not be deleted: ${failed.length}`)
  return deleted
}

/** Whoever has signed in since the list was read is no leaver any more. */
const deleteLeaver = (id: string, before: Date): Promise<boolean> =>
  db.$transaction(
    async (tx) => {
      if (!(await erase(tx, id, Prisma.sql`deletion_requested_at <= ${before}`))) return false
      await record(tx, null, { action: 'user.delete', targetType: 'user', targetId: id })
      return true
    },
    { timeout: 60_000 },
  )

/** Links that no longer work, whether they were used or not. */
export const purgeEmailTokens = () =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM email_tokens WHERE id IN (SELECT id FROM email_tokens WHERE expires_at < now() LIMIT ${limit})`,
  )

/** What is left of sessions that ended, or ran out, long ago. */
export const purgeSessions = () =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM sessions WHERE id IN (
        SELECT id FROM sessions WHERE coalesce(ended_at, expires_at) < now() - make_interval(days => ${TOMBSTONE_DAYS}) LIMIT ${limit})`,
  )

export const purgeSignIns = () =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM sign_ins WHERE id IN (
        SELECT id FROM sign_ins WHERE created_at < now() - make_interval(months => ${SIGN_IN_MONTHS}) LIMIT ${limit})`,
  )
