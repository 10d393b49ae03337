import { passageHtml, passageTitle } from '@/lib/articles/rules/passage'
import { onPaper } from '@/lib/articles/rules/printed'

const HEADING = (level: number, id: string, text: string) =>
  `<h${level} id="${id}">${text} <a class="anchor" href="#${id}"></a></h${level}>`
const FIGURE =
  '<figure class="drawing" id="figure-beam"><svg viewBox="0 0 1 1"><clipPath id="c"></clipPath><g clip-path="url(#c)"></g></svg><figcaption><strong>Figure 2.</strong> <span class="drawing-title">The beam.</span><span class="drawing-tools"><button type="button">Enlarge</button></span></figcaption></figure>'
const BODY = `<p>Before.</p>${HEADING(2, 's-a', 'A')}<p>One.</p>${HEADING(3, 's-b', 'B')}<p>Two.</p>${FIGURE}${HEADING(2, 's-c', 'C')}<p>Three.</p>`
const ARTICLE = { bodyHtml: BODY, outline: [{ id: 's-a', text: 'A' }] }

test('a section reaches to the next heading of its level, a smaller one to the next of any larger', () => {
  expect(passageHtml(BODY, 's-a')).toMatch(/^<p>One\.<\/p><h3>B <\/h3><p>Two\.<\/p><figure/)
  expect(passageHtml(BODY, 's-b')).toMatch(/^<p>Two\.<\/p><figure/)
  expect(passageHtml(BODY, 's-c')).toBe('<p>Three.</p>')
})

test('a drawing is a passage of its own, named as its caption has it', () => {
  expect(passageHtml(BODY, 'figure-beam')).toMatch(/^<figure class="drawing"/)
  expect(passageTitle(ARTICLE, 'figure-beam')).toBe('Figure 2. The beam')
  expect(passageTitle(ARTICLE, 's-a')).toBe('A')
})

test('what is not there is no passage', () => {
  for (const anchor of ['s-x', 'figure-x', 'c', '']) {
    expect(passageHtml(BODY, anchor)).toBeNull()
    expect(passageTitle(ARTICLE, anchor)).toBeNull()
  }
})

test('the same passage may stand on paper twice: its ids are its own, and nothing can be pressed', () => {
  const paper = onPaper(passageHtml(BODY, 'figure-beam')!, 'part-7')
  expect(paper).toContain('id="part-7-c"')
  expect(paper).toContain('clip-path="url(#part-7-c)"')
  expect(paper).toContain('id="part-7-figure-beam"')
  expect(paper).not.toContain('<button')
})

test('fields stand on paper as their values', () => {
  const html =
    '<label for="f">Span</label><div><input id="f" value="6"><select id="g"><option>A</option><option selected>B</option></select><a href="#f">up</a></div>'
  expect(onPaper(`<div>${html}</div>`, 'p')).toBe(
    '<div><span>Span</span><div><strong>6</strong><strong>B</strong><a href="#p-f">up</a></div></div>',
  )
})
