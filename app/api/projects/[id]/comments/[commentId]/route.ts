import { route } from '@/lib/http/route'
import { deleteComment, editComment } from '@/lib/projects/comments/mutations'
import { commentEdit, commentKey } from '@/lib/projects/comments/schema'

export const PATCH = route(
  { access: 'verified', params: commentKey, body: commentEdit },
  ({ viewer, params, body }) => editComment(viewer, params.id, params.commentId, body),
)

export const DELETE = route({ access: 'verified', params: commentKey }, ({ viewer, params }) =>
  deleteComment(viewer, params.id, params.commentId),
)
