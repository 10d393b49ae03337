import { unlessKnown } from '@/lib/http/known'
import { paged } from '@/lib/http/paged'
import { route } from '@/lib/http/route'
import { listUsers, usersVersion } from '@/lib/users/administration/queries'
import { usersQuery } from '@/lib/users/administration/schema'

export const GET = route({ access: 'admin', query: usersQuery }, async ({ viewer, query, headers }) =>
  // The version is read before the list: a change between the two makes the next call read again.
  unlessKnown(headers, await usersVersion(viewer), async () => paged(await listUsers(viewer, query))),
)
