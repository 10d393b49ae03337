import { urgencyOf } from '@/lib/contact/administration/rules/promise'
import { replyMailto } from '@/lib/contact/administration/rules/reply'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const sent = (hours: number, status: 'new' | 'read' | 'replied' = 'new') =>
  urgencyOf({ status, createdAt: new Date(NOW - hours * 3_600_000).toISOString() }, NOW)

test.each([
  [0, 'calm', '24 h left'],
  [17.9, 'calm', '7 h left'],
  [18, 'hurry', '6 h left'],
  [23.5, 'hurry', '1 h left'],
  [24, 'late', 'Late by less than 1 h'],
  [71.9, 'late', 'Late by 47 h'],
  [72, 'late', 'Late by 2 d'],
  [-1, 'calm', '24 h left'],
])('%d hours old: %s, %s', (hours, tone, label) => {
  expect(sent(hours)).toEqual({ tone, label })
})

test('what is answered presses nobody; what was only read does', () => {
  expect(sent(90, 'replied')).toBeNull()
  expect(sent(90, 'read')?.tone).toBe('late')
})

test('the draft names its subject and greets, and nothing in them can add to the address', () => {
  const address = replyMailto({
    id: 1,
    name: 'Gus & Co',
    email: 'gus@example.org?bcc=eve@example.org',
    subject: 'Load & resistance + 5%&cc=eve',
    message: 'One\nTwo '.repeat(500),
    status: 'new',
    userId: null,
    createdAt: '2026-11-21T12:00:00Z',
    readAt: null,
    repliedAt: null,
    repliedBy: null,
  })
  const url = new URL(address)
  expect(decodeURIComponent(url.pathname)).toBe('gus@example.org?bcc=eve@example.org')
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(url.searchParams.get('subject')).toBe('Re: Load & resistance + 5%&cc=eve')
  expect(url.searchParams.get('body')).toMatch(/^Dear Gus & Co,\r\n\r\nThank you for contacting Loadpath\./)
  expect(address.length).toBeLessThan(2000)
})
