import { articleIdKey } from '@/lib/articles/schema'
import { route } from '@/lib/http/route'
import { isLiked } from '@/lib/likes/queries'

export const GET = route({ access: 'verified', params: articleIdKey }, ({ viewer, params }) =>
  isLiked(viewer, params.key),
)
