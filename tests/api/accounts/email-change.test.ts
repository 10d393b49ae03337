import { randomUUID } from 'node:crypto'
import { PUT as changeAsAdmin } from '@/app/api/admin/users/[userId]/email/route'
import { POST as CONFIRM } from '@/app/api/auth/confirm-email/route'
import { GET as currentUser } from '@/app/api/auth/user/route'
import { POST as forgot } from '@/app/api/auth/forgot-password/route'
import { POST as reset } from '@/app/api/auth/reset-password/route'
import { POST as changePassword } from '@/app/api/change-password/route'
import { POST as login } from '@/app/api/login/route'
import { DELETE, GET, POST } from '@/app/api/user/email/route'
import { GET as verify } from '@/app/api/verify-email/route'
import { db } from '@/lib/core/server/db'
import { changeLink } from '@/lib/users/email-change/queries'
import { call } from '../../support/call'
import { createMember, PASSWORD, resetLimits, signIn } from '../../support/factories'
import { emailsTo, runQueue, tokenIn } from '../../support/mail'

const NEW_PASSWORD = 'Another!Pass9'
const DEAD = {
  status: 400,
  body: {
    message:
      'This link was used or is expired. You can ask for a new one in your settings, where you sign in.',
    code: 'INVALID_TOKEN',
  },
}
const TAKEN = 'An account with this email already exists'

const newAddress = () => `new-${randomUUID()}@example.org`
const ask = (cookie: string | undefined, email: unknown, sent: Record<string, unknown> = {}) =>
  call(POST, { cookie, body: { email, password: PASSWORD, ...sent } })
const confirm = async (token: unknown) => {
  const { status, body } = await call(CONFIRM, { body: { token } })
  return { status, body }
}
const pendingOf = async (cookie: string) =>
  (await call<{ pending: { email: string; expiresAt: string } | null }>(GET, { cookie })).body.pending
const signsIn = async (email: string, password = PASSWORD) =>
  (await call(login, { body: { email, password } })).status === 200
const addressOf = async (id: string) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { email: true } })).email

/** The token of the newest link to an address. */
async function linkTo(email: string): Promise<string> {
  await runQueue()
  return tokenIn(emailsTo(email).at(-1)!)
}
async function memberWithLink() {
  const signedIn = await signIn()
  const email = newAddress()
  expect((await ask(signedIn.cookie, email)).status).toBe(200)
  return { ...signedIn, email, token: await linkTo(email) }
}

beforeEach(resetLimits)

