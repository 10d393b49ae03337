import { route } from '@/lib/http/route'
import { disable } from '@/lib/users/administration/mutations'
import { userKey } from '@/lib/users/administration/schema'

export const DELETE = route({ access: 'admin', params: userKey, status: 204 }, ({ viewer, params }) =>
  disable(viewer, params.userId),
)
