import { POST as register } from '@/app/api/register/route'
import { GET } from '@/app/api/verify-email/route'
import { startSession } from '@/lib/auth/mutations'
import { db } from '@/lib/core/server/db'
import { queueVerification } from '@/lib/users/verification/mutations'
import { call } from '../../support/call'
import { createMember, signIn, type Member } from '../../support/factories'
import { emailsTo, runQueue, tokenIn } from '../../support/mail'

const INVALID = 'Invalid or expired verification token. Please request a new verification email.'
const verify = (token: string) => call(GET, { query: { token } })
const isVerified = async ({ id }: Member) =>
  (await db.user.findUnique({ where: { id } }))?.emailVerified !== null

async function unverifiedWithLink(): Promise<{ member: Member; token: string }> {
  const member = await createMember({ verified: false })
  await db.$transaction((tx) => queueVerification(tx, member))
  await runQueue()
  return { member, token: tokenIn(emailsTo(member.email)[0]!) }
}

test.each(['x', 'a'.repeat(43), "' OR 1=1", '\0', '%', '\0\ufffd', 'a'.repeat(201)])(
  'the unknown token %j is refused',
  async (token) => {
    const { status, body } = await verify(token)
    expect({ status, body }).toEqual({ status: 400, body: { message: INVALID, code: 'INVALID_TOKEN' } })
  },
)

test.each<Record<string, string>>([{}, { token: '' }])(
  'without a token (%j) nothing is tried',
  async (query) => {
    const { status, body } = await call(GET, { query })
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'No verification token provided',
    })
  },
)

test('a link that is a day old is refused', async () => {
  const { member, token } = await unverifiedWithLink()
  await db.emailToken.updateMany({
    where: { userId: member.id },
    data: { expiresAt: new Date(Date.now() - 1) },
  })
  expect((await verify(token)).body.code).toBe('INVALID_TOKEN')
  expect(await isVerified(member)).toBe(false)
})

test('a link that went to a former address proves nothing about the present one', async () => {
  const { member, token } = await unverifiedWithLink()
  await db.user.update({ where: { id: member.id }, data: { email: `new-${member.email}` } })
  expect((await verify(token)).body).toMatchObject({ message: INVALID, code: 'INVALID_TOKEN' })
  expect(await isVerified(member)).toBe(false)
})

test('a link for another purpose verifies nobody', async () => {
  const { member, token } = await unverifiedWithLink()
  await db.emailToken.updateMany({ where: { userId: member.id }, data: { purpose: 'reset_password' } })
  expect((await verify(token)).status).toBe(400)
  expect(await isVerified(member)).toBe(false)
})

test('the stored hash is no token', async () => {
  const { member } = await unverifiedWithLink()
  const { tokenHash } = await db.emailToken.findFirstOrThrow({ where: { userId: member.id } })
  expect((await verify(tokenHash)).status).toBe(400)
})

test('the link of the email verifies, and works again while it lives', async () => {
  const { member, token } = await unverifiedWithLink()
  expect(await verify(token)).toMatchObject({ status: 200, body: { message: 'Email verified successfully' } })
  const { emailVerified } = await db.user.findUniqueOrThrow({ where: { id: member.id } })
  expect((await verify(token)).status).toBe(200)
  expect((await db.user.findUniqueOrThrow({ where: { id: member.id } })).emailVerified).toEqual(emailVerified)
})

