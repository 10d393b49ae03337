import { GET, POST } from '@/app/api/login/route'
import { db } from '@/lib/core/server/db'
import { call, newPeer } from '../../support/call'
import { createMember, PASSWORD, resetLimits } from '../../support/factories'

const GENERIC = { message: 'Invalid email or password', code: 'UNAUTHENTICATED' }
const attempt = (email: string, password = PASSWORD, peer = newPeer()) =>
  call<Record<string, unknown>>(POST, { body: { email, password }, headers: { 'x-loadpath-peer': peer } })

beforeEach(resetLimits)

describe('refusals', () => {
  test('an unknown address, a wrong password and a disabled account are told the same', async () => {
    const member = await createMember()
    const gone = await createMember({ status: 'deleted' })
    const replies = [
      await attempt('nobody@example.org'),
      await attempt(member.email, 'Wrong!Password1'),
      await attempt(member.email, PASSWORD.toLowerCase()),
      await attempt(member.email, `${PASSWORD} `),
      await attempt(gone.email),
    ]
    for (const { status, body, cookies } of replies) {
      expect({ status, body, cookies }).toEqual({ status: 401, body: GENERIC, cookies: [] })
    }
  })

  test('an unknown address costs as much time as a wrong password', async () => {
    const { email } = await createMember()
    // Processor time: what else the machine does is not counted.
    const time = async (address: string) => {
      const start = process.cpuUsage()
      await attempt(address, 'Wrong!Password1')
      const { user, system } = process.cpuUsage(start)
      return user + system
    }
    await time('warm@example.org')
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let n = 0; n < 5; n++) {
      known.push(await time(email))
      unknown.push(await time('nobody@example.org'))
    }
    const middle = (times: number[]) => times.sort((a, b) => a - b)[2]!
    expect(middle(unknown) / middle(known)).toBeGreaterThan(0.5)
    expect(middle(unknown) / middle(known)).toBeLessThan(2)
  })

  test('a frozen account is told so only with its password', async () => {
    const { email } = await createMember({ status: 'frozen' })
    expect(await attempt(email, 'Wrong!Password1')).toMatchObject({ status: 401, body: GENERIC })
    const { status, body, cookies } = await attempt(email)
    expect(status).toBe(403)
    expect(body).toMatchObject({
      code: 'ACCOUNT_FROZEN',
      message: expect.stringContaining('hello@loadpath.example') as string,
    })
    expect(cookies).toEqual([])
  })

  test.each([
    [{}, 'email', 'Please enter a valid email address'],
    [{ email: 'x', password: PASSWORD }, 'email', 'Please enter a valid email address'],
    [{ email: 'a@example.org' }, 'password', 'Password is required'],
    [{ email: 'a@example.org', password: '' }, 'password', 'Password is required'],
    [{ email: { not: '' }, password: PASSWORD }, 'email', 'Please enter a valid email address'],
    [{ email: 'a@example.org', password: ['x'] }, 'password', 'Password is required'],
  ])('%j is refused at %s', async (body, path, message) => {
    const reply = await call(POST, { body })
    expect(reply.status).toBe(400)
    expect(reply.body.errors).toContainEqual({ path, message })
  })

  test('a password of 129 characters is not even tried', async () => {
    const { status, body } = await attempt('a@example.org', 'x'.repeat(129))
    expect({ status, message: body.message }).toEqual({ status: 400, message: 'Invalid email or password' })
  })
})

