import { type NextRequest, NextResponse } from 'next/server'
import { decide, gateFor, type Decision } from '@/lib/auth/access'
import { isDatabaseDown } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { CACHE_RENDER } from '@/lib/http/cache-render'
import type { Audience } from '@/lib/http/caching'
import { contentSecurityPolicy, newNonce, nonceSource, pageHeaders } from '@/lib/http/headers'
import { sessionOf } from '@/lib/http/cookies'
import { UNAVAILABLE_PAGE } from '@/lib/http/unavailable'

/**
 * Decides what a person is shown at a page's address: the page, a prompt at the same address, or another
 * page. What they may read is decided once more where it is read. Reaches the database, so it runs on
 * Node.js; every path but calls, assets and icons comes through here.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    // Each name is matched to its end, so that /icon.svgx is a page like any other.
    '/((?!api/|_next/static/|_next/image$|(?:icon\\.svg|favicon\\.ico|apple-icon\\.png|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|\\.well-known/security\\.txt)$).*)',
  ],
}

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const nonce = newNonce()
  const policy = contentSecurityPolicy(nonceSource(nonce), { takesCards: takesCards(request.nextUrl) })
  const forwarded = new Headers(request.headers)
  forwarded.set('x-nonce', nonce)
  forwarded.set('content-security-policy', policy)

  const path = request.nextUrl.pathname
  const gate = gateFor(decoded(path))
  // Which member asks the page cache has been judged by its own statement.
  const cached = request.headers.get(CACHE_RENDER) === ('member' satisfies Audience) && gate !== null
  const response = cached
    ? NextResponse.rewrite(new URL(`/cached${path}${request.nextUrl.search}`, request.url), {
        request: { headers: forwarded },
      })
    : respond(request, await decisionFor(gate, request), forwarded)
  for (const [name, value] of pageHeaders({ policy, isPrivate: gate !== null, https: env().isHttps }))
    response.headers.set(name, value)
  return response
}

/** The one step of one page at which a card is asked for; it is always loaded as a document of its own. */
const takesCards = ({ pathname, searchParams }: URL) =>
  env().PAID_PLANS === 'on' && pathname === '/membership' && searchParams.get('step') === 'payment'

async function decisionFor(
  gate: ReturnType<typeof gateFor>,
  request: NextRequest,
): Promise<Decision | 'unavailable'> {
  if (gate === null) return { pass: true }
  try {
    const { pathname, search } = request.nextUrl
    return decide(gate, await sessionOf(request.headers), `${pathname}${search}`)
  } catch (error) {
    if (isDatabaseDown(error)) return 'unavailable'
    throw error
  }
}

function respond(request: NextRequest, decision: Decision | 'unavailable', headers: Headers): NextResponse {
  const { pathname } = request.nextUrl
  const rewrite = (to: string) => NextResponse.rewrite(new URL(to, request.url), { request: { headers } })
  if (decision === 'unavailable') return unavailable()
  // The prompts, and pages for the page cache, live behind the addresses they stand in for, and at none of
  // their own.
  if (/^\/(?:access|cached)(?:\/|$)/i.test(decoded(pathname))) return rewrite('/nothing-here')
  if (decision.pass) return NextResponse.next({ request: { headers } })
  if ('redirect' in decision) return NextResponse.redirect(new URL(decision.redirect, env().APP_URL))
  return rewrite(`/access/${decision.prompt}${pathname}${request.nextUrl.search}`)
}

/** The path as a page would be found by; one that cannot be decoded is taken as it is and finds no page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Without the database nobody can be let in: said in one sentence, with nothing that needs the database or a
 * script.
 */
function unavailable(): NextResponse {
  return new NextResponse(UNAVAILABLE_PAGE, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '5' },
  })
}
