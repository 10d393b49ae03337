import { POST as forgot } from '@/app/api/auth/forgot-password/route'
import { POST as reset } from '@/app/api/auth/reset-password/route'
import { GET as currentUser } from '@/app/api/auth/user/route'
import { POST } from '@/app/api/change-password/route'
import { POST as login } from '@/app/api/login/route'
import { db } from '@/lib/core/server/db'
import { changePasswordForm } from '@/lib/users/passwords/schema'
import { REQUIREMENTS } from '@/lib/users/passwords/rules/requirements'
import { call } from '../../support/call'
import { PASSWORD, resetLimits, signIn } from '../../support/factories'
import { emailsTo, runQueue, tokenIn } from '../../support/mail'

const NEW = 'Another!Pass9'
const EIGHT = 'Password must be at least 8 characters'
const CLASSES = 'Password must contain uppercase, lowercase, number and special character'

const change = (cookie: string | undefined, sent: Record<string, unknown> = {}) =>
  call(POST, { cookie, body: { currentPassword: PASSWORD, newPassword: NEW, ...sent } })
const signsIn = async (email: string, password: string) =>
  (await call(login, { body: { email, password } })).status === 200
const notices = (userId: string) => db.mailMessage.count({ where: { userId, template: 'password-changed' } })
const cookieIn = (cookies: string[]) => cookies[0]!.split(';')[0]!

beforeEach(resetLimits)

describe('refusals', () => {
  test('a visitor has no password to change', async () => {
    expect((await change(undefined)).body.code).toBe('UNAUTHENTICATED')
  })

  test('another site cannot change it', async () => {
    const { cookie, user } = await signIn()
    const body = { currentPassword: PASSWORD, newPassword: NEW }
    const { status } = await call(POST, { cookie, body, headers: { origin: 'https://evil.example' } })
    expect(status).toBe(403)
    expect(await signsIn(user.email, PASSWORD)).toBe(true)
  })

  test('a superseded session learns so', async () => {
    const first = await signIn()
    await signIn(first.user)
    expect((await change(first.cookie)).body.code).toBe('SESSION_SUPERSEDED')
  })

  test.each([
    ['currentPassword', undefined, 'Current password is required'],
    ['currentPassword', '', 'Current password is required'],
    ['currentPassword', { not: '' }, 'Current password is required'],
    ['currentPassword', 'x'.repeat(129), 'Current password is incorrect'],
    ['newPassword', undefined, EIGHT],
    ['newPassword', 'Sh0rt!a', EIGHT],
    ['newPassword', ['Another!Pass9'], EIGHT],
    ['newPassword', 'correct!horse9', CLASSES],
    ['newPassword', 'CORRECT!HORSE9', CLASSES],
    ['newPassword', 'Correct!Horse', CLASSES],
    ['newPassword', 'CorrectHorse99', CLASSES],
    ['newPassword', PASSWORD, 'Please choose a password that differs from your current one'],
    ['newPassword', `Aa1!${'x'.repeat(125)}`, 'Password must be at most 128 characters'],
  ])('%s %j: %s', async (path, value, message) => {
    const { cookie, user } = await signIn()
    const { status, body } = await change(cookie, { [path]: value })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' })
    expect(body.errors).toContainEqual({ path, message })
    expect(await notices(user.id)).toBe(0)
  })

  test('a wrong current password is told beside its field, and changes nothing', async () => {
    const { cookie, user } = await signIn()
    const message = 'Current password is incorrect'
    const { status, body, cookies } = await change(cookie, { currentPassword: `${PASSWORD} ` })
    expect({ status, body, cookies }).toEqual({
      status: 400,
      body: { message, code: 'VALIDATION_FAILED', errors: [{ path: 'currentPassword', message }] },
      cookies: [],
    })
    expect(await notices(user.id)).toBe(0)
    expect((await call(currentUser, { cookie })).status).toBe(200)
  })

  test('the sixth guess waits, the right one too', async () => {
    const { cookie } = await signIn()
    for (let n = 0; n < 5; n++)
      expect((await change(cookie, { currentPassword: `wrong${n}` })).status).toBe(400)
    const { status, headers, body } = await change(cookie)
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMITED' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
  })

  test('of five at once from one password, one holds', async () => {
    const { cookie, user } = await signIn()
    const passwords = Array.from({ length: 5 }, (_, n) => `Parallel!Pass${n}`)
    const replies = await Promise.all(passwords.map((newPassword) => change(cookie, { newPassword })))
    const won = passwords.filter((_, n) => replies[n]!.status === 200)
    expect(won).toHaveLength(1)
    expect(await signsIn(user.email, won[0]!)).toBe(true)
    expect(await notices(user.id)).toBe(1)
  })
})

