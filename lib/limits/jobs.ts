import 'server-only'
import { db } from '@/lib/core/server/db'
import { untilNone } from '@/lib/jobs/mutations'

/** Deletes expired counters, whose keys are hashes of email and network addresses. Returns how many. */
export const purgeLimits = () =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM rate_limits WHERE key IN (
        SELECT key FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000 LIMIT ${limit})`,
  )
