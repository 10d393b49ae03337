import { GET as exportUsers } from '@/app/api/admin/users/export/route'
import { GET } from '@/app/api/admin/users/route'
import { db } from '@/lib/core/server/db'
import type { AdminUser } from '@/lib/users/administration/types'
import { call } from '../../support/call'
import { createMember, signIn } from '../../support/factories'

let admin: string
beforeAll(async () => {
  admin = (await signIn({ role: 'admin', email: 'root@example.org', firstName: 'Ada', lastName: 'Byron' }))
    .cookie
  const people = [
    { email: 'gus@eiffel.example', firstName: 'Gustave', lastName: 'Eiffel', verified: false },
    { email: 'emily@bridge.example', firstName: 'Emily', lastName: 'Roebling' },
    { email: '100%_sure@example.org', firstName: 'Fazlur', lastName: 'Khan' },
  ]
  for (const person of people) await createMember(person)
  await db.user.update({
    where: { email: 'emily@bridge.example' },
    data: {
      membershipType: 'yearly',
      company: 'East River Ltd',
      totpSecret: 'sealed',
      totpEnabledAt: new Date(),
    },
  })
})

const list = (query: Record<string, string> = {}, cookie = admin) => call<AdminUser[]>(GET, { cookie, query })
const emails = async (query: Record<string, string>) =>
  (await list(query)).body.map(({ email }) => email).sort()

test.each([
  ['a visitor', 401, () => Promise.resolve(undefined)],
  ['an unverified member', 403, async () => (await signIn({ verified: false })).cookie],
  ['a member', 403, async () => (await signIn()).cookie],
])('%s gets %i', async (_, status, cookie) => {
  const reply = await call(GET, { cookie: await cookie() })
  expect(reply.status).toBe(status)
  expect(reply.body).not.toBeInstanceOf(Array)
  await db.user.deleteMany({ where: { email: { startsWith: 'member-' } } })
})

test.each([
  ['role', 'root'],
  ['membership', 'gold'],
  ['page', '0'],
  ['page', '1.5'],
  ['pageSize', '201'],
  ['search', 'x'.repeat(201)],
  ['search', 'a\0b'],
])('%s %j is no filter', async (path, value) => {
  const { status, body } = await call(GET, { cookie: admin, query: { [path]: value } })
  expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 400, path })
})

test('holds every column of the table, latest first, and no secret', async () => {
  const { status, body, text, headers } = await list()
  expect(status).toBe(200)
  expect(body.map(({ firstName }) => firstName)).toEqual(['Fazlur', 'Emily', 'Gustave', 'Ada'])
  expect(body[1]).toEqual({
    id: expect.any(String) as string,
    email: 'emily@bridge.example',
    firstName: 'Emily',
    lastName: 'Roebling',
    profileImageUrl: null,
    company: 'East River Ltd',
    professionalTitle: null,
    experience: null,
    location: null,
    specialization: null,
    howDidYouHear: null,
    phone: null,
    role: 'user',
    status: 'active',
    membershipType: 'yearly',
    planIntent: 'free',
    emailVerified: true,
    twoFactor: true,
    subscribed: false,
    deletionRequestedAt: null,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
  })
  expect(body[2]).toMatchObject({ emailVerified: false, twoFactor: false })
  expect(text).not.toMatch(/argon2|hash|secret/i)
  expect(headers.get('x-total-count')).toBe('4')
})

test.each([
  ['address', 'EIFFEL.example', ['gus@eiffel.example']],
  ['first name', 'emil', ['emily@bridge.example']],
  ['last name', 'khan', ['100%_sure@example.org']],
  ['both names', ' gustave eif ', ['gus@eiffel.example']],
  ['company', 'east river', ['emily@bridge.example']],
  ['what would be a pattern', '%_', ['100%_sure@example.org']],
  ['a quotation mark', "'", []],
  [
    'nothing',
    '',
    ['100%_sure@example.org', 'emily@bridge.example', 'gus@eiffel.example', 'root@example.org'],
  ],
])('is searched by %s', async (_, search, expected) => {
  expect(await emails({ search })).toEqual(expected)
})

