import { env } from '@/lib/core/server/env'

export const dynamic = 'force-dynamic'

const DAY = 86_400_000
/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180

/**
 * Where to report a weakness (RFC 9116). It expires on a day that moves on, since the address is a live
 * setting.
 */
export function GET(): Response {
  const { APP_URL, CONTACT_EMAIL } = env()
  const expires = new Date(Math.ceil(Date.now() / DAY) * DAY + VALID_DAYS * DAY)
  const lines = [
    `Contact: mailto:${CONTACT_EMAIL}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${APP_URL}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
