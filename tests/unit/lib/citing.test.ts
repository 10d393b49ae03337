import { bibtexCitation, plainCitation } from '@/lib/articles/rules/citing'

const article = {
  slug: 'bolts-100-percent',
  title: 'Bolts: 100 % of {M20} & F_v',
  author: { firstName: 'Ada', lastName: 'O\\Hara' },
  revision: 3,
  updatedAt: '2026-03-14T23:30:00.000Z',
}
const today = '2026-11-21T10:00:00.000Z'

test('a plain citation names revision, day and address', () => {
  expect(plainCitation(article, 'https://loadpath.test', today)).toBe(
    'Ada O\\Hara, “Bolts: 100 % of {M20} & F_v”, Loadpath, revision 3 of 14 March 2026, https://loadpath.test/articles/bolts-100-percent (accessed 21 November 2026).',
  )
})

test('the editors of the library are one author, whose name is never turned round', () => {
  const author = { firstName: 'Loadpath', lastName: 'editors' }
  expect(bibtexCitation({ ...article, author }, 'https://loadpath.test', today)).toContain(
    'author = {{Loadpath editors}}',
  )
})

test('a BibTeX entry escapes what TeX would read', () => {
  const entry = bibtexCitation(article, 'https://loadpath.test', today)
  expect(entry).toContain('title = {{Bolts: 100 \\% of \\{M20\\} \\& F\\_v}}')
  expect(entry).toContain('author = {O\\textbackslash{}Hara, Ada}')
  expect(entry).toContain('urldate = {2026-11-21}')
  const braces = entry.replace(/\\[{}]/g, '')
  expect(braces.split('{').length).toBe(braces.split('}').length)
})
