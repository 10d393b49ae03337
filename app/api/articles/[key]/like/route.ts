import { articleIdKey } from '@/lib/articles/schema'
import { route } from '@/lib/http/route'
import { toggleLike } from '@/lib/likes/mutations'
import { likeInput } from '@/lib/likes/schema'

export const POST = route(
  { access: 'verified', params: articleIdKey, query: likeInput },
  ({ viewer, params, query }) => toggleLike(viewer, params.key, query),
)
