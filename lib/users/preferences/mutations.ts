import 'server-only'
import type { PreferencesInput } from './schema'
import type { Preferences } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'

/** Stores the viewer's changed preferences. Returns all of them. */
export const updatePreferences = (
  viewer: Viewer,
  { newsletter, notifyByMail, creditedInFull }: PreferencesInput,
): Promise<Preferences> =>
  db.user.update({
    where: { id: viewer.id },
    data: { newsletter, notifyByMail, creditedInFull },
    select: { newsletter: true, notifyByMail: true, creditedInFull: true },
  })
