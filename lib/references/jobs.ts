import 'server-only'
import { reparse } from './mutations'
import { db } from '@/lib/core/server/db'
import { untilNone } from '@/lib/jobs/mutations'

/** Parses again the lines that an older parser version wrote, a few hundred at a time. Returns how many. */
export const reparseOutdated = (): Promise<number> =>
  untilNone((limit) => db.$transaction((tx) => reparse(tx, limit)), 500)
