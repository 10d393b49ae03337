import 'server-only'
import { passwordFits } from './passwords'
import type { Viewer } from './viewer'
import { db } from '@/lib/core/server/db'
import { invalid } from '@/lib/core/errors'
import { consume, refund } from '@/lib/limits/mutations'

/**
 * Proves that the viewer knows the account's password and returns the hash that it fits. Guessing a password
 * from a session that was left open is limited as guessing at the sign-in is. Throws VALIDATION_FAILED at
 * `path` with `message`, RATE_LIMITED.
 */
export async function provePassword(
  viewer: Viewer,
  password: string,
  path: string,
  message = 'Current password is incorrect',
): Promise<string> {
  const limit = ['signInByAddress', `change|${viewer.id}`] as const
  await consume(...limit)
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { passwordHash: true },
  })
  if (!(await passwordFits(password, passwordHash))) throw invalid(path, message)
  await refund(...limit)
  return passwordHash
}
