import { listOwnComments } from '@/lib/comments/queries'
import { pageQuery } from '@/lib/comments/schema'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified', query: pageQuery }, async ({ viewer, query }) =>
  paged(await listOwnComments(viewer, query)),
)
