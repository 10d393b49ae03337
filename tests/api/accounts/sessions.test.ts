import { GET as currentUser } from '@/app/api/auth/user/route'
import { POST as login } from '@/app/api/login/route'
import { endSessions, startSession } from '@/lib/auth/mutations'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { createMember, PASSWORD, signIn } from '../../support/factories'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const loginAs = (email: string) =>
  call(login, { body: { email, password: PASSWORD }, headers: { 'user-agent': FIREFOX } })
const cookieOf = (cookies: string[]) => cookies[0]!.split(';')[0]!

test('the newest sign-in wins: the older session is told when, and from what kind of device', async () => {
  const { cookie, user } = await signIn()
  const before = Date.now()
  const second = await loginAs(user.email)
  const { status, body } = await call(currentUser, { cookie })
  expect(status).toBe(401)
  expect(body).toMatchObject({ code: 'SESSION_SUPERSEDED', device: 'Firefox on Windows' })
  expect(body.message).toContain('only one active session is allowed per account')
  expect(body.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(Date.parse(String(body.at))).toBeGreaterThanOrEqual(before)
  expect((await call(currentUser, { cookie: cookieOf(second.cookies) })).status).toBe(200)
})

test('a third sign-in leaves the first superseded as it was', async () => {
  const user = await createMember()
  const [first, second, third] = [
    await signIn(user),
    await signIn(user, 'Edge on Windows'),
    await signIn(user, 'Safari on iPhone'),
  ]
  expect((await call(currentUser, { cookie: first.cookie })).body).toMatchObject({
    device: 'Edge on Windows',
  })
  expect((await call(currentUser, { cookie: second.cookie })).body).toMatchObject({
    device: 'Safari on iPhone',
  })
  expect((await call(currentUser, { cookie: third.cookie })).status).toBe(200)
})

test('of twenty sign-ins at once, every one is answered and exactly one session lives', async () => {
  const user = await createMember()
  const replies = await Promise.all(Array.from({ length: 20 }, () => loginAs(user.email)))
  expect(replies.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
  expect(await db.session.count({ where: { userId: user.id, endedAt: null } })).toBe(1)
  const answers = await Promise.all(
    replies.map(({ cookies }) => call(currentUser, { cookie: cookieOf(cookies) })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'SESSION_SUPERSEDED')).toHaveLength(19)
})

test('twenty sign-ins of different members at once disturb nobody', async () => {
  const users = await Promise.all(Array.from({ length: 20 }, () => createMember()))
  const replies = await Promise.all(users.map(({ email }) => loginAs(email)))
  const answers = await Promise.all(
    replies.map(({ cookies }) => call<{ id: string }>(currentUser, { cookie: cookieOf(cookies) })),
  )
  expect(answers.map(({ body }) => body.id)).toEqual(users.map(({ id }) => id))
})

test.each(['frozen', 'disabled', 'signed_out', 'password_reset', 'role_changed'] as const)(
  'a session that ended because of "%s" is nobody',
  async (reason) => {
    const { cookie, user } = await signIn()
    await endSessions(db, user.id, reason)
    const { status, body } = await call(currentUser, { cookie })
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
  },
)

test.each(['frozen', 'deleted'] as const)('a live session of a %s account lets nobody in', async (state) => {
  const { cookie, user } = await signIn()
  await db.user.update({ where: { id: user.id }, data: { status: state } })
  expect((await call(currentUser, { cookie })).status).toBe(401)
})

test('a session ends after seven idle days and after thirty in all', async () => {
  const [idle, old] = [await signIn(), await signIn()]
  const yesterday = new Date(Date.now() - 86_400_000)
  await db.session.updateMany({ where: { userId: idle.user.id }, data: { expiresAt: yesterday } })
  await db.session.updateMany({
    where: { userId: old.user.id },
    data: { expiresAt: yesterday, absoluteExpiresAt: yesterday },
  })
  for (const { cookie } of [idle, old]) {
    expect((await call(currentUser, { cookie })).body.code).toBe('UNAUTHENTICATED')
  }
})

test('using a session extends its idle life, never beyond the absolute one', async () => {
  const hour = 3_600_000
  const [young, old] = [await signIn(), await signIn()]
  const seen = { lastSeenAt: new Date(Date.now() - hour), expiresAt: new Date(Date.now() + hour) }
  await db.session.updateMany({ where: { userId: young.user.id }, data: seen })
  const end = new Date(Date.now() + 2 * hour)
  await db.session.updateMany({ where: { userId: old.user.id }, data: { ...seen, absoluteExpiresAt: end } })
  for (const { cookie } of [young, old]) expect((await call(currentUser, { cookie })).status).toBe(200)
  const [row, capped] = await Promise.all(
    [young, old].map(({ user }) => db.session.findFirstOrThrow({ where: { userId: user.id } })),
  )
  expect(Math.round((row!.expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(7)
  expect(capped!.expiresAt).toEqual(end)
})

test('a role is read anew at every call', async () => {
  const { cookie, user } = await signIn({ role: 'admin', verified: false })
  expect((await call<{ role: string }>(currentUser, { cookie })).body.role).toBe('admin')
  await db.user.update({ where: { id: user.id }, data: { role: 'user' } })
  expect((await call<{ role: string }>(currentUser, { cookie })).body.role).toBe('user')
})

test('every token is new: 256 bits, never the same twice', async () => {
  const user = await createMember()
  const tokens = new Set<string>()
  for (let n = 0; n < 10; n++) tokens.add(await startSession(user.id, { ip: 'x', ipHash: 'x', device: 'x' }))
  expect(tokens.size).toBe(10)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})