test('two openings at once both succeed', async () => {
  const { member, token } = await unverifiedWithLink()
  const replies = await Promise.all(Array.from({ length: 10 }, () => verify(token)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect(await isVerified(member)).toBe(true)
})

test('an older link works beside a newer one', async () => {
  const { member, token } = await unverifiedWithLink()
  await db.$transaction((tx) => queueVerification(tx, member))
  expect((await verify(token)).status).toBe(200)
})

test('one member is verified, nobody else', async () => {
  const [one, other] = [await unverifiedWithLink(), await unverifiedWithLink()]
  await verify(one.token)
  expect(await isVerified(other.member)).toBe(false)
})

test('the first verification welcomes, however often the link is opened and whatever is verified later', async () => {
  const { member, token } = await unverifiedWithLink()
  await Promise.all([verify(token), verify(token)])
  await db.user.update({ where: { id: member.id }, data: { emailVerified: null } })
  await verify(token)
  await runQueue()
  expect(emailsTo(member.email).map(({ subject }) => subject)).toEqual([
    'Verify your email address for Loadpath',
    'Welcome to Loadpath',
  ])
})

describe('the browser that registered', () => {
  type Verified = { message: string; signedIn?: true }
  const cookieIn = (cookies: string[], name: string) =>
    cookies.find((cookie) => cookie.startsWith(`loadpath.${name}=`))
  const pair = (cookie: string) => cookie.split(';')[0]!

  async function registered(): Promise<{ member: Member; token: string; key: string }> {
    const email = `reg-${crypto.randomUUID()}@example.org`
    const { status, cookies } = await call(register, {
      body: {
        firstName: 'Ada',
        lastName: 'Byron',
        email,
        company: '',
        experience: '',
        professionalTitle: 'Engineer',
        password: 'Correct!Horse9',
      },
    })
    expect(status).toBe(201)
    const cookie = cookieIn(cookies, 'registration')!
    expect(cookie).toMatch(/Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/)
    expect(cookieIn(cookies, 'session')).toBeUndefined()
    await runQueue()
    const member = (await db.user.findUniqueOrThrow({ where: { email } })) as unknown as Member
    return { member, token: tokenIn(emailsTo(email)[0]!), key: pair(cookie) }
  }
  const open = (token: string, cookie?: string, headers?: Record<string, string>) =>
    call<Verified>(GET, { query: { token }, cookie, headers })
  const sessions = ({ id }: Member) => db.session.count({ where: { userId: id, endedAt: null } })

  test('is signed in by the link, once, and its key is gone', async () => {
    const { member, token, key } = await registered()
    const { status, body, cookies } = await open(token, key)
    expect([status, body]).toEqual([200, { message: 'Email verified successfully', signedIn: true }])
    const session = cookieIn(cookies, 'session')!
    expect(cookieIn(cookies, 'registration')).toContain('Max-Age=0')
    expect(await sessions(member)).toBe(1)
    // The page that asks again finds its session, and starts no other.
    expect((await open(token, pair(session))).body.signedIn).toBe(true)
    const again = await open(token, key)
    expect([again.body.signedIn, again.cookies]).toEqual([undefined, []])
    expect(await sessions(member)).toBe(1)
  })

  test('is signed in also after a mail scanner has opened the link, which is signed in to nothing', async () => {
    const { member, token, key } = await registered()
    const scanned = await open(token)
    expect([scanned.status, scanned.body.signedIn, scanned.cookies]).toEqual([200, undefined, []])
    expect(await isVerified(member)).toBe(true)
    expect(await sessions(member)).toBe(0)
    expect((await open(token, key)).body.signedIn).toBe(true)
  })

  test('of ten openings at once one begins a session', async () => {
    const { member, token, key } = await registered()
    const replies = await Promise.all(Array.from({ length: 10 }, () => open(token, key)))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    expect(replies.filter(({ cookies }) => cookies.length > 0)).toHaveLength(1)
    expect(await db.session.count({ where: { userId: member.id } })).toBe(1)
  })

  test('is not signed in by the link of another account', async () => {
    const [one, other] = [await registered(), await registered()]
    expect((await open(other.token, one.key)).body.signedIn).toBeUndefined()
    expect(await sessions(one.member)).toBe(0)
    expect(await sessions(other.member)).toBe(0)
  })

  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), '%00'])(
    'is not anybody who sends the key %.20j',
    async (made) => {
      const { token } = await registered()
      const { status, body } = await open(token, `loadpath.registration=${made}`)
      expect([status, body.signedIn]).toEqual([200, undefined])
    },
  )

  test('is not signed in once somebody signed in to the account, or its sessions were ended', async () => {
    const { member, token, key } = await registered()
    await startSession(member.id, { ip: '', ipHash: '', device: 'a phone' })
    expect((await open(token, key)).body.signedIn).toBeUndefined()
    expect(await sessions(member)).toBe(1)
  })

  test.each<[string, object]>([
    ['was frozen', { status: 'frozen' }],
    ['asks for a second factor', { totpSecret: 'sealed', totpEnabledAt: new Date() }],
    ['was registered more than a day ago', { createdAt: new Date(Date.now() - 24 * 3_600_000) }],
  ])('is not signed in to an account that %s', async (_, data) => {
    const { member, token, key } = await registered()
    await db.user.update({ where: { id: member.id }, data })
    expect((await open(token, key)).body.signedIn).toBeUndefined()
    expect(await sessions(member)).toBe(0)
  })

  test('is not signed in where another member is, or by a page of another site', async () => {
    const { member, token, key } = await registered()
    const other = await signIn()
    const beside = await open(token, `${other.cookie}; ${key}`)
    expect([beside.body.signedIn, beside.cookies]).toEqual([undefined, []])
    expect((await open(token, key, { 'sec-fetch-site': 'cross-site' })).body.signedIn).toBeUndefined()
    expect(await sessions(member)).toBe(0)
    expect(await sessions(other.user)).toBe(1)
  })
})
