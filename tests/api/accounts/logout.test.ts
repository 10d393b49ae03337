import { GET as currentUser } from '@/app/api/auth/user/route'
import { GET, POST } from '@/app/api/logout/route'
import { call } from '../../support/call'
import { signIn } from '../../support/factories'

const CLEARED = ['loadpath.session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']

test('a link on another site cannot sign anybody out', async () => {
  const { cookie } = await signIn()
  const { status, headers, cookies } = await call(GET, {
    cookie,
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect({ status, to: headers.get('location'), cookies }).toEqual({ status: 302, to: '/', cookies: [] })
  expect((await call(currentUser, { cookie })).status).toBe(200)
})

test('a form on another site cannot sign anybody out', async () => {
  const { cookie } = await signIn()
  const { status, cookies } = await call(POST, {
    method: 'POST',
    cookie,
    headers: { origin: 'https://evil.example' },
  })
  expect({ status, cookies }).toEqual({ status: 403, cookies: [] })
  expect((await call(currentUser, { cookie })).status).toBe(200)
})

test.each([undefined, `loadpath.session=${'a'.repeat(43)}`])(
  'both work signed out (cookie %j)',
  async (cookie) => {
    const left = await call(GET, { cookie })
    expect({ status: left.status, to: left.headers.get('location') }).toEqual({ status: 302, to: '/' })
    expect((await call(POST, { method: 'POST', cookie })).status).toBe(200)
  },
)

test('POST ends the session and takes the cookie back', async () => {
  const { cookie } = await signIn()
  const { status, body, cookies } = await call(POST, { method: 'POST', cookie })
  expect({ status, body, cookies }).toEqual({
    status: 200,
    body: { message: 'Signed out' },
    cookies: CLEARED,
  })
  expect((await call(currentUser, { cookie })).body.code).toBe('UNAUTHENTICATED')
})

test('GET ends the session and leads home', async () => {
  const { cookie } = await signIn()
  const { status, headers, cookies } = await call(GET, {
    cookie,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect({ status, to: headers.get('location'), cookies }).toEqual({ status: 302, to: '/', cookies: CLEARED })
  expect((await call(currentUser, { cookie })).status).toBe(401)
})

test('signing out in an old tab does not end the newer session', async () => {
  const first = await signIn()
  const second = await signIn(first.user)
  await call(POST, { method: 'POST', cookie: first.cookie })
  expect((await call(currentUser, { cookie: second.cookie })).status).toBe(200)
})

test('a superseded session that signs out stays superseded', async () => {
  const first = await signIn()
  await signIn(first.user)
  await call(POST, { method: 'POST', cookie: first.cookie })
  expect((await call(currentUser, { cookie: first.cookie })).body.code).toBe('SESSION_SUPERSEDED')
})

test('looking at it with HEAD ends nothing', async () => {
  const { cookie } = await signIn()
  expect((await call(GET, { method: 'HEAD', cookie })).status).toBe(405)
  expect((await call(currentUser, { cookie })).status).toBe(200)
})
