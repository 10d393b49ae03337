import { route } from '@/lib/http/route'
import { deletePermanently } from '@/lib/users/administration/mutations'
import { userKey } from '@/lib/users/administration/schema'

export const DELETE = route({ access: 'admin', params: userKey, status: 204 }, ({ viewer, params }) =>
  deletePermanently(viewer, params.userId),
)
