import 'server-only'
import type { Preferences } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'

export const preferencesOf = (viewer: Viewer): Promise<Preferences> =>
  db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { newsletter: true, notifyByMail: true },
  })