test('nothing changes until the link is confirmed; then the member signs in with the new address', async () => {
  const { cookie, user } = await signIn()
  const email = newAddress()
  const { status, body } = await ask(cookie, ` ${email.toUpperCase()} `)
  expect({ status, body }).toEqual({
    status: 200,
    body: { pending: { email, expiresAt: expect.any(String) as unknown } },
  })
  const pending = await pendingOf(cookie)
  expect(pending?.email).toBe(email)
  const minutes = (Date.parse(pending!.expiresAt) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(58)
  expect(minutes).toBeLessThan(61)
  expect(await addressOf(user.id)).toBe(user.email)

  const token = await linkTo(email)
  const [asked] = emailsTo(user.email)
  expect(asked?.subject).toBe('Another email address was asked for your Loadpath account')
  expect(asked?.text).not.toContain(email)

  expect(await confirm(token)).toEqual({ status: 200, body: { email } })
  // The session goes on, and says the new address.
  const me = await call<{ email: string; emailVerified: boolean }>(currentUser, { cookie })
  expect(me.body).toMatchObject({ email, emailVerified: true })
  expect(await pendingOf(cookie)).toBeNull()
  await runQueue()
  const changed = emailsTo(user.email).at(-1)!
  expect(changed.subject).toBe('The email address of your Loadpath account was changed')
  expect(changed.text).not.toContain(email)
  expect(changed.text).not.toContain('administrator')
  expect([await signsIn(email), await signsIn(user.email)]).toEqual([true, false])
})

describe('refusals', () => {
  test('a visitor has no address to change, and another site cannot change one', async () => {
    expect((await ask(undefined, newAddress())).status).toBe(401)
    const { cookie } = await signIn()
    const body = { email: newAddress(), password: PASSWORD }
    expect((await call(POST, { cookie, body, headers: { origin: 'https://evil.example' } })).status).toBe(403)
    expect(await pendingOf(cookie)).toBeNull()
  })

  test.each([
    ['email', undefined, 'Please enter a valid email address'],
    ['email', 'nora@', 'Please enter a valid email address'],
    ['email', `${'x'.repeat(250)}@example.org`, 'Please enter a valid email address'],
    ['password', undefined, 'Current password is required'],
    ['password', '', 'Current password is required'],
    ['password', 'Wrong!Horse9', 'Current password is incorrect'],
  ])('%s %j: %s', async (path, value, message) => {
    const { cookie, user } = await signIn()
    const { status, body } = await ask(cookie, newAddress(), { [path]: value })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' })
    expect(body.errors).toContainEqual({ path, message })
    expect(await db.mailMessage.count({ where: { userId: user.id } })).toBe(0)
  })

  test('the present address is no change, however it is written', async () => {
    const { cookie, user } = await signIn()
    const { body } = await ask(cookie, user.email.toUpperCase())
    expect(body.errors).toEqual([{ path: 'email', message: 'This is your address already' }])
  })

  test("another account's address is refused, and nothing is sent to it", async () => {
    const [{ cookie }, other] = await Promise.all([signIn(), createMember()])
    const { status, body } = await ask(cookie, other.email)
    expect({ status, body }).toEqual({
      status: 409,
      body: { message: TAKEN, code: 'CONFLICT', errors: [{ path: 'email', message: TAKEN }] },
    })
    expect(await db.mailMessage.count({ where: { recipient: other.email } })).toBe(0)
  })

  test('two-factor asks for a code, too', async () => {
    const { cookie, user } = await signIn()
    await db.user.update({
      where: { id: user.id },
      data: { totpSecret: 'sealed', totpEnabledAt: new Date() },
      select: { id: true },
    })
    const { body } = await ask(cookie, newAddress())
    expect(body.errors).toEqual([
      { path: 'code', message: 'Enter the 6-digit code from your authenticator app' },
    ])
    expect(await pendingOf(cookie)).toBeNull()
  })

  test('guessing the password waits after five tries', async () => {
    const { cookie } = await signIn()
    for (let tries = 0; tries < 5; tries++) await ask(cookie, newAddress(), { password: 'Wrong!Horse9' })
    expect((await ask(cookie, newAddress())).status).toBe(429)
  })

  test('one mailbox gets no more than eight links an hour, from however many networks', async () => {
    const { cookie } = await signIn()
    const email = newAddress()
    for (let asked = 0; asked < 8; asked++) expect((await ask(cookie, email)).status).toBe(200)
    expect((await ask(cookie, email)).status).toBe(429)
  })
})

describe('a link', () => {
  test.each([undefined, '', 'not-a-token', 'x'.repeat(201), 7])('%j is none', async (token) => {
    const { status, body } = await confirm(token)
    expect({ status, message: body.message }).toEqual({ status: 400, message: DEAD.body.message })
  })

  test('works once', async () => {
    const { token } = await memberWithLink()
    expect((await confirm(token)).status).toBe(200)
    expect(await confirm(token)).toEqual(DEAD)
    expect(await changeLink(token)).toBeNull()
  })

  test('works once where it is pressed twice at the same time', async () => {
    const { token } = await memberWithLink()
    const statuses = (await Promise.all([confirm(token), confirm(token)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 400])
  })

  test('is superseded by a later one', async () => {
    const { cookie, token, user } = await memberWithLink()
    const later = newAddress()
    await ask(cookie, later)
    expect(await confirm(token)).toEqual(DEAD)
    expect((await confirm(await linkTo(later))).status).toBe(200)
    expect(await addressOf(user.id)).toBe(later)
  })

  test('of two that are asked for at the same time is one', async () => {
    const { cookie, user } = await signIn()
    const asked = await Promise.all([ask(cookie, newAddress()), ask(cookie, newAddress())])
    expect(asked.map(({ status }) => status)).toEqual([200, 200])
    expect(await db.mailMessage.count({ where: { userId: user.id, template: 'confirm-email' } })).toBe(2)
    await runQueue()
    const tokens = (
      await db.mailMessage.findMany({ where: { userId: user.id, template: 'confirm-email' } })
    ).map(({ recipient }) => tokenIn(emailsTo(recipient).at(-1)!))
    const links = await Promise.all(tokens.map(changeLink))
    expect(links.filter((link) => link !== null)).toHaveLength(1)
  })

  test('works no more when it was taken back, expired, or the account is not active', async () => {
    const takenBack = await memberWithLink()
    const { status, body } = await call(DELETE, { method: 'DELETE', cookie: takenBack.cookie })
    expect({ status, body }).toEqual({ status: 200, body: { pending: null } })
    expect(await confirm(takenBack.token)).toEqual(DEAD)

    const expired = await memberWithLink()
    await db.emailChange.update({
      where: { userId: expired.user.id },
      data: { createdAt: new Date(Date.now() - 7_200_000), expiresAt: new Date(Date.now() - 1000) },
    })
    expect(await pendingOf(expired.cookie)).toBeNull()
    expect(await confirm(expired.token)).toEqual(DEAD)

    const frozen = await memberWithLink()
    await db.user.update({ where: { id: frozen.user.id }, data: { status: 'frozen' }, select: { id: true } })
    expect(await confirm(frozen.token)).toEqual(DEAD)
    expect(await addressOf(frozen.user.id)).toBe(frozen.user.email)
  })

  test('works no more once the password was reset or changed', async () => {
    const one = await memberWithLink()
    await call(forgot, { body: { email: one.user.email } })
    await runQueue()
    const resetToken = tokenIn(emailsTo(one.user.email).at(-1)!)
    expect((await call(reset, { body: { token: resetToken, password: NEW_PASSWORD } })).status).toBe(200)
    expect(await confirm(one.token)).toEqual(DEAD)

    const other = await memberWithLink()
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await call(changePassword, { cookie: other.cookie, body })).status).toBe(200)
    expect(await confirm(other.token)).toEqual(DEAD)
  })

  test('works no more once an administrator gave the account another address', async () => {
    const { token, user } = await memberWithLink()
    const { cookie } = await signIn({ role: 'admin' })
    const params = { userId: user.id }
    const given = newAddress()
    expect(
      (await call(changeAsAdmin, { method: 'PUT', cookie, params, body: { email: given } })).status,
    ).toBe(200)
    expect(await confirm(token)).toEqual(DEAD)
    expect(await addressOf(user.id)).toBe(given)
  })

  test('is told that another account took the address meanwhile', async () => {
    const { token, email, user } = await memberWithLink()
    await createMember({ email })
    const { status, body } = await confirm(token)
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 409,
      code: 'CONFLICT',
      message: TAKEN,
    })
    expect(await addressOf(user.id)).toBe(user.email)
  })

  test('of a reset confirms no address, and its own resets and verifies nothing', async () => {
    const { token, user } = await memberWithLink()
    expect((await call(reset, { body: { token, password: NEW_PASSWORD } })).status).toBe(400)
    expect((await call(verify, { query: { token } })).status).toBe(400)
    await call(forgot, { body: { email: user.email } })
    await runQueue()
    expect(await confirm(tokenIn(emailsTo(user.email).at(-1)!))).toEqual(DEAD)
  })
})

