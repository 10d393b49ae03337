import { deleteComment, editComment } from '@/lib/comments/mutations'
import { commentEdit, commentKey } from '@/lib/comments/schema'
import { route } from '@/lib/http/route'

export const PATCH = route(
  { access: 'verified', params: commentKey, body: commentEdit },
  ({ viewer, params, body }) => editComment(viewer, params.id, body),
)

export const DELETE = route({ access: 'verified', params: commentKey, status: 204 }, ({ viewer, params }) =>
  deleteComment(viewer, params.id),
)
