import 'server-only'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { db, type Tx } from '@/lib/core/server/db'
import { conflict, notFound } from '@/lib/core/errors'
import { abandonMail, requeueMail } from '@/lib/mail/mutations'

type LockedJob = { task: string; attempts: number; running: boolean; messageId: string | null }

/** Returns a failed job with its row locked. Throws NOT_FOUND, and CONFLICT while a worker runs it. */
async function lockFailedJob(tx: Tx, id: string): Promise<LockedJob> {
  const [job] = await tx.$queryRaw<LockedJob[]>`
    SELECT t.identifier AS task, j.attempts::int AS attempts, j.locked_at IS NOT NULL AS running, j.payload->>'messageId' AS "messageId"
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE j.id = ${id}::bigint AND j.last_error IS NOT NULL FOR UPDATE OF j`
  if (!job) throw notFound('Job')
  if (job.running) throw conflict('This job is running at this moment. Look again shortly.')
  return job
}

const auditEntry = (action: `job.${string}`, targetId: string, { task, attempts }: LockedJob) => ({
  action,
  targetType: 'job',
  targetId,
  before: { task, attempts },
})

/** Resets the attempts of a failed job, which then runs at once. Throws NOT_FOUND, CONFLICT. */
export const retryJob = (viewer: Admin, id: string): Promise<void> =>
  db.$transaction(async (tx) => {
    const job = await lockFailedJob(tx, id)
    if (job.messageId) await requeueMail(tx, job.messageId)
    await tx.$queryRaw`
      SELECT id::text FROM graphile_worker.reschedule_jobs(ARRAY[${id}::bigint], run_at => now(), attempts => 0)`
    await record(tx, viewer, auditEntry('job.retry', id, job))
  })

/** Removes a failed job from the queue for good. Throws NOT_FOUND, CONFLICT. */
export const discardJob = (viewer: Admin, id: string): Promise<void> =>
  db.$transaction(async (tx) => {
    const job = await lockFailedJob(tx, id)
    if (job.messageId) await abandonMail(tx, job.messageId)
    await tx.$queryRaw`SELECT id::text FROM graphile_worker.complete_jobs(ARRAY[${id}::bigint])`
    await record(tx, viewer, auditEntry('job.discard', id, job))
  })
