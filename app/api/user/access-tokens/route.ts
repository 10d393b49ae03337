import { createAccessToken } from '@/lib/auth/access-tokens/mutations'
import { listAccessTokens } from '@/lib/auth/access-tokens/queries'
import { accessTokenInput } from '@/lib/auth/access-tokens/schema'
import { sessionTokenOf } from '@/lib/http/cookies'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'signedIn' }, ({ viewer }) => listAccessTokens(viewer))

export const POST = route(
  { access: 'verified', body: accessTokenInput, status: 201 },
  ({ viewer, body, headers }) => createAccessToken(viewer, sessionTokenOf(headers) ?? '', body),
)
