import 'server-only'
import type { Preferences } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { Prisma, select } from '@/lib/core/server/db'

export async function preferencesOf(viewer: Viewer): Promise<Preferences> {
  const [preferences] = await select<Preferences>(
    Prisma.sql`SELECT newsletter, digest_every AS "digestEvery", notify_by_mail AS "notifyByMail", credited_in_full AS "creditedInFull" FROM users WHERE id = ${viewer.id}`,
  )
  return preferences!
}
