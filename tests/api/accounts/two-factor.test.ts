import { TOTP, Secret } from 'otpauth'
import { POST as FORGOT } from '@/app/api/auth/forgot-password/route'
import { POST as RESET } from '@/app/api/auth/reset-password/route'
import { POST as CHANGE } from '@/app/api/change-password/route'
import { POST as LOGIN } from '@/app/api/login/route'
import { POST as DELETE } from '@/app/api/user/delete/route'
import { POST as CONFIRM } from '@/app/api/user/two-factor/confirm/route'
import { POST as OFF } from '@/app/api/user/two-factor/off/route'
import { POST as RENEW } from '@/app/api/user/two-factor/recovery-codes/route'
import { GET } from '@/app/api/user/two-factor/route'
import { POST as SETUP } from '@/app/api/user/two-factor/setup/route'
import { db } from '@/lib/core/server/db'
import { call, newPeer, type Answer, type Refusal } from '../../support/call'
import { PASSWORD, resetLimits, signIn, type SignedIn } from '../../support/factories'
import { emailsTo, runQueue, tokenIn } from '../../support/mail'

beforeEach(resetLimits)

type Setup = { secret: string; uri: string; qr: { path: string; size: number } }

/** The code of a secret, `steps` of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

const begin = (who: SignedIn, password = PASSWORD) =>
  call<Setup>(SETUP, { cookie: who.cookie, body: { password } })
const confirm = (who: SignedIn, code: string) =>
  call<{ recoveryCodes: string[] } & Refusal>(CONFIRM, { cookie: who.cookie, body: { code } })
const attempt = (who: SignedIn, code?: string, password = PASSWORD, peer = newPeer()) =>
  call(LOGIN, { body: { email: who.user.email, password, code }, headers: { 'x-loadpath-peer': peer } })
const state = async (who: SignedIn) => (await call<Record<string, unknown>>(GET, { cookie: who.cookie })).body

/** A member with two-factor on. The code that turned it on was of the step before the present one. */
async function protectedMember() {
  const who = await signIn()
  const { secret } = (await begin(who)).body
  const confirmed = await confirm(who, codeOf(secret, -1))
  // A step that ended meanwhile makes the code too old.
  const { recoveryCodes } = (confirmed.status === 200 ? confirmed : await confirm(who, codeOf(secret, -1)))
    .body
  expect(recoveryCodes).toHaveLength(10)
  return { who, secret, recoveryCodes }
}

const refusedAt = (path: string, reply: Answer<Refusal>) =>
  expect(reply).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', errors: [{ path }] } })

describe('refusals', () => {
  test.each([
    ['set-up', SETUP, { password: PASSWORD }],
    ['confirming', CONFIRM, { code: '123456' }],
    ['new recovery codes', RENEW, { password: PASSWORD, code: '123456' }],
    ['turning off', OFF, { password: PASSWORD, code: '123456' }],
  ])('%s is for the signed-in', async (_, handler, body) => {
    expect((await call(handler, { body })).status).toBe(401)
  })

  test('who registered an address that is not theirs cannot lock its owner out with a second factor', async () => {
    const stranger = await signIn({ verified: false })
    expect((await begin(stranger)).status).toBe(403)
    const own = 'Owners!Pass9'
    await call(FORGOT, { body: { email: stranger.user.email } })
    await runQueue()
    const token = tokenIn(emailsTo(stranger.user.email).at(-1)!)
    expect((await call(RESET, { body: { token, password: own } })).status).toBe(200)
    expect((await attempt(stranger, undefined, own)).status).toBe(200)
  })

  test('a wrong password starts nothing', async () => {
    const who = await signIn()
    refusedAt('password', await call(SETUP, { cookie: who.cookie, body: { password: 'Wrong!Password1' } }))
    refusedAt('password', await call(SETUP, { cookie: who.cookie, body: {} }))
    expect(await db.user.findUnique({ where: { id: who.user.id } })).toMatchObject({ totpSecret: null })
  })

  test.each(['', '12345', '1234567', 'abcdef', ' '])('%j is no code', async (code) => {
    const who = await signIn()
    await begin(who)
    refusedAt('code', await confirm(who, code))
  })

  test('a wrong code turns nothing on, and a code without a set-up neither', async () => {
    const who = await signIn()
    expect((await confirm(who, '123456')).status).toBe(409)
    const { secret } = (await begin(who)).body
    refusedAt('code', await confirm(who, codeOf(secret, 40)))
    expect(await state(who)).toEqual({ enabled: false, since: null, recoveryCodesLeft: 0 })
    expect((await attempt(who)).status).toBe(200)
  })

  test('ten wrong codes an hour are all there are', async () => {
    const who = await signIn()
    const { secret } = (await begin(who)).body
    for (let n = 0; n < 10; n++) refusedAt('code', await confirm(who, codeOf(secret, 40 + n)))
    expect((await confirm(who, codeOf(secret))).status).toBe(429)
  })

  test('what is on cannot be set up again, and what is off cannot be turned off', async () => {
    const { who } = await protectedMember()
    expect((await begin(who)).status).toBe(409)
    const other = await signIn()
    const body = { password: PASSWORD, code: '123456' }
    expect((await call(OFF, { cookie: other.cookie, body })).status).toBe(409)
  })
})

