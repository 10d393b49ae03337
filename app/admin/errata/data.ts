import { listReports } from '@/lib/errata/queries'
import { reportsQuery, type ReportsQuery } from '@/lib/errata/schema'
import { pageData, type Query } from '@/lib/http/page-data'

export const errorReports = pageData('/admin/errata', 'admin', async (viewer, { query }) => {
  const view = viewOf(query)
  return { view, found: await listReports(viewer, view) }
})

/** What the address says, as far as it can be understood. */
function viewOf({ state, page }: Query): ReportsQuery {
  const { shape } = reportsQuery
  return { state: shape.state.safeParse(state).data, page: shape.page.safeParse(page).data }
}
