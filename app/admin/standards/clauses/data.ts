import { listCorrespondences, shorterCorrespondences } from '@/lib/standards/correspondences/queries'
import { correspondencesQuery, type CorrespondencesQuery } from '@/lib/standards/correspondences/schema'
import { pageData, type Query } from '@/lib/http/page-data'

export const clauses = pageData('/admin/standards/clauses', 'admin', async (viewer, { query }) => {
  const view = viewOf(query)
  const pairs = await listCorrespondences(viewer, view)
  return { view, pairs, shorter: pairs.total === 0 ? await shorterCorrespondences(viewer, view) : null }
})

/** What the address says, as far as it can be understood. */
function viewOf({ search, page }: Query): CorrespondencesQuery {
  const { shape } = correspondencesQuery
  return {
    search: shape.search.safeParse(search).data || undefined,
    page: shape.page.safeParse(page).data,
  }
}
