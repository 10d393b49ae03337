import 'server-only'
import { randomBytes } from 'node:crypto'

export const newNonce = () => randomBytes(16).toString('base64')

/** A page made for this answer: scripts run only with its nonce, or when such a script loads them. */
export const nonceSource = (nonce: string) => `'nonce-${nonce}' 'strict-dynamic'`

/**
 * The payment provider's script, its frames (the card's fields, the bank's question) and its calls, as it
 * lists them at docs.stripe.com/security/guide: its script begins frames on addresses below its own.
 */
const PAYMENT = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: ' https://api.stripe.com',
}

/**
 * `scripts` says which run beside those of our own address. Style attributes are allowed because KaTeX places
 * its glyphs with them. Only a page that takes a card allows the payment provider.
 */
export function contentSecurityPolicy(scripts: string, { takesCards = false } = {}): string {
  // React's development build evaluates code to rebuild server stacks.
  // eslint-disable-next-line no-restricted-properties -- a fact of the build, not a setting
  const development = process.env.NODE_ENV === 'development'
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${takesCards ? PAYMENT.scripts : ''}${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${takesCards ? PAYMENT.calls : ''}${development ? ' ws:' : ''}`,
    ...(takesCards ? [`frame-src ${PAYMENT.frames}`] : []),
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

/** Returns the headers of a page. One that depends on its reader is never stored by a shared cache. */
export function pageHeaders({
  policy,
  isPrivate,
  https,
}: {
  policy: string
  isPrivate: boolean
  https: boolean
}): [string, string][] {
  return [
    ['Content-Security-Policy', policy],
    ...(isPrivate ? ([['Cache-Control', 'private, no-cache']] as [string, string][]) : []),
    ...transportHeaders(https),
  ]
}

/**
 * What every answer says, whatever answers it: no guessing of types, no frames, no powers that no page uses.
 */
export const securityHeaders: readonly [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
]

/** Those that browsers heed where a window or a frame opens an answer: scripts and typefaces go without. */
export const documentHeaders = ['X-Frame-Options', 'Cross-Origin-Opener-Policy'] as const
