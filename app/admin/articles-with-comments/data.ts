import { listCommentedArticles, listHidden, listReported } from '@/lib/comments/queries'
import { pageQuery } from '@/lib/comments/schema'
import { pageData } from '@/lib/http/page-data'

export const commentedArticles = pageData(
  '/admin/articles-with-comments',
  'admin',
  async (viewer, { query }) => {
    const [reported, hidden, commented] = await Promise.all([
      listReported(viewer),
      listHidden(viewer),
      listCommentedArticles(viewer, pageQuery.pick({ page: true }).catch({}).parse(query)),
    ])
    return { reported, hidden, commented }
  },
)
