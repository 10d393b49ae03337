import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { AllMembers, UnverifiedMembers } from '@/components/admin/verification/member-lists'
import { MemberSearch } from '@/components/admin/verification/member-search'
import { VerifyForm } from '@/components/admin/verification/verify-form'
import { Prefetched } from '@/components/ui/prefetched'
import { usersPageQuery } from '@/lib/users/administration/hooks'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { verification } from './data'

export const metadata: Metadata = { title: 'Manual Verification' }

export default async function ManualVerificationPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    data: { view, lists, found },
  } = await readPage(verification, { query: searchParams })
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
