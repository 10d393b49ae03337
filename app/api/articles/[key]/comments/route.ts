import { articleIdKey } from '@/lib/articles/schema'
import { postComment } from '@/lib/comments/mutations'
import { listComments } from '@/lib/comments/queries'
import { commentInput, pageQuery } from '@/lib/comments/schema'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'

export const GET = route(
  { access: 'verified', params: articleIdKey, query: pageQuery },
  async ({ viewer, params, query }) => paged(await listComments(viewer, params.key, query)),
)

export const POST = route(
  { access: 'verified', params: articleIdKey, body: commentInput, status: 201 },
  ({ viewer, params, body }) => postComment(viewer, params.key, body),
)
