import { articleIdKey } from '@/lib/articles/schema'
import { isBookmarked } from '@/lib/bookmarks/queries'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'verified', params: articleIdKey }, ({ viewer, params }) =>
  isBookmarked(viewer, params.key),
)
