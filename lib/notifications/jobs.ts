import 'server-only'
import { KEPT_MONTHS } from './constants'
import { db } from '@/lib/core/db'
import { untilNone } from '@/lib/jobs/mutations'

/** What is older than anybody looks for, read or not. Gives how many lines went. */
export const purgeNotifications = (): Promise<number> =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM notifications WHERE id IN (
        SELECT id FROM notifications WHERE created_at < now() - make_interval(months => ${KEPT_MONTHS}) LIMIT ${limit})`,
  )
