import { listArticles } from '@/lib/articles/administration/queries'
import { adminListQuery } from '@/lib/articles/administration/schema'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', query: adminListQuery }, async ({ viewer, query }) =>
  paged(await listArticles(viewer, query)),
)
