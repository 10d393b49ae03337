import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { unbroken } from '@/lib/articles/rules/unbroken'

/** No-break spaces as ~. */
const shown = (text: string) => text.replace(/[\u00a0\u202f]/g, '~')
const held = (html: string) => shown(renderArticle(cleanHtml(html)).bodyHtml)

test.each([
  ['3 000 000 of 35 N/mm²', '3~000~000 of 35~N/mm²'],
  ['a slab 250 mm deep, 7.5 m long', 'a slab 250~mm deep, 7.5~m long'],
  ['50 mm, 175 mm and 12 kN m', '50~mm, 175~mm and 12~kN~m'],
  ['20 °C, 12 %, 8 Hz, 2.5 kN/m²', '20~°C, 12~%, 8~Hz, 2.5~kN/m²'],
  ['see cl. 6.4.3, Table 3.1, Annex A and Part 1-1', 'see cl.~6.4.3, Table~3.1, Annex~A and Part~1-1'],
  ['with β = 1.15 inside', 'with β~=~1.15 inside'],
  ['W = 900 × 10³ mm³ is', 'W~=~900~×~10³~mm³ is'],
  ['3 supports, 4 more', '3 supports, 4 more'],
  ['in 2005 300 people', 'in 2005 300 people'],
  ['a table of 3', 'a table of 3'],
])('%s', (text, expected) => {
  expect(shown(unbroken(text))).toBe(expected)
})

test('a chain that is wider than a narrow page parts in front of a sign', () => {
  expect(shown(unbroken('MEd = 0.125 × 12.5 × 7.5 × 7.5 = 87.9 kNm'))).toBe(
    'MEd~=~0.125~×~12.5~×~7.5 ×~7.5~=~87.9~kNm',
  )
})

test('a number and its unit are held together across elements', () => {
  expect(held('<p>γ<sub>Ff</sub> = 1.0 and 5 <em>mm</em><sup>2</sup> of <strong>3</strong> kN</p>')).toBe(
    '<p>γ<sub>Ff</sub>~=~1.0 and 5~<em>mm</em><sup>2</sup> of <strong>3</strong>~kN</p>',
  )
})

test('a new block, a line break and code begin anew', () => {
  const html = '<ul><li>3</li><li>m long<br>5</li></ul><p>mm <code>x = 5 mm</code></p><pre>5 mm</pre>'
  expect(held(html)).not.toContain('~')
})

test('a standard is one piece, also in a link; one too long for a narrow page is not', () => {
  expect(held('<p>To EN 1993-1-1, cl. 6.3</p>')).toBe(
    '<p>To <a href="/articles?standard=EN+1993-1-1" data-clause="EN 1993-1-1 6.3" aria-haspopup="dialog" id="clause-1"><span class="unbroken">EN 1993-1-1</span>, cl.~6.3</a></p>',
  )
  expect(held('<p><a href="https://a.example/EN 1993-1-5">AISC 360-22</a></p>')).toContain(
    '><span class="unbroken">AISC 360-22</span></a>',
  )
  expect(held('<p>BS EN 1993-1-1:2005+A1:2014</p>')).not.toContain('unbroken')
  expect(held('<p><code>EN 1993-1-5</code></p>')).not.toContain('unbroken')
})

test('only short equations of a line are never broken', () => {
  expect(held('<p>\\(\\beta = 1.15\\)</p>')).toContain('class="inline-equation unbroken"')
  expect(held('<p>\\(a + b + c + d + e + f + g + h + i + j + k + l + m\\)</p>')).toContain(
    'class="inline-equation"',
  )
})

test('the plain text and the outline keep their spaces', () => {
  const { plainText, outline, bodyHtml } = renderArticle(
    cleanHtml('<h2>Slab of 250 mm</h2><p>3 000 N to EN 1993-1-1</p><table><caption>5 mm</caption></table>'),
  )
  expect(plainText).toBe('Slab of 250 mm\n3 000 N to EN 1993-1-1\n5 mm')
  expect(outline[0]).toMatchObject({ text: 'Slab of 250 mm', id: 's-slab-of-250-mm' })
  expect(bodyHtml).toContain('aria-label="5 mm"')
})
