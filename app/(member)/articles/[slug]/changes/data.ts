import { changeLog } from '@/lib/articles/revisions/queries'
import { pageData } from '@/lib/http/page-data'

/** The changes of an article, and the revision that the address names. Throws NOT_FOUND as changeLog does. */
export const articleChanges = pageData('/articles/[slug]/changes', 'verified', async (viewer, asked) => ({
  log: await changeLog(viewer, asked.params.slug ?? ''),
  revision: asked.query.revision,
}))
