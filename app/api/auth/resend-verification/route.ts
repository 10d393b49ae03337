import { resendInput } from '@/lib/auth/schema'
import { knownBrowserKey } from '@/lib/http/cookies'
import { route } from '@/lib/http/route'
import { resendVerification } from '@/lib/users/verification/mutations'

export const POST = route({ access: 'public', body: resendInput }, ({ body, client, headers }) =>
  resendVerification(body.email, { ip: client.ip, browserKey: knownBrowserKey(headers) }),
)
