import { deleteComment } from '@/lib/comments/mutations'
import { commentKey } from '@/lib/comments/schema'
import { route } from '@/lib/http/route'

export const DELETE = route({ access: 'verified', params: commentKey, status: 204 }, ({ viewer, params }) =>
  deleteComment(viewer, params.id),
)
