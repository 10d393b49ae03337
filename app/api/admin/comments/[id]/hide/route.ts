import { hideComment } from '@/lib/comments/mutations'
import { commentKey } from '@/lib/comments/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'admin', params: commentKey }, ({ viewer, params }) =>
  hideComment(viewer, params.id),
)
