import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PUT as freeze } from '@/app/api/admin/users/[userId]/freeze/route'
import { PUT as changeEmail } from '@/app/api/admin/users/[userId]/email/route'
import { GET as readArticle } from '@/app/api/articles/[key]/route'
import { POST as like } from '@/app/api/articles/[key]/like/route'
import { GET as listArticles, POST as createArticles } from '@/app/api/articles/route'
import { GET as currentUser } from '@/app/api/auth/user/route'
import { GET as listBookmarks } from '@/app/api/bookmarks/route'
import { POST as changePassword } from '@/app/api/change-password/route'
import { POST as logout } from '@/app/api/logout/route'
import { GET as search } from '@/app/api/search/route'
import { DELETE as revoke } from '@/app/api/user/access-tokens/[id]/route'
import { GET as list, POST as create } from '@/app/api/user/access-tokens/route'
import { POST as deleteAccount } from '@/app/api/user/delete/route'
import { MOST_TOKENS } from '@/lib/auth/access-tokens/constants'
import type { AccessToken, NewAccessToken } from '@/lib/auth/access-tokens/types'
import { hashToken } from '@/lib/core/server/crypto'
import { db } from '@/lib/core/server/db'
import { LIMITS } from '@/lib/limits/constants'
import { chain } from '@/lib/server/chain'
import { cachedAnswers } from '@/lib/server/cached'
import { withinCapacity } from '@/lib/server/capacity'
import { answeredDirectly } from '@/lib/server/direct'
import { purgeAccessTokens } from '@/lib/users/privacy/jobs'
import { call, type Refusal } from '../../support/call'
import { createArticle, PASSWORD, resetLimits, signIn, type SignedIn } from '../../support/factories'

const bearing = (token: string) => ({ authorization: `Bearer ${token}` })

async function tokenOf({ cookie }: SignedIn, name = 'Spreadsheet'): Promise<NewAccessToken> {
  const { status, body } = await call<NewAccessToken>(create, { cookie, body: { name, days: 30 } })
  expect(status).toBe(201)
  return body
}

const reads = async (token: string) => (await call(listArticles, { headers: bearing(token) })).status
const listOf = async ({ cookie }: SignedIn) => (await call<AccessToken[]>(list, { cookie })).body

beforeEach(resetLimits)

