import { route } from '@/lib/http/route'
import { changeEmail } from '@/lib/users/administration/mutations'
import { emailInput, userKey } from '@/lib/users/administration/schema'

export const PUT = route({ access: 'admin', params: userKey, body: emailInput }, ({ viewer, params, body }) =>
  changeEmail(viewer, params.userId, body),
)
