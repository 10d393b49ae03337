import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'
import { listUsers } from '@/lib/users/administration/queries'
import { usersQuery } from '@/lib/users/administration/schema'

export const GET = route({ access: 'admin', query: usersQuery }, async ({ viewer, query }) =>
  paged(await listUsers(viewer, query)),
)
