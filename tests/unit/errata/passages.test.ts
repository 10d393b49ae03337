import { passagesOf, withErrata } from '@/lib/errata/rules/passages'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { TABLES } from '../../support/tables'
import { readSeedArticles } from '../../support/seed-articles'

const ERRATUM = { id: 7, was: '1.10', now: '1.00', revision: 1, verifiedAt: '2026-11-23T10:00:00.000Z' }

/** Rendering all of them would take the time of many other tests. */
const EVERY = 6

test('every block of an article of the starter library has a text, and a notice comes behind it', () => {
  for (const { slug, body } of readSeedArticles().filter((_, index) => index % EVERY === 0)) {
    const { bodyHtml } = renderArticle(body, TABLES)
    const passages = passagesOf(bodyHtml)
    expect([slug, passages.filter((passage) => passage === '')]).toEqual([slug, []])
    for (const passage of [passages[0]!, passages.at(-1)!]) {
      const marked = withErrata(bodyHtml, [{ ...ERRATUM, passage }])
      const after = passagesOf(marked)
      expect([slug, after.length]).toEqual([slug, passages.length + 1])
      expect(after.filter((one) => !one.startsWith('Correction.'))).toEqual(passages)
      expect(after[passages.indexOf(passage) + 1]).toMatch(/^Correction\. .* 23 November 2026\./)
    }
  }
})

test('without errors the text is the very same', () => {
  expect(withErrata('<P>Not parsed<br></P>', [])).toBe('<P>Not parsed<br></P>')
})

test('two errors of one passage both stand below it', () => {
  const html = withErrata('<p>One.</p><p>Two.</p>', [
    { ...ERRATUM, id: 1, passage: 'One.' },
    { ...ERRATUM, id: 2, passage: 'One.' },
  ])
  expect([...html.matchAll(/erratum-(\d)/g)].map(([, id]) => id).sort()).toEqual(['1', '2'])
  expect(html).toMatch(/^<p>One\.<\/p><aside.*<\/aside><p>Two\.<\/p>$/s)
})
