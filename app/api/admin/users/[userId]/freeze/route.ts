import { route } from '@/lib/http/route'
import { freeze } from '@/lib/users/administration/mutations'
import { userKey } from '@/lib/users/administration/schema'

export const PUT = route({ access: 'admin', params: userKey }, ({ viewer, params }) =>
  freeze(viewer, params.userId),
)
