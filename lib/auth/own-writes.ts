import 'server-only'
import type { Viewer } from './viewer'
import { pool, type Queries } from '@/lib/core/server/db'
import { log } from '@/lib/core/server/log'
import { hasReplica, isWithinLag, readWhereCurrent, type Reached } from '@/lib/core/server/replica'

/**
 * Nothing waits until a mark is on the disk: a lost one costs freshness, and that within the limit of the
 * lag.
 */
const MARK = {
  name: 'mark-write',
  text: `UPDATE sessions SET written_to = greatest(written_to, (pg_current_wal_insert_lsn() - '0/0')::bigint)
         WHERE id = $1 AND set_config('synchronous_commit', 'off', true) = 'off'`,
}

/** A mark beyond the end of the log is of a database that was restored since. */
const WANTED = {
  name: 'wanted-of-replica',
  text: `SELECT clock_timestamp() AS at, (pg_current_wal_lsn() - '0/0')::text AS position,
           (SELECT max(written_to) FROM sessions
            WHERE user_id = $1 AND written_to <= pg_current_wal_insert_lsn() - '0/0')::text AS written`,
}

/**
 * Marks in the session how far the database's log reaches after a change by this viewer, so that what reads
 * for them next, on any instance, has it. Does nothing where there is no replica. A failure is logged: the
 * change was made.
 */
export async function markWrite({ sessionId }: Viewer): Promise<void> {
  if (!hasReplica()) return
  try {
    await pool().query({ ...MARK, values: [sessionId] })
  } catch (error) {
    log.warn({ error: String(error) }, 'a member may for a moment not see their own change')
  }
}

/**
 * Returns what `work` reads: from the replica where it has everything that the viewer has written and is not
 * too far behind, otherwise from the primary. For what may be some seconds old: lists and figures, never
 * what decides who may do or see something. `work` only reads, and may run twice.
 */
export function readFromReplica<T>(
  { id }: Pick<Viewer, 'id'>,
  work: (client: Queries) => Promise<T>,
): Promise<T> {
  return readWhereCurrent(async (replayed) => {
    // Where the primary does not answer either, it says so itself when it is asked next.
    const wanted = await wantedFor(id).catch(() => null)
    return wanted !== null && replayed.position >= wanted.written && isWithinLag(replayed, wanted)
  }, work)
}

async function wantedFor(userId: string): Promise<Reached & { written: bigint }> {
  const { rows } = await pool().query<{ at: Date; position: string; written: string | null }>({
    ...WANTED,
    values: [userId],
  })
  const { at, position, written } = rows[0]!
  return { at, position: BigInt(position), written: BigInt(written ?? 0) }
}
