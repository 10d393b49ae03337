import { confirmTwoFactor } from '@/lib/auth/two-factor/mutations'
import { confirmInput } from '@/lib/auth/two-factor/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'verified', body: confirmInput }, ({ viewer, body }) =>
  confirmTwoFactor(viewer, body),
)
