import 'server-only'
import type { Activity } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { Prisma, select } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

/**
 * Returns the numbers of the viewer's articles, likes, comments and bookmarks. Hidden and binned ones are not
 * counted, so that each number fits its list.
 */
export async function activityOf(viewer: Viewer): Promise<Activity> {
  const [figures] = await select<Activity>(Prisma.sql`
    SELECT
      (SELECT count(*)::int FROM articles WHERE author_id = ${viewer.id} AND deleted_at IS NULL) AS articles,
      (SELECT count(*)::int FROM likes x JOIN articles a ON a.id = x.article_id
       WHERE x.user_id = ${viewer.id} AND ${inLibrary}) AS likes,
      (SELECT count(*)::int FROM comments x JOIN articles a ON a.id = x.article_id
       WHERE x.user_id = ${viewer.id} AND ${inLibrary}) AS comments,
      (SELECT count(*)::int FROM bookmarks x JOIN articles a ON a.id = x.article_id
       WHERE x.user_id = ${viewer.id} AND ${inLibrary}) AS bookmarks`)
  return figures!
}
