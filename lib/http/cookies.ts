import 'server-only'
import {
  browserCookieName,
  REGISTRATION_HOURS,
  registrationCookieName,
  SESSION_ABSOLUTE_DAYS,
  SESSION_IDLE_DAYS,
  sessionCookieName,
} from '@/lib/auth/constants'
import { findSession } from '@/lib/auth/queries'
import type { SessionState } from '@/lib/auth/viewer'
import { keyedHash, randomToken } from '@/lib/core/server/crypto'
import { env } from '@/lib/core/server/env'

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

/** Returns the session that a request carries, looked up in the database. */
export const sessionOf = (headers: Headers): Promise<SessionState> =>
  findSession(sessionTokenOf(headers), SESSION_IDLE_DAYS)

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${env().isHttps ? '; Secure' : ''}`

export const sessionCookie = (token: string) =>
  `${sessionCookieName(env().isHttps)}=${token}; Max-Age=${SESSION_ABSOLUTE_DAYS * 86_400}; ${attributes()}`

export const clearedSessionCookie = () => `${sessionCookieName(env().isHttps)}=; Max-Age=0; ${attributes()}`

const BROWSER_DAYS = 365

function storedBrowserToken(headers: Headers): string | null {
  const stored = cookieValue(headers.get('cookie'), browserCookieName(env().isHttps))
  return stored && /^[\w-]{43}$/.test(stored) ? stored : null
}

/** Returns the token by which a browser is recognised, or a new one. */
export const browserTokenOf = (headers: Headers): string => storedBrowserToken(headers) ?? randomToken()

export const browserCookie = (token: string) =>
  `${browserCookieName(env().isHttps)}=${token}; Max-Age=${BROWSER_DAYS * 86_400}; ${attributes()}`

/** What the database keeps of it. */
export const browserKeyOf = (token: string) => keyedHash('browser', token)

/** Returns the key of the browser that asks; null where it has no cookie to be recognised by. */
export function knownBrowserKey(headers: Headers): string | null {
  const token = storedBrowserToken(headers)
  return token && browserKeyOf(token)
}

/** Returns what the browser holds of an account that was registered in it. */
export const registrationTokenOf = (headers: Headers) =>
  cookieValue(headers.get('cookie'), registrationCookieName(env().isHttps))

export const registrationCookie = (token: string) =>
  `${registrationCookieName(env().isHttps)}=${token}; Max-Age=${REGISTRATION_HOURS * 3600}; ${attributes()}`

export const clearedRegistrationCookie = () =>
  `${registrationCookieName(env().isHttps)}=; Max-Age=0; ${attributes()}`

/** A navigation that another site started: it may lead here, and must change nothing. */
export const isForeignNavigation = (headers: Headers) => headers.get('sec-fetch-site') === 'cross-site'
