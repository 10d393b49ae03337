import { cleanHtml } from '@/lib/articles/rules/cleaning'

describe('what is refused', () => {
  test.each([
    [
      'unknown elements, but not their text',
      '<p><font size="7">Big</font> <blink>text</blink></p>',
      '<p>Big text</p>',
    ],
    ['sizes and weights', '<p><span style="font-size:30px;font-weight:900">x</span></p>', '<p>x</p>'],
    ['classes and ids', '<p class="a" id="b" data-x="c">x</p>', '<p>x</p>'],
    ['comments', '<p>x<!-- secret --></p>', '<p>x</p>'],
    ['empty spans', '<p><span></span>x<span style=""></span></p>', '<p>x</p>'],
    ['other addresses of ours', '<p>x<img src="/api/logout" alt="b"></p>', '<p>x</p>'],
    [
      'a figure without its image',
      '<figure><img src="/a.png"><figcaption>b</figcaption></figure>',
      '<p>b</p>',
    ],
    ['pictures from elsewhere', '<p>x<img src="https://a.example/b.png" alt="b"></p>', '<p>x</p>'],
    ['equations without LaTeX', '<p>x<span data-type="inline-math" data-latex=" "></span></p>', '<p>x</p>'],
    ['colours that the editor does not have', '<p><span style="color: #123456">x</span></p>', '<p>x</p>'],
    ['colours on other elements', '<p style="color: #b42318">x</p>', '<p>x</p>'],
    ['cells outside a table', '<div><td>x</td></div>', '<p>x</p>'],
    ['list items outside a list', '<li>x</li>', '<p>x</p>'],
  ])('%s', (_, given, cleaned) => {
    expect(cleanHtml(given)).toBe(cleaned)
  })
})

const MATH = '<span data-type="inline-math" data-latex="f_y"></span>'

describe('what stays as it is', () => {
  test.each([
    '<p>x</p>',
    '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <sub>e</sub> <sup>f</sup> <code>g</code></p>',
    '<h1>a</h1>',
    '<h2>a</h2><h3>b</h3><h4>c</h4>',
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
    '<ol start="3"><li>a</li></ol>',
    '<blockquote><p>a</p></blockquote>',
    '<pre><code>a\n  b</code></pre>',
    '<hr>',
    '<p>a<br>b</p>',
    '<p><a href="https://example.org/a?b=c#d">x</a> <a href="mailto:a@example.org">y</a> <a href="/articles/z">z</a></p>',
    '<table><caption>T</caption><colgroup><col></colgroup><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><th scope="row">b</th><td rowspan="2" style="text-align: right">c</td></tr></tbody><tfoot><tr><td>d</td></tr></tfoot></table>',
    '<figure><img src="/api/figures/AbCdEfGhIjKlMnOpQrSt_-" alt="A beam" width="400" height="300"><figcaption>A beam</figcaption></figure>',
    '<p style="text-align: center">a</p>',
    '<h2 style="text-align: right">a</h2>',
    '<p style="text-align: justify">a</p>',
    '<p><span style="color: #b42318">r</span><span style="color: #1d4ed8">b</span><span style="color: #15803d">g</span><span style="color: #b45309">a</span></p>',
    `<p>a ${MATH} b</p>`,
    '<div data-type="block-math" data-latex="M = \\frac{wL^2}{8}"></div>',
    '<p>5 &#x3C; 6 &#x26; 7 > 4</p>',
  ])('%s', (html) => {
    expect(cleanHtml(html)).toBe(html)
    expect(cleanHtml(cleanHtml(html))).toBe(html)
  })
})

