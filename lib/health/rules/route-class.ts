import type { RouteClass } from '../types'

const KINDS: [start: RegExp, kind: RouteClass][] = [
  [/^\/_next\/|^\/(favicon|icon|apple-icon|opengraph-image|manifest|robots|sitemap)/, 'asset'],
  [/^\/api\/(health|metrics)\b/, 'probe'],
  [/^\/api\/admin\b/, 'api-admin'],
  [/^\/api\/(auth|login|logout|register|verify-email|change-password)\b/, 'api-auth'],
  [/^\/api\/search\b/, 'api-search'],
  [/^\/api\/articles\b/, 'api-articles'],
  [/^\/api\b/, 'api'],
  [/^\/admin\b/, 'admin'],
  [/^\/articles?\b/, 'article'],
]

/** What kind of address a request asked for. */
export const routeClassOf = (path: string): RouteClass =>
  KINDS.find(([start]) => start.test(path))?.[1] ?? 'page'