describe('setting it up', () => {
  test('gives a secret that apps read, and stores it sealed', async () => {
    const who = await signIn()
    const { status, body } = await begin(who)
    expect(status).toBe(200)
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(decodeURIComponent(body.uri)).toContain(`otpauth://totp/Loadpath:${who.user.email}`)
    expect(body.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
    const row = await db.user.findUniqueOrThrow({ where: { id: who.user.id } })
    expect(row.totpSecret).not.toContain(body.secret)
    expect(row.totpEnabledAt).toBeNull()
  })

  test('gives ten recovery codes once, stores their hashes, and sends a notice', async () => {
    const { who, recoveryCodes } = await protectedMember()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/)
    const rows = JSON.stringify(await db.recoveryCode.findMany({ where: { userId: who.user.id } }))
    for (const code of recoveryCodes) expect(rows).not.toContain(code.replace('-', ''))
    expect(await state(who)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 })
    await runQueue()
    expect(emailsTo(who.user.email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/two-factor/i) as string,
    ])
  })
})

describe('signing in', () => {
  test('the right password alone is asked for a code, and opens nothing', async () => {
    const { who } = await protectedMember()
    const { status, body, cookies } = await attempt(who)
    expect({ status, cookies }).toEqual({ status: 401, cookies: [] })
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED', errors: [{ path: 'code' }] })
  })

  test('a wrong password is told nothing about it', async () => {
    const { who, secret } = await protectedMember()
    const { body } = await attempt(who, codeOf(secret), 'Wrong!Password1')
    expect(body).toEqual({ message: 'Invalid email or password', code: 'UNAUTHENTICATED' })
  })

  test('a code works once', async () => {
    const { who, secret } = await protectedMember()
    const code = codeOf(secret)
    expect((await attempt(who, code)).status).toBe(200)
    expect(await attempt(who, code)).toMatchObject({ status: 401, body: { errors: [{ path: 'code' }] } })
  })

  test('of twenty sign-ins at once with one code one holds', async () => {
    const { who, secret } = await protectedMember()
    const code = codeOf(secret)
    const replies = await Promise.all(Array.from({ length: 20 }, () => attempt(who, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a recovery code works once, however it is written', async () => {
    const { who, recoveryCodes } = await protectedMember()
    const code = recoveryCodes[3]!
    expect((await attempt(who, ` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
    expect((await attempt(who, code)).status).toBe(401)
    expect(await db.recoveryCode.count({ where: { userId: who.user.id, usedAt: null } })).toBe(9)
  })

  test('the codes of another are no use', async () => {
    const [{ who }, other] = [await protectedMember(), await protectedMember()]
    expect((await attempt(who, other.recoveryCodes[0])).status).toBe(401)
    expect((await attempt(who, codeOf(other.secret))).status).toBe(401)
  })

  test('guessing codes from many places ends after ten', async () => {
    const { who, secret } = await protectedMember()
    for (let n = 0; n < 10; n++) expect((await attempt(who, codeOf(secret, 40 + n))).status).toBe(401)
    expect((await attempt(who, codeOf(secret))).status).toBe(429)
  })
})

describe('with a session', () => {
  test('new recovery codes replace the old', async () => {
    const { who, secret, recoveryCodes } = await protectedMember()
    const reply = await call<{ recoveryCodes: string[] }>(RENEW, {
      cookie: who.cookie,
      body: { password: PASSWORD, code: codeOf(secret) },
    })
    expect(reply.status).toBe(200)
    expect((await attempt(who, recoveryCodes[0])).status).toBe(401)
    expect((await attempt(who, reply.body.recoveryCodes[0])).status).toBe(200)
  })

  test('turning it off takes both proofs and leaves nothing behind', async () => {
    const { who, secret } = await protectedMember()
    const off = (body: object) => call(OFF, { cookie: who.cookie, body })
    refusedAt('password', await off({ password: 'Wrong!Password1', code: codeOf(secret) }))
    refusedAt('code', await off({ password: PASSWORD, code: codeOf(secret, 40) }))
    expect(await off({ password: PASSWORD, code: codeOf(secret) })).toMatchObject({
      status: 200,
      body: { enabled: false },
    })
    expect(await db.user.findUnique({ where: { id: who.user.id } })).toMatchObject({
      totpSecret: null,
      totpEnabledAt: null,
    })
    expect(await db.recoveryCode.count({ where: { userId: who.user.id } })).toBe(0)
    expect((await attempt(who)).status).toBe(200)
  })
})

describe.each([
  ['changing the password', CHANGE, { currentPassword: PASSWORD, newPassword: 'Another!Pass9' }],
  ['deleting the account', DELETE, { password: PASSWORD }],
])('%s', (_, handler, body) => {
  test('asks for a code where two-factor is on, and takes a wrong one for none', async () => {
    const { who, secret } = await protectedMember()
    const send = (code?: string) => call(handler, { cookie: who.cookie, body: { ...body, code } })
    refusedAt('code', await send())
    refusedAt('code', await send(''))
    refusedAt('code', await send('000000'))
    expect((await send(codeOf(secret))).status).toBe(200)
  })

  test('takes a recovery code', async () => {
    const { who, recoveryCodes } = await protectedMember()
    expect(
      (await call(handler, { cookie: who.cookie, body: { ...body, code: recoveryCodes[0] } })).status,
    ).toBe(200)
  })

  test('asks for none where it is off', async () => {
    const { cookie } = await signIn()
    expect((await call(handler, { cookie, body: { ...body, code: '' } })).status).toBe(200)
  })
})
