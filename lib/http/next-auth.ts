import 'server-only'
import { PrismaAdapter } from '@auth/prisma-adapter'
import NextAuth, { type NextAuthOptions } from 'next-auth'
import { NextRequest } from 'next/server'
import type { Adapter, AdapterSession, AdapterUser } from 'next-auth/adapters'
import { readText } from './body'
import { cookieValue } from './cookies'
import { answered } from './route'
import { SESSION_IDLE_DAYS, sessionCookieName } from '@/lib/auth/constants'
import { signOut } from '@/lib/auth/mutations'
import { findSession } from '@/lib/auth/queries'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { AppError, methodNotAllowed, notFound } from '@/lib/core/errors'
import { safeReturnPath } from '@/lib/core/paths'

/**
 * next-auth on the product's own session rows: it reads and ends them, and never makes one, because its
 * credentials provider refuses database sessions. Its token is the cookie's; only the hash reaches the
 * database.
 */
function adapter(): Adapter {
  return {
    ...(PrismaAdapter(db) as Adapter),
    getSessionAndUser: async (token) => {
      const state = await findSession(token, SESSION_IDLE_DAYS)
      if (state.kind !== 'live') return null
      const { viewer } = state
      const row = await db.session.findUniqueOrThrow({
        where: { id: viewer.sessionId },
        select: { expiresAt: true },
      })
      const session: AdapterSession = { sessionToken: token, userId: viewer.id, expires: row.expiresAt }
      const user: AdapterUser = {
        id: viewer.id,
        email: viewer.email,
        emailVerified: null,
        name: `${viewer.firstName} ${viewer.lastName}`,
      }
      return { session, user }
    },
    // findSession has extended the idle time already.
    updateSession: () => null,
    deleteSession: async (token) => {
      await signOut(token)
      return null
    },
    createSession: () => {
      throw new Error('Sessions are made by POST /api/login')
    },
  }
}

function options(): NextAuthOptions {
  const { isHttps, AUTH_SECRET } = env()
  return {
    adapter: adapter(),
    providers: [],
    secret: AUTH_SECRET,
    session: { strategy: 'database', maxAge: SESSION_IDLE_DAYS * 86_400 },
    cookies: {
      sessionToken: {
        name: sessionCookieName(isHttps),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
      },
    },
    pages: { signIn: '/login', signOut: '/api/logout', error: '/login' },
    callbacks: {
      // Its own check parses the address that a client sends, and fails on what is none.
      redirect: ({ url, baseUrl }) => new URL(safeReturnPath(pathIn(url, baseUrl)), baseUrl).href,
      session: ({ session, user }) => ({
        ...session,
        user: { id: user.id, name: user.name, email: user.email },
      }),
    },
  }
}

/** Returns the path of an address that begins with our own, and anything else as it is. */
const pathIn = (url: string, baseUrl: string) => (url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url)

/** The actions of next-auth that are answered. Its sign-in, its pages and its log are closed. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  GET: ['session', 'csrf', 'signin', 'signout'],
  POST: ['signout'],
}

/** The cookie in which next-auth stores the URL to return to. */
const BACK = 'next-auth.callback-url'

/** Throws VALIDATION_FAILED for a return URL that is none, which next-auth would answer with 500. */
function refuseOtherAddresses({ url, headers }: Request): void {
  const given = [
    new URL(url).searchParams.get('callbackUrl'),
    cookieValue(headers.get('cookie'), BACK),
    cookieValue(headers.get('cookie'), `__Secure-${BACK}`),
  ]
  if (given.every((address) => !address || isWebAddress(decoded(address)))) return
  throw new AppError('VALIDATION_FAILED', 'This is not an address that can be gone back to')
}

const isWebAddress = (address: string) =>
  /^https?:\/\//.test(address) ? URL.canParse(address) : /^\/(?![/\\])/.test(address)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

type Context = { params: Promise<{ nextauth: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>

export async function nextAuthHandler(request: Request, context: Context): Promise<Response> {
  // next-auth takes its own address from this variable alone; ours is APP_URL, never the Host header.
  // eslint-disable-next-line no-restricted-properties -- the library offers no other way to be told
  process.env.NEXTAUTH_URL ??= env().APP_URL
  return answered(request, async () => {
    // HEAD only looks: nothing here is worth answering to it, and ending a session must not be.
    if (request.method === 'HEAD') throw methodNotAllowed()
    const action = (await context.params).nextauth.join('/')
    if (!OPEN[request.method]?.includes(action)) throw notFound('Page')
    refuseOtherAddresses(request)
    return (NextAuth(options()) as Handler)(await withinLimit(request), context)
  })
}

/** Bytes: its forms hold a token and an address. */
const LARGEST_FORM = 16 * 1024

/** The same request with its body read: next-auth itself would read one of any size. */
async function withinLimit(request: Request): Promise<Request> {
  if (!request.body) return request
  const { method, headers } = request
  return new NextRequest(request.url, { method, headers, body: await readText(request, LARGEST_FORM) })
}
