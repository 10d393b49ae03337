import { articleIdParam } from '@/lib/articles/administration/schema'
import { reject } from '@/lib/articles/review/mutations'
import { rejectionInput } from '@/lib/articles/review/schema'
import { route } from '@/lib/http/route'

export const POST = route(
  { access: 'admin', params: articleIdParam, body: rejectionInput },
  ({ viewer, params, body }) => reject(viewer, params.id, body),
)
