import { BODY_MAX } from '@/lib/articles/editing/constants'
import { createArticle } from '@/lib/articles/editing/mutations'
import { articleInput } from '@/lib/articles/editing/schema'
import { listPublished } from '@/lib/articles/queries'
import { listQuery } from '@/lib/articles/schema'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified', token: true, query: listQuery }, async ({ viewer, query }) =>
  paged(await listPublished(viewer, query)),
)

export const POST = route(
  { access: 'admin', body: articleInput, maxBody: BODY_MAX, status: 201 },
  ({ viewer, body }) => createArticle(viewer, body),
)
