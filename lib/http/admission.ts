import 'server-only'
import { admit, type Access, type ViewerFor } from '@/lib/auth/access'
import { findTokenHolder } from '@/lib/auth/access-tokens/queries'
import type { SessionState } from '@/lib/auth/viewer'
import { PAGE_ACCOUNT } from '@/lib/core/constants'
import { AppError } from '@/lib/core/errors'
import { consume } from '@/lib/limits/mutations'
import { sessionOf } from './cookies'

type Gate<A extends Access> = { access: A; token?: true }

/**
 * Returns the viewer of a call, admitted by the session of its cookie, or by the access token that it bears
 * and then by that alone. Throws what `admit` throws, FORBIDDEN for a token at a call that takes none, and
 * RATE_LIMITED for programs that call too often; OTHER_ACCOUNT for a write from another account's page.
 */
export async function admitted<A extends Access>(
  { access, token: takesToken }: Gate<A>,
  { headers, method }: Request,
  token: string | null,
): Promise<ViewerFor<A>> {
  if (token === null || access === 'public') {
    const session = await sessionFor(access, headers)
    if (access !== 'public' && isWrite(method)) refuseOtherAccount(headers, session)
    return challenged(takesToken, access, session)
  }
  if (!takesToken) throw new AppError('FORBIDDEN', 'This call cannot be made with an access token')
  const holder = await findTokenHolder(token)
  if (holder.kind === 'none')
    throw new AppError('UNAUTHENTICATED', 'This access token is unknown, expired or revoked', {
      challenge: 'Bearer error="invalid_token"',
    })
  const viewer = admit(access, holder)
  await consume('programs', viewer!.id)
  return viewer
}

export const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD'

/** What was written on the page of one member must not be stored as another's who has signed in since. */
function refuseOtherAccount(headers: Headers, session: SessionState): void {
  const account = headers.get(PAGE_ACCOUNT)
  if (account !== null && session.kind === 'live' && session.viewer.id !== account)
    throw new AppError(
      'OTHER_ACCOUNT',
      'Another account has signed in in this browser. Nothing was changed; reload the page to go on.',
    )
}

/** Where an access token would do, a refusal says so, as RFC 6750 wants it. */
function challenged<A extends Access>(
  takesToken: true | undefined,
  access: A,
  session: SessionState,
): ViewerFor<A> {
  if (takesToken && session.kind === 'none')
    throw new AppError('UNAUTHENTICATED', 'Authentication required', { challenge: 'Bearer' })
  return admit(access, session)
}

/** Public calls without a cookie need no database. */
const sessionFor = (access: Access, headers: Headers): Promise<SessionState> =>
  access === 'public' && !headers.has('cookie') ? Promise.resolve({ kind: 'none' }) : sessionOf(headers)
