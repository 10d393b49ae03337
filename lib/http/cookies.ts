import 'server-only'
import { SESSION_ABSOLUTE_DAYS, SESSION_IDLE_DAYS, sessionCookieName } from '@/lib/auth/constants'
import { findSession } from '@/lib/auth/queries'
import type { SessionState } from '@/lib/auth/viewer'
import { env } from '@/lib/core/env'

/** The value of one cookie in a Cookie header. */
export function cookieValue(header: string | null, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, ...rest] = part.trim().split('=')
    if (key === name) return rest.join('=')
  }
  return undefined
}

export const sessionTokenOf = (headers: Headers) =>
  cookieValue(headers.get('cookie'), sessionCookieName(env().isHttps))

/** The session that a request carries, looked up in the database. */
export const sessionOf = (headers: Headers): Promise<SessionState> =>
  findSession(sessionTokenOf(headers), SESSION_IDLE_DAYS)

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${env().isHttps ? '; Secure' : ''}`

export const sessionCookie = (token: string) =>
  `${sessionCookieName(env().isHttps)}=${token}; Max-Age=${SESSION_ABSOLUTE_DAYS * 86_400}; ${attributes()}`

export const clearedSessionCookie = () => `${sessionCookieName(env().isHttps)}=; Max-Age=0; ${attributes()}`

/** A navigation that another site started: it may lead here, and must change nothing. */
export const isForeignNavigation = (headers: Headers) => headers.get('sec-fetch-site') === 'cross-site'
