import { browserCookie, clearedSessionCookie, sessionCookie, sessionTokenOf } from '@/lib/http/cookies'
import { pageHeaders } from '@/lib/http/headers'
import { Reply } from '@/lib/http/reply'
import { clientOf } from '@/lib/http/client'

/** Before the settings are read: a public site behind two proxies. */
beforeAll(() => {
  Object.assign(process.env, { APP_URL: 'https://loadpath.test', TRUST_PROXY: '2' })
})

test('cookies are bound to the host and to https', () => {
  for (const cookie of [sessionCookie('t'), browserCookie('t'), clearedSessionCookie()]) {
    expect(cookie).toMatch(/^__Host-loadpath\.(session|browser)=/)
    expect(cookie).toContain('; Path=/; HttpOnly; SameSite=Lax; Secure')
    expect(cookie).not.toContain('Domain')
  }
})

test('a cookie of the plain name is nobody’s session', () => {
  expect(sessionTokenOf(new Headers({ cookie: 'loadpath.session=t' }))).toBeUndefined()
  expect(sessionTokenOf(new Headers({ cookie: '__Host-loadpath.session=t' }))).toBe('t')
})

test('pages and calls tell browsers to stay on https', () => {
  const strict = 'max-age=63072000; includeSubDomains'
  expect(new Reply({}).toResponse('1').headers.get('strict-transport-security')).toBe(strict)
  expect(Object.fromEntries(pageHeaders({ policy: '', isPrivate: false, https: true }))).toMatchObject({
    'Strict-Transport-Security': strict,
  })
})

test.each([
  ['203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['10.0.0.2', 'unknown'],
])('of the forwarding addresses %j the trusted one is %s', (forwarded, ip) => {
  const request = new Request('https://loadpath.test/', { headers: { 'x-forwarded-for': forwarded } })
  expect(clientOf(request).ip).toBe(ip)
})
