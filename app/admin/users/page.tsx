import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { usersAddress } from '@/components/admin/users/users-address'
import { UsersFilters } from '@/components/admin/users/users-filters'
import { UsersPage } from '@/components/admin/users/users-page'
import { pageViewer } from '@/lib/http/session'
import { Prefetched } from '@/lib/core/server/prefetched'
import { usersPageQuery } from '@/lib/users/administration/hooks'
import { listUsers } from '@/lib/users/administration/queries'
import { usersQuery, type UsersQuery } from '@/lib/users/administration/schema'

export const metadata: Metadata = { title: 'User Management' }

type Query = Record<string, string | string[] | undefined>

export default async function UserManagementPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const view = viewOf(await searchParams)
  const found = await listUsers(viewer, view)
  // An old link to a page that is no longer there: the last one is.
  if (found.items.length === 0 && found.total > 0)
    redirect(usersAddress({ ...view, page: Math.ceil(found.total / found.pageSize) }))
  return (
    <Prefetched entries={[[usersPageQuery(view).queryKey, found]]}>
      <AdminHeading title="User Management" lead="Who has an account, and what it may do." />
      <UsersFilters key={usersAddress({ ...view, page: 1 })} view={view} />
      <UsersPage view={view} viewerId={viewer.id} />
    </Prefetched>
  )
}

/** What the address says, as far as it can be understood. */
function viewOf({ q, role, membership, page }: Query): UsersQuery {
  const { shape } = usersQuery
  return {
    search: shape.search.safeParse(q).data || undefined,
    role: shape.role.safeParse(role).data,
    membership: shape.membership.safeParse(membership).data,
    page: shape.page.safeParse(page).data,
  }
}
