import { knownBrowserKey } from '@/lib/http/cookies'
import { route } from '@/lib/http/route'
import { requestReset } from '@/lib/users/passwords/mutations'
import { forgotInput } from '@/lib/users/passwords/schema'

export const POST = route({ access: 'public', body: forgotInput }, ({ body, client, headers }) =>
  requestReset(body, { ip: client.ip, browserKey: knownBrowserKey(headers) }),
)
