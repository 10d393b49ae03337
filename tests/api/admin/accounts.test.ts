import { PUT as changeEmail } from '@/app/api/admin/users/[userId]/email/route'
import { PUT as freeze } from '@/app/api/admin/users/[userId]/freeze/route'
import { DELETE as deletePermanently } from '@/app/api/admin/users/[userId]/permanent/route'
import { PUT as changeRole } from '@/app/api/admin/users/[userId]/role/route'
import { DELETE as disable } from '@/app/api/admin/users/[userId]/route'
import { PUT as enable } from '@/app/api/admin/users/[userId]/enable/route'
import { PUT as unfreeze } from '@/app/api/admin/users/[userId]/unfreeze/route'
import { POST as verifyUser } from '@/app/api/admin/verify-user-email/route'
import { GET as currentUser } from '@/app/api/auth/user/route'
import { POST as login } from '@/app/api/login/route'
import { GET as verifyEmail } from '@/app/api/verify-email/route'
import { db } from '@/lib/core/server/db'
import type { AdminUser } from '@/lib/users/administration/types'
import { fill } from '../../support/belongings'
import { call, type Handler } from '../../support/call'
import { createMember, PASSWORD, resetLimits, signIn, type SignedIn } from '../../support/factories'
import { emailsTo, runQueue, tokenIn } from '../../support/mail'

type Act = [name: string, handler: Handler, method: string, body?: unknown]
const ROLE: Act = ['role', changeRole, 'PUT', { role: 'admin' }]
const EMAIL: Act = ['email', changeEmail, 'PUT', { email: 'somewhere.else@example.org' }]
const FREEZE: Act = ['freeze', freeze, 'PUT']
const UNFREEZE: Act = ['unfreeze', unfreeze, 'PUT']
const DISABLE: Act = ['disable', disable, 'DELETE']
const ENABLE: Act = ['enable', enable, 'PUT']
const PERMANENT: Act = ['delete permanently', deletePermanently, 'DELETE']
const ACTS = [ROLE, EMAIL, FREEZE, UNFREEZE, DISABLE, ENABLE, PERMANENT]

const act = (cookie: string | undefined, [, handler, method, body]: Act, userId: string, sent = body) =>
  call(handler, { method, cookie, params: { userId }, body: sent })
const userOf = (id: string) => db.user.findUnique({ where: { id } })
const logOf = (targetId: string) =>
  db.auditEntry.findMany({
    where: { targetId },
    orderBy: { id: 'asc' },
    select: { actorId: true, actorName: true, action: true, targetType: true, before: true, after: true },
  })
const isIn = async ({ cookie }: SignedIn) => (await call(currentUser, { cookie })).status === 200
const signInReply = async (email: string) => {
  const { status, body } = await call(login, { body: { email, password: PASSWORD } })
  return [status, body.code]
}

let admin: SignedIn
beforeEach(async () => {
  await resetLimits()
  await db.user.deleteMany()
  admin = await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })
})

describe.each(ACTS)('%s', (...given) => {
  test.each([
    ['a visitor', 401, () => Promise.resolve(undefined)],
    ['a member', 403, async () => (await signIn()).cookie],
    ['an unverified member', 403, async () => (await signIn({ verified: false })).cookie],
  ])('is not for %s', async (_, status, cookieOf) => {
    const target = await createMember()
    const before = await userOf(target.id)
    expect((await act(await cookieOf(), given, target.id)).status).toBe(status)
    expect(await userOf(target.id)).toEqual(before)
    expect(await logOf(target.id)).toEqual([])
  })

  test.each(['no-such-user', 'x'.repeat(65), '%00', "' OR 1=1", ''])('nobody is called %j', async (id) => {
    expect((await act(admin.cookie, given, id)).status).toBe(404)
  })

  test('is not done from another site', async () => {
    const target = await createMember()
    const [, handler, method, body] = given
    const headers = { origin: 'https://evil.example' }
    const reply = await call(handler, {
      method,
      cookie: admin.cookie,
      params: { userId: target.id },
      body,
      headers,
    })
    expect(reply.status).toBe(403)
    expect(await logOf(target.id)).toEqual([])
  })
})

