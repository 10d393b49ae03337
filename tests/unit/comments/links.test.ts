import { splitLinks } from '@/lib/comments/rules/links'
import { lengthOf, normalizeWhitespace } from '@/lib/comments/rules/text'
import { isVisible } from '@/lib/core/text'

/** The addresses of a text, each as it is written; where a link leads elsewhere than it says, both. */
const linksIn = (content: string) =>
  splitLinks(content).flatMap((piece) =>
    typeof piece === 'string' ? [] : [piece.href === piece.text ? piece.text : [piece.text, piece.href]],
  )
const joined = (content: string) =>
  splitLinks(content)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')

test.each([
  ['See https://example.org/a?b=c#d now', ['https://example.org/a?b=c#d']],
  ['https://example.org/a, then http://example.org/b.', ['https://example.org/a', 'http://example.org/b']],
  ['(see https://example.org/a)', ['https://example.org/a']],
  ['https://en.wikipedia.org/wiki/Beam_(structure)', ['https://en.wikipedia.org/wiki/Beam_(structure)']],
  ['(https://en.wikipedia.org/wiki/Beam_(structure))...', ['https://en.wikipedia.org/wiki/Beam_(structure)']],
  ['"https://example.org/q"', ['https://example.org/q']],
  ['line\nhttps://example.org/a\nline', ['https://example.org/a']],
  ['www.example.org', [['www.example.org', 'https://www.example.org/']]],
  ['HTTPS://EXAMPLE.ORG/A', [['HTTPS://EXAMPLE.ORG/A', 'https://example.org/A']]],
  ['https://bücher.example/x', [['https://bücher.example/x', 'https://xn--bcher-kva.example/x']]],
])('%j holds %j', (content, links) => {
  expect(linksIn(content)).toEqual(links)
  expect(joined(content)).toBe(content)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.org',
  'file:///etc/passwd',
  'https://',
  'https://.',
  'https://localhost/x',
  'https://bank.example@evil.example/',
  'https://user:word@evil.example/',
  'xhttps://example.org',
  'cl. 6.3.2.3 of EN 1993-1-1',
  'member@example.org',
])('%j holds none', (content) => {
  expect(splitLinks(content)).toEqual([content])
})

test('a character that turns the direction of text ends an address', () => {
  expect(linksIn('https://example.org/\u202egnp.exe')).toEqual(['https://example.org/'])
})

test('a very long comment is cut in no time', () => {
  const begun = process.cpuUsage()
  for (const piece of ['https://a.b/', '(', ')', 'www.', 'https://a.b/)))'])
    joined(piece.repeat(Math.ceil(5000 / piece.length)))
  // Processor time in microseconds: what else the machine does is not counted.
  expect(process.cpuUsage(begun).user).toBeLessThan(500_000)
})

test('text is tidied, counted and seen as a person would', () => {
  expect(normalizeWhitespace(' a\r\nb\rc\n\n\n\n\n\nd ')).toBe('a\nb\nc\n\n\nd')
  expect(lengthOf('a🏗é')).toBe(3)
  expect(['a', '🏗', '–', 'ع', '中'].every(isVisible)).toBe(true)
  expect([' ', '\u200b', '\u202e', '\u3164', '\u2800'].some(isVisible)).toBe(false)
})
