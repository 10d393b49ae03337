import { isSamePassage, passagesOf, withErrata } from '@/lib/errata/rules/passages'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { TABLES } from '../../support/tables'
import { readSeedArticles } from '../../support/seed-articles'

const ERRATUM = { id: 7, was: '1.10', now: '1.00', revision: 1, verifiedAt: '2026-11-23T10:00:00.000Z' }

/** Rendering all of them would take the time of many other tests. */
const EVERY = 30

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

const ROWS =
  '<table><tbody><tr><th>Grade</th><td>S355</td></tr><tr><th>f_y</th><td>345</td></tr></tbody></table>'

test('rows of a table and lines of a calculation are lines of the passage', () => {
  expect(passagesOf(ROWS)).toEqual(['Grade S355\nf_y 345'])
  const { bodyHtml } = renderArticle(
    '<pre data-type="calculation">title Area\nb = 300 mm "width"\nh = 500 mm "depth"\nA = b h "area"</pre>',
    TABLES,
  )
  const lines = passagesOf(bodyHtml)[0]!.split('\n')
  expect(lines[0]).toBe('Area')
  expect(lines.filter((line) => line.startsWith('area'))).toHaveLength(1)
})

test('a passage that was stored in one line is still found', () => {
  expect(isSamePassage('Grade S355 f_y 345', 'Grade S355\nf_y 345')).toBe(true)
  expect(withErrata(ROWS, [{ ...ERRATUM, passage: 'Grade S355 f_y 345' }])).toMatch(/<\/table><aside/)
})
