import { POST } from '@/app/api/auth/forgot-password/route'
import { db } from '@/lib/core/server/db'
import { call, newPeer } from '../../support/call'
import { createMember, resetLimits } from '../../support/factories'
import { emailsTo, runQueue, tokenIn } from '../../support/mail'

const forgot = (email: unknown, peer = newPeer()) =>
  call(POST, { body: { email }, headers: { 'x-loadpath-peer': peer } })
const queued = (recipient: string) => db.mailMessage.count({ where: { recipient } })
const SAID = 'If an account exists for this address, a password reset link is on its way.'

beforeEach(resetLimits)

test.each([
  undefined,
  null,
  '',
  'nobody',
  'a@',
  { contains: '@' },
  ['a@example.org'],
  `${'a'.repeat(250)}@example.org`,
])('%j is no address', async (email) => {
  const { status, body } = await forgot(email)
  expect({ status, code: body.code, errors: body.errors }).toEqual({
    status: 400,
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'email', message: 'Please enter a valid email address' }],
  })
})

test('another site cannot ask', async () => {
  const { email } = await createMember()
  const { status } = await call(POST, { body: { email }, headers: { origin: 'https://evil.example' } })
  expect(status).toBe(403)
  expect(await queued(email)).toBe(0)
})

test('the answer is the same for everybody, and only an active account gets an email', async () => {
  const active = await createMember()
  const waiting = await createMember({ verified: false })
  const frozen = await createMember({ status: 'frozen' })
  const gone = await createMember({ status: 'deleted' })
  const addresses = [active.email, waiting.email, frozen.email, gone.email, 'nobody@example.org']
  const replies = []
  for (const email of addresses) replies.push(await forgot(email))
  for (const { status, body } of replies)
    expect({ status, body }).toEqual({ status: 200, body: { message: SAID } })
  expect(await Promise.all(addresses.map(queued))).toEqual([1, 1, 0, 0, 0])
  expect(await db.emailToken.count({ where: { purpose: 'reset_password' } })).toBe(2)
})

test('the time tells nobody who has an account', async () => {
  const { email } = await createMember()
  const took = async (address: string) => {
    const start = performance.now()
    await forgot(address)
    return performance.now() - start
  }
  expect(await took(email)).toBeGreaterThanOrEqual(295)
  expect(await took('nobody@example.org')).toBeGreaterThanOrEqual(295)
})

test('the fifth in an hour waits, known or not, however the address is written', async () => {
  const { email } = await createMember()
  const peer = newPeer()
  for (const address of [email, 'stranger@example.org']) {
    for (const written of [address, address.toUpperCase(), ` ${address}`, address])
      expect((await forgot(written, peer)).status).toBe(200)
    const { status, headers, body } = await forgot(address, peer)
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMITED' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)
  }
  expect(await queued(email)).toBe(4)
})

test('the email leads to our own page, says how long the link lives, and is the only place of the token', async () => {
  const member = await createMember({ firstName: 'Ólafur <b>' })
  await forgot(member.email)
  const rows = await db.$queryRaw`SELECT payload FROM graphile_worker._private_jobs`
  const stored = JSON.stringify([rows, await db.mailMessage.findMany(), await db.emailToken.findMany()])
  await runQueue()
  const [mail] = emailsTo(member.email)
  expect(mail?.subject).toBe('Reset your Loadpath password')
  expect(mail?.text).toContain(`http://localhost:3000/reset-password?token=${tokenIn(mail!)}`)
  expect(mail?.text).toContain('60 minutes')
  expect(mail?.html).toContain('Ólafur &lt;b&gt;')
  for (const [, href] of mail!.html.matchAll(/href="([^"]+)"/g))
    expect(href).toMatch(/^http:\/\/localhost:3000/)
  expect(stored).not.toContain(tokenIn(mail!))
})

test('the link lives for 60 minutes', async () => {
  const { id, email } = await createMember()
  await forgot(email)
  const { createdAt, expiresAt, address } = await db.emailToken.findFirstOrThrow({ where: { userId: id } })
  expect(address).toBe(email)
  expect(Math.abs(expiresAt.getTime() - createdAt.getTime() - 3_600_000)).toBeLessThan(5000)
})

test('of four asked for at once, one link is left', async () => {
  const { id, email } = await createMember()
  const replies = await Promise.all(Array.from({ length: 4 }, () => forgot(email)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await db.emailToken.count({ where: { userId: id, usedAt: null } })).toBe(1)
})
