import { restoreArticle } from '@/lib/articles/administration/mutations'
import { articleIdParam } from '@/lib/articles/administration/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'admin', params: articleIdParam }, ({ viewer, params }) =>
  restoreArticle(viewer, params.id),
)
