import { articleIdParam } from '@/lib/articles/administration/schema'
import { listRevisions } from '@/lib/articles/revisions/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', params: articleIdParam }, ({ viewer, params }) =>
  listRevisions(viewer, params.id),
)
