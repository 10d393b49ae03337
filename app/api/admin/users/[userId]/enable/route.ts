import { route } from '@/lib/http/route'
import { enable } from '@/lib/users/administration/mutations'
import { userKey } from '@/lib/users/administration/schema'

export const PUT = route({ access: 'admin', params: userKey }, ({ viewer, params }) =>
  enable(viewer, params.userId),
)
