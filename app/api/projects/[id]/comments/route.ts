import { route } from '@/lib/http/route'
import { postComment } from '@/lib/projects/comments/mutations'
import { commentInput } from '@/lib/projects/comments/schema'
import { projectKey } from '@/lib/projects/schema'

export const POST = route(
  { access: 'verified', params: projectKey, body: commentInput, status: 201 },
  ({ viewer, params, body }) => postComment(viewer, params.id, body),
)
