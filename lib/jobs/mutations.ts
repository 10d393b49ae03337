import 'server-only'
import { type Tx } from '@/lib/core/db'

/** Every task and what it is given. Handlers stand in lib/<domain>/jobs.ts. */
export type Tasks = {
  'send-mail': { messageId: string; props: Record<string, string | boolean> }
  'publish-article': { articleId: number }
  'stripe-event': { eventId: string }
  'sync-drive': { syncId: number }
  /** A member was frozen, let in again, or is `leaving`. */
  'follow-account': { userId: string; leaving: boolean }
  /** Queued by a trigger, when an account goes. */
  'end-billing': { customerId: string }
}

type When = {
  /** Of two with the same key that wait at the same time, the later one runs. */
  key?: string
  /** Not before this moment; at once unless said. */
  runAt?: Date
}

/** Queues a task as part of the caller's transaction: it runs if, and only if, that commits. */
export async function enqueue<T extends keyof Tasks>(
  tx: Tx,
  task: T,
  payload: Tasks[T],
  { key, runAt }: When = {},
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM graphile_worker.add_job(${task}::text, payload => ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text, run_at => ${runAt?.toISOString() ?? null}::timestamptz, max_attempts => 25)`
}

/**
 * Repeats a step that changes at most `limit` rows until it changes none, so that no statement runs long: give fewer where each row takes many
 * others along. Gives how many it changed in all.
 */
export async function untilNone(step: (limit: number) => Promise<number>, limit = 5000): Promise<number> {
  let total = 0
  for (;;) {
    const changed = await step(limit)
    if (changed === 0) return total
    total += changed
  }
}
