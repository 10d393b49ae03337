import { knownBrowserKey } from '@/lib/http/cookies'
import { route } from '@/lib/http/route'
import { cancelEmailChange, requestEmailChange } from '@/lib/users/email-change/mutations'
import { emailChangeOf } from '@/lib/users/email-change/queries'
import { emailChangeInput } from '@/lib/users/email-change/schema'

export const GET = route({ access: 'signedIn' }, ({ viewer }) => emailChangeOf(viewer))

export const POST = route(
  { access: 'signedIn', body: emailChangeInput },
  ({ viewer, body, client, headers }) =>
    requestEmailChange(viewer, body, { ip: client.ip, browserKey: knownBrowserKey(headers) }),
)

export const DELETE = route({ access: 'signedIn' }, ({ viewer }) => cancelEmailChange(viewer))
