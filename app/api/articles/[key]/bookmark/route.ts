import { articleIdKey } from '@/lib/articles/schema'
import { toggleBookmark } from '@/lib/bookmarks/mutations'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'verified', params: articleIdKey }, ({ viewer, params }) =>
  toggleBookmark(viewer, params.key),
)
