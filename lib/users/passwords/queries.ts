import 'server-only'
import { databaseNow } from '@/lib/core/server/clock'
import { hashToken } from '@/lib/core/server/crypto'
import { db } from '@/lib/core/server/db'

export type ResetLink = { id: string; userId: string; address: string; passwordHash: string }

/**
 * Returns what a reset link is of; null for an unknown, used, superseded or expired one, and for one of a
 * former address or an account that is not active.
 */
export async function resetLink(token: string): Promise<ResetLink | null> {
  const link = await db.emailToken.findFirst({
    where: {
      tokenHash: hashToken(token),
      purpose: 'reset_password',
      usedAt: null,
      expiresAt: { gt: databaseNow() },
      user: { status: 'active' },
    },
    select: {
      id: true,
      userId: true,
      address: true,
      user: { select: { email: true, passwordHash: true } },
    },
  })
  if (!link || link.user.email !== link.address) return null
  const { user, ...rest } = link
  return { ...rest, passwordHash: user.passwordHash }
}
