import { articleIdParam } from '@/lib/articles/administration/schema'
import { approve } from '@/lib/articles/review/mutations'
import { approvalQuery } from '@/lib/articles/review/schema'
import { route } from '@/lib/http/route'

export const POST = route(
  { access: 'admin', params: articleIdParam, query: approvalQuery },
  ({ viewer, params, query }) => approve(viewer, params.id, query),
)
