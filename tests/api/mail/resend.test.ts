import { db } from '@/lib/core/server/db'
import { queueVerification } from '@/lib/users/verification/mutations'
import { ResendStandIn } from '../../mocks/resend'
import { createMember } from '../../support/factories'
import { emailsTo, runQueue } from '../../support/mail'

const resend = new ResendStandIn()

beforeAll(async () => {
  // Before the settings are read for the first time.
  Object.assign(process.env, {
    MAIL_TRANSPORT: 'resend',
    RESEND_API_KEY: 're_test_key',
    RESEND_BASE_URL: await resend.start(),
    MAIL_FROM: 'Loadpath <post@loadpath.test>',
  })
})
afterAll(() => resend.stop())

async function queued() {
  const member = await createMember({ verified: false })
  await db.$transaction((tx) => queueVerification(tx, member))
  return db.mailMessage.findFirstOrThrow({ where: { userId: member.id } })
}
const state = (id: string) => db.mailMessage.findUniqueOrThrow({ where: { id } })
const again = async () => {
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`
  await runQueue()
}

test.each([
  [500, { statusCode: 500, name: 'internal_server_error', message: 'Try later' }],
  [429, { statusCode: 429, name: 'rate_limit_exceeded', message: 'Slow down' }],
  [403, { statusCode: 403, name: 'invalid_api_key', message: 'API key is invalid' }],
  [502, '<html>bad gateway</html>'],
])(
  'after a %i the email stays queued with the reason, and goes out once with the same key',
  async (status, body) => {
    const message = await queued()
    resend.failNext({ status, body })
    await runQueue()
    const failed = await state(message.id)
    expect(failed).toMatchObject({ state: 'queued', attempts: 1, sentAt: null })
    expect(failed.lastError).toBeTruthy()
    expect(failed.lastError).not.toContain('re_test_key')
    await again()
    expect(await state(message.id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
    const tries = resend.requests.filter(({ idempotencyKey }) => idempotencyKey === message.id)
    expect(tries).toHaveLength(2)
    expect(tries[0]!.body).toEqual(tries[1]!.body)
    expect(resend.delivered.has(message.id)).toBe(true)
  },
)

test('an email goes to the provider once, with its key, and not to the outbox', async () => {
  const message = await queued()
  await runQueue()
  await again()
  const sent = resend.requests.filter(({ idempotencyKey }) => idempotencyKey === message.id)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    path: '/emails',
    authorization: 'Bearer re_test_key',
    body: {
      to: message.recipient,
      from: 'Loadpath <post@loadpath.test>',
      subject: 'Verify your email address for Loadpath',
      text: expect.stringContaining('http://localhost:3000/verify-email?token=') as string,
    },
  })
  expect(await state(message.id)).toMatchObject({
    state: 'sent',
    providerId: resend.delivered.get(message.id),
  })
  expect(emailsTo()).toEqual([])
})

test('a delivery that was not noted is repeated with the same key, so that it arrives once', async () => {
  const message = await queued()
  await runQueue()
  const first = await state(message.id)
  await db.mailMessage.update({
    where: { id: message.id },
    data: { state: 'queued', sentAt: null, providerId: null },
  })
  const props = { firstName: 'Mary', tokenId: message.eventKey.replace('verify:', '') }
  await db.$queryRaw`SELECT 1 FROM graphile_worker.add_job('send-mail', ${JSON.stringify({ messageId: message.id, props })}::json)`
  await runQueue()
  expect(await state(message.id)).toMatchObject({ state: 'sent', providerId: first.providerId })
})
