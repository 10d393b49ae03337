import type { Role } from '@/prisma/generated/enums'

/** The signed-in user of a request, read from its session row. */
export type Viewer = {
  id: string
  email: string
  firstName: string
  lastName: string
  role: Role
  emailVerified: boolean
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
