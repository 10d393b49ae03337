import { listPending } from '@/lib/articles/administration/queries'
import { pendingQuery } from '@/lib/articles/administration/schema'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', query: pendingQuery }, async ({ viewer, query }) =>
  paged(await listPending(viewer, query)),
)
