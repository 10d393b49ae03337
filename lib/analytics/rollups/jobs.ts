import 'server-only'
import { RAW_EVENT_MONTHS } from '../constants'
import { dayTotals } from './queries'
import { db, Prisma, type Tx } from '@/lib/core/server/db'
import { untilNone } from '@/lib/jobs/mutations'

/** Returns the first London day whose single events are all still there. */
const firstWholeDay = Prisma.sql`((now() AT TIME ZONE 'Europe/London')::date - make_interval(months => ${RAW_EVENT_MONTHS}))::date + 1`

/**
 * Adds up every day that events were written for since the last time, today included and however long it is
 * over. Each day is one transaction that takes the day's marks and replaces its totals, so that a run may be
 * repeated, interrupted and run beside another. Returns how many days.
 */
export async function rollUp(): Promise<number> {
  const stale = await db.$queryRaw<{ day: string }[]>`
    SELECT day::text FROM stale_days WHERE day >= ${firstWholeDay} GROUP BY day ORDER BY day`
  for (const { day } of stale) await db.$transaction((tx) => rollUpDay(tx, day), { timeout: 60_000 })
  // What is left belongs to days whose events have expired: their totals stay as they are.
  await db.$executeRaw`DELETE FROM stale_days WHERE day < ${firstWholeDay}`
  return stale.length
}

async function rollUpDay(tx: Tx, day: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended('roll-up ' || ${day}, 0))`
  // First the marks, then the events: whoever commits in between leaves a mark that is still there
  // afterwards.
  await tx.$executeRaw`DELETE FROM stale_days WHERE day = ${day}::date`
  for (const { table, columns, totals } of dayTotals(day)) {
    await tx.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE day = ${day}::date`
    await tx.$executeRaw`INSERT INTO ${Prisma.raw(`${table} (${columns})`)} ${totals}`
  }
}

/**
 * Deletes single events after 13 months, by whole days of London, and who came on which day with them; the
 * other totals stay.
 */
export async function purgeEvents(): Promise<number> {
  await rollUp()
  const expired = Prisma.sql`(${firstWholeDay})::timestamp AT TIME ZONE 'Europe/London'`
  let purged = 0
  for (const table of ['page_views', 'engagement_events', 'search_events'].map((name) => Prisma.raw(name)))
    purged += await untilNone(
      (limit) =>
        db.$executeRaw`DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE created_at < ${expired} LIMIT ${limit})`,
    )
  return purged + (await db.$executeRaw`DELETE FROM daily_visitors WHERE day < ${firstWholeDay}`)
}
