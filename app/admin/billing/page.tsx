import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { Figures } from '@/components/admin/billing/figures'
import { GiveMembership } from '@/components/admin/billing/give-membership'
import { MemberFilters } from '@/components/admin/billing/member-filters'
import { MemberList } from '@/components/admin/billing/member-list'
import { pageViewer } from '@/lib/http/session'
import { billingSearch, figuresQuery, membersQuery } from '@/lib/billing/administration/hooks'
import { billingFigures, listMembers } from '@/lib/billing/administration/queries'
import { billingList, type BillingList } from '@/lib/billing/administration/schema'
import { Prefetched } from '@/lib/core/server/prefetched'

export const metadata: Metadata = { title: 'Billing' }

type Query = Record<string, string | string[] | undefined>

export default async function AdminBillingPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const view = viewOf(await searchParams)
  const [found, figures] = await Promise.all([listMembers(viewer, view), billingFigures(viewer)])
  return (
    <Prefetched
      entries={[
        [membersQuery(view).queryKey, found],
        [figuresQuery.queryKey, figures],
      ]}
    >
      <AdminHeading
        title="Billing"
        lead="Who pays, who is on a trial, who is late, and memberships that are given."
        actions={<GiveMembership />}
      />
      <Figures />
      <MemberFilters key={billingSearch({ ...view, page: 1 })} view={view} />
      <MemberList view={view} />
    </Prefetched>
  )
}

/** What the address says, as far as it can be understood. */
function viewOf(said: Query): BillingList {
  const { shape } = billingList
  return {
    state: shape.state.safeParse(said.state).data,
    search: shape.search.safeParse(said.search).data,
    page: shape.page.safeParse(said.page).data,
  }
}
