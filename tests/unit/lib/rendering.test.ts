import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'

const render = (html: string) => renderArticle(cleanHtml(html))

describe('headings', () => {
  test('every anchor is its own, also where texts repeat, are empty or are no Latin', () => {
    const { outline, bodyHtml } = render(
      '<h2>Scope</h2><h2>Scope</h2><h3>Scope</h3><h2>Scope 2</h2><h2></h2><h2>范围</h2><h2>范围</h2><h4>1993</h4>',
    )
    const ids = outline.map(({ id }) => id)
    expect(ids).toEqual([
      's-scope',
      's-scope-2',
      's-scope-3',
      's-scope-2-2',
      's-article',
      's-article-2',
      's-no-1993',
    ])
    for (const id of ids) expect(bodyHtml.split(`id="${id}"`)).toHaveLength(2)
  })

  test('the outline holds text, level and order, with formulas in words', () => {
    const { outline } = render(
      '<h2>Effective <em>length</em></h2><h3>Factor \\(\\gamma_{M1}\\) &amp; more</h3><h4>Note</h4>',
    )
    expect(outline).toEqual([
      { id: 's-effective-length', text: 'Effective length', level: 2 },
      { id: expect.stringMatching(/^s-factor/) as string, text: 'Factor γ_M1 & more', level: 3 },
      { id: 's-note', text: 'Note', level: 4 },
    ])
  })

  test('an article that uses h1 moves down by one; one that does not stays', () => {
    expect(render('<h1>a</h1><h2>b</h2><h4>c</h4>').outline.map(({ level }) => level)).toEqual([2, 3, 4])
    expect(render('<h2>a</h2><h3>b</h3>').outline.map(({ level }) => level)).toEqual([2, 3])
    expect(render('<h1>a</h1>').bodyHtml).not.toContain('<h1')
  })

  test('a heading carries a link to itself that is named', () => {
    expect(render('<h2>Say "when"</h2>').bodyHtml).toMatch(
      /^<h2 id="s-say-when">Say "when" <a class="[\w-]+" href="#s-say-when" aria-label="Link to this section"><\/a><\/h2>$/,
    )
  })
})

describe('tables', () => {
  test('are framed so that they scroll, reachable by keyboard and named by their caption', () => {
    const { bodyHtml } = render('<table><caption>Table 1. Sizes</caption><tr><th>a</th></tr></table>')
    expect(bodyHtml).toMatch(
      /^<div class="table-scroll" role="region" tabindex="0" aria-label="Table 1. Sizes"><table>/,
    )
    expect(bodyHtml).toContain('<th scope="col">')
  })
  test('without a caption are called a table; a row’s head stays one', () => {
    const { bodyHtml } = render('<table><tr><th scope="row">a</th><td>b</td></tr></table>')
    expect(bodyHtml).toContain('aria-label="Table"')
    expect(bodyHtml).toContain('<th scope="row">')
  })
})

describe('equations', () => {
  test('are shown as HTML and MathML, with their source kept', () => {
    const { bodyHtml } = render('<p>\\(f_y\\)</p>\\[ M \\le M_{Rd} \\]')
    expect(bodyHtml).toContain('<span class="inline-equation unbroken" data-latex="f_y">')
    expect(bodyHtml).toContain('<div class="equation" data-latex="M \\le M_{Rd}">')
    expect(bodyHtml.match(/<math/g)).toHaveLength(2)
    expect(bodyHtml.match(/katex-html/g)).toHaveLength(2)
  })
  test.each([
    '\\frac{1}{',
    '\\undefinedcommand{x}',
    '}',
    '\\def\\a{\\a\\a}\\a',
    '\\rule{9999em}{9999em}',
    'x'.repeat(2000),
  ])('%j does not break the article', (latex) => {
    const { bodyHtml } = render(`<p>Before</p><p>\\(${latex}\\)</p><p>After</p>`)
    expect(bodyHtml).toContain('After')
    expect(bodyHtml).not.toMatch(/height:\s*9999em/)
  })
})

describe('links, colours and alignment', () => {
  test('links elsewhere are nofollow, our own are not', () => {
    expect(
      render('<p><a href="https://x.example">a</a><a href="/articles/b">b</a><a href="//y.example">c</a></p>')
        .bodyHtml,
    ).toBe(
      '<p><a href="https://x.example" rel="nofollow noopener">a</a><a href="/articles/b">b</a><a href="//y.example" rel="nofollow noopener">c</a></p>',
    )
  })
  test('colours and alignment become classes, and no style is left', () => {
    const { bodyHtml } = render(
      '<p style="text-align: center"><span style="color: rgb(21, 128, 61)">a</span></p>',
    )
    expect(bodyHtml).toBe('<p class="align-center"><span class="ink-green">a</span></p>')
  })
})

