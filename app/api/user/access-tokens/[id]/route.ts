import { revokeAccessToken } from '@/lib/auth/access-tokens/mutations'
import { accessTokenKey } from '@/lib/auth/access-tokens/schema'
import { route } from '@/lib/http/route'

export const DELETE = route(
  { access: 'signedIn', params: accessTokenKey, status: 204 },
  ({ viewer, params }) => revokeAccessToken(viewer, params.id),
)
