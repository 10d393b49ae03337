import { route } from '@/lib/http/route'
import { reviewArticle } from '@/lib/standards/work/mutations'
import { reviewInput, reviewParams } from '@/lib/standards/work/schema'

export const PUT = route(
  { access: 'admin', params: reviewParams, body: reviewInput, status: 204 },
  ({ viewer, params: { change, articleId }, body: { reviewed } }) =>
    reviewArticle(viewer, change, articleId, reviewed),
)
