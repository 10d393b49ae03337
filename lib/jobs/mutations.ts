import 'server-only'
import { db, type Tx } from '@/lib/core/server/db'
import { currentTraceparent, traced } from '@/lib/core/server/tracing'

/** What is told to watchers of an article, as lib/watches/news stores it. */
type ToTell = { kind: string; articleId: number; title: string; href: string; reason: string }

/** The payload of each task. Handlers are in lib/<domain>/jobs.ts. */
export type Tasks = {
  'send-mail': { messageId: string; props: Record<string, unknown> }
  'publish-article': { articleId: number }
  'stripe-event': { eventId: string }
  'sync-drive': { syncId: number }
  /** A table of calculations has a new version. */
  'render-tables': Record<string, never>
  /** An account was frozen, unfrozen, changed its email address, or (`leaving`) is to be deleted. */
  'follow-account': { userId: string; leaving: boolean }
  /** A line (by its hash) was corrected: articles that have it cite something else. */
  'cite-corrected': { line: string }
  /** `actorId` has changed the register: what is new in it is announced. */
  'announce-register': { actorId: string }
  /** Watchers beyond those who are notified in the transaction of a change; `at` is when it was. */
  'tell-watchers': { news: ToTell; userIds: string[]; at: string }
  /** Queued by a trigger when an account is deleted. */
  'end-billing': { customerId: string }
}

type When = {
  /** Of two queued jobs with one key only the later runs. */
  key?: string
  /** The earliest time to run; at once where it is not set. */
  runAt?: Date
}

/** Queues a task in the caller's transaction: it runs if, and only if, that transaction commits. */
export async function enqueue<T extends keyof Tasks>(
  tx: Tx,
  task: T,
  payload: Tasks[T],
  { key, runAt }: When = {},
): Promise<void> {
  const traceparent = currentTraceparent()
  const carried = JSON.stringify({ ...payload, ...(traceparent && { traceparent }) })
  await tx.$queryRaw`SELECT 1 FROM graphile_worker.add_job(${task}::text, payload => ${carried}::json, job_key => ${key ?? null}::text, run_at => ${runAt?.toISOString() ?? null}::timestamptz, max_attempts => 25)`
}

/**
 * Has the tasks of the clockwork run by the clock of this process, which the queue counts their minutes by,
 * whatever the database's says: runs that were counted while it was ahead are forgotten, and what is queued
 * for then is due.
 */
export async function followClock(tasks: string[]): Promise<void> {
  const time = new Date()
  await db.$executeRaw`
    UPDATE graphile_worker._private_known_crontabs SET last_execution = ${time}
    WHERE identifier = ANY (${tasks}) AND last_execution > ${time}::timestamptz + interval '2 minutes'`
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET run_at = now()
    WHERE key = ANY (${tasks}) AND attempts = 0 AND locked_at IS NULL AND run_at > now() + interval '2 minutes'`
}

/**
 * Runs a job, as part of the trace of the request that queued it. Its payload reaches the handler as it was
 * queued.
 */
export async function runTask(
  task: string,
  payload: unknown,
  handler: (payload: unknown) => Promise<void>,
): Promise<void> {
  const { traceparent, ...given } = (payload ?? {}) as { traceparent?: string }
  const options = {
    kind: 'CONSUMER' as const,
    attributes: { 'messaging.destination.name': task },
    traceparent,
  }
  await traced(`job ${task}`, options, () => handler(given))
}

/**
 * Repeats a step that changes at most `limit` rows until it changes none, so that no statement runs long.
 * Pass a lower limit where each row cascades to many others. Returns how many rows it changed in all.
 */
export async function untilNone(step: (limit: number) => Promise<number>, limit = 5000): Promise<number> {
  let total = 0
  for (;;) {
    const changed = await step(limit)
    if (changed === 0) return total
    total += changed
  }
}
