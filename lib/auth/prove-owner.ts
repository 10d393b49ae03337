import 'server-only'
import { provePassword } from './prove-password'
import { proveCode } from './two-factor/mutations'
import { CODE_WANTED } from './two-factor/schema'
import type { Viewer } from './viewer'
import { db } from '@/lib/core/server/db'
import { invalid } from '@/lib/core/errors'

type Proof = { password: string; code?: string }

/**
 * Proves that the viewer owns the account: by its password, and by a code where two-factor is on. Returns the
 * hash that the password fits. `path` and `message` are said of a wrong password. Throws VALIDATION_FAILED at
 * `path` or at `code`, RATE_LIMITED.
 */
export async function proveOwner(
  viewer: Viewer,
  { password, code }: Proof,
  path: string,
  message?: string,
): Promise<string> {
  const passwordHash = await provePassword(viewer, password, path, message)
  const { totpEnabledAt } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { totpEnabledAt: true },
  })
  if (totpEnabledAt && !code) throw invalid('code', CODE_WANTED)
  if (totpEnabledAt) await proveCode(viewer.id, code!)
  return passwordHash
}