describe('a new token', () => {
  test('is returned once, and stored as a hash beside its beginning', async () => {
    const member = await signIn()
    const made = await tokenOf(member, '  My  sheet ')
    expect(made.token).toMatch(/^lp_[A-Za-z0-9_-]{43}$/)
    expect(made).toMatchObject({
      name: 'My  sheet',
      beginning: made.token.slice(0, 9),
      lastUsedAt: null,
      expired: false,
    })
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(30 * 86_400_000)
    const { token, ...listed } = made
    expect(await listOf(member)).toEqual([listed])
    const row = await db.accessToken.findUniqueOrThrow({ where: { id: made.id } })
    expect(row.tokenHash).toBe(hashToken(token))
    expect(JSON.stringify(row)).not.toContain(token.slice(9))
  })

  test('is announced by an email that does not hold it', async () => {
    const member = await signIn()
    const { token } = await tokenOf(member)
    const mails = await db.mailMessage.findMany({ where: { userId: member.user.id } })
    expect(mails).toMatchObject([{ template: 'access-token-made', recipient: member.user.email }])
    const [{ jobs }] = await db.$queryRaw<[{ jobs: string }]>`
      SELECT coalesce(string_agg(payload::text, ' '), '') AS jobs FROM graphile_worker._private_jobs`
    expect(jobs).not.toContain(token.slice(9))
  })

  test.each([
    [{ name: ' ', days: 30 }, 'name', 'Please give the token a name'],
    [{ name: 'x'.repeat(81), days: 30 }, 'name', 'Please use at most 80 characters'],
    [{ name: 'Sheet' }, 'days', 'Please choose when it expires'],
    [{ name: 'Sheet', days: 31 }, 'days', 'Please choose when it expires'],
    [{ name: 'Sheet', days: '30' }, 'days', 'Please choose when it expires'],
  ])('of %j is refused at %s', async (body, path, message) => {
    const { cookie } = await signIn()
    const reply = await call(create, { cookie, body })
    expect([reply.status, reply.body.errors]).toEqual([400, [{ path, message }]])
  })

  test('is refused beyond ten, also of many that are asked for at once; expired ones do not count', async () => {
    const member = await signIn()
    await db.accessToken.create({
      data: {
        userId: member.user.id,
        name: 'Old',
        tokenHash: hashToken('old'),
        prefix: 'abcdef',
        createdAt: new Date('2026-01-01'),
        expiresAt: new Date('2026-02-01'),
      },
    })
    const replies = await Promise.all(
      Array.from({ length: MOST_TOKENS + 3 }, () =>
        call(create, { cookie: member.cookie, body: { name: 'Many', days: 90 } }),
      ),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(MOST_TOKENS)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(3)
    expect((await listOf(member)).filter(({ expired }) => expired)).toMatchObject([{ name: 'Old' }])
  })
})

/** A transaction that waits for another request may take long on a busy machine. */
const BUSY = { timeout: 60_000 }

test('none is made by a session that was replaced while it was asked for', async () => {
  const member = await signIn()
  let pending: ReturnType<typeof call> | undefined
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${member.user.id} FOR UPDATE`
    pending = call(create, { cookie: member.cookie, body: { name: 'Late', days: 30 } })
    const waiting = () => db.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    while ((await waiting()).length === 0) await new Promise((next) => setImmediate(next))
    // What a change of the password does to the session that it keeps.
    await tx.session.updateMany({
      where: { userId: member.user.id, endedAt: null },
      data: { tokenHash: hashToken('another') },
    })
  }, BUSY)
  expect((await pending!).status).toBe(401)
  expect(await db.accessToken.count({ where: { userId: member.user.id } })).toBe(0)
})

describe('reading by a token', () => {
  test('answers the reading calls as its member, without cookies and without touching the session', async () => {
    const member = await signIn()
    const { token } = await tokenOf(member)
    const { id } = await createArticle({ title: 'Punching shear' })
    await db.bookmark.create({ data: { userId: member.user.id, articleId: id } })
    const before = await db.session.findFirstOrThrow({ where: { userId: member.user.id } })
    const headers = bearing(token)
    const article = await call<{ title: string }>(readArticle, { headers, params: { key: String(id) } })
    expect([article.status, article.body.title, article.cookies]).toEqual([200, 'Punching shear', []])
    expect(article.headers.get('cache-control')).toBe('private, no-store')
    expect((await call<unknown[]>(listBookmarks, { headers })).body).toHaveLength(1)
    expect((await call(search, { headers, query: { q: 'punching' } })).status).toBe(200)
    expect(await db.session.findFirstOrThrow({ where: { userId: member.user.id } })).toEqual(before)
    expect((await call(currentUser, { cookie: member.cookie })).status).toBe(200)
  })

  test('notes the hour of its last use, and no more than that', async () => {
    const { token, id } = await tokenOf(await signIn())
    const used = async () => (await db.accessToken.findUniqueOrThrow({ where: { id } })).lastUsedAt
    await reads(token)
    const first = await used()
    expect(first).not.toBeNull()
    await reads(token)
    expect(await used()).toEqual(first)
    const earlier = new Date(Date.now() - 2 * 3_600_000)
    await db.accessToken.update({ where: { id }, data: { lastUsedAt: earlier } })
    await reads(token)
    expect((await used())!.getTime()).toBeGreaterThan(earlier.getTime())
  })

  test.each(['lp_', 'lp_short', `lp_${'x'.repeat(43)}`, `lp_${'x'.repeat(44)}`, `lp_${'\u00e9'.repeat(43)}`])(
    '%s is unknown, and the refusal says what would do',
    async (token) => {
      const { status, headers, body } = await call(listArticles, { headers: bearing(token) })
      expect([status, body.code, body.message]).toEqual([
        401,
        'UNAUTHENTICATED',
        'This access token is unknown, expired or revoked',
      ])
      expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
      expect((await call(listArticles)).headers.get('www-authenticate')).toBe('Bearer')
    },
  )

  test('a token alone decides: beside a good cookie, a wrong one is refused', async () => {
    const { cookie } = await signIn()
    const headers = bearing(`lp_${'x'.repeat(43)}`)
    expect((await call(listArticles, { cookie, headers })).status).toBe(401)
    expect((await call(currentUser, { cookie, headers })).status).toBe(403)
  })

  test('another scheme, or a bearer that is none of ours, is no token: the cookie decides', async () => {
    const { cookie } = await signIn()
    for (const authorization of ['Basic eDp5', 'Bearer abc', 'bearer'])
      expect((await call(listArticles, { cookie, headers: { authorization } })).status).toBe(200)
  })

  test('an expired token, a revoked one and one of an unverified or inactive account let nobody in', async () => {
    const member = await signIn()
    const [expired, revoked, kept] = [await tokenOf(member), await tokenOf(member), await tokenOf(member)]
    await db.accessToken.update({
      where: { id: expired.id },
      data: { createdAt: new Date('2026-01-01'), expiresAt: new Date('2026-01-31') },
    })
    expect(
      (await call(revoke, { method: 'DELETE', cookie: member.cookie, params: { id: revoked.id } })).status,
    ).toBe(204)
    expect(await Promise.all([expired, revoked, kept].map(({ token }) => reads(token)))).toEqual([
      401, 401, 200,
    ])
    await db.user.update({ where: { id: member.user.id }, data: { emailVerified: null } })
    expect(await reads(kept.token)).toBe(403)
    await db.user.update({ where: { id: member.user.id }, data: { status: 'frozen' } })
    expect(await reads(kept.token)).toBe(401)
  })

  test('makes nobody an administrator', async () => {
    const admin = await signIn({ role: 'admin' })
    const { token } = await tokenOf(admin)
    const { id } = await createArticle({ status: 'draft' })
    const headers = bearing(token)
    expect((await call(readArticle, { headers, params: { key: String(id) } })).status).toBe(404)
    const posted = await call(createArticles, { headers, body: { title: 'By a program' } })
    expect([posted.status, posted.body.message]).toEqual([
      403,
      'This call cannot be made with an access token',
    ])
  })

  test('cannot write, make tokens, list them, or sign anybody out', async () => {
    const member = await signIn()
    const { token } = await tokenOf(member)
    const { id } = await createArticle()
    const headers = bearing(token)
    expect((await call(like, { method: 'POST', headers, params: { key: String(id) } })).status).toBe(403)
    expect((await call(create, { headers, body: { name: 'Child', days: 30 } })).status).toBe(403)
    expect((await call(list, { headers })).status).toBe(403)
    await call(logout, { method: 'POST', headers })
    expect((await call(currentUser, { cookie: member.cookie })).status).toBe(200)
    expect(await db.accessToken.count({ where: { userId: member.user.id } })).toBe(1)
  })

  test('a public write still has to come from our own pages', async () => {
    const headers = { ...bearing('lp_x'), origin: 'https://evil.example' }
    expect((await call(logout, { method: 'POST', headers })).status).toBe(403)
  })

  test('too many calls of one member’s programs wait', async () => {
    const member = await signIn()
    const [{ token }, other] = [await tokenOf(member), await tokenOf(member)]
    await reads(token)
    await db.$executeRaw`UPDATE rate_limits SET points = ${LIMITS.programs.points} WHERE key LIKE 'programs:%'`
    const reply = await call(listArticles, { headers: bearing(other.token) })
    expect([reply.status, reply.body.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call(listArticles, { cookie: member.cookie })).status).toBe(200)
  })
})

describe('what revokes every token', () => {
  const asAdmin = async (handler: Parameters<typeof call>[0], userId: string, body?: unknown) => {
    const { cookie } = await signIn({ role: 'admin' })
    return call(handler, { method: 'PUT', cookie, params: { userId }, body })
  }
  const WAYS: [string, (member: SignedIn) => Promise<{ status: number; body: Refusal }>][] = [
    [
      'a change of the password',
      ({ cookie }) =>
        call(changePassword, { cookie, body: { currentPassword: PASSWORD, newPassword: 'Changed!Beam7' } }),
    ],
    [
      'a request to delete the account',
      ({ cookie }) => call(deleteAccount, { cookie, body: { password: PASSWORD } }),
    ],
    ['freezing', ({ user }) => asAdmin(freeze, user.id)],
    ['another address', ({ user }) => asAdmin(changeEmail, user.id, { email: `new-${user.email}` })],
  ]
  test.each(WAYS)('%s', async (_, end) => {
    const [member, other] = [await signIn(), await signIn()]
    const [{ token }, kept] = [await tokenOf(member), await tokenOf(other)]
    expect((await end(member)).status).toBe(200)
    expect(await reads(token)).toBe(401)
    expect(await db.accessToken.count({ where: { userId: member.user.id } })).toBe(0)
    expect(await reads(kept.token)).toBe(200)
  })

  test('signing in elsewhere and signing out do not', async () => {
    const member = await signIn()
    const { token } = await tokenOf(member)
    await signIn(member.user)
    expect(await reads(token)).toBe(200)
  })
})

test('a member sees and revokes their own tokens only', async () => {
  const [mine, other] = [await signIn(), await signIn()]
  const { id, token } = await tokenOf(mine)
  expect(await listOf(other)).toEqual([])
  const taken = await call(revoke, { method: 'DELETE', cookie: other.cookie, params: { id } })
  expect([taken.status, taken.body.message]).toEqual([404, 'Token not found'])
  expect(await reads(token)).toBe(200)
})

test('tokens that expired three months ago are purged', async () => {
  await db.accessToken.deleteMany()
  const { user } = await signIn()
  const row = (prefix: string, days: number) => ({
    userId: user.id,
    name: prefix,
    tokenHash: hashToken(prefix),
    prefix,
    createdAt: new Date(Date.now() - (days + 30) * 86_400_000),
    expiresAt: new Date(Date.now() - days * 86_400_000),
  })
  await db.accessToken.createMany({ data: [row('older1', 91), row('recent', 89)] })
  expect(await purgeAccessTokens()).toBe(1)
  expect(await db.accessToken.findMany({ where: { userId: user.id }, select: { name: true } })).toEqual([
    { name: 'recent' },
  ])
})

describe('ahead of Next', () => {
  let server: Server
  beforeAll(async () => {
    const passedOn: Parameters<typeof cachedAnswers>[0] = (_, response) => {
      response.end('answered by Next')
      return Promise.resolve()
    }
    const answer = chain(
      ...cachedAnswers(passedOn, [], withinCapacity()),
      answeredDirectly,
      (request, response) => passedOn(request, response),
    )
    server = createServer((request, response) => void answer(request, response))
    await new Promise<void>((listening) => server.listen(0, listening))
  })
  afterAll(() => new Promise((closed) => server.close(closed)))

  test('a cached answer goes to a cookie; a token is judged by the call itself', async () => {
    const member = await signIn()
    const { slug } = await createArticle({ title: 'Shear lag' })
    const ask = async (path: string, headers: Record<string, string>) => {
      const { port } = server.address() as AddressInfo
      return (await fetch(`http://localhost:${port}${path}`, { headers })).text()
    }
    const [cookie, { token }] = [{ cookie: member.cookie }, await tokenOf(member)]
    for (const path of [`/api/articles/${slug}`, '/api/articles']) {
      expect(await ask(path, cookie)).toContain('Shear lag')
      expect(await ask(path, bearing(token))).toBe('answered by Next')
      expect(await ask(path, { ...cookie, ...bearing('lp_wrong') })).toBe('answered by Next')
    }
    expect(await ask('/api/auth/user', bearing(token))).toContain('cannot be made with an access token')
  })
})
