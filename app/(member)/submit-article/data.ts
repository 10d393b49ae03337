import { draftKey } from '@/lib/articles/drafts/schema'
import { findOwn } from '@/lib/articles/submissions/queries'
import { isVerified } from '@/lib/auth/access'
import { pageData } from '@/lib/http/page-data'
import { listCategories, listTags } from '@/lib/taxonomy/queries'

/** Null where the address is not understood; `desk` is null until the address of the member is verified. */
export const submitArticle = pageData('/submit-article', 'signedIn', async (viewer, { query }) => {
  const key = draftKey.safeParse(query)
  if (!key.success) return null
  const articleId = key.data.article ?? null
  if (!isVerified(viewer)) return { articleId, desk: null }
  const [article, categories, tags] = await Promise.all([
    articleId === null ? null : findOwn(viewer, articleId),
    listCategories(),
    listTags(),
  ])
  return { articleId, desk: { article, categories, tags } }
})
