import { reportComment } from '@/lib/comments/mutations'
import { commentKey, reportInput } from '@/lib/comments/schema'
import { route } from '@/lib/http/route'

export const POST = route(
  { access: 'verified', params: commentKey, body: reportInput },
  ({ viewer, params, body }) => reportComment(viewer, params.id, body),
)
