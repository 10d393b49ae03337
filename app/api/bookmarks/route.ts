import { listBookmarks } from '@/lib/bookmarks/queries'
import { bookmarkQuery } from '@/lib/bookmarks/schema'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'

export const GET = route(
  { access: 'verified', token: true, query: bookmarkQuery },
  async ({ viewer, query }) => paged(await listBookmarks(viewer, query)),
)
