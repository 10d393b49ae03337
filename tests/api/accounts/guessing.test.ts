import { POST as FORGOT } from '@/app/api/auth/forgot-password/route'
import { POST as RESEND } from '@/app/api/auth/resend-verification/route'
import { POST as LOGIN } from '@/app/api/login/route'
import { call, newPeer } from '../../support/call'
import { createMember, PASSWORD, resetLimits } from '../../support/factories'

beforeEach(resetLimits)

const WRONG = 'Wrong!Password1'
type From = { peer?: string; cookie?: string }
const attempt = (email: string, password: string, { peer = newPeer(), cookie }: From = {}) =>
  call(LOGIN, { body: { email, password }, cookie, headers: { 'x-loadpath-peer': peer } })
const browserOf = (cookies: string[]) => cookies.find((line) => line.includes('browser='))!.split(';')[0]!

describe('an account that is guessed at from many networks', () => {
  async function guessedAt(email: string) {
    for (let n = 0; n < 20; n++) expect((await attempt(email, WRONG)).status).toBe(401)
  }

  test('lets a stranger try once in ten seconds, whether it exists or not', async () => {
    const { email } = await createMember()
    for (const address of [email, 'nobody-here@example.org']) {
      await guessedAt(address)
      expect((await attempt(address, WRONG)).status).toBe(401)
      const { status, headers } = await attempt(address, WRONG)
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(10)
    }
  })

  test('never locks its owner out of a browser that signed in before', async () => {
    const { email } = await createMember()
    const cookie = browserOf((await attempt(email, PASSWORD)).cookies)
    await guessedAt(email)
    await Promise.all([attempt(email, WRONG), attempt(email, WRONG), attempt(email, WRONG)])
    expect((await attempt(email, PASSWORD, { cookie })).status).toBe(200)
    const other = await createMember()
    const foreign = browserOf((await attempt(other.email, PASSWORD)).cookies)
    expect((await attempt(email, WRONG, { cookie: foreign })).status).toBe(429)
  })
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::7'],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd'],
  ['203.0.113.9', '::ffff:203.0.113.9'],
])('%s and %s are one place', async (first, second) => {
  const { email } = await createMember()
  for (let n = 0; n < 5; n++) await attempt(email, WRONG, { peer: n % 2 ? first : second })
  expect((await attempt(email, PASSWORD, { peer: second })).status).toBe(429)
  expect((await attempt(email, PASSWORD, { peer: '2001:db8:1:3::1' })).status).toBe(200)
})

describe.each([
  ['a reset link', FORGOT],
  ['a verification link', RESEND],
])('%s', (_, handler) => {
  const ask = (email: string, { peer = newPeer(), cookie }: From = {}) =>
    call(handler, { body: { email }, cookie, headers: { 'x-loadpath-peer': peer } })

  test('for many addresses from one network is refused after twenty', async () => {
    const peer = newPeer()
    for (let n = 0; n < 20; n++) expect((await ask(`nobody-${n}@example.org`, { peer })).status).toBe(200)
    expect((await ask('nobody-21@example.org', { peer })).status).toBe(429)
  })

  test('that strangers ask for uses up no allowance of the owner', async () => {
    const { email } = await createMember({ verified: false })
    const cookie = browserOf((await attempt(email, PASSWORD)).cookies)
    for (let n = 0; n < 8; n++) expect((await ask(email)).status).toBe(200)
    expect((await ask(email)).status).toBe(429)
    expect((await ask(email, { cookie })).status).toBe(200)
  })
})

describe('the demo accounts, whose passwords are published', () => {
  test('open nothing to a connection that comes through a network', async () => {
    const { email } = await createMember({ email: `demo-${Date.now()}@loadpath.example` })
    for (const peer of ['192.168.1.7', '::ffff:10.0.0.2', '2001:db8::1', 'unknown'])
      expect((await attempt(email, PASSWORD, { peer })).status).toBe(401)
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await attempt(email, PASSWORD, { peer })).status).toBe(200)
  })
})
