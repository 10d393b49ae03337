import 'server-only'
import type { CurrentUser } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { keyedHash } from '@/lib/core/crypto'
import { db } from '@/lib/core/db'
import { unauthenticated } from '@/lib/core/errors'

/** The signed-in person's own account, without anything secret. */
export const currentUser = (viewer: Viewer): Promise<CurrentUser> => accountOf(viewer.id)

/** The account of whoever has just proved to own it. */
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

/** What stands for a reader beside the articles they opened; nobody can read the account back out of it. */
export const readerKeyOf = (userId: string) => keyedHash('reader', userId)
