import 'server-only'
import { hashToken } from '@/lib/core/server/crypto'
import { pool } from '@/lib/core/server/db'
import { asking, lookup } from '@/lib/core/server/lookups'
import type { Role } from '@/prisma/generated/enums'
import type { SessionState } from './viewer'

/** One row of `sessionOf`. */
export type SessionRow = {
  session_id: string
  ended_at: Date | null
  end_reason: string | null
  ended_by_device: string | null
  stale: boolean
  id: string
  email: string
  first_name: string
  last_name: string
  role: Role
  verified: boolean
}

/** Selects the session of the token whose hash this SQL says, for statements that read more along with it. */
export const sessionOf = (
  tokenHash: string,
) => `SELECT s.id AS session_id, s.ended_at, s.end_reason, s.ended_by_device, s.last_seen_at < now() - interval '5 minutes' AS stale,
                u.id, u.email, u.first_name, u.last_name, u.role, u.email_verified IS NOT NULL AS verified
         FROM sessions s JOIN users u ON u.id = s.user_id
         WHERE s.token_hash = ${tokenHash} AND u.status = 'active' AND (s.ended_at IS NOT NULL OR s.expires_at > now())`

// A prepared statement of its own: this runs for every request, and Prisma would add about a third to its
// cost.
const sessionRow = lookup<SessionRow>({
  name: 'find-sessions',
  text: `SELECT asked.n::int, s.* FROM ${asking('token_hash')} CROSS JOIN LATERAL (${sessionOf('asked.token_hash')}) s`,
})

const TOUCH = {
  name: 'touch-session',
  text: `UPDATE sessions SET last_seen_at = now(), expires_at = least(absolute_expires_at, now() + make_interval(days => $2))
         WHERE id = $1 AND ended_at IS NULL`,
}

/**
 * Returns the present state of a session token's session. Extends the idle time of a live session at most
 * every five minutes.
 */
export async function findSession(token: string | undefined, idleDays: number): Promise<SessionState> {
  if (!isToken(token)) return { kind: 'none' }
  return sessionStateOf(await sessionRow(hashToken(token)), idleDays)
}

export const isToken = (token: string | undefined): token is string => Boolean(token) && token!.length <= 200

/** Returns the state of a session row. Extends the idle time as findSession does. */
export async function sessionStateOf(row: SessionRow | undefined, idleDays: number): Promise<SessionState> {
  if (!row) return { kind: 'none' }
  if (row.ended_at) {
    if (row.end_reason !== 'superseded') return { kind: 'none' }
    return { kind: 'superseded', at: row.ended_at.toISOString(), device: row.ended_by_device }
  }
  if (row.stale) await pool().query({ ...TOUCH, values: [row.session_id, idleDays] })
  return {
    kind: 'live',
    viewer: {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      role: row.role,
      emailVerified: row.verified,
      sessionId: row.session_id,
    },
  }
}
