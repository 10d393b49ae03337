import 'server-only'
import type { CurrentUser } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { keyedHash } from '@/lib/core/server/crypto'
import { db } from '@/lib/core/server/db'
import { unauthenticated } from '@/lib/core/errors'

/** Returns the viewer's account, without secrets. */
export const currentUser = (viewer: Viewer): Promise<CurrentUser> => accountOf(viewer.id)

/** Returns the account of an id. Only for a caller who has proved to own it. */
export async function accountOf(userId: string): Promise<CurrentUser> {
  const row = await db.user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      profileImageUrl: true,
      company: true,
      professionalTitle: true,
      experience: true,
      location: true,
      specialization: true,
      role: true,
      status: true,
      membershipType: true,
      emailVerified: true,
      createdAt: true,
      _count: { select: { notifications: { where: { readAt: null } } } },
    },
  })
  if (!row) throw unauthenticated()
  const { _count, ...account } = row
  return {
    ...account,
    emailVerified: row.emailVerified !== null,
    createdAt: row.createdAt.toISOString(),
    unreadNotifications: _count.notifications,
  }
}

/**
 * Returns a keyed hash that stands for a reader beside the articles they opened; it cannot be traced back
 * without the key.
 */
export const readerKeyOf = (userId: string) => keyedHash('reader', userId)
