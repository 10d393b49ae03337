import { POST as forgot } from '@/app/api/auth/forgot-password/route'
import { POST } from '@/app/api/auth/reset-password/route'
import { GET as currentUser } from '@/app/api/auth/user/route'
import { POST as login } from '@/app/api/login/route'
import { GET as verify } from '@/app/api/verify-email/route'
import { db } from '@/lib/core/server/db'
import { resetLink } from '@/lib/users/passwords/queries'
import { resetForm } from '@/lib/users/passwords/schema'
import { call } from '../../support/call'
import { createMember, PASSWORD, resetLimits, signIn, type Member } from '../../support/factories'
import { emailsTo, runQueue, tokenIn } from '../../support/mail'

const NEW = 'Another!Pass9'
const INVALID = 'This password reset link is invalid or expired.'
const DEAD = { status: 400, body: { message: INVALID, code: 'INVALID_TOKEN' } }

const reset = async (token: unknown, password: unknown = NEW) => {
  const { status, body } = await call(POST, { body: { token, password } })
  return { status, body }
}
/** What the page of the link asks before it shows a form. */
const works = async (token: string) => (await resetLink(token)) !== null
const signsIn = async ({ email }: Member, password: string) =>
  (await call(login, { body: { email, password } })).status === 200

/** The token of the newest email with a link. */
async function newLink({ email }: Member): Promise<string> {
  await call(forgot, { body: { email } })
  await runQueue()
  return tokenIn(emailsTo(email).at(-1)!)
}
async function memberWithLink() {
  const member = await createMember()
  return { member, token: await newLink(member) }
}

beforeEach(resetLimits)

describe('refusals', () => {
  test.each([
    ['Aa1!aaa', 'Password must be at least 8 characters'],
    [undefined, 'Password must be at least 8 characters'],
    [12345678, 'Password must be at least 8 characters'],
    [`Aa1!${'x'.repeat(125)}`, 'Password must be at most 128 characters'],
    ['correct!horse9', 'Password must contain at least one uppercase letter'],
    ['CORRECT!HORSE9', 'Password must contain at least one lowercase letter'],
    ['Correct!Horse', 'Password must contain at least one number'],
    ['CorrectHorse99', 'Password must contain at least one special character'],
  ])('the password %j: %s', async (password, message) => {
    const { status, body } = await call(POST, { body: { token: 'x', password } })
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      message,
    })
    expect(body.errors).toContainEqual({ path: 'password', message })
  })

  test('every broken rule is named', async () => {
    const { body } = await call(POST, { body: { token: 'x', password: '' } })
    expect(body.errors).toHaveLength(5)
  })

  test.each([undefined, '', null, { startsWith: '' }, ['x'], 'a'.repeat(201)])(
    '%j is no token',
    async (token) => {
      const { status, body } = await call(POST, { body: { token, password: NEW } })
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: [{ path: 'token', message: INVALID }],
      })
    },
  )

  test.each(['x', 'a'.repeat(43), "' OR 1=1", '%'])('the unknown token %j changes nothing', async (token) => {
    expect(await reset(token)).toEqual(DEAD)
  })

  test('a password that breaks a rule leaves the link alive', async () => {
    const { member, token } = await memberWithLink()
    expect((await reset(token, 'short')).status).toBe(400)
    expect((await reset(token)).status).toBe(200)
    expect(await signsIn(member, NEW)).toBe(true)
  })

  test('the password that is in force is refused beside its field, and the link lives', async () => {
    const { member, token } = await memberWithLink()
    const message = 'Please choose a password that differs from your current one'
    expect(await reset(token, PASSWORD)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: [{ path: 'password', message }] },
    })
    expect((await reset(token)).status).toBe(200)
    expect(await signsIn(member, NEW)).toBe(true)
  })

  test('a link of an hour ago is dead', async () => {
    const { member, token } = await memberWithLink()
    await db.emailToken.updateMany({
      where: { userId: member.id },
      data: { expiresAt: new Date(Date.now() - 1) },
    })
    expect(await works(token)).toBe(false)
    expect(await reset(token)).toEqual(DEAD)
    expect(await signsIn(member, PASSWORD)).toBe(true)
  })

  test('a link works once', async () => {
    const { member, token } = await memberWithLink()
    expect([await works(token), await works(token)]).toEqual([true, true])
    expect((await reset(token)).status).toBe(200)
    expect(await works(token)).toBe(false)
    expect(await reset(token, 'Third!Pass99')).toEqual(DEAD)
    expect(await signsIn(member, NEW)).toBe(true)
  })

  test('of ten at once with one link, one sets its password', async () => {
    const { member, token } = await memberWithLink()
    const passwords = Array.from({ length: 10 }, (_, n) => `Parallel!Pass${n}`)
    const replies = await Promise.all(passwords.map((password) => reset(token, password)))
    const won = passwords.filter((_, n) => replies[n]!.status === 200)
    expect(won).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(9)
    expect(await signsIn(member, won[0]!)).toBe(true)
    expect(await db.mailMessage.count({ where: { userId: member.id, template: 'password-changed' } })).toBe(1)
  })

  test('the newest link wins', async () => {
    const { member, token: older } = await memberWithLink()
    const newer = await newLink(member)
    expect([await works(older), await works(newer)]).toEqual([false, true])
    expect(await reset(older)).toEqual(DEAD)
    expect((await reset(newer)).status).toBe(200)
  })

  test('a link that went to a former address is dead', async () => {
    const { member, token } = await memberWithLink()
    await db.user.update({ where: { id: member.id }, data: { email: `new-${member.email}` } })
    expect(await works(token)).toBe(false)
    expect(await reset(token)).toEqual(DEAD)
  })

  test.each(['frozen', 'deleted'] as const)('a %s account is not opened by a link', async (status) => {
    const { member, token } = await memberWithLink()
    await db.user.update({ where: { id: member.id }, data: { status } })
    expect(await works(token)).toBe(false)
    expect(await reset(token)).toEqual(DEAD)
    expect((await db.emailToken.findFirstOrThrow({ where: { userId: member.id } })).usedAt).toBeNull()
  })

  test('a link for another purpose is dead, and a reset link verifies nobody', async () => {
    const member = await createMember({ verified: false })
    const token = await newLink(member)
    expect((await call(verify, { query: { token } })).status).toBe(400)
    await db.emailToken.updateMany({ where: { userId: member.id }, data: { purpose: 'verify_email' } })
    expect(await works(token)).toBe(false)
    expect(await reset(token)).toEqual(DEAD)
  })

  test('the stored hash is no token', async () => {
    const { member } = await memberWithLink()
    const { tokenHash } = await db.emailToken.findFirstOrThrow({ where: { userId: member.id } })
    expect(await reset(tokenHash)).toEqual(DEAD)
  })
})

