import { signInRegistered } from '@/lib/auth/mutations'
import { tokenQuery } from '@/lib/auth/schema'
import type { Client } from '@/lib/http/client'
import {
  browserCookie,
  browserKeyOf,
  browserTokenOf,
  clearedRegistrationCookie,
  isForeignNavigation,
  registrationTokenOf,
  sessionCookie,
  sessionOf,
} from '@/lib/http/cookies'
import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { verifyEmail } from '@/lib/users/verification/mutations'

const VERIFIED = { message: 'Email verified successfully' }

export const GET = route(
  { access: 'public', changes: true, query: tokenQuery },
  async ({ query, client, headers }) => {
    const verified = await verifyEmail(query.token)
    const session = await sessionOf(headers)
    if (session.kind === 'live')
      return session.viewer.id === verified.userId ? { ...VERIFIED, signedIn: true } : VERIFIED
    return signedIn(verified, client, headers)
  },
)

/** The link alone proves a mailbox; only the browser that registered is signed in by it. */
async function signedIn(verified: { userId: string; email: string }, client: Client, headers: Headers) {
  if (isForeignNavigation(headers)) return VERIFIED
  const browser = browserTokenOf(headers)
  const token = await signInRegistered(verified, registrationTokenOf(headers), {
    ...client,
    browserKey: browserKeyOf(browser),
  })
  if (!token) return VERIFIED
  return new Reply(
    { ...VERIFIED, signedIn: true },
    { cookies: [sessionCookie(token), browserCookie(browser), clearedRegistrationCookie()] },
  )
}