describe('what is brought into the one spelling', () => {
  test.each([
    [
      'old names',
      '<b>a</b><i>b</i><strike>c</strike><del>d</del><ins>e</ins>',
      '<p><strong>a</strong><em>b</em><s>c</s><s>d</s><u>e</u></p>',
    ],
    ['small headings', '<h5>a</h5><h6>b</h6>', '<h4>a</h4><h4>b</h4>'],
    ['loose text', 'a <em>b</em><p>c</p>d', '<p>a <em>b</em></p><p>c</p><p>d</p>'],
    ['plain wrappers', '<div><p>a</p></div><section><p>b</p></section>', '<p>a</p><p>b</p>'],
    [
      "TipTap's colours",
      '<p><span style="color: rgb(180, 35, 24)">a</span><span style="color: rgb(29,78,216);">b</span></p>',
      '<p><span style="color: #b42318">a</span><span style="color: #1d4ed8">b</span></p>',
    ],
    [
      'capitals in styles',
      '<p style="TEXT-ALIGN: CENTER"><span style="COLOR: #B42318">a</span></p>',
      '<p style="text-align: center"><span style="color: #b42318">a</span></p>',
    ],
    [
      'a style among others',
      '<p style="margin:0; text-align:right; font-size:9px">a</p>',
      '<p style="text-align: right">a</p>',
    ],
    [
      'alignment to the left, which is none',
      '<p style="text-align: left">a</p><p style="text-align: start">b</p>',
      '<p>a</p><p>b</p>',
    ],
    [
      "TipTap's tables",
      '<table style="min-width: 50px"><colgroup><col style="min-width: 25px"></colgroup><tbody><tr><td colspan="1" rowspan="1"><p>a</p></td></tr></tbody></table>',
      '<table><colgroup><col></colgroup><tbody><tr><td colspan="1" rowspan="1"><p>a</p></td></tr></tbody></table>',
    ],
    [
      'a table without a body',
      '<table><tr><td>a</td></tr></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['unclosed elements', '<ul><li>a<li>b</ul><p>c', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
  ])('%s', (_, given, cleaned) => {
    expect(cleanHtml(given)).toBe(cleaned)
    expect(cleanHtml(cleaned)).toBe(cleaned)
  })
})

describe('equations written in the text', () => {
  const block = (latex: string) => `<div data-type="block-math" data-latex="${latex}"></div>`
  test.each([
    ['within a line', '<p>a \\(f_y\\) b</p>', `<p>a ${MATH} b</p>`],
    ['on a line of its own', '<p>\\[x = 1\\]</p>', block('x = 1')],
    ['between dollars', '<p>$$x = 1$$</p>', block('x = 1')],
    ['in the middle of a paragraph', '<p>a \\[x\\] b</p>', `<p>a</p>${block('x')}<p>b</p>`],
    ['over several lines', '<p>\\[\n  x\n  = 1\n\\]</p>', block('x = 1')],
    [
      'in a table',
      '<table><tbody><tr><td>\\(f_y\\)</td></tr></tbody></table>',
      `<table><tbody><tr><td>${MATH}</td></tr></tbody></table>`,
    ],
    [
      'beside each other',
      '<p>\\(a\\)\\(b\\)</p>',
      '<p><span data-type="inline-math" data-latex="a"></span><span data-type="inline-math" data-latex="b"></span></p>',
    ],
    [
      'with signs that HTML escapes',
      '<p>\\(a &lt; b &amp; c\\)</p>',
      '<p><span data-type="inline-math" data-latex="a < b &#x26; c"></span></p>',
    ],
    ['whose letters an editor wrapped', '<p>\\(<font color="red">f_y</font>\\)</p>', `<p>${MATH}</p>`],
    ['never in code', '<p><code>\\(f_y\\)</code></p>', '<p><code>\\(f_y\\)</code></p>'],
    ['never from single dollars, which are money', '<p>$5 and $6</p>', '<p>$5 and $6</p>'],
    ['never from what is not closed', '<p>\\(f_y and \\[x</p>', '<p>\\(f_y and \\[x</p>'],
  ])('%s', (_, given, cleaned) => {
    expect(cleanHtml(given)).toBe(cleaned)
    expect(cleanHtml(cleanHtml(given))).toBe(cleanHtml(given))
  })
})

test.each(['', ' ', '\n\n', '<p></p>', '<script>x</script>', '<!-- x -->', '<', '&', '</p>', '\0'])(
  '%j is no failure',
  (html) => {
    expect(() => cleanHtml(html)).not.toThrow()
  },
)

describe('what would exhaust the server', () => {
  test.each([200, 3000, 50_000])('%i elements inside one another are refused with a sentence', (depth) => {
    expect(() => cleanHtml('<div>'.repeat(depth))).toThrow(
      'The content is nested too deeply: at most 100 levels are allowed',
    )
  })

  test('a hundred thousand openings of equations are text', () => {
    const openings = '\\('.repeat(100_000)
    expect(cleanHtml(openings)).toBe(`<p>${openings}</p>`)
  })
})
