import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { emailsTo, newestEmailTo, linkIn } from './outbox'

export const newEmail = () => `nora.${randomUUID().slice(0, 8)}@example.test`

export const PASSWORD = 'Str0ng!beams'

/**
 * Opens and verifies an account without the pages: for tests that are about something else. Each calls from
 * an address of their own: ten registrations an hour are all that one has.
 */
export async function newMember(request: APIRequestContext): Promise<{ email: string; password: string }> {
  const email = newEmail()
  const joined = await request.post('/api/register', {
    headers: { 'X-Forwarded-For': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(9, 13)}::1` },
    data: {
      email,
      password: PASSWORD,
      firstName: 'Nora',
      lastName: 'Lind',
      company: 'Lind Structural',
      professionalTitle: 'Engineer',
      experience: '3-5',
      membershipType: 'free',
    },
  })
  expect(joined.status(), await joined.text()).toBe(201)
  const token = new URL(linkIn(await newestEmailTo(email))).searchParams.get('token')!
  // As in another browser: the one that registered would be signed in, and a sign-in elsewhere be told.
  const verified = await request.get('/api/verify-email', { params: { token }, headers: { Cookie: 'a=b' } })
  expect(verified.status()).toBe(200)
  return { email, password: PASSWORD }
}

/** Asks for a link to choose a new password, by which the account of this address could. */
export async function resetLinkFor(request: APIRequestContext, email: string): Promise<string> {
  const links = () => emailsTo(email).filter(({ html }) => html.includes('/reset-password?'))
  const before = links().length
  await request.post('/api/auth/forgot-password', { data: { email } })
  await expect.poll(() => links().length, { message: `reset links to ${email}` }).toBe(before + 1)
  return linkIn(links().at(-1)!)
}