describe('limits', () => {
  test('the sixth failure in a quarter of an hour waits, also with the right password', async () => {
    const { email } = await createMember()
    const peer = newPeer()
    for (let n = 0; n < 5; n++) expect((await attempt(email, 'Wrong!Password1', peer)).status).toBe(401)
    const { status, body, headers } = await attempt(email, PASSWORD, peer)
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMITED' })
    const wait = Number(headers.get('retry-after'))
    expect(wait).toBeGreaterThan(880)
    expect(wait).toBeLessThanOrEqual(900)
    expect(body.message).toBe('Too many attempts. Please wait 15 minutes and try again.')
  })

  test('the address is counted however it is written, and other places are not held up', async () => {
    const { email } = await createMember()
    const peer = newPeer()
    for (const written of [email, email.toUpperCase(), ` ${email}`, `${email} `, email])
      await attempt(written, 'Wrong!Password1', peer)
    expect((await attempt(email, PASSWORD, peer)).status).toBe(429)
    expect((await attempt(email, PASSWORD)).status).toBe(200)
  })

  test('twenty failures at once are cut off after five', async () => {
    const { email } = await createMember()
    const peer = newPeer()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => attempt(email, 'Wrong!Password1', peer)),
    )
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('successes do not count', async () => {
    const { email } = await createMember()
    const peer = newPeer()
    for (let n = 0; n < 12; n++) expect((await attempt(email, PASSWORD, peer)).status).toBe(200)
  })

  test('one place may fail fifty times an hour over all addresses', async () => {
    const peer = newPeer()
    for (let n = 0; n < 50; n++)
      expect((await attempt(`nobody-${n}@example.org`, 'x', peer)).status).toBe(401)
    expect((await attempt('nobody-51@example.org', 'x', peer)).status).toBe(429)
  })

  test('a forged forwarding header is no other place', async () => {
    const { email } = await createMember()
    const peer = newPeer()
    for (let n = 0; n < 5; n++) await attempt(email, 'Wrong!Password1', peer)
    const headers = {
      'x-loadpath-peer': peer,
      'x-forwarded-for': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      'x-real-ip': '203.0.113.9',
    }
    expect((await call(POST, { body: { email, password: PASSWORD }, headers })).status).toBe(429)
  })
})

describe('signing in', () => {
  test('answers with the account, without anything secret', async () => {
    const member = await createMember()
    const { status, body, text } = await attempt(` ${member.email.toUpperCase()} `)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['user'])
    expect(body.user).toMatchObject({ id: member.id, email: member.email, emailVerified: true })
    expect(text).not.toMatch(/hash|argon|totp|token/i)
  })

  test('sets two cookies that scripts and other sites cannot use: the session, and how to know the browser again', async () => {
    const { email } = await createMember()
    const { cookies, headers } = await attempt(email)
    const parts = cookies.map((cookie) => cookie.split('; '))
    expect(parts.map(([pair]) => pair)).toEqual([
      expect.stringMatching(/^loadpath\.session=[\w-]{43}$/),
      expect.stringMatching(/^loadpath\.browser=[\w-]{43}$/),
    ])
    expect(parts.map(([, ...attributes]) => attributes.sort())).toEqual([
      ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'],
      ['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax'],
    ])
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('stores the hash of the token and never the token', async () => {
    const { email, id } = await createMember()
    const { cookies } = await attempt(email)
    const token = cookies[0]!.split(';')[0]!.split('=')[1]!
    const sessions = await db.session.findMany({ where: { userId: id } })
    expect(sessions).toHaveLength(1)
    expect(JSON.stringify(sessions)).not.toContain(token)
    const days = (sessions[0]!.expiresAt.getTime() - Date.now()) / 86_400_000
    const absolute = (sessions[0]!.absoluteExpiresAt.getTime() - Date.now()) / 86_400_000
    expect([Math.round(days), Math.round(absolute)]).toEqual([7, 30])
  })

  test('is open to the unverified', async () => {
    const { email } = await createMember({ verified: false })
    expect(await attempt(email)).toMatchObject({ status: 200, body: { user: { emailVerified: false } } })
  })

  test('takes back the wish to leave, and a failed one does not', async () => {
    const { email, id } = await createMember()
    await db.user.update({ where: { id }, data: { deletionRequestedAt: new Date() } })
    await attempt(email, 'Wrong!Password1')
    expect((await db.user.findUnique({ where: { id } }))?.deletionRequestedAt).not.toBeNull()
    await attempt(email)
    expect((await db.user.findUnique({ where: { id } }))?.deletionRequestedAt).toBeNull()
  })

  test('and failing to are both noted, without the address of the place', async () => {
    const { email, id } = await createMember()
    const peer = newPeer()
    await attempt(email, 'Wrong!Password1', peer)
    await attempt(email, PASSWORD, peer)
    const notes = await db.signIn.findMany({ where: { userId: id }, orderBy: { id: 'asc' } })
    expect(notes.map(({ succeeded }) => succeeded)).toEqual([false, true])
    expect(notes.every(({ ipHash }) => /^[\da-f]{32}$/.test(ipHash ?? '') && !ipHash?.includes(peer))).toBe(
      true,
    )
  })

  test('by its address leads to the page', async () => {
    const { status, headers } = await call(GET)
    expect({ status, to: headers.get('location') }).toEqual({ status: 302, to: '/login' })
  })
})
