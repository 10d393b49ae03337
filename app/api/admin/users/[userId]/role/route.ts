import { route } from '@/lib/http/route'
import { changeRole } from '@/lib/users/administration/mutations'
import { roleInput, userKey } from '@/lib/users/administration/schema'

export const PUT = route({ access: 'admin', params: userKey, body: roleInput }, ({ viewer, params, body }) =>
  changeRole(viewer, params.userId, body),
)