describe('another administrator', () => {
  test.each([
    FREEZE,
    UNFREEZE,
    DISABLE,
    PERMANENT,
    EMAIL,
    ['demote', changeRole, 'PUT', { role: 'user' }] as Act,
  ])('is safe from: %s', async (...given) => {
    const other = await signIn({ role: 'admin' })
    const before = await userOf(other.user.id)
    const { status, body } = await act(admin.cookie, given, other.user.id)
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'CONFLICT' })
    expect(await userOf(other.user.id)).toEqual(before)
    expect(await isIn(other)).toBe(true)
    expect(await logOf(other.user.id)).toEqual([])
  })
})

describe('roles', () => {
  test.each([undefined, 'moderator', null, { set: 'admin' }])('%j is none', async (role) => {
    const target = await createMember()
    const { status, body } = await act(admin.cookie, ROLE, target.id, { role })
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ path: 'role', message: 'Please choose user or admin' }],
    })
  })

  test('a member who is made an admin has to sign in again, and is one then', async () => {
    const target = await signIn()
    const { status, body } = await act(admin.cookie, ROLE, target.user.id)
    expect({ status, role: (body as unknown as AdminUser).role }).toEqual({ status: 200, role: 'admin' })
    expect(await isIn(target)).toBe(false)
    expect(await isIn(await signIn(target.user))).toBe(true)
    expect(await logOf(target.user.id)).toEqual([
      {
        actorId: admin.user.id,
        actorName: 'Ada Byron',
        action: 'user.role',
        targetType: 'user',
        before: { role: 'user' },
        after: { role: 'admin' },
      },
    ])
  })

  test('the role that somebody has already changes nothing', async () => {
    const target = await signIn()
    expect((await act(admin.cookie, ROLE, target.user.id, { role: 'user' })).status).toBe(200)
    expect(await isIn(target)).toBe(true)
    expect(await logOf(target.user.id)).toEqual([])
  })

  test.each(['frozen', 'deleted'] as const)('a %s member cannot be an admin', async (status) => {
    const target = await createMember({ status })
    expect((await act(admin.cookie, ROLE, target.id)).status).toBe(409)
    expect((await userOf(target.id))?.role).toBe('user')
  })

  test('the last administrator keeps the role, one of two may give it up', async () => {
    const alone = await act(admin.cookie, ROLE, admin.user.id, { role: 'user' })
    expect({ status: alone.status, message: alone.body.message }).toEqual({
      status: 409,
      message: 'You are the only administrator. Make somebody else an administrator first.',
    })
    await createMember({ role: 'admin' })
    expect((await act(admin.cookie, ROLE, admin.user.id, { role: 'user' })).status).toBe(200)
    expect(await isIn(admin)).toBe(false)
  })

  test('an administrator who is about to leave does not count', async () => {
    const leaving = await createMember({ role: 'admin' })
    await db.user.update({ where: { id: leaving.id }, data: { deletionRequestedAt: new Date() } })
    expect((await act(admin.cookie, ROLE, admin.user.id, { role: 'user' })).status).toBe(409)
  })

  test('of the last two who give it up at once, one stays', async () => {
    const admins = [admin, await signIn({ role: 'admin' })]
    const replies = await Promise.all(
      admins.map(({ cookie, user }) => act(cookie, ROLE, user.id, { role: 'user' })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await db.user.count({ where: { role: 'admin' } })).toBe(1)
  })
})

