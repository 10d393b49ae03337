import { articleIdKey } from '@/lib/articles/schema'
import { route } from '@/lib/http/route'
import { toggleLike } from '@/lib/likes/mutations'

export const POST = route({ access: 'verified', params: articleIdKey }, ({ viewer, params }) =>
  toggleLike(viewer, params.key),
)
