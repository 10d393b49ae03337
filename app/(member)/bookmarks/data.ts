import type { Shelf } from '@/lib/bookmarks/rules/addresses'
import { isVerified } from '@/lib/auth/access'
import { listFolders } from '@/lib/bookmarks/folders/queries'
import type { Folder } from '@/lib/bookmarks/folders/types'
import { listBookmarks } from '@/lib/bookmarks/queries'
import { bookmarkQuery } from '@/lib/bookmarks/schema'
import { pageData, type Query } from '@/lib/http/page-data'

/** Null for a member who has none yet, because the address is not verified. */
export const bookmarks = pageData('/bookmarks', 'signedIn', async (viewer, { query }) => {
  if (!isVerified(viewer)) return null
  const [folders, loose] = await Promise.all([
    listFolders(viewer),
    listBookmarks(viewer, { folderId: null, pageSize: 1 }),
  ])
  const shelf = shelfOf(query, folders)
  return { folders, loose, shelf, found: await listBookmarks(viewer, shelf) }
})

/**
 * What the address says, as far as it can be understood: a folder that is gone, or not the viewer's, shows
 * 'No Folder'.
 */
function shelfOf({ folder, q, sort, page }: Query, folders: Folder[]): Shelf {
  const { shape } = bookmarkQuery
  const asked = shape.folderId.safeParse(folder).data
  return {
    folderId: folders.some(({ id }) => id === asked) ? asked! : null,
    q: shape.q.safeParse(q).data || undefined,
    sort: shape.sort.safeParse(sort).data,
    page: shape.page.safeParse(page).data,
  }
}