describe('freezing', () => {
  test('keeps a member out at once, and unfreezing lets them sign in again', async () => {
    const target = await signIn()
    const frozen = await act(admin.cookie, FREEZE, target.user.id)
    expect({ status: frozen.status, body: frozen.body }).toMatchObject({
      status: 200,
      body: { id: target.user.id, status: 'frozen' },
    })
    expect(await isIn(target)).toBe(false)
    expect(await signInReply(target.user.email)).toEqual([403, 'ACCOUNT_FROZEN'])

    expect((await act(admin.cookie, UNFREEZE, target.user.id)).body).toMatchObject({ status: 'active' })
    expect(await isIn(target)).toBe(false)
    expect((await signInReply(target.user.email))[0]).toBe(200)
    expect((await logOf(target.user.id)).map(({ action, before, after }) => [action, before, after])).toEqual(
      [
        ['user.freeze', { status: 'active' }, { status: 'frozen' }],
        ['user.unfreeze', { status: 'frozen' }, { status: 'active' }],
      ],
    )
  })

  test.each([
    [FREEZE, 'frozen', 'This account is frozen already'],
    [FREEZE, 'deleted', 'This account is disabled'],
    [UNFREEZE, 'active', 'This account is active'],
    [UNFREEZE, 'deleted', 'This account is disabled'],
    [DISABLE, 'deleted', 'This account is disabled'],
    [ENABLE, 'active', 'This account is active'],
  ] as const)('%j of an account that is %s: %s', async (given, status, message) => {
    const target = await createMember({ status })
    const reply = await act(admin.cookie, given, target.id)
    expect({ status: reply.status, message: reply.body.message }).toEqual({ status: 409, message })
    expect((await userOf(target.id))?.status).toBe(status)
    expect(await logOf(target.id)).toEqual([])
  })

  test('two at once are one', async () => {
    const target = await createMember()
    const replies = await Promise.all([1, 2].map(() => act(admin.cookie, FREEZE, target.id)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await logOf(target.id)).toHaveLength(1)
  })
})

test.each(['active', 'frozen'] as const)('disabling keeps the data of a %s member', async (status) => {
  const target = await signIn()
  await db.user.update({ where: { id: target.user.id }, data: { status } })
  await db.notification.create({ data: { userId: target.user.id, kind: 'k', title: 'Kept' } })
  const reply = await act(admin.cookie, DISABLE, target.user.id)
  expect({ status: reply.status, text: reply.text }).toEqual({ status: 204, text: '' })
  expect(await isIn(target)).toBe(false)
  expect(await signInReply(target.user.email)).toEqual([401, 'UNAUTHENTICATED'])
  expect(await db.notification.count({ where: { userId: target.user.id } })).toBe(1)
  expect(await logOf(target.user.id)).toMatchObject([
    { action: 'user.disable', before: { status }, after: { status: 'deleted' } },
  ])

  expect((await act(admin.cookie, ENABLE, target.user.id)).body).toMatchObject({ status: 'active' })
  expect(await isIn(target)).toBe(false)
  expect((await signInReply(target.user.email))[0]).toBe(200)
  expect((await logOf(target.user.id)).at(-1)).toMatchObject({
    action: 'user.enable',
    before: { status: 'deleted' },
    after: { status: 'active' },
  })
})

describe('deleting permanently', () => {
  test.each(['active', 'frozen', 'deleted'] as const)(
    'removes a %s member and all that was theirs',
    async (status) => {
      const target = await signIn()
      await fill(target.user, 'Gone')
      await db.user.update({ where: { id: target.user.id }, data: { status } })
      expect((await act(admin.cookie, PERMANENT, target.user.id)).status).toBe(204)
      expect(await userOf(target.user.id)).toBeNull()
      expect(await isIn(target)).toBe(false)
      expect(await db.comment.count({ where: { userId: target.user.id } })).toBe(0)
      const log = await logOf(target.user.id)
      expect(log.map(({ action }) => action)).toEqual(['user.email', 'user.delete'])
      expect(JSON.stringify(log)).not.toContain(target.user.email)
      expect(log[1]).toMatchObject({ actorName: 'Ada Byron', before: null, after: null })
      await runQueue()
      expect(emailsTo(target.user.email).map(({ subject }) => subject)).toEqual([
        'Your Loadpath account is deleted',
      ])
      expect((await act(admin.cookie, PERMANENT, target.user.id)).status).toBe(404)
    },
  )
})

describe('another address', () => {
  test.each([undefined, '', 'nobody', 'a@b', `${'x'.repeat(250)}@example.org`])(
    '%j is none',
    async (email) => {
      const target = await createMember()
      const { status, body } = await act(admin.cookie, EMAIL, target.id, { email })
      expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 400, path: 'email' })
    },
  )

  test('cannot be one that is taken, however it is written', async () => {
    const [target, other] = [await signIn(), await createMember({ email: 'taken@example.org' })]
    const { status, body } = await act(admin.cookie, EMAIL, target.user.id, { email: ' TAKEN@Example.org ' })
    expect({ status, errors: body.errors }).toEqual({
      status: 409,
      errors: [{ path: 'email', message: 'An account with this email already exists' }],
    })
    expect([await isIn(target), (await userOf(other.id))?.email]).toEqual([true, 'taken@example.org'])
    await runQueue()
    expect(emailsTo(target.user.email)).toEqual([])
  })

  test('is unverified: it gets a link, the old one a notice, and the sessions end', async () => {
    const target = await signIn()
    const former = target.user.email
    const reply = await act(admin.cookie, EMAIL, target.user.id, { email: 'Grace.New@Example.org' })
    expect(reply).toMatchObject({
      status: 200,
      body: { email: 'grace.new@example.org', emailVerified: false },
    })
    expect(await isIn(target)).toBe(false)
    expect((await signInReply(former))[0]).toBe(401)
    expect((await signInReply('grace.new@example.org'))[0]).toBe(200)
    await runQueue()
    expect(emailsTo(former).map(({ subject }) => subject)).toEqual([
      'The email address of your Loadpath account was changed',
    ])
    expect(emailsTo(former)[0]!.text).not.toContain('grace.new')
    const [link] = emailsTo('grace.new@example.org')
    expect((await call(verifyEmail, { query: { token: tokenIn(link!) } })).status).toBe(200)
    expect((await userOf(target.user.id))?.emailVerified).not.toBeNull()
    expect(await logOf(target.user.id)).toMatchObject([
      { action: 'user.email', before: { email: former }, after: { email: 'grace.new@example.org' } },
    ])
  })

  test('the same one again changes nothing', async () => {
    const target = await signIn()
    expect((await act(admin.cookie, EMAIL, target.user.id, { email: target.user.email })).status).toBe(200)
    expect(await isIn(target)).toBe(true)
    expect(await logOf(target.user.id)).toEqual([])
  })

  test('administrators may change their own', async () => {
    const email = 'root.new@example.org'
    expect((await act(admin.cookie, EMAIL, admin.user.id, { email })).status).toBe(200)
    expect(await isIn(admin)).toBe(false)
  })

  test('a disabled account keeps its own', async () => {
    const target = await createMember({ status: 'deleted' })
    expect((await act(admin.cookie, EMAIL, target.id)).status).toBe(409)
  })
})

