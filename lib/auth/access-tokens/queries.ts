import 'server-only'
import { TOKEN_MARK } from './constants'
import type { AccessToken } from './types'
import type { SessionState, Viewer } from '../viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { hashToken } from '@/lib/core/server/crypto'
import { db, pool } from '@/lib/core/server/db'
import type { Role } from '@/prisma/generated/enums'

type Row = {
  token_id: string
  stale: boolean
  id: string
  email: string
  first_name: string
  last_name: string
  role: Role
  verified: boolean
}

const FIND = {
  name: 'find-access-token',
  text: `SELECT t.id AS token_id, coalesce(t.last_used_at < now() - interval '1 hour', true) AS stale,
                u.id, u.email, u.first_name, u.last_name, u.role, u.email_verified IS NOT NULL AS verified
         FROM access_tokens t JOIN users u ON u.id = t.user_id
         WHERE t.token_hash = $1 AND t.expires_at > now() AND u.status = 'active'`,
}

const TOUCH = {
  name: 'touch-access-token',
  text: 'UPDATE access_tokens SET last_used_at = now() WHERE id = $1',
}

const FORM = new RegExp(`^${TOKEN_MARK}[A-Za-z0-9_-]{43}$`)

/**
 * Returns for whom an access token reads, as a session would; `none` for one that is unknown, expired or
 * revoked. It makes nobody an administrator: their programs read what members read.
 */
export async function findTokenHolder(token: string): Promise<SessionState> {
  if (!FORM.test(token)) return { kind: 'none' }
  const { rows } = await pool().query<Row>({ ...FIND, values: [hashToken(token)] })
  const [row] = rows
  if (!row) return { kind: 'none' }
  if (row.stale) await pool().query({ ...TOUCH, values: [row.token_id] })
  return {
    kind: 'live',
    viewer: {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      role: 'user',
      // Who promoted an administrator vouches for the address, as in `isVerified`.
      emailVerified: row.verified || row.role === 'admin',
      sessionId: row.token_id,
    },
  }
}

export const tokenColumns = {
  id: true,
  name: true,
  prefix: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
} as const

type Stored = {
  id: string
  name: string
  prefix: string
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date
}

/** Returns a stored token as its owner sees it. */
export const asListed = ({ id, name, prefix, createdAt, lastUsedAt, expiresAt }: Stored): AccessToken => ({
  id,
  name,
  beginning: `${TOKEN_MARK}${prefix}`,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
  expired: expiresAt <= databaseNow(),
})

/** Returns the viewer's access tokens, newest first, those that expired lately included. */
export async function listAccessTokens(viewer: Viewer): Promise<AccessToken[]> {
  const rows = await db.accessToken.findMany({
    where: { userId: viewer.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: tokenColumns,
  })
  return rows.map(asListed)
}
