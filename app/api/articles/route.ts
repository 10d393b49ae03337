import { listPublished } from '@/lib/articles/queries'
import { listQuery } from '@/lib/articles/schema'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified', query: listQuery }, async ({ viewer, query }) =>
  paged(await listPublished(viewer, query)),
)
