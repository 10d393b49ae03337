import { articleIdParam } from '@/lib/articles/administration/schema'
import { resubmissionOf } from '@/lib/articles/review/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'admin', params: articleIdParam }, ({ viewer, params }) =>
  resubmissionOf(viewer, params.id),
)