test('a reset link to the former address works no more', async () => {
  const { token, user } = await memberWithLink()
  await call(forgot, { body: { email: user.email } })
  await runQueue()
  const resetToken = tokenIn(emailsTo(user.email).at(-1)!)
  expect((await confirm(token)).status).toBe(200)
  expect((await call(reset, { body: { token: resetToken, password: NEW_PASSWORD } })).status).toBe(400)
})

test('a mistyped address is corrected by its owner, which verifies the account; nobody else is written to', async () => {
  const { cookie, user } = await signIn(await createMember({ verified: false }))
  const email = newAddress()
  expect((await ask(cookie, email)).status).toBe(200)
  expect((await confirm(await linkTo(email))).status).toBe(200)
  const me = await call<{ emailVerified: boolean }>(currentUser, { cookie })
  expect(me.body.emailVerified).toBe(true)
  await runQueue()
  expect(emailsTo(user.email)).toEqual([])
  expect(emailsTo(email).map(({ subject }) => subject)).toEqual([
    'Confirm your new email address for Loadpath',
    expect.stringContaining('Welcome') as unknown,
  ])
})

test('the provider of payments is given the new address', async () => {
  const { token, user } = await memberWithLink()
  await confirm(token)
  const jobs = await db.$queryRaw<{ payload: unknown }[]>`
    SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'userId' = ${user.id}`
  expect(jobs).toHaveLength(1)
})
