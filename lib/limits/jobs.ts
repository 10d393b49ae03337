import 'server-only'
import { db } from '@/lib/core/db'
import { untilNone } from '@/lib/jobs/mutations'

/** Counters whose time is over: they hold addresses of people and of machines. */
export const purgeLimits = () =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM rate_limits WHERE key IN (
        SELECT key FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000 LIMIT ${limit})`,
  )
