import { safeReturnPath, signInPath } from '@/lib/core/paths'

test.each([
  null,
  undefined,
  '',
  'articles',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u00a0/evil.example',
  'http://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '@evil.example',
  '.evil.example',
  ':80',
  '?next=//evil.example',
  '#x',
  '/..//evil.example',
  '/.//evil.example',
  '/articles/..//evil.example',
  '/a/../..//evil.example',
  '/%2e%2e//evil.example',
  '/./\\evil.example',
  '/api/logout',
  '/x/../api/logout',
  '/./api/logout',
  '/api',
])('%j leads home', (given) => {
  expect(safeReturnPath(given)).toBe('/')
})

test.each([
  ['/', '/'],
  ['/articles', '/articles'],
  ['/articles/en-1993', '/articles/en-1993'],
  ['/search?q=EN%201993-1-1&categoryFilter=3', '/search?q=EN%201993-1-1&categoryFilter=3'],
  ['/articles/a#s-scope', '/articles/a#s-scope'],
  ['/search?q=//evil.example', '/search?q=//evil.example'],
  ['/articles/../profile', '/profile'],
  ['/apiary', '/apiary'],
  ['/evil.example', '/evil.example'],
])('%j leads to %j', (given, path) => {
  expect(safeReturnPath(given)).toBe(path)
})

test('wherever it leads, a browser stays on our site', () => {
  for (const given of [
    '/a',
    '//x',
    '/\\x',
    '/..//x',
    '/a/..//x',
    '/%5cx',
    '/%2f%2fx',
    '/%09/x',
    '/;//x',
    '/a?//x',
    '/\0/x',
    '/%61pi/logout',
  ])
    expect(new URL(safeReturnPath(given), 'https://loadpath.example').origin).toBe('https://loadpath.example')
})

test('signing in leads on to the address that was asked for, unless that is overlong', () => {
  expect(signInPath('/admin/users?page=2')).toBe('/login?next=%2Fadmin%2Fusers%3Fpage%3D2')
  expect(signInPath(`/admin/users?q=${'&'.repeat(1985)}`).length).toBeLessThan(6144)
  expect(signInPath(`/admin/users?q=${'&'.repeat(1986)}`)).toBe('/login')
})
