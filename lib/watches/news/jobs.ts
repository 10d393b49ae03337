import 'server-only'
import { NEWS_MONTHS } from '../constants'
import { db } from '@/lib/core/server/db'
import { untilNone } from '@/lib/jobs/mutations'

/** Deletes what was new more than NEWS_MONTHS ago. Returns how many. */
export const purgeWatchNews = (): Promise<number> =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM watch_news WHERE id IN (
        SELECT id FROM watch_news WHERE created_at < now() - make_interval(months => ${NEWS_MONTHS}) LIMIT ${limit})`,
  )
