import type { BookmarkSort } from '../constants'

/** What the page of bookmarks shows, as it stands in its address; `folderId` null is 'No Folder'. */
export type Shelf = { folderId: number | null; q?: string; sort?: BookmarkSort; page?: number }

/** '/bookmarks?folder=3&q=shear&sort=title&page=2': only what is set, always in the same order. */
export function bookmarksAddress({ folderId, q, sort, page }: Shelf): string {
  const query = new URLSearchParams()
  if (folderId) query.set('folder', String(folderId))
  if (q) query.set('q', q)
  if (sort && sort !== 'newest') query.set('sort', sort)
  if (page && page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/bookmarks?${text}` : '/bookmarks'
}
