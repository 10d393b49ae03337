import { POST } from '@/app/api/contact/route'
import { db } from '@/lib/core/server/db'
import { call, newPeer } from '../support/call'
import { resetLimits, signIn } from '../support/factories'
import { emailsTo, runQueue } from '../support/mail'

let people = 0
const messageInput = (change: Record<string, unknown> = {}) => ({
  name: 'Ada Byron',
  email: `ada-${++people}@example.org`,
  subject: 'Table 6.2',
  message: 'The factor should be 1.05.',
  ...change,
})
const stored = (email: unknown) => db.contactSubmission.findMany({ where: { email: String(email) } })
const SAID = { message: "Thank you for your message. We'll get back to you within 24 hours." }

beforeEach(resetLimits)

describe('refusals', () => {
  test.each([
    ['name', undefined, 'Please enter your name'],
    ['name', ' ', 'Please enter your name'],
    ['name', { contains: '' }, 'Please enter your name'],
    ['name', 'x'.repeat(121), 'Please use at most 120 characters'],
    ['email', undefined, 'Please enter a valid email address'],
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', 'ada@example.org\nBcc: eve@example.org', 'Please enter a valid email address'],
    ['subject', undefined, 'Please enter a subject'],
    ['subject', '', 'Please enter a subject'],
    ['subject', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['message', undefined, 'Please enter a message'],
    ['message', '\n\n', 'Please enter a message'],
    ['message', 'x'.repeat(5001), 'Please use at most 5,000 characters'],
  ])('%s %j: %s', async (path, value, message) => {
    const sent = messageInput({ [path]: value })
    const { status, body } = await call(POST, { body: sent })
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: [{ path, message }],
    })
    expect(await stored(sent.email)).toEqual([])
  })

  test('another site cannot write', async () => {
    const sent = messageInput()
    expect((await call(POST, { body: sent, headers: { origin: 'https://evil.example' } })).status).toBe(403)
    expect(await stored(sent.email)).toEqual([])
  })

  test('the sixth message in an hour from one place waits', async () => {
    const headers = { 'x-loadpath-peer': newPeer() }
    for (let n = 0; n < 5; n++) expect((await call(POST, { body: messageInput(), headers })).status).toBe(201)
    const sent = messageInput()
    const { status, headers: got, body } = await call(POST, { body: sent, headers })
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMITED' })
    expect(Number(got.get('retry-after'))).toBeGreaterThan(3500)
    expect(await stored(sent.email)).toEqual([])
  })

  test('a member is counted by account, wherever they are', async () => {
    const { cookie } = await signIn()
    for (let n = 0; n < 5; n++) expect((await call(POST, { cookie, body: messageInput() })).status).toBe(201)
    expect((await call(POST, { cookie, body: messageInput() })).status).toBe(429)
  })
})

describe('programs that fill in forms', () => {
  test.each([
    ['the field that nobody sees', { website: 'https://spam.example' }],
    ['a form sent at once', { elapsed: 40 }],
    ['a clock that ran backwards', { elapsed: -5 }],
  ])('%s: answered like any other message, and forgotten', async (_, trapped) => {
    const sent = messageInput(trapped)
    const { status, body } = await call(POST, { body: sent })
    expect({ status, body }).toEqual({ status: 201, body: SAID })
    expect(await stored(sent.email)).toEqual([])
  })

  test.each([{ website: '', elapsed: 2000 }, { elapsed: 'soon' }, { website: 7 }, {}])(
    'a person is none of them (%j)',
    async (harmless) => {
      const sent = messageInput(harmless)
      expect((await call(POST, { body: sent })).status).toBe(201)
      expect(await stored(sent.email)).toHaveLength(1)
    },
  )

  test('nor is a member who is quick', async () => {
    const { cookie } = await signIn()
    const sent = messageInput({ elapsed: 40, website: 'filled in by an extension' })
    expect((await call(POST, { cookie, body: sent })).status).toBe(201)
    expect(await stored(sent.email)).toHaveLength(1)
  })
})

describe('a message', () => {
  test('is stored as new, as it was written', async () => {
    const sent = messageInput({ name: ' Ólafur ', message: 'One.\n\n<script>alert(1)</script> 👷' })
    const { status, body } = await call(POST, { body: sent })
    expect({ status, body }).toEqual({ status: 201, body: SAID })
    expect(await stored(sent.email)).toMatchObject([
      {
        name: 'Ólafur',
        subject: sent.subject,
        message: sent.message,
        status: 'new',
        userId: null,
        readAt: null,
      },
    ])
  })

  test.each([true, false])('of a member is stored with the account (verified: %j)', async (verified) => {
    const { cookie, user } = await signIn({ verified })
    const sent = messageInput()
    await call(POST, { cookie, body: sent })
    expect(await stored(sent.email)).toMatchObject([{ userId: user.id }])
  })

  test('cannot name another account, nor come in as read', async () => {
    const { user } = await signIn()
    const sent = messageInput({ userId: user.id, status: 'replied', repliedAt: new Date() })
    await call(POST, { body: sent })
    expect(await stored(sent.email)).toMatchObject([{ userId: null, status: 'new', repliedAt: null }])
  })

  test('arrives while no email can be sent', async () => {
    const sent = messageInput()
    await db.$executeRaw`ALTER SCHEMA graphile_worker RENAME TO away`
    const { status } = await call(POST, { body: sent })
    await db.$executeRaw`ALTER SCHEMA away RENAME TO graphile_worker`
    expect(status).toBe(201)
    expect(await stored(sent.email)).toHaveLength(1)
  })
})

