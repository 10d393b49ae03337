import { beginTwoFactor } from '@/lib/auth/two-factor/mutations'
import { setupInput } from '@/lib/auth/two-factor/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'verified', body: setupInput }, ({ viewer, body }) =>
  beginTwoFactor(viewer, body),
)
