import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external'
import {
  workUnitAsyncStorage,
  type RequestStore,
} from 'next/dist/server/app-render/work-unit-async-storage.external'
import { RequestCookiesAdapter } from 'next/dist/server/web/spec-extension/adapters/request-cookies'
import { HeadersAdapter } from 'next/dist/server/web/spec-extension/adapters/headers'
import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies'
import { NextRequest } from 'next/server'
import * as nextAuth from '@/app/api/auth/[...nextauth]/route'
import { GET as currentUser } from '@/app/api/auth/user/route'
import { db } from '@/lib/core/server/db'
import { call, OWN_ORIGIN, type Refusal } from '../../support/call'
import { signIn } from '../../support/factories'

type Options = { cookie?: string; body?: URLSearchParams; method?: 'HEAD' }

/** Calls next-auth as Next does: it reads headers and cookies from the request that is being answered. */
async function ask(action: string, { cookie = '', body, method }: Options = {}) {
  const headers = new Headers({ cookie, origin: OWN_ORIGIN })
  const request = new NextRequest(`${OWN_ORIGIN}/api/auth/${action}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: body
      ? { cookie, origin: OWN_ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
      : headers,
    body: body?.toString(),
  })
  const store = {
    type: 'request',
    phase: 'render',
    headers: HeadersAdapter.seal(headers),
    cookies: RequestCookiesAdapter.seal(new RequestCookies(headers)),
  } as unknown as RequestStore
  const handler = body ? nextAuth.POST : nextAuth.GET
  const response = await workAsyncStorage.run({ route: '/api/auth' } as WorkStore, () =>
    workUnitAsyncStorage.run(store, () =>
      handler(request, { params: Promise.resolve({ nextauth: action.split('?')[0]!.split('/') }) }),
    ),
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}
const session = async (cookie?: string) =>
  JSON.parse((await ask('session', { cookie })).text) as { user?: object }

test.each([undefined, 'loadpath.session=', `loadpath.session=${'a'.repeat(43)}`])(
  'it knows nobody by the cookie %j',
  async (cookie) => {
    expect(await session(cookie)).toEqual({})
  },
)

test('it knows nobody by a superseded session, a signed-out one, or one of a frozen account', async () => {
  const [first, out, frozen] = [await signIn(), await signIn(), await signIn()]
  await signIn(first.user)
  await db.session.updateMany({
    where: { userId: out.user.id },
    data: { endedAt: new Date(), endReason: 'signed_out' },
  })
  await db.user.update({ where: { id: frozen.user.id }, data: { status: 'frozen' } })
  for (const { cookie } of [first, out, frozen]) expect(await session(cookie)).toEqual({})
})

test('it reads the very session that signing in made, and only the name, the address and the id', async () => {
  const { cookie, user } = await signIn({ firstName: 'Ada', lastName: 'Byron' })
  expect(await session(cookie)).toEqual({
    user: { id: user.id, name: 'Ada Byron', email: user.email },
    expires: expect.any(String) as string,
  })
  expect(await db.session.count({ where: { userId: user.id } })).toBe(1)
})

test('its own way in leads to ours, and it makes no session', async () => {
  const before = await db.session.count()
  const { status, headers } = await ask('signin')
  expect({ status, to: new URL(headers.get('location') ?? '', OWN_ORIGIN).pathname }).toEqual({
    status: 302,
    to: '/login',
  })
  for (const action of ['signin/credentials', 'callback/credentials', 'callback/email', '_log'])
    expect(
      (await ask(action, { body: new URLSearchParams({ email: 'a@example.org', password: 'x' }) })).status,
    ).toBe(404)
  expect(await db.session.count()).toBe(before)
})

test('it ends nothing without its own proof against forgery', async () => {
  const { cookie } = await signIn()
  await ask('signout', { cookie, body: new URLSearchParams({ csrfToken: 'forged' }) })
  expect((await call(currentUser, { cookie })).status).toBe(200)
})

test('signing out by it ends the row', async () => {
  const { cookie, user } = await signIn()
  const csrf = await ask('csrf', { cookie })
  const { csrfToken } = JSON.parse(csrf.text) as { csrfToken: string }
  const pair = csrf.headers
    .getSetCookie()
    .find((line) => line.includes('csrf'))!
    .split(';')[0]!
  await ask('signout', { cookie: `${cookie}; ${pair}`, body: new URLSearchParams({ csrfToken }) })
  expect((await call<Refusal>(currentUser, { cookie })).status).toBe(401)
  expect(await db.session.findFirst({ where: { userId: user.id } })).toMatchObject({
    endReason: 'signed_out',
  })
})

test.each([
  'nothing',
  'providers',
  'error',
  'verify-request',
  'session/extra',
  '_log',
  'callback/credentials',
])('GET %s, which nothing uses, is closed', async (action) => {
  expect((await ask(action)).status).toBe(404)
})

test.each([
  '%5C%5Cevil.example',
  '//evil.example',
  'https://evil.example',
  'http://[',
  '%00',
  'javascript:x',
])('an address %s to go back to is neither followed nor a failure', async (address) => {
  for (const action of ['session', 'csrf', 'signin', 'signout']) {
    const { status, headers } = await ask(`${action}?callbackUrl=${address}`)
    expect(status).toBeLessThan(500)
    expect(headers.get('location') ?? '').not.toMatch(/^https?:\/\/(?!localhost)|^[/\\]{2}/)
    const withCookie = await ask(action, { cookie: `next-auth.callback-url=${address}` })
    expect(withCookie.status).toBeLessThan(500)
  }
})

test('looking with HEAD ends nothing', async () => {
  const { cookie } = await signIn()
  expect((await ask('signout', { cookie, method: 'HEAD' })).status).toBe(405)
  expect((await call(currentUser, { cookie })).status).toBe(200)
})

test('a form beyond any size that it sends is refused before it is read', async () => {
  const { status, text } = await ask('signout', {
    body: new URLSearchParams({ csrfToken: 'x'.repeat(20_000) }),
  })
  expect(status).toBe(413)
  expect(JSON.parse(text)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
})
