import { GET } from '@/app/api/verify-email/route'
import { db } from '@/lib/core/server/db'
import { queueVerification } from '@/lib/users/verification/mutations'
import { call } from '../../support/call'
import { createMember, type Member } from '../../support/factories'
import { emailsTo, runQueue, tokenIn } from '../../support/mail'

const INVALID = 'Invalid or expired verification token. Please request a new verification email.'
const verify = (token: string) => call(GET, { query: { token } })
const isVerified = async ({ id }: Member) =>
  (await db.user.findUnique({ where: { id } }))?.emailVerified !== null

async function unverifiedWithLink(): Promise<{ member: Member; token: string }> {
  const member = await createMember({ verified: false })
  await db.$transaction((tx) => queueVerification(tx, member))
  await runQueue()
  return { member, token: tokenIn(emailsTo(member.email)[0]!) }
}

test.each(['x', 'a'.repeat(43), "' OR 1=1", '\0', '%', '\0\ufffd', 'a'.repeat(201)])(
  'the unknown token %j is refused',
  async (token) => {
    const { status, body } = await verify(token)
    expect({ status, body }).toEqual({ status: 400, body: { message: INVALID, code: 'INVALID_TOKEN' } })
  },
)

test.each<Record<string, string>>([{}, { token: '' }])(
  'without a token (%j) nothing is tried',
  async (query) => {
    const { status, body } = await call(GET, { query })
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'No verification token provided',
    })
  },
)

test('a link that is a day old is refused', async () => {
  const { member, token } = await unverifiedWithLink()
  await db.emailToken.updateMany({
    where: { userId: member.id },
    data: { expiresAt: new Date(Date.now() - 1) },
  })
  expect((await verify(token)).body.code).toBe('INVALID_TOKEN')
  expect(await isVerified(member)).toBe(false)
})

test('a link that went to a former address proves nothing about the present one', async () => {
  const { member, token } = await unverifiedWithLink()
  await db.user.update({ where: { id: member.id }, data: { email: `new-${member.email}` } })
  expect((await verify(token)).body).toMatchObject({ message: INVALID, code: 'INVALID_TOKEN' })
  expect(await isVerified(member)).toBe(false)
})

test('a link for another purpose verifies nobody', async () => {
  const { member, token } = await unverifiedWithLink()
  await db.emailToken.updateMany({ where: { userId: member.id }, data: { purpose: 'reset_password' } })
  expect((await verify(token)).status).toBe(400)
  expect(await isVerified(member)).toBe(false)
})

test('the stored hash is no token', async () => {
  const { member } = await unverifiedWithLink()
  const { tokenHash } = await db.emailToken.findFirstOrThrow({ where: { userId: member.id } })
  expect((await verify(tokenHash)).status).toBe(400)
})

test('the link of the email verifies, and works again while it lives', async () => {
  const { member, token } = await unverifiedWithLink()
  expect(await verify(token)).toMatchObject({ status: 200, body: { message: 'Email verified successfully' } })
  const { emailVerified } = await db.user.findUniqueOrThrow({ where: { id: member.id } })
  expect((await verify(token)).status).toBe(200)
  expect((await db.user.findUniqueOrThrow({ where: { id: member.id } })).emailVerified).toEqual(emailVerified)
})

test('two openings at once both succeed', async () => {
  const { member, token } = await unverifiedWithLink()
  const replies = await Promise.all(Array.from({ length: 10 }, () => verify(token)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect(await isVerified(member)).toBe(true)
})

test('an older link works beside a newer one', async () => {
  const { member, token } = await unverifiedWithLink()
  await db.$transaction((tx) => queueVerification(tx, member))
  expect((await verify(token)).status).toBe(200)
})

test('one member is verified, nobody else', async () => {
  const [one, other] = [await unverifiedWithLink(), await unverifiedWithLink()]
  await verify(one.token)
  expect(await isVerified(other.member)).toBe(false)
})

test('the first verification welcomes, however often the link is opened and whatever is verified later', async () => {
  const { member, token } = await unverifiedWithLink()
  await Promise.all([verify(token), verify(token)])
  await db.user.update({ where: { id: member.id }, data: { emailVerified: null } })
  await verify(token)
  await runQueue()
  expect(emailsTo(member.email).map(({ subject }) => subject)).toEqual([
    'Verify your email address for Loadpath',
    'Welcome to Loadpath',
  ])
})