describe('verifying by hand', () => {
  const verify = (cookie: string | undefined, email: unknown) => call(verifyUser, { cookie, body: { email } })

  test.each([
    ['a visitor', 401, () => Promise.resolve(undefined)],
    ['a member', 403, async () => (await signIn()).cookie],
  ])('is not for %s', async (_, status, cookieOf) => {
    const target = await createMember({ verified: false })
    expect((await verify(await cookieOf(), target.email)).status).toBe(status)
    expect((await userOf(target.id))?.emailVerified).toBeNull()
  })

  test.each(['', 'nobody', undefined])('%j is no address', async (email) => {
    expect((await verify(admin.cookie, email)).body.errors?.[0]?.path).toBe('email')
  })

  test('an address that nobody has is not found, nor that of a disabled account', async () => {
    const disabled = await createMember({ verified: false, status: 'deleted' })
    for (const email of ['nobody@example.org', disabled.email])
      expect((await verify(admin.cookie, email)).status).toBe(404)
  })

  test('opens the library at once, with one welcome, and is noted once', async () => {
    const target = await createMember({ verified: false })
    const replies = await Promise.all(
      [target.email, ` ${target.email.toUpperCase()} `].map((email) => verify(admin.cookie, email)),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies.map(({ body }) => body.message).sort()).toEqual([
      `${target.email} is verified already`,
      `${target.email} is verified now`,
    ])
    expect((await userOf(target.id))?.emailVerified).not.toBeNull()
    await runQueue()
    expect(emailsTo(target.email).map(({ subject }) => subject)).toEqual(['Welcome to Loadpath'])
    expect(await logOf(target.id)).toMatchObject([{ action: 'user.verify', actorId: admin.user.id }])
  })
})