describe('a reset', () => {
  test('sets the password, and the old one no longer signs in', async () => {
    const { member, token } = await memberWithLink()
    expect(await reset(token)).toEqual({ status: 200, body: { message: 'Password reset successful' } })
    expect([await signsIn(member, PASSWORD), await signsIn(member, NEW)]).toEqual([false, true])
  })

  test.each(['Aa1"aaaaa', 'Aa1?aaaaa', '  Aa1{aaaa  ', `Aa1!${'x'.repeat(124)}`])(
    'takes %j exactly as typed',
    async (password) => {
      const { member, token } = await memberWithLink()
      expect((await reset(token, password)).status).toBe(200)
      expect([await signsIn(member, password), await signsIn(member, `${password} `)]).toEqual([true, false])
    },
  )

  test('ends every session of the account and nobody else’s', async () => {
    const [one, other] = [await signIn(), await signIn()]
    const token = await newLink(one.user)
    await reset(token)
    expect((await call(currentUser, { cookie: one.cookie })).body.code).toBe('UNAUTHENTICATED')
    expect((await call(currentUser, { cookie: other.cookie })).status).toBe(200)
    expect(
      await db.session.findMany({ where: { userId: one.user.id }, select: { endReason: true } }),
    ).toEqual([{ endReason: 'password_reset' }])
  })

  test('leaves no reset link, and the links of other members alone', async () => {
    const [one, other] = [await memberWithLink(), await memberWithLink()]
    await reset(one.token)
    expect(await db.emailToken.count({ where: { userId: one.member.id, usedAt: null } })).toBe(0)
    expect((await reset(other.token)).status).toBe(200)
  })

  test('tells the owner by an email that holds no token', async () => {
    const { member, token } = await memberWithLink()
    await reset(token)
    await runQueue()
    const mail = emailsTo(member.email).at(-1)!
    expect(mail.subject).toBe('Your Loadpath password was changed')
    expect(mail.text).toContain('http://localhost:3000/forgot-password')
    expect(mail.text).toContain('hello@loadpath.example')
    expect(mail.text).not.toContain('token=')
  })

  test('and its email are one: without the queue the password stays and the link lives', async () => {
    const { member, token } = await memberWithLink()
    await db.$executeRaw`ALTER SCHEMA graphile_worker RENAME TO away`
    const refused = await reset(token)
    await db.$executeRaw`ALTER SCHEMA away RENAME TO graphile_worker`
    expect(refused.status).toBe(500)
    expect(await signsIn(member, PASSWORD)).toBe(true)
    expect((await reset(token)).status).toBe(200)
  })
})

describe('the form', () => {
  const said = (password: string, confirmPassword: string) =>
    resetForm
      .safeParse({ password, confirmPassword })
      .error?.issues.map(({ path, message }) => [path[0], message])

  test('asks for the same password twice, also while another rule is broken', () => {
    expect(said(NEW, '')).toEqual([['confirmPassword', "Passwords don't match"]])
    expect(said('Aa1!', NEW)).toEqual([
      ['password', 'Password must be at least 8 characters'],
      ['confirmPassword', "Passwords don't match"],
    ])
  })

  test('lets through what the server takes', () => {
    expect(said(NEW, NEW)).toBeUndefined()
  })
})
