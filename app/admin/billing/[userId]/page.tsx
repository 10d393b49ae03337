import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { GiveMembership } from '@/components/admin/billing/give-membership'
import { MemberHistory } from '@/components/admin/billing/member-history'
import { foundOr404 } from '@/lib/http/found'
import { pageViewer } from '@/lib/http/session'
import { historyQuery } from '@/lib/billing/administration/hooks'
import { billingHistory } from '@/lib/billing/administration/queries'
import { Prefetched } from '@/components/ui/prefetched'

export const metadata: Metadata = { title: 'Billing of a Member' }

export default async function MemberBillingPage({ params }: { params: Promise<{ userId: string }> }) {
  const { userId } = await params
  const history = await foundOr404(billingHistory(await pageViewer('admin'), userId))
  return (
    <Prefetched entries={[[historyQuery(userId).queryKey, history]]}>
      <AdminHeading
        title={history.name}
        lead={history.email}
        actions={<GiveMembership email={history.email} />}
      />
      <MemberHistory userId={userId} />
    </Prefetched>
  )
}