describe('what is counted and cut', () => {
  const words = (n: number) => Array.from({ length: n }, () => 'word').join(' ')

  test.each([
    [0, 1],
    [1, 1],
    [329, 1],
    [331, 2],
    [2200, 10],
  ])('%i words are read in %i min', (n, minutes) => {
    const { wordCount, readTime } = render(`<p>${words(n)}</p>`)
    expect({ wordCount, readTime }).toEqual({ wordCount: n, readTime: minutes })
  })

  test('tables and equations are read too', () => {
    const { wordCount } = render('<p>one two</p><table><tr><th>three</th><td>four</td></tr></table>')
    expect(wordCount).toBe(4)
    expect(render('\\[x\\]'.repeat(44)).readTime).toBeGreaterThan(1)
  })

  test('the summary leaves headings out, which would run into the text behind them', () => {
    expect(render('<h2>Scope</h2><p>This is about beams.</p><h3>Loads</h3><p>They act.</p>').summary).toBe(
      'This is about beams. They act.',
    )
  })

  test('the summary ends at a sentence where enough of them fit, and no full stop of a clause is one', () => {
    const first =
      'A beam that is restrained along its length cannot buckle sideways (cl. 6.3.2.1 of EN 1993-1-1).'
    const second =
      'Its resistance is that of its section alone, and no reduction is made for anything else at all.'
    expect(render(`<p>${first} ${second}</p>`).summary).toBe(first)
  })

  const TABLE = '<table><caption>Strengths</caption><tr><th>Class</th><td>2.9</td></tr></table>'
  test.each([
    [`<p>Short intro.</p>${TABLE}`, 'Short intro.'],
    [`${TABLE}<p>Short intro.</p>`, 'Short intro.'],
    [
      `<p>Short intro.</p><figure><img src="/api/figures/AbCdEfGhIjKlMnOpQrSt_-" alt="A beam"><figcaption>A beam.</figcaption></figure>`,
      'Short intro.',
    ],
    [
      `<p>Short intro.</p><pre data-type="drawing">title A pad.\nrect pad at 0, 0 size 1 m x 1 m</pre>`,
      'Short intro.',
    ],
    ['<p>Beams bend. The moment is:</p>\\[M = F L.\\]<p>where F is a force. It acts.</p>', 'Beams bend.'],
    ['<p>The moment is</p>\\[M = F L\\]<p>where F is a force. It acts down.</p>', 'It acts down.'],
    ['<p>Beams bend: \\[M = F L.\\]</p><p>They deflect.</p>', 'They deflect.'],
    ['<p>The value \\(f_{ck}\\) is measured.</p><ul><li>Cubes.</li></ul>', 'The value f_ck is measured.'],
    ['<blockquote><p>Loads act.</p></blockquote><p>They are “dead.”</p>', 'Loads act. They are “dead.”'],
    [TABLE, ''],
  ])('the summary of %j is %j: whole sentences of paragraphs', (html, summary) => {
    expect(render(html).summary).toBe(summary)
  })

  test('the summary is shorter where the next sentence has no room', () => {
    expect(render(`<p>Short intro. ${'A long sentence goes on and '.repeat(6)}on.</p>`).summary).toBe(
      'Short intro.',
    )
  })

  test('the summary ends at a word where one sentence is too long, and never within one', () => {
    const words = 'restrained beams keep their resistance '.repeat(6).trim()
    const { summary } = render(`<p>${words}</p>`)
    expect(summary.length).toBeLessThanOrEqual(153)
    expect(words.startsWith(`${summary.slice(0, -3)} `)).toBe(true)
    expect(summary.endsWith('...')).toBe(true)
  })

  test('the summary is at most 150 characters of the text, and one word that is longer is cut', () => {
    expect(render('<p>Short.</p>').summary).toBe('Short.')
    expect(render(`<p>${'x'.repeat(150)}</p>`).summary).toBe('x'.repeat(150))
    expect(render(`<p>${'x'.repeat(151)}</p>`).summary).toBe(`${'x'.repeat(150)}...`)
  })

  test('no character is cut in half', () => {
    expect(render(`<p>${'x'.repeat(149)}😀😀</p>`).summary).not.toMatch(/\p{Cs}/u)
  })

  test('text keeps words apart that markup keeps apart, and formulas can be found by name', () => {
    const { plainText } = render(
      '<h2>A</h2><p>b<br>c</p><ul><li>d</li><li>e</li></ul><table><tr><td>f</td><td>g</td></tr></table><p>x<strong>y</strong>z \\(\\gamma_{M0}\\).</p>',
    )
    expect(plainText.split(/\s+/)).toEqual(['A', 'b', 'c', 'd', 'e', 'f', 'g', 'xyz', 'γ_M0.'])
  })

  test('an article without text is still one', () => {
    expect(render('')).toMatchObject({
      bodyHtml: '',
      outline: [],
      plainText: '',
      summary: '',
      wordCount: 0,
      readTime: 1,
    })
  })
})

test('a list within an item begins on a line of its own, also where items have paragraphs', () => {
  const text = (html: string) => renderArticle(html).plainText
  expect(text('<ul><li>Loads<ol><li>Dead</li><li>Live</li></ol></li><li>Wind</li></ul>')).toBe(
    'Loads\nDead\nLive\nWind',
  )
  expect(text('<ul><li><p>One</p><p>Two</p></li></ul>')).toBe('One\nTwo')
  expect(renderArticle('<p>Loads:</p><ul><li>Dead<ul><li>Slab</li></ul></li></ul>').summary).toBe(
    'Loads: Dead Slab',
  )
})
