import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { billingAddress } from '@/components/admin/billing/billing-address'
import { Figures } from '@/components/admin/billing/figures'
import { GiveMembership } from '@/components/admin/billing/give-membership'
import { MemberFilters } from '@/components/admin/billing/member-filters'
import { MemberList } from '@/components/admin/billing/member-list'
import { billingSearch, figuresQuery, membersQuery } from '@/lib/billing/administration/hooks'
import { Prefetched } from '@/components/ui/prefetched'
import { leadToLastPage } from '@/lib/http/last-page'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { payingMembers } from './data'

export const metadata: Metadata = { title: 'Billing' }

export default async function AdminBillingPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    data: { view, found, figures },
  } = await readPage(payingMembers, { query: searchParams })
  leadToLastPage(found, (page) => billingAddress({ ...view, page }))
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
