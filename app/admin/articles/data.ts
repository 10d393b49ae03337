import { SHELVES } from '@/lib/articles/administration/constants'
import { type ShelfView } from '@/lib/articles/administration/hooks'
import { countShelves, listArticles } from '@/lib/articles/administration/queries'
import { adminListQuery } from '@/lib/articles/administration/schema'
import { pageData, type Query } from '@/lib/http/page-data'

export const managedArticles = pageData('/admin/articles', 'admin', async (viewer, { query }) => {
  const view = viewOf(query)
  const [found, counts] = await Promise.all([listArticles(viewer, view), countShelves(viewer)])
  return { view, found, counts }
})

/** What the address says, as far as it can be understood. */
function viewOf({ tab, q, sort, page }: Query): ShelfView {
  const { shape } = adminListQuery
  return {
    status: SHELVES.find((shelf) => shelf === tab) ?? 'published',
    search: shape.search.safeParse(q).data || undefined,
    sort: shape.sort.safeParse(sort).data,
    page: shape.page.safeParse(page).data,
  }
}