describe('a receipt', () => {
  const RECEIPT = 'We have received your message'
  const receiptsOf = async (email: string) => {
    await runQueue()
    return emailsTo(email)
  }

  test('goes to a verified member at their own address, with a copy, once a message', async () => {
    const { cookie, user } = await signIn()
    const sent = messageInput({ email: user.email.toUpperCase(), message: '<b>Line one</b>\n\nLine two' })
    await call(POST, { cookie, body: sent })
    await runQueue()
    const [receipt, ...more] = await receiptsOf(user.email)
    expect(more).toEqual([])
    expect(receipt).toMatchObject({ subject: RECEIPT })
    expect(receipt!.text).toContain('Line two')
    expect(receipt!.text).toContain('Table 6.2')
    expect(receipt!.html).toContain('&lt;b&gt;Line one&lt;/b&gt;')
    await call(POST, { cookie, body: sent })
    expect(await receiptsOf(user.email)).toHaveLength(2)
  })

  test.each([
    ['a visitor', () => Promise.resolve(undefined)],
    ['a member who types another address', async () => (await signIn()).cookie],
    ['a member who is not verified', async () => (await signIn({ verified: false })).cookie],
  ])('to the address that %s typed repeats nothing of theirs', async (_, cookieOf) => {
    const sent = messageInput({
      name: 'Buy Pills',
      subject: 'Cheap pills',
      message: 'https://evil.example/pills',
    })
    await call(POST, { cookie: await cookieOf(), body: sent })
    const [receipt, ...more] = await receiptsOf(String(sent.email))
    expect(more).toEqual([])
    expect(receipt!.subject).toBe(RECEIPT)
    expect(receipt!.html + receipt!.text).not.toMatch(/pills/i)
  })

  test('to their own address repeats nothing to somebody who never proved that it is theirs', async () => {
    const { cookie, user } = await signIn({ verified: false, firstName: 'Pills' })
    await call(POST, { cookie, body: messageInput({ email: user.email, message: 'Cheap pills' }) })
    const [receipt] = await receiptsOf(user.email)
    expect(receipt!.html + receipt!.text).not.toMatch(/pills/i)
  })

  test('goes to an address that others type eight times an hour, and each message arrives', async () => {
    const email = `stranger-${++people}@example.org`
    for (let n = 0; n < 12; n++) {
      const headers = { 'x-loadpath-peer': newPeer() }
      const { status, body } = await call(POST, { body: messageInput({ email }), headers })
      expect({ status, body }).toEqual({ status: 201, body: SAID })
    }
    expect(await stored(email)).toHaveLength(12)
    expect(await receiptsOf(email)).toHaveLength(8)
  })

  test('goes to such an address four times an hour from one network', async () => {
    const email = `stranger-${++people}@example.org`
    const headers = { 'x-loadpath-peer': newPeer() }
    for (let n = 0; n < 5; n++)
      expect((await call(POST, { body: messageInput({ email: email.toUpperCase() }), headers })).status).toBe(
        201,
      )
    expect(await stored(email)).toHaveLength(5)
    expect(await receiptsOf(email)).toHaveLength(4)
  })

  test('goes to a member at their own address however often others have typed it', async () => {
    const { cookie, user } = await signIn()
    for (let n = 0; n < 9; n++)
      await call(POST, {
        body: messageInput({ email: user.email }),
        headers: { 'x-loadpath-peer': newPeer() },
      })
    await call(POST, { cookie, body: messageInput({ email: user.email, message: 'My own words' }) })
    const receipts = await receiptsOf(user.email)
    expect(receipts).toHaveLength(9)
    expect(receipts.filter(({ text }) => text.includes('My own words'))).toHaveLength(1)
  })

  test('is not sent for what a program wrote, nor for what was refused', async () => {
    const trapped = messageInput({ website: 'https://spam.example' })
    const refused = messageInput({ message: '' })
    await call(POST, { body: trapped })
    await call(POST, { body: refused })
    expect([
      ...(await receiptsOf(String(trapped.email))),
      ...(await receiptsOf(String(refused.email))),
    ]).toEqual([])
  })
})
