import 'server-only'
import { types } from 'node:util'
import { isDatabaseDown, isDatabaseError, pool, replicaPool, type Queries } from './db'
import { env } from './env'
import { log } from './log'

/** Milliseconds that the replica may take to say how far it is. */
const PATIENCE = 1000
/** Milliseconds for which a replica that failed is not asked. */
const PAUSE = 5000

/** How far a server's log reaches, in bytes, and a moment by the primary's clock. */
export type Reached<Moment = Date> = { position: bigint; at: Moment }

/** How far the replica has replayed the log: `at` is when the last commit was made, null before the first. */
export type Replayed = Reached<Date | null>

/** Returns whether the replica may answer, which it may be asked itself. */
type IsCurrent = (replayed: Replayed, replica: Queries) => boolean | Promise<boolean>

/** What is wrong with the replica and no error of PostgreSQL. */
class ReplicaFault extends Error {}

/** The replica as this process has found it; `lateSince` is a moment of `performance`. */
const known = { failed: false, restsUntil: 0, lateSince: null as number | null, saidLate: false }

/** The server and what Next bundles count together. */
const counted = globalThis as { loadpathReads?: Record<'replica' | 'primary', number> }

/** Returns how many reads that the replica may answer have been sent to which server by this process. */
export const readsByServer = () => (counted.loadpathReads ??= { replica: 0, primary: 0 })

/** Returns whether there is a replica. */
export const hasReplica = (): boolean => env().DATABASE_REPLICA_URL !== undefined

/**
 * Returns what `work` reads: from the replica where that is current, otherwise from the primary, which is
 * also asked where the replica fails at any point, or cancels a statement for what it has to replay. `work`
 * only reads, may run twice, and decides nobody's access. Throws what `work` throws on the primary.
 */
export async function readWhereCurrent<T>(
  isCurrent: IsCurrent,
  work: (client: Queries) => Promise<T>,
): Promise<T> {
  const replica = replicaPool()
  if (!replica || !mayAsk()) return readPrimary(work)
  try {
    const current = await isCurrent(await inTime(replayedBy(replica)), replica)
    const read = current ? { value: await work(replica) } : null
    answered()
    if (read) {
      readsByServer().replica++
      return read.value
    }
  } catch (error) {
    if (!isOfServer(error)) throw error
    failed(error)
  }
  return readPrimary(work)
}

function readPrimary<T>(work: (client: Queries) => Promise<T>): Promise<T> {
  readsByServer().primary++
  return work(pool())
}

/**
 * Returns whether the replica has what the primary had written, or is at most the limit behind. While nothing
 * is written there is nothing to be late with, and while something is, the last commit that was replayed says
 * how old the replica is.
 */
export function isWithinLag(replayed: Replayed, primary: Reached): boolean {
  const limit = env().DATABASE_REPLICA_MAX_LAG * 1000
  const isLate =
    replayed.position < primary.position &&
    (replayed.at === null || primary.at.getTime() - replayed.at.getTime() > limit)
  sayWhenLate(isLate, limit)
  return !isLate
}

/** The first commit after a quiet time makes a replica late for a moment: only a lasting lag is said. */
function sayWhenLate(isLate: boolean, limit: number): void {
  if (!isLate) {
    if (known.saidLate) log.info({}, 'the replica has caught up')
    known.lateSince = null
    known.saidLate = false
    return
  }
  known.lateSince ??= performance.now()
  if (known.saidLate || performance.now() - known.lateSince < limit) return
  known.saidLate = true
  log.warn({}, 'the replica is too far behind: reads go to the primary')
}

/** After a failure one read tries again, while the others go on asking the primary. */
function mayAsk(): boolean {
  if (!known.failed) return true
  if (performance.now() < known.restsUntil) return false
  known.restsUntil = performance.now() + PAUSE
  return true
}

function answered(): void {
  if (known.failed) log.info({}, 'the replica answers again')
  known.failed = false
}

/** A statement that yields to what is replayed, or that the primary refuses too, says nothing of the next. */
function failed(error: Error): void {
  const rests =
    error instanceof ReplicaFault ||
    (isDatabaseDown(error) && !error.message.includes('conflict with recovery'))
  if (!known.failed)
    log.warn(
      { error: error.message },
      rests ? 'the replica failed: reads go to the primary' : 'a read of the replica was repeated',
    )
  if (!rests) return
  known.failed = true
  known.restsUntil = performance.now() + PAUSE
}

const isOfServer = (error: unknown): error is Error =>
  types.isNativeError(error) &&
  (error instanceof ReplicaFault || isDatabaseError(error) || isDatabaseDown(error))

/**
 * Throws for a server that replays nothing: one that was promoted may have gone a way of its own, and one
 * that is named by mistake may be another database.
 */
async function replayedBy(replica: Queries): Promise<Replayed> {
  const { rows } = await replica.query<{ position: string | null; at: Date | null }>({
    name: 'replayed',
    text: `SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0')::text END AS position,
             pg_last_xact_replay_timestamp() AS at`,
  })
  const { position, at } = rows[0]!
  if (position === null) throw new ReplicaFault('DATABASE_REPLICA_URL names a server that follows no other')
  return { position: BigInt(position), at }
}

/** Throws where no answer comes in time; one that arrived while this process was busy is in time. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(
      () => setImmediate(() => refuse(new ReplicaFault('the replica does not answer'))),
      PATIENCE,
    )
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
