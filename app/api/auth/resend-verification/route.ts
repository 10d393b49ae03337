import { resendInput } from '@/lib/auth/schema'
import { route } from '@/lib/http/route'
import { resendVerification } from '@/lib/users/verification/mutations'

export const POST = route({ access: 'public', body: resendInput }, ({ body }) =>
  resendVerification(body.email),
)
