import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { usersAddress } from '@/components/admin/users/users-address'
import { UsersFilters } from '@/components/admin/users/users-filters'
import { UsersPage } from '@/components/admin/users/users-page'
import { Prefetched } from '@/components/ui/prefetched'
import { usersPageQuery } from '@/lib/users/administration/hooks'
import { leadToLastPage } from '@/lib/http/last-page'
import type { Query } from '@/lib/http/page-data'
import { readPage } from '@/lib/http/read-page'
import { members } from './data'

export const metadata: Metadata = { title: 'User Management' }

export default async function UserManagementPage({ searchParams }: { searchParams: Promise<Query> }) {
  const {
    viewer,
    data: { view, found },
  } = await readPage(members, { query: searchParams })
  leadToLastPage(found, (page) => usersAddress({ ...view, page }))
  return (
    <Prefetched entries={[[usersPageQuery(view).queryKey, found]]}>
      <AdminHeading title="User Management" lead="Who has an account, and what it may do." />
      <UsersFilters key={usersAddress({ ...view, page: 1 })} view={view} />
      <UsersPage view={view} viewerId={viewer.id} />
    </Prefetched>
  )
}
