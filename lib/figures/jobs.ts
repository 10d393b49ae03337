import 'server-only'
import { IDLE_DAYS } from './constants'
import { db } from '@/lib/core/server/db'
import { untilNone } from '@/lib/jobs/mutations'

/**
 * Deletes figures that no article has shown for 30 days and that no draft or former version contains. Returns
 * how many.
 */
export const purgeFigures = (): Promise<number> =>
  untilNone(
    (limit) => db.$executeRaw`
      WITH held AS (
        SELECT (regexp_matches(payload ->> 'content', '/api/figures/([A-Za-z0-9_-]{22})', 'g'))[1] AS id
        FROM drafts WHERE payload ->> 'content' LIKE '%/api/figures/%'
        UNION
        SELECT (regexp_matches(content, '/api/figures/([A-Za-z0-9_-]{22})', 'g'))[1]
        FROM article_revisions WHERE content LIKE '%/api/figures/%'
      )
      DELETE FROM figures WHERE id IN (
        SELECT figures.id FROM figures
        WHERE idle_since < now() - make_interval(days => ${IDLE_DAYS})
          AND NOT EXISTS (SELECT 1 FROM article_figures WHERE figure_id = figures.id)
          AND NOT EXISTS (SELECT 1 FROM held WHERE held.id = figures.id)
        LIMIT ${limit} FOR UPDATE OF figures SKIP LOCKED)`,
    200,
  )