describe('a change', () => {
  test('sets the password, and the old one no longer signs in', async () => {
    const { cookie, user } = await signIn()
    const { status, body } = await change(cookie)
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Password changed successfully' } })
    expect([await signsIn(user.email, PASSWORD), await signsIn(user.email, NEW)]).toEqual([false, true])
  })

  test('is open to members who have not verified their address', async () => {
    const { cookie } = await signIn({ verified: false })
    expect((await change(cookie)).status).toBe(200)
  })

  test("takes the reset form's special characters too", async () => {
    const { cookie } = await signIn()
    expect((await change(cookie, { newPassword: 'Aa1"aaaaa' })).status).toBe(200)
  })

  test('keeps the session in use, under a new token: a copy of the old one is worth nothing', async () => {
    const { cookie, user } = await signIn()
    const before = await db.session.findFirstOrThrow({ where: { userId: user.id } })
    const { cookies } = await change(cookie)
    expect(cookies).toEqual([
      expect.stringMatching(/^loadpath\.session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/),
    ])
    expect((await call(currentUser, { cookie })).body.code).toBe('UNAUTHENTICATED')
    expect((await call(currentUser, { cookie: cookieIn(cookies) })).status).toBe(200)
    const sessions = await db.session.findMany({ where: { userId: user.id } })
    expect(sessions).toEqual([
      { ...before, tokenHash: expect.not.stringContaining(before.tokenHash) as string },
    ])
  })

  test('can follow another', async () => {
    const { cookie } = await signIn()
    const { cookies } = await change(cookie)
    const again = { currentPassword: NEW, newPassword: PASSWORD }
    expect((await change(cookieIn(cookies), again)).status).toBe(200)
  })

  test('makes a reset link that was under way worthless', async () => {
    const { cookie, user } = await signIn()
    await call(forgot, { body: { email: user.email } })
    await runQueue()
    const token = tokenIn(emailsTo(user.email)[0]!)
    await change(cookie)
    expect((await call(reset, { body: { token, password: 'Third!Pass99' } })).body.code).toBe('INVALID_TOKEN')
  })

  test('tells the owner', async () => {
    const { cookie, user } = await signIn()
    await change(cookie)
    await runQueue()
    expect(emailsTo(user.email).map(({ subject }) => subject)).toEqual(['Your Loadpath password was changed'])
  })

  test('that succeeds does not count against the next', async () => {
    let { cookie } = await signIn()
    for (let n = 0; n < 7; n++) {
      const sent = n % 2 ? { currentPassword: NEW, newPassword: PASSWORD } : {}
      const { status, cookies } = await change(cookie, sent)
      expect(status).toBe(200)
      cookie = cookieIn(cookies)
    }
  })
})

describe('the form', () => {
  const said = (newPassword: string, confirmPassword: string, currentPassword = PASSWORD) =>
    changePasswordForm
      .safeParse({ currentPassword, newPassword, confirmPassword })
      .error?.issues.map(({ path, message }) => [path[0], message])

  test('says each thing beside its field, all at once', () => {
    expect(said('short', 'other', '')).toEqual([
      ['currentPassword', 'Current password is required'],
      ['newPassword', EIGHT],
      ['newPassword', CLASSES],
      ['confirmPassword', "Passwords don't match"],
    ])
  })

  test('asks for one of its own special characters', () => {
    expect(said('Aa1"aaaaa', 'Aa1"aaaaa')).toEqual([['newPassword', CLASSES]])
    expect(said(NEW, NEW)).toBeUndefined()
  })

  test.each(['', 'Aa1!', 'aaaaaaaa', 'AAAAAAA1', 'Aa1"aaaa', 'Aa1?aaaa'])(
    'and its list of requirements agree on %j',
    (password) => {
      expect(REQUIREMENTS.every(({ met }) => met(password))).toBe(said(password, password) === undefined)
    },
  )
})
