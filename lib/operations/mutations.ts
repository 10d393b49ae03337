import 'server-only'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { db, type Tx } from '@/lib/core/db'
import { conflict, notFound } from '@/lib/core/errors'
import { giveUpMail, takeUpMail } from '@/lib/mail/mutations'

type Held = { task: string; attempts: number; running: boolean; messageId: string | null }

/** A job that has failed, held until the transaction ends. Throws NOT_FOUND, and CONFLICT while a worker has it. */
async function hold(tx: Tx, id: string): Promise<Held> {
  const [job] = await tx.$queryRaw<Held[]>`
    SELECT t.identifier AS task, j.attempts::int AS attempts, j.locked_at IS NOT NULL AS running, j.payload->>'messageId' AS "messageId"
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE j.id = ${id}::bigint AND j.last_error IS NOT NULL FOR UPDATE OF j`
  if (!job) throw notFound('Job')
  if (job.running) throw conflict('This job is running at this moment. Look again shortly.')
  return job
}

const deed = (action: `job.${string}`, targetId: string, { task, attempts }: Held) => ({
  action,
  targetType: 'job',
  targetId,
  before: { task, attempts },
})

/** Gives a job that has failed all its attempts again, from now on. Throws NOT_FOUND, CONFLICT. */
export const retryJob = (viewer: Admin, id: string): Promise<void> =>
  db.$transaction(async (tx) => {
    const job = await hold(tx, id)
    if (job.messageId) await takeUpMail(tx, job.messageId)
    await tx.$queryRaw`
      SELECT id::text FROM graphile_worker.reschedule_jobs(ARRAY[${id}::bigint], run_at => now(), attempts => 0)`
    await record(tx, viewer, deed('job.retry', id, job))
  })

/** Takes a job that has failed out of the queue for good. Throws NOT_FOUND, CONFLICT. */
export const discardJob = (viewer: Admin, id: string): Promise<void> =>
  db.$transaction(async (tx) => {
    const job = await hold(tx, id)
    if (job.messageId) await giveUpMail(tx, job.messageId)
    await tx.$queryRaw`SELECT id::text FROM graphile_worker.complete_jobs(ARRAY[${id}::bigint])`
    await record(tx, viewer, deed('job.discard', id, job))
  })
