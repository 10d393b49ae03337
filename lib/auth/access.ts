import { AppError, forbidden, unauthenticated } from '@/lib/core/errors'
import { signInPath } from '@/lib/core/paths'
import { gatedPageAt } from './gated-pages'
import type { Admin, SessionState, Verified, Viewer } from './viewer'

export type Access = 'public' | 'signedIn' | 'verified' | 'admin'

/** The viewer that each level hands to its handler. */
export type ViewerFor<A extends Access> = A extends 'admin'
  ? Admin
  : A extends 'verified'
    ? Verified
    : A extends 'signedIn'
      ? Viewer
      : Viewer | null

/** Admins count as verified: the admin who promoted them vouches for them. */
export const isVerified = (viewer: Viewer): viewer is Verified =>
  viewer.emailVerified || viewer.role === 'admin'
export const isAdmin = (viewer: Viewer): viewer is Admin => viewer.role === 'admin'

/**
 * Checks a session against an access level, in front of every read and write. Throws UNAUTHENTICATED,
 * SESSION_SUPERSEDED, EMAIL_NOT_VERIFIED or FORBIDDEN; otherwise returns the viewer with the proof that the
 * data layer asks for.
 */
export function admit<A extends Access>(access: A, session: SessionState): ViewerFor<A> {
  if (access === 'public') return (session.kind === 'live' ? session.viewer : null) as ViewerFor<A>
  const viewer = requireLive(session)
  if (access === 'admin' && !isAdmin(viewer)) throw forbidden()
  if (access === 'verified' && !isVerified(viewer)) throw notVerified(viewer.email)
  return viewer as ViewerFor<A>
}

function requireLive(session: SessionState): Viewer {
  if (session.kind === 'live') return session.viewer
  if (session.kind === 'none') throw unauthenticated()
  const device = session.device ?? 'another device'
  throw new AppError(
    'SESSION_SUPERSEDED',
    'Your account is being used on another device. For security reasons, only one active session is allowed per account.',
    { extra: { at: session.at, device } },
  )
}

const notVerified = (email: string) =>
  new AppError(
    'EMAIL_NOT_VERIFIED',
    'Email verification required. Please verify your email address to access articles and platform features.',
    {
      extra: { email },
    },
  )

/** What is shown at a gated path. `prompt` names a page under /access. */
export type Decision =
  { pass: true } | { pass: false; prompt: 'sign-in' | 'verify' } | { pass: false; redirect: string }

/**
 * Returns the access level of a page's path; null where it is public. Middleware uses it to decide what is
 * shown, never what is read.
 */
export function gateFor(path: string): Access | null {
  const [, first = ''] = path.toLowerCase().split('/')
  return first === 'admin' ? 'admin' : (gatedPageAt(path)?.access ?? null)
}

/** Returns what a reader with this session is shown at `address`, a path with its query behind a gate. */
export function decide(gate: Access | null, session: SessionState, address: string): Decision {
  if (gate === null || gate === 'public') return { pass: true }
  if (gate === 'admin') {
    if (session.kind !== 'live') return { pass: false, redirect: signInPath(address) }
    return isAdmin(session.viewer) ? { pass: true } : { pass: false, redirect: '/' }
  }
  if (session.kind !== 'live') return { pass: false, prompt: 'sign-in' }
  if (gate === 'verified' && !isVerified(session.viewer)) return { pass: false, prompt: 'verify' }
  return { pass: true }
}
