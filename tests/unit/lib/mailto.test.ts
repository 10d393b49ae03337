import { mailtoOf } from '@/lib/core/mailto'

test.each([
  ['nora@example.org', 'mailto:nora@example.org'],
  ['nora+drafts@example.org', 'mailto:nora%2Bdrafts@example.org'],
  ['"a@b"@example.org', 'mailto:%22a%40b%22@example.org'],
  ['a?bcc=eve@example.org', 'mailto:a%3Fbcc%3Deve@example.org'],
  ['a@example.org?bcc=eve@example.org', 'mailto:a%40example.org%3Fbcc%3Deve@example.org'],
  ['a%40b@example.org', 'mailto:a%2540b@example.org'],
  ['nobody', 'mailto:nobody'],
])('%s is written to as %s', (email, link) => {
  expect(mailtoOf(email)).toBe(link)
})

test('subject and body cannot add a field, and blanks and line breaks are encoded', () => {
  const link = mailtoOf('nora@example.org', { subject: 'Load & 5 %', body: 'One\r\ntwo + 2' })
  expect(link).toBe('mailto:nora@example.org?subject=Load%20%26%205%20%25&body=One%0D%0Atwo%20%2B%202')
})
