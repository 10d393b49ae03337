import 'server-only'
import type { QueueState } from './types'
import { Prisma, select } from '@/lib/core/server/db'
import { LOCKS } from '@/lib/core/server/locks'

/**
 * Returns the state of the queue and the number of live workers: each has one connection that holds the locks
 * of its pools.
 */
export async function queueState(): Promise<QueueState> {
  const [row] = await select<QueueState>(Prisma.sql`
    SELECT count(*) FILTER (WHERE due)::int AS waiting,
      count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts AND run_at > now())::int AS scheduled,
      count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS running,
      count(*) FILTER (WHERE last_error IS NOT NULL AND attempts < max_attempts)::int AS retrying,
      count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL)::int AS failed,
      coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE due)), 0)::int AS "oldestSeconds",
      (SELECT count(DISTINCT l.pid)::int FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE l.locktype = 'advisory' AND l.granted AND d.datname = current_database() AND l.classid = ${LOCKS.workerPool}::int::oid) AS workers
    FROM (SELECT *, locked_at IS NULL AND attempts < max_attempts AND run_at <= now() AS due FROM graphile_worker._private_jobs) jobs`)
  return row!
}
