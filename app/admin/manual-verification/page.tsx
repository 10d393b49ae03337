import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { AllMembers, UnverifiedMembers } from '@/components/admin/verification/member-lists'
import { MemberSearch } from '@/components/admin/verification/member-search'
import type { VerificationView } from '@/components/admin/verification/verification-address'
import { VerifyForm } from '@/components/admin/verification/verify-form'
import { allView, waitingView } from '@/components/admin/verification/views'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/lib/core/server/prefetched'
import { usersPageQuery } from '@/lib/users/administration/hooks'
import { listUsers } from '@/lib/users/administration/queries'
import { usersQuery } from '@/lib/users/administration/schema'

export const metadata: Metadata = { title: 'Manual Verification' }

type Query = Record<string, string | string[] | undefined>

export default async function ManualVerificationPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const view = viewOf(await searchParams)
  const lists = [waitingView(view), allView(view)]
  const found = await Promise.all(lists.map((list) => listUsers(viewer, list)))
  return (
    <Prefetched entries={lists.map((list, index) => [usersPageQuery(list).queryKey, found[index]])}>
      <AdminHeading
        title="Manual Verification"
        lead="Accept an address as verified where the link never arrived. You vouch for it, and that is noted."
      />
      <VerifyForm />
      <div className="mt-10 grid gap-10">
        <MemberSearch text={view.search} />
        <UnverifiedMembers view={view} />
        <AllMembers view={view} />
      </div>
    </Prefetched>
  )
}

/** What the address says, as far as it can be understood. */
function viewOf({ q, waiting, all }: Query): VerificationView {
  const { shape } = usersQuery
  return {
    search: shape.search.safeParse(q).data || undefined,
    waiting: shape.page.safeParse(waiting).data,
    all: shape.page.safeParse(all).data,
  }
}
