import { restoreArticle } from '@/lib/articles/administration/mutations'
import { articleIdParam, restoreQuery } from '@/lib/articles/administration/schema'
import { route } from '@/lib/http/route'

export const POST = route(
  { access: 'admin', params: articleIdParam, query: restoreQuery },
  ({ viewer, params, query }) => restoreArticle(viewer, params.id, query),
)
