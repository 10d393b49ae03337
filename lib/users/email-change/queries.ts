import 'server-only'
import type { EmailChangeState } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { hashToken } from '@/lib/core/server/crypto'
import { db } from '@/lib/core/server/db'

/** Returns the change of the viewer's address that waits for its link. */
export async function emailChangeOf(viewer: Viewer): Promise<EmailChangeState> {
  const change = await db.emailChange.findFirst({
    where: { userId: viewer.id, expiresAt: { gt: databaseNow() } },
    select: { address: true, expiresAt: true },
  })
  return { pending: change && { email: change.address, expiresAt: change.expiresAt.toISOString() } }
}

export type ChangeLink = { id: string; userId: string; address: string }

/**
 * Returns what a link of a change is of; null for an unknown, used, superseded or expired one, and for one of
 * an account that is not active.
 */
export const changeLink = (token: string): Promise<ChangeLink | null> =>
  db.emailChange.findFirst({
    where: {
      tokenHash: hashToken(token),
      expiresAt: { gt: databaseNow() },
      user: { status: 'active' },
    },
    select: { id: true, userId: true, address: true },
  })
