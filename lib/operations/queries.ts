import 'server-only'
import { ERROR_SHOWN, JOBS_SHOWN } from './constants'
import { shownPayload } from './rules/payload'
import type { DatabaseState, FailedJob, Operations, SyncState } from './types'
import type { Admin } from '@/lib/auth/viewer'
import { db, limitTo, Prisma, select } from '@/lib/core/server/db'
import { withoutPersonalData } from '@/lib/core/text'
import { queueState } from '@/lib/jobs/queries'
import { mailState } from '@/lib/mail/queries'

/** Returns the state of the queue, the mail, the database and the last drive sync. */
export async function operations(_viewer: Admin): Promise<Operations> {
  const [database, queue, mail, lastSync] = await Promise.all([
    databaseState(),
    queueState(),
    mailState(),
    lastDriveSync(),
  ])
  return { queue, mail, database, lastSync }
}

async function databaseState(): Promise<DatabaseState> {
  const began = performance.now()
  const [row] = await select<Omit<DatabaseState, 'milliseconds'>>(Prisma.sql`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes,
      (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections,
      current_setting('max_connections')::int AS "maxConnections"`)
  return { ...row!, milliseconds: Math.round(performance.now() - began) }
}

async function lastDriveSync(): Promise<SyncState | null> {
  const row = await db.driveSync.findFirst({
    select: { status: true, createdAt: true, finishedAt: true, message: true },
    orderBy: { createdAt: 'desc' },
  })
  return (
    row && { status: row.status, at: (row.finishedAt ?? row.createdAt).toISOString(), message: row.message }
  )
}

type Row = {
  id: string
  task: string
  payload: unknown
  attempts: number
  maxAttempts: number
  runAt: Date
  error: string
  createdAt: Date
}

/** Returns the jobs that have failed at least once, those out of attempts first. */
export async function listFailedJobs(_viewer: Admin): Promise<FailedJob[]> {
  const rows = await select<Row>(Prisma.sql`
    SELECT j.id::text AS id, t.identifier AS task, j.payload, j.attempts::int AS attempts, j.max_attempts::int AS "maxAttempts",
      j.run_at AS "runAt", j.last_error AS error, j.created_at AS "createdAt"
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE j.last_error IS NOT NULL ORDER BY j.attempts >= j.max_attempts DESC, j.id DESC ${limitTo(JOBS_SHOWN)}`)
  return rows.map(({ runAt, createdAt, payload, error, ...row }) => ({
    ...row,
    payload: shownPayload(payload),
    error: withoutPersonalData(error.slice(0, ERROR_SHOWN)),
    nextAt: row.attempts < row.maxAttempts ? runAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
  }))
}
