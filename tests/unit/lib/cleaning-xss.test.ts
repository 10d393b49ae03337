import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { VECTORS } from '../../support/xss-vectors'
import { dangersIn } from './inert'

test('the corpus is worth the name', () => {
  expect(new Set(VECTORS).size).toBeGreaterThanOrEqual(60)
})

describe.each(VECTORS.map((vector) => [vector.slice(0, 90), vector]))('%j', (_, vector) => {
  test('comes out inert, alone and within an article', () => {
    for (const html of [
      vector,
      `<p>Before</p>${vector}<p>After</p>`,
      `<table><tr><td>${vector}</td></tr></table>`,
    ])
      expect(dangersIn(cleanHtml(html))).toEqual([])
  })

  test('is the same when it is cleaned again', () => {
    const once = cleanHtml(vector)
    expect(cleanHtml(once)).toBe(once)
  })

  test('is shown without a script, a handler, or a link that acts', () => {
    const { bodyHtml } = renderArticle(cleanHtml(vector))
    const shown = bodyHtml
      .replace(/&#x3C;|&lt;/g, '‹')
      .replace(/"[^"]*"/g, (value) => value.replace(/</g, '‹'))
    expect(shown).not.toMatch(
      /<(script|iframe|object|embed|form|input|style|link|meta|base|img[^>]*(https?:)?\/\/)/i,
    )
    expect(shown.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son\w+\s*=/i)
    expect(bodyHtml).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i)
  })
})

test('text after an unclosed element is not lost', () => {
  expect(cleanHtml('<p>Before<script>alert(1)</script> after</p>')).toBe('<p>Before after</p>')
})
