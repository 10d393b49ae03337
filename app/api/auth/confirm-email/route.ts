import { route } from '@/lib/http/route'
import { confirmEmailChange } from '@/lib/users/email-change/mutations'
import { confirmationInput } from '@/lib/users/email-change/schema'

export const POST = route({ access: 'public', body: confirmationInput }, ({ body }) =>
  confirmEmailChange(body),
)
