import 'server-only'
import { reparse } from './mutations'
import { db } from '@/lib/core/db'
import { untilNone } from '@/lib/jobs/mutations'

/** Parses again what an older parser took apart, a few hundred lines at a time. Gives how many. */
export const reparseOutdated = (): Promise<number> =>
  untilNone((limit) => db.$transaction((tx) => reparse(tx, limit)), 500)
