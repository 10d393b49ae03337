import type { Role } from '@/prisma/generated/enums'

/** The signed-in user of a request, read from its session row or, without the role, its access token's. */
export type Viewer = {
  id: string
  email: string
  firstName: string
  lastName: string
  role: Role
  emailVerified: boolean
  /** The row that lets them in: the session, or the access token. */
  sessionId: string
}

declare const proof: unique symbol
/** A viewer who passed a gate. Only lib/auth/access.ts makes one, so no guarded call compiles without it. */
export type Verified = Viewer & { readonly [proof]: 'verified' | 'admin' }
export type Admin = Viewer & { readonly [proof]: 'admin' }

/**
 * The state of a session cookie. `ended` is a tombstone with its reason; `none` covers missing, unknown and
 * expired.
 */
export type SessionState =
  | { kind: 'live'; viewer: Viewer }
  | { kind: 'superseded'; at: string; device: string | null }
  | { kind: 'none' }
