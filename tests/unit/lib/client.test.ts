import { clientOf, deviceOf } from '@/lib/http/client'
import { cookieValue } from '@/lib/http/cookies'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/120.0',
    'Opera on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1',
    'Safari on iPad',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15',
    'Firefox on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['Firefox/1', 'Firefox'],
])('%j is %s', (agent, device) => expect(deviceOf(agent)).toBe(device))

test('without a trusted proxy the peer counts, and nothing that a stranger sends beside it', () => {
  const request = new Request('http://localhost', {
    headers: { 'x-loadpath-peer': '198.51.100.7', 'x-forwarded-for': '203.0.113.9' },
  })
  expect(clientOf(request).ip).toBe('198.51.100.7')
})

test('an address is hashed with a key: it can be compared and not be read', () => {
  const of = (ip: string) =>
    clientOf(new Request('http://localhost', { headers: { 'x-loadpath-peer': ip } })).ipHash
  expect(of('198.51.100.7')).toMatch(/^[\da-f]{32}$/)
  expect(of('198.51.100.7')).toBe(of('198.51.100.7'))
  expect(of('198.51.100.7')).not.toBe(of('198.51.100.8'))
})

test.each([
  [null, undefined],
  ['', undefined],
  ['b=1', undefined],
  ['a=1', '1'],
  ['b=0; a=1; c=2', '1'],
  ['a=x=y==', 'x=y=='],
  ['aa=1;a=2', '2'],
  ['a=', ''],
  ['a', ''],
  ['a=1; a=2', '1'],
])('of the cookies %j, a is %j', (header, value) => expect(cookieValue(header, 'a')).toBe(value))
