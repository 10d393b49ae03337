import 'server-only'
import { BIN_DAYS } from './constants'
import { contentColumns } from './mutations'
import { RENDERER } from './rules/rendering'
import { db } from '@/lib/core/db'
import { untilNone } from '@/lib/jobs/mutations'

/** Renders again what an older renderer wrote, a few at a time. Gives how many. */
export async function rerenderOutdated(): Promise<number> {
  let done = 0
  for (;;) {
    const rows = await db.article.findMany({
      where: { renderedWith: { lt: RENDERER } },
      take: 50,
      select: { id: true, content: true, updatedAt: true },
    })
    if (rows.length === 0) return done
    for (const { id, content, updatedAt } of rows)
      // Not an edit: the date of the last change stays, and a change made meanwhile wins.
      await db.article.updateMany({
        where: { id, updatedAt },
        data: { ...contentColumns(content), updatedAt },
      })
    done += rows.length
  }
}

/** Deletes for good what has been in the bin for 30 days (decision 20). Gives how many. */
export const purgeBin = (): Promise<number> =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM articles WHERE id IN (
        SELECT id FROM articles WHERE deleted_at < now() - make_interval(days => ${BIN_DAYS}) LIMIT ${limit})`,
    100,
  )
