import 'server-only'
import { makeDigest } from './mutations'
import { periodEnd } from './rules/period'
import { databaseNow } from '@/lib/core/server/clock'
import { db } from '@/lib/core/server/db'
import { log } from '@/lib/core/server/log'

const BATCH = 200

/**
 * Queues the digests that are due, each in a transaction of its own. Returns how many. One that fails is
 * skipped, and at the end the job throws, to be retried: what was queued is not queued again.
 */
export async function sendDigests(now = databaseNow()): Promise<number> {
  const [weekly, daily] = [periodEnd('weekly', now), periodEnd('daily', now)]
  let sent = 0
  let failed = 0
  let after = ''
  for (;;) {
    const due = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM users WHERE id > ${after} AND newsletter AND status = 'active' AND email_verified IS NOT NULL
        AND deletion_requested_at IS NULL
        AND (digested_until IS NULL OR digested_until < CASE digest_every WHEN 'daily' THEN ${daily}::timestamptz ELSE ${weekly}::timestamptz END)
      ORDER BY id LIMIT ${BATCH}`
    for (const { id } of due) {
      after = id
      try {
        if (await makeDigest(id, now)) sent++
      } catch (error) {
        failed++
        log.error({ userId: id, error: String(error) }, 'a digest could not be made')
      }
    }
    if (due.length < BATCH) break
  }
  if (failed > 0) throw new Error(`Digests that could not be made: ${failed}`)
  return sent
}
