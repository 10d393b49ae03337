import 'server-only'
import type { PreferencesInput } from './schema'
import type { Preferences } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { db } from '@/lib/core/server/db'

/** Stores the viewer's changed preferences. Returns all of them. */
export const updatePreferences = (
  viewer: Viewer,
  { newsletter, digestEvery, notifyByMail, creditedInFull }: PreferencesInput,
): Promise<Preferences> =>
  db.$transaction(async (tx) => {
    // A digest that is switched on begins now: what was new before was not asked for.
    if (newsletter)
      await tx.user.updateMany({
        where: { id: viewer.id, newsletter: false },
        data: { newsletter, digestedUntil: databaseNow() },
      })
    return tx.user.update({
      where: { id: viewer.id },
      data: { newsletter, digestEvery, notifyByMail, creditedInFull },
      select: { newsletter: true, digestEvery: true, notifyByMail: true, creditedInFull: true },
    })
  })
