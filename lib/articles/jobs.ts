import 'server-only'
import { BIN_DAYS } from './constants'
import { authoredContent } from './mutations'
import { RENDERER } from './rules/rendering'
import { storeCalculations } from '@/lib/calculations/mutations'
import { db } from '@/lib/core/server/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { untilNone } from '@/lib/jobs/mutations'
import { storeCitations } from '@/lib/standards/citations/mutations'

/**
 * Renders again what an older renderer wrote, and what an older version of a table was read for, a few at a
 * time; what cannot be rendered any more stays as it is. Returns how many.
 */
export async function rerenderOutdated(): Promise<number> {
  let done = 0
  let after = 0
  for (;;) {
    const rows = await db.$queryRaw<{ id: number; content: string; updatedAt: Date }[]>`
      SELECT a.id, a.content, a.updated_at AS "updatedAt" FROM articles a
      WHERE a.id > ${after} AND (a.rendered_with < ${RENDERER} OR a.id IN (
        SELECT k.article_id FROM calculations k JOIN calculation_table_uses x ON x.calculation_id = k.id
          JOIN calculation_tables t ON t.id = x.table_id WHERE x.version < t.version))
      ORDER BY a.id LIMIT 50`
    if (rows.length === 0) return done
    for (const { id, content, updatedAt } of rows) {
      after = id
      const rendered = await renderedAgain(id, content)
      if (!rendered) continue
      // Not an edit: the date of the last change stays, and a change made meanwhile wins.
      done += await db.$transaction(async (tx) => {
        const { columns, calculations } = rendered
        const { count } = await tx.article.updateMany({
          where: { id, updatedAt },
          data: { ...columns, updatedAt },
        })
        if (count > 0) {
          await storeCalculations(tx, id, calculations, null)
          await storeCitations(tx, [id])
        }
        return count
      })
    }
  }
}

async function renderedAgain(id: number, content: string) {
  try {
    return await authoredContent(content)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ articleId: id, error: error.message }, 'an article keeps its former rendering')
    return null
  }
}

/** Deletes articles that have been in the bin for 30 days. Returns how many. */
export const purgeBin = (): Promise<number> =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM articles WHERE id IN (
        SELECT id FROM articles WHERE deleted_at < now() - make_interval(days => ${BIN_DAYS}) LIMIT ${limit})`,
    100,
  )
