import 'server-only'
import { consentUrl, isConfigured, refreshTokenFor, revoke } from './gateway'
import { driveState } from './queries'
import type { CallbackInput } from './schema'
import type { DriveState } from './types'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { derivedToken, equalInConstantTime, seal, unseal } from '@/lib/core/server/crypto'
import { db, type Tx, isUniqueViolation } from '@/lib/core/server/db'
import { LOCKS } from '@/lib/core/server/locks'
import { AppError, conflict, invalid, notFound } from '@/lib/core/errors'
import { enqueue } from '@/lib/jobs/mutations'

export const SEAL_PURPOSE = 'drive'

/** Both belong to the session: a code that somebody else asked for is worth nothing here. */
const stateOf = ({ sessionId }: Admin) => derivedToken('drive-state', sessionId)
const verifierOf = ({ sessionId }: Admin) => derivedToken('drive-verifier', sessionId)

/** Returns the page of Google where the viewer allows reading the drive. */
export async function connectionUrl(viewer: Admin): Promise<{ authUrl: string }> {
  return { authUrl: await consentUrl(stateOf(viewer), verifierOf(viewer)) }
}

/**
 * Stores the refresh token of a code, encrypted, in place of the one before. Throws VALIDATION_FAILED,
 * INVALID_TOKEN.
 */
export async function connect(viewer: Admin, { code, state }: CallbackInput): Promise<DriveState> {
  if (!equalInConstantTime(state ?? '', stateOf(viewer)))
    throw invalid('code', 'This code was not asked for here. Open the authorization page again.')
  const refreshToken = seal(SEAL_PURPOSE, await refreshTokenFor(code, verifierOf(viewer)))
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${LOCKS.drive})) held`
    await dropConnection(tx)
    const { id } = await tx.driveConnection.create({
      data: { refreshToken, connectedById: viewer.id },
      select: { id: true },
    })
    await record(tx, viewer, { action: 'drive.connect', targetType: 'drive', targetId: id })
  })
  return driveState(viewer)
}

/**
 * Ends the permission, here and at Google, and a sync that uses it. What was synced stays. Throws NOT_FOUND
 * where there is none.
 */
export async function disconnectDrive(viewer: Admin): Promise<DriveState & { revoked: boolean }> {
  const sealed = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${LOCKS.drive})) held`
    const held = await tx.driveConnection.findFirst({
      where: { revokedAt: null },
      select: { id: true, refreshToken: true },
    })
    if (!held) throw notFound('Connection')
    await dropConnection(tx, held.id)
    await endSync(tx, 'Cancelled, because the drive was disconnected. What was done stays.')
    await record(tx, viewer, { action: 'drive.disconnect', targetType: 'drive', targetId: held.id })
    return held.refreshToken
  })
  const token = unseal(SEAL_PURPOSE, sealed)
  const revoked = token !== null && isConfigured() && (await revoke(token))
  return { ...(await driveState(viewer)), revoked }
}

const endSync = (tx: Tx, message: string) =>
  tx.driveSync.updateManyAndReturn({
    where: { status: { in: ['queued', 'running'] } },
    data: { status: 'canceled', finishedAt: databaseNow(), message },
    select: { id: true },
  })

/**
 * Deletes the stored permission, or only the one of this id: a sync may find that its permission ended after
 * another took its place. What was synced stays.
 */
export const dropConnection = (tx: Tx, id?: number) =>
  tx.driveConnection.updateMany({
    where: { revokedAt: null, ...(id !== undefined && { id }) },
    data: { revokedAt: databaseNow(), refreshToken: '' },
  })

/** Queues a sync. Throws CONFLICT while another is under way, or before anybody has authenticated. */
export async function beginSync(viewer: Admin): Promise<DriveState> {
  if (!isConfigured()) throw new AppError('SERVICE_UNAVAILABLE', 'The drive is not set up.')
  if ((await db.driveConnection.count({ where: { revokedAt: null } })) === 0)
    throw conflict('Please authenticate with the cloud-drive provider first.')
  try {
    await db.$transaction(async (tx) => {
      const id = await queueSync(tx, viewer.id)
      await record(tx, viewer, { action: 'drive.sync', targetType: 'drive', targetId: id })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('A sync is under way already.')
    throw error
  }
  return driveState(viewer)
}

/**
 * Queues a sync in the caller's transaction and returns its id. The database refuses a second one beside it.
 */
export async function queueSync(tx: Tx, requestedById: string | null): Promise<number> {
  await endAbandoned(tx)
  const { id } = await tx.driveSync.create({ data: { requestedById }, select: { id: true } })
  await enqueue(tx, 'sync-drive', { syncId: id }, { key: `sync-drive:${id}` })
  return id
}

/** Ends a sync that nothing will go on with: its job is out of attempts, or an administrator discarded it. */
const endAbandoned = (tx: Tx) => tx.$executeRaw`
  UPDATE drive_syncs SET status = 'failed', finished_at = now(), message = ${ABANDONED}
  WHERE status IN ('queued', 'running') AND NOT EXISTS (
    SELECT FROM graphile_worker._private_jobs j WHERE j.key = 'sync-drive:' || drive_syncs.id
      AND (j.attempts < j.max_attempts OR j.locked_at IS NOT NULL))`

const ABANDONED = 'It failed, and was not tried again. What was done stays.'

/** Ends the sync that is under way; what it has done stays done. Throws NOT_FOUND where there is none. */
export async function cancelSync(viewer: Admin): Promise<DriveState> {
  await db.$transaction(async (tx) => {
    const [ended] = await endSync(tx, 'Cancelled. What was done stays.')
    if (!ended) throw notFound('Sync')
    await record(tx, viewer, { action: 'drive.cancel', targetType: 'drive', targetId: ended.id })
  })
  return driveState(viewer)
}
