import { unhideComment } from '@/lib/comments/mutations'
import { commentKey } from '@/lib/comments/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'admin', params: commentKey }, ({ viewer, params }) =>
  unhideComment(viewer, params.id),
)
