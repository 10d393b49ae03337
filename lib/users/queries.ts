import 'server-only'
import type { CurrentUser } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { keyedHash } from '@/lib/core/server/crypto'
import { Prisma, select } from '@/lib/core/server/db'
import { unauthenticated } from '@/lib/core/errors'

/** Returns the viewer's account, without secrets. */
export const currentUser = (viewer: Viewer): Promise<CurrentUser> => accountOf(viewer.id)

type AccountRow = Omit<CurrentUser, 'createdAt'> & { createdAt: Date }

/** Returns the account of an id. Only for a caller who has proved to own it. */
export async function accountOf(userId: string): Promise<CurrentUser> {
  const [row] = await select<AccountRow>(
    Prisma.sql`
      SELECT id, email, first_name AS "firstName", last_name AS "lastName", profile_image_url AS "profileImageUrl",
        company, professional_title AS "professionalTitle", experience, location, specialization, role, status,
        membership_type AS "membershipType", email_verified IS NOT NULL AS "emailVerified", created_at AS "createdAt",
        (SELECT count(*)::int FROM notifications n WHERE n.user_id = u.id AND n.read_at IS NULL) AS "unreadNotifications"
      FROM users u WHERE id = ${userId}`,
  )
  if (!row) throw unauthenticated()
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/**
 * Returns a keyed hash that stands for a reader beside the articles they opened; it cannot be traced back
 * without the key.
 */
export const readerKeyOf = (userId: string) => keyedHash('reader', userId)
