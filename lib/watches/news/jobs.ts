import 'server-only'
import { NEWS_MONTHS } from '../constants'
import { db } from '@/lib/core/server/db'
import { untilNone, type Tasks } from '@/lib/jobs/mutations'
import { tellOf, type ArticleNews } from './mutations'

/** Deletes what was new more than NEWS_MONTHS ago. Returns how many. */
export const purgeWatchNews = (): Promise<number> =>
  untilNone(
    (limit) => db.$executeRaw`
      DELETE FROM watch_news WHERE id IN (
        SELECT id FROM watch_news WHERE created_at < now() - make_interval(months => ${NEWS_MONTHS}) LIMIT ${limit})`,
  )

/**
 * Tells the watchers of a change whom its own transaction has left to a job. Who was told since is not told
 * again, so that a job can run twice; an article or a member that is gone is left out.
 */
export const tellRest = ({ news, userIds, at }: Tasks['tell-watchers']): Promise<void> =>
  db.$transaction(async (tx) => {
    const { kind, articleId } = news
    const left = await tx.$queryRaw<{ id: string }[]>`
      SELECT u.id FROM users u WHERE u.id = ANY (${userIds}::text[]) AND EXISTS (SELECT FROM articles WHERE id = ${articleId})
        AND NOT EXISTS (SELECT FROM watch_news n WHERE n.user_id = u.id AND n.article_id = ${articleId} AND n.kind = ${kind}
          AND n.created_at >= ${at}::timestamptz)
      FOR KEY SHARE OF u`
    await tellOf(
      tx,
      news as ArticleNews,
      left.map(({ id }) => id),
    )
  })
