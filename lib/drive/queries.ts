import 'server-only'
import { FILES_SHOWN, OUTCOMES, type Outcome } from './constants'
import { isConfigured } from './gateway'
import type { DriveState, SyncView } from './types'
import type { Admin } from '@/lib/auth/viewer'
import { db, limitTo, Prisma, select } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { fullName } from '@/lib/users/profile/rules/names'

/** Returns whether the drive can be read, and how the latest sync stands. */
export async function driveState(_viewer: Admin): Promise<DriveState> {
  const [connection, latest] = await Promise.all([
    db.driveConnection.findFirst({
      where: { revokedAt: null },
      select: {
        connectedAt: true,
        connectedBy: { select: { firstName: true, lastName: true, email: true } },
      },
    }),
    db.driveSync.findFirst({
      orderBy: { id: 'desc' },
      select: {
        id: true,
        status: true,
        filesTotal: true,
        filesDone: true,
        message: true,
        createdAt: true,
        finishedAt: true,
      },
    }),
  ])
  return {
    configured: isConfigured(),
    authenticated: connection !== null,
    connection: connection && {
      by: connection.connectedBy && fullName(connection.connectedBy),
      at: connection.connectedAt.toISOString(),
    },
    folderId: env().GOOGLE_DRIVE_FOLDER_ID ?? null,
    sync: latest && {
      ...latest,
      createdAt: latest.createdAt.toISOString(),
      finishedAt: latest.finishedAt?.toISOString() ?? null,
      ...(await filesOf(latest.id)),
    },
  }
}

const UNCHANGED: Outcome = 'unchanged'

/** What needs an administrator comes first, as OUTCOMES has it, to be among the files that are shown. */
async function filesOf(syncId: number): Promise<Pick<SyncView, 'outcomes' | 'files'>> {
  const [counts, files] = await Promise.all([
    db.driveSyncFile.groupBy({ by: ['outcome'], where: { syncId }, _count: true }),
    select<SyncView['files'][number]>(Prisma.sql`
      SELECT name, outcome, message FROM drive_sync_files WHERE sync_id = ${syncId} AND outcome <> ${UNCHANGED}
      ORDER BY array_position(${Object.keys(OUTCOMES)}::text[], outcome), name ${limitTo(FILES_SHOWN)}`),
  ])
  return {
    outcomes: Object.fromEntries(counts.map(({ outcome, _count }) => [outcome, _count])),
    files,
  }
}
