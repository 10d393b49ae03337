import { atomOf } from '@/lib/articles/feed/rules/atom'
import { drawable } from '@/lib/core/drawable'

const entry = {
  slug: 'a-slug',
  title: 'Buckling of <b>thin</b> & "short" plates]]>',
  excerpt: 'σ = N/A\u0007, with </summary> inside',
  author: "Ada O'Hara",
  category: 'Steel & stability',
  publishedAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-03T08:00:00.000Z',
}
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')

test('hostile text stays text, and the feed stays well-formed', () => {
  const feed = parse(atomOf([entry], 'https://loadpath.test'))
  expect(feed.querySelector('parsererror')).toBeNull()
  expect(feed.querySelector('entry > title')?.textContent).toBe(entry.title)
  expect(feed.querySelector('entry > summary')?.textContent).toBe('σ = N/A, with </summary> inside')
  expect(feed.querySelector('entry > author > name')?.textContent).toBe(entry.author)
  expect(feed.querySelector('entry > category')?.getAttribute('term')).toBe(entry.category)
  expect(feed.querySelector('entry > id')?.textContent).toBe('https://loadpath.test/articles/a-slug')
  expect(feed.querySelector('feed > updated')?.textContent).toBe(entry.updatedAt)
})

test('an empty library has a feed', () => {
  expect(parse(atomOf([], 'https://loadpath.test')).querySelectorAll('entry')).toHaveLength(0)
})

test.each([
  ['γM0 and α_cr', 'gammaM0 and alpha_cr'],
  ['Sway – “first” order', 'Sway - "first" order'],
  ['Façade, Größe, Łódź', 'Façade, Größe, Łódź'],
  ['火災 🔥 fire', 'fire'],
  ['Cut at a word…', 'Cut at a word...'],
])('%s is drawn as %s', (given, drawn) => {
  expect(drawable(given)).toBe(drawn)
})
