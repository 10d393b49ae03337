import 'server-only'
import { NOTIFICATION_MONTHS } from './constants'
import { db } from '@/lib/core/server/db'
import { untilNone } from '@/lib/jobs/mutations'

/** Deletes notifications older than NOTIFICATION_MONTHS, read or not. Returns how many. */
export const purgeNotifications = (): Promise<number> =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM notifications WHERE id IN (
        SELECT id FROM notifications WHERE created_at < now() - make_interval(months => ${NOTIFICATION_MONTHS}) LIMIT ${limit})`,
  )
