import { renewRecoveryCodes } from '@/lib/auth/two-factor/mutations'
import { provenInput } from '@/lib/auth/two-factor/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'signedIn', body: provenInput }, ({ viewer, body }) =>
  renewRecoveryCodes(viewer, body),
)
