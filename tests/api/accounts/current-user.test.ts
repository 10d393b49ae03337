import { GET } from '@/app/api/auth/user/route'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { signIn } from '../../support/factories'

test('a visitor is nobody', async () => {
  const { status, body } = await call(GET)
  expect({ status, body }).toEqual({
    status: 401,
    body: { message: 'Authentication required', code: 'UNAUTHENTICATED' },
  })
})

test('it is the account itself, with exactly the fields that are meant to be seen', async () => {
  const { cookie, user } = await signIn({ verified: false, firstName: 'Ólafur' })
  const { status, body } = await call<Record<string, unknown>>(GET, { cookie })
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual([
    'company',
    'createdAt',
    'email',
    'emailVerified',
    'experience',
    'firstName',
    'id',
    'lastName',
    'location',
    'membershipType',
    'professionalTitle',
    'profileImageUrl',
    'role',
    'specialization',
    'status',
    'unreadNotifications',
  ])
  expect(body).toMatchObject({
    id: user.id,
    email: user.email,
    firstName: 'Ólafur',
    emailVerified: false,
    role: 'user',
  })
})

test('nothing secret is in it, whatever the row holds', async () => {
  const { cookie, user, token } = await signIn()
  const { passwordHash } = await db.user.update({
    where: { id: user.id },
    data: { totpSecret: 'JBSWY3DPEHPK3PXP', phone: '+44 113 496 0000', deletionRequestedAt: new Date() },
    select: { passwordHash: true },
  })
  const { text } = await call(GET, { cookie })
  expect(text).not.toMatch(/hash|secret|token|argon|totp/i)
  for (const secret of [passwordHash, 'JBSWY3DPEHPK3PXP', token]) expect(text).not.toContain(secret)
})
