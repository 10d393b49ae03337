import { billingFigures, listMembers } from '@/lib/billing/administration/queries'
import { billingList, type BillingList } from '@/lib/billing/administration/schema'
import { pageData, type Query } from '@/lib/http/page-data'

export const payingMembers = pageData('/admin/billing', 'admin', async (viewer, { query }) => {
  const view = viewOf(query)
  const [found, figures] = await Promise.all([listMembers(viewer, view), billingFigures(viewer)])
  return { view, found, figures }
})

/** What the address says, as far as it can be understood. */
function viewOf(said: Query): BillingList {
  const { shape } = billingList
  return {
    state: shape.state.safeParse(said.state).data,
    search: shape.search.safeParse(said.search).data,
    page: shape.page.safeParse(said.page).data,
  }
}
