import { GET } from '@/app/api/user/data/route'
import { db, Prisma } from '@/lib/core/server/db'
import { PARTS } from '@/lib/users/privacy/constants'
import type { PersonalData } from '@/lib/users/privacy/types'
import { fill } from '../../support/belongings'
import { call } from '../../support/call'
import { resetLimits, signIn } from '../../support/factories'

const dataOf = (cookie?: string) => call<PersonalData>(GET, { cookie })

beforeEach(resetLimits)

test('a visitor has none', async () => {
  expect((await call(GET)).body.code).toBe('UNAUTHENTICATED')
})

test('the sixth copy in an hour waits', async () => {
  const { cookie } = await signIn()
  for (let n = 0; n < 5; n++) expect((await dataOf(cookie)).status).toBe(200)
  const { status, headers, body } = await call(GET, { cookie })
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMITED' })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)
  expect((await dataOf((await signIn()).cookie)).status).toBe(200)
})

test('is a file named after the day, for an unverified member too', async () => {
  const { cookie, user } = await signIn({ verified: false })
  const { status, headers, body } = await dataOf(cookie)
  expect(status).toBe(200)
  const day = new Date().toISOString().slice(0, 10)
  expect(headers.get('content-disposition')).toBe(`attachment; filename="loadpath-my-data-${day}.json"`)
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(body.account).toMatchObject({ id: user.id, email: user.email, emailVerified: null })
})

test('names its parts always in one order, and says what each is', async () => {
  const { cookie, user } = await signIn()
  await fill(user, 'Ordered')
  const [first, second] = [await dataOf(cookie), await dataOf(cookie)]
  expect(Object.keys(first.body)).toEqual(['readme', ...Object.keys(PARTS)])
  expect(first.body.readme.parts).toEqual(PARTS)
  const without = ({ readme: _, ...parts }: PersonalData) => JSON.stringify(parts)
  expect(without(second.body)).toBe(without(first.body))
})

test('holds something in every part, and nothing of anybody else', async () => {
  const [mine, other] = [await signIn(), await signIn({ role: 'admin' })]
  const [own] = [await fill(mine.user, 'Minerva'), await fill(other.user, 'Oswald')]
  const { body, text } = await dataOf(mine.cookie)
  const parts = Object.keys(PARTS) as (keyof typeof PARTS)[]
  const empty = parts.filter((part) => part !== 'account' && (body[part] as unknown[]).length === 0)
  expect(empty).toEqual([])
  expect(text).not.toMatch(/Oswald/)
  expect(text).not.toContain(other.user.email)
  expect(text).not.toContain(other.user.id)

  expect(body.account).toMatchObject({ company: 'Minerva', role: 'user', newsletter: false })
  expect(body.articles.map(({ status }) => status).sort()).toEqual([
    'approved',
    'draft',
    'pending_review',
    'rejected',
  ])
  expect(body.articles.find(({ slug }) => slug === own.own.approved.slug)).toMatchObject({
    content: '<p>Written by Minerva.</p>',
    memberNote: 'Note of Minerva',
    tags: [{ tag: { name: 'Steel' } }],
    reviewEvents: [{ action: 'submitted', note: 'Note of Minerva' }],
  })
  expect(body.bookmarks).toMatchObject([
    { notes: 'Notes of Minerva', folders: [{ folder: { name: 'Folder of Minerva' } }] },
  ])
  expect(body.comments).toMatchObject([{ content: 'Comment of Minerva', article: { slug: own.read.slug } }])
  expect(body.contactMessages).toHaveLength(2)
  expect(body.mails).toMatchObject([1, 2].map(() => ({ template: 'contact-receipt', state: 'queued' })))
  expect(body.administration).toMatchObject([{ action: 'user.email', after: { email: mine.user.email } }])
  expect(body.administrationByYou).toMatchObject([{ action: 'tag.create' }])
})

/** Columns of an account that nobody is sent. */
const SECRET = ['passwordHash', 'totpSecret', 'totpLastStep', 'registrationKey']

test('every column of an account is in its data export, but for the secret ones', async () => {
  const { account } = (await dataOf((await signIn()).cookie)).body
  expect([...Object.keys(account), ...SECRET].sort()).toEqual(Object.keys(Prisma.UserScalarFieldEnum).sort())
})

test('a message that came from an address which nobody proved belongs to nobody', async () => {
  const { cookie, user } = await signIn({ verified: false })
  await db.contactSubmission.create({
    data: { name: 'The owner', email: user.email, subject: 'S', message: 'Private' },
  })
  await db.mailMessage.create({
    data: { eventKey: 'contact:1', template: 'contact-receipt', recipient: user.email },
  })
  expect((await dataOf(cookie)).body).toMatchObject({ contactMessages: [], mails: [] })
})

test('holds no hash, no key, no secret', async () => {
  const { cookie, token, user } = await signIn()
  const { secrets } = await fill(user, 'Secretive')
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id } })
  const live = await db.session.findFirstOrThrow({ where: { userId: user.id, endedAt: null } })
  const { text } = await dataOf(cookie)
  for (const secret of [passwordHash, token, live.tokenHash, ...Object.values(secrets)])
    expect(text).not.toContain(secret)
  expect(text).not.toMatch(/argon2|[Hh]ash"|tokenHash|totpSecret|[0-9a-f]{64}/)
})
