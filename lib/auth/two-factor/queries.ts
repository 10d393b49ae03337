import 'server-only'
import type { TwoFactorState } from './types'
import type { Viewer } from '../viewer'
import { db } from '@/lib/core/server/db'

/** Returns whether two-factor is on for the viewer, and the number of unused recovery codes. */
export async function twoFactorState(viewer: Viewer): Promise<TwoFactorState> {
  const [user, recoveryCodesLeft] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: viewer.id }, select: { totpEnabledAt: true } }),
    db.recoveryCode.count({ where: { userId: viewer.id, usedAt: null } }),
  ])
  const since = user.totpEnabledAt?.toISOString() ?? null
  return { enabled: since !== null, since, recoveryCodesLeft }
}
