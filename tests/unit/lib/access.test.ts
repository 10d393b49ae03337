import { admit, decide, gateFor, type Access } from '@/lib/auth/access'
import type { SessionState, Viewer } from '@/lib/auth/viewer'
import { AppError } from '@/lib/core/errors'

const viewer = (change: Partial<Viewer>): SessionState => ({
  kind: 'live',
  viewer: {
    id: '1',
    email: 'a@example.org',
    firstName: 'A',
    lastName: 'B',
    role: 'user',
    emailVerified: true,
    sessionId: 's',
    ...change,
  },
})
const none: SessionState = { kind: 'none' }
const superseded: SessionState = {
  kind: 'superseded',
  at: '2026-01-01T00:00:00.000Z',
  device: 'Firefox on Linux',
}
const unverified = viewer({ emailVerified: false })
const member = viewer({})
const admin = viewer({ role: 'admin' })
const unverifiedAdmin = viewer({ role: 'admin', emailVerified: false })

test.each([
  ['/admin', 'admin'],
  ['/admin/users', 'admin'],
  ['/ADMIN/Users', 'admin'],
  ['/articles', 'verified'],
  ['/articles/', 'verified'],
  ['/articles/en.1993', 'verified'],
  ['/Articles/EN-1993', 'verified'],
  ['/search', 'verified'],
  ['/profile', 'signedIn'],
  ['/billing', 'signedIn'],
  ['/submit-article', 'signedIn'],
  ['/bookmarks', 'signedIn'],
  ['/projects/1/print', 'signedIn'],
  ['/my-likes', 'signedIn'],
  ['/my-comments', 'signedIn'],
  ['/', null],
  ['', null],
  ['/login', null],
  ['/membership', null],
  ['/contact', null],
  ['/privacy', null],
  ['/administer', null],
  ['/articles-of-faith', null],
])('%s has the gate %s', (path, gate) => expect(gateFor(path)).toBe(gate))

test.each<[Access | null, SessionState, ReturnType<typeof decide>]>([
  [null, none, { pass: true }],
  ['public', superseded, { pass: true }],
  ['signedIn', none, { pass: false, prompt: 'sign-in' }],
  ['signedIn', superseded, { pass: false, prompt: 'sign-in' }],
  ['signedIn', unverified, { pass: true }],
  ['verified', none, { pass: false, prompt: 'sign-in' }],
  ['verified', superseded, { pass: false, prompt: 'sign-in' }],
  ['verified', unverified, { pass: false, prompt: 'verify' }],
  ['verified', member, { pass: true }],
  ['verified', unverifiedAdmin, { pass: true }],
  ['admin', none, { pass: false, redirect: '/login?next=%2Fadmin%2Fusers%3Fpage%3D2' }],
  ['admin', superseded, { pass: false, redirect: '/login?next=%2Fadmin%2Fusers%3Fpage%3D2' }],
  ['admin', unverified, { pass: false, redirect: '/' }],
  ['admin', member, { pass: false, redirect: '/' }],
  ['admin', admin, { pass: true }],
])('at the gate %s, %j is shown %j', (gate, session, decision) =>
  expect(decide(gate, session, '/admin/users?page=2')).toEqual(decision),
)

const codeOf = (access: Access, session: SessionState) => {
  try {
    admit(access, session)
    return 'in'
  } catch (error) {
    return error instanceof AppError ? `${error.status} ${error.code}` : error
  }
}

test.each<[Access, SessionState, string]>([
  ['public', none, 'in'],
  ['public', superseded, 'in'],
  ['signedIn', none, '401 UNAUTHENTICATED'],
  ['signedIn', superseded, '401 SESSION_SUPERSEDED'],
  ['signedIn', unverified, 'in'],
  ['verified', none, '401 UNAUTHENTICATED'],
  ['verified', superseded, '401 SESSION_SUPERSEDED'],
  ['verified', unverified, '403 EMAIL_NOT_VERIFIED'],
  ['verified', member, 'in'],
  ['verified', unverifiedAdmin, 'in'],
  ['admin', none, '401 UNAUTHENTICATED'],
  ['admin', superseded, '401 SESSION_SUPERSEDED'],
  ['admin', unverified, '403 FORBIDDEN'],
  ['admin', member, '403 FORBIDDEN'],
  ['admin', admin, 'in'],
])('%s admits or refuses %j: %s', (access, session, code) => expect(codeOf(access, session)).toBe(code))

test('what is public knows who is asking, and a superseded session is nobody', () => {
  expect(admit('public', member)?.id).toBe('1')
  expect(admit('public', superseded)).toBeNull()
})