test('is filtered by role and membership, together with the search', async () => {
  expect(await emails({ role: 'admin' })).toEqual(['root@example.org'])
  expect(await emails({ role: 'all', membership: 'yearly' })).toEqual(['emily@bridge.example'])
  expect(await emails({ role: 'user', membership: 'free', search: 'k' })).toEqual(['100%_sure@example.org'])
  expect(await emails({ membership: 'monthly' })).toEqual([])
})

test('comes in pages that say how much there is', async () => {
  const { body, headers } = await list({ page: '2', pageSize: '3' })
  expect(body.map(({ email }) => email)).toEqual(['root@example.org'])
  expect(['x-total-count', 'x-page', 'x-page-size'].map((name) => headers.get(name))).toEqual(['4', '2', '3'])
  expect((await list({ page: '9' })).body).toEqual([])
})

describe('asked for again', () => {
  const again = (version: string | null, query: Record<string, string> = {}) =>
    call<AdminUser[]>(GET, { cookie: admin, query, headers: { 'if-none-match': version ?? '' } })

  test('is answered 304 without a body until any account changes, however it was changed', async () => {
    const { headers } = await list()
    const version = headers.get('etag')
    expect(version).toMatch(/^W\/"\d+-\d+"$/)
    const unchanged = await again(version)
    expect({ status: unchanged.status, text: unchanged.text }).toEqual({ status: 304, text: '' })
    expect((await again(`"other", ${version!}`)).status).toBe(304)
    await db.$executeRaw`UPDATE users SET company = company WHERE email = 'gus@eiffel.example'`
    const changed = await again(version)
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(version)
  })

  test('a deletion and a registration at the same time are seen', async () => {
    const gone = await createMember()
    const version = (await list()).headers.get('etag')
    await db.user.delete({ where: { id: gone.id } })
    const { id } = await createMember()
    expect((await again(version)).status).toBe(200)
    await db.user.delete({ where: { id } })
  })

  test('a session that has ended is refused, not told that nothing has changed', async () => {
    const { cookie, user } = await signIn({ role: 'admin' })
    const version = (await list({}, cookie)).headers.get('etag')
    await signIn(user)
    const reply = await call(GET, { cookie, headers: { 'if-none-match': version ?? '' } })
    expect({ status: reply.status, code: reply.body.code }).toEqual({
      status: 401,
      code: 'SESSION_SUPERSEDED',
    })
    await db.user.delete({ where: { id: user.id } })
  })
})

describe('unverified members', () => {
  test('are a filter, and disabled ones are not among them', async () => {
    const gone = await createMember({ verified: false, status: 'deleted', email: 'gone@example.org' })
    expect(await emails({ verified: 'no', role: 'user' })).toEqual(['gus@eiffel.example'])
    expect(await emails({ verified: 'yes', search: 'gus' })).toEqual([])
    await db.user.delete({ where: { id: gone.id } })
  })
})

describe('as a spreadsheet', () => {
  const file = (query: Record<string, string> = {}, cookie: string | undefined = admin) =>
    call(exportUsers, { cookie, query })

  test.each([
    ['a visitor', 401, () => Promise.resolve('')],
    ['a member', 403, async () => (await signIn({ email: `member-${Date.now()}@example.org` })).cookie],
  ])('%s gets %i', async (_, status, cookie) => {
    const reply = await file({}, await cookie())
    expect(reply.status).toBe(status)
    expect(reply.text).not.toContain('@eiffel')
    await db.user.deleteMany({ where: { email: { startsWith: 'member-' } } })
  })

  test('holds whoever fits the filters, no secret and no formula, and is noted', async () => {
    await db.user.update({
      where: { email: 'gus@eiffel.example' },
      data: { company: '=HYPERLINK("x")', phone: '+44 20' },
    })
    const { status, text, headers } = await file({ search: 'e', role: 'user' })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="loadpath-members-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const lines = text.trimEnd().split('\r\n')
    expect(lines[0]).toMatch(/^Email,First name,Last name,Company,/)
    expect(lines).toHaveLength(4)
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).toContain(`'+44 20`)
    expect(text).not.toMatch(/sealed|argon2/)
    const [noted] = await db.auditEntry.findMany({
      where: { action: 'user.export' },
      orderBy: { id: 'desc' },
      take: 1,
    })
    expect(noted).toMatchObject({ actorName: 'Ada Byron', targetId: 'list', after: { accounts: 3 } })
  })
})
