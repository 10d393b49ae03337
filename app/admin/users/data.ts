import { listUsers } from '@/lib/users/administration/queries'
import { usersQuery, type UsersQuery } from '@/lib/users/administration/schema'
import { pageData, type Query } from '@/lib/http/page-data'

export const members = pageData('/admin/users', 'admin', async (viewer, { query }) => {
  const view = viewOf(query)
  return { view, found: await listUsers(viewer, view) }
})

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
