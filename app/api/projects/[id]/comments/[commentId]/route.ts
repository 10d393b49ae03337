import { route } from '@/lib/http/route'
import { deleteComment } from '@/lib/projects/comments/mutations'
import { commentKey } from '@/lib/projects/comments/schema'

export const DELETE = route({ access: 'verified', params: commentKey }, ({ viewer, params }) =>
  deleteComment(viewer, params.id, params.commentId),
)
