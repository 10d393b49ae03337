import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { exportUsers } from '@/lib/users/administration/mutations'
import { usersQuery } from '@/lib/users/administration/schema'

export const GET = route({ access: 'admin', query: usersQuery }, async ({ viewer, query }) => {
  const { name, csv } = await exportUsers(viewer, query)
  return Reply.file(name, 'text/csv', csv)
})
