import { moveBookmarks } from '@/lib/bookmarks/mutations'
import { moveInput } from '@/lib/bookmarks/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'verified', body: moveInput }, ({ viewer, body }) =>
  moveBookmarks(viewer, body),
)
