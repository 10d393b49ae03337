import { route } from '@/lib/http/route'
import { verifyUserEmail } from '@/lib/users/administration/mutations'
import { emailInput } from '@/lib/users/administration/schema'

export const POST = route({ access: 'admin', body: emailInput }, ({ viewer, body }) =>
  verifyUserEmail(viewer, body),
)
