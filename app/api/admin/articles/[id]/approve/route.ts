import { articleIdParam } from '@/lib/articles/administration/schema'
import { approve } from '@/lib/articles/review/mutations'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'admin', params: articleIdParam }, ({ viewer, params }) =>
  approve(viewer, params.id),
)
