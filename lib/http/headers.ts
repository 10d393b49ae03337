import 'server-only'
import { randomBytes } from 'node:crypto'

export const newNonce = () => randomBytes(16).toString('base64')

/** Scripts run only with this answer's nonce, or when such a script loads them. Styles may stand in attributes: KaTeX places its glyphs so. */
export function contentSecurityPolicy(nonce: string): string {
  // React's development build evaluates code to rebuild server stacks.
  // eslint-disable-next-line no-restricted-properties -- a fact of the build, not a setting
  const development = process.env.NODE_ENV === 'development'
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const STRICT_TRANSPORT: [string, string] = [
  'Strict-Transport-Security',
  'max-age=63072000; includeSubDomains',
]

/** What every answer says under https. */
export const transportHeaders = (https: boolean): [string, string][] => (https ? [STRICT_TRANSPORT] : [])

/** The headers of a page's answer. A gated page is never kept by a shared cache. */
export function pageHeaders({
  policy,
  gated,
  https,
}: {
  policy: string
  gated: boolean
  https: boolean
}): [string, string][] {
  return [
    ['Content-Security-Policy', policy],
    ...(gated ? ([['Cache-Control', 'private, no-cache']] as [string, string][]) : []),
    ...transportHeaders(https),
  ]
}
