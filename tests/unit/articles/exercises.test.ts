import { blocksOf } from '@/lib/articles/revisions/rules/blocks'
import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { passagesOf } from '@/lib/knowledge/rules/splitting'
import { tablesIn } from '@/lib/search/rules/tables'

const exercise = (question: string, answer: string) =>
  `<section data-type="exercise"><div data-type="question">${question}</div><div data-type="answer">${answer}</div></section>`
const TABLE =
  '<table><thead><tr><th>Grade</th><th>Strength</th></tr></thead><tbody><tr><td>S355</td><td>1</td></tr></tbody></table>'
const render = (html: string) => renderArticle(cleanHtml(html))

describe('an exercise that is cleaned', () => {
  test.each([
    [
      'has equations and loose text in their places',
      exercise('What is \\(f_y\\)?\\[ a = b \\]', 'It is \\(c\\).'),
      exercise(
        '<p>What is <span data-type="inline-math" data-latex="f_y"></span>?</p><div data-type="block-math" data-latex="a = b"></div>',
        '<p>It is <span data-type="inline-math" data-latex="c"></span>.</p>',
      ),
    ],
    [
      'has two parts, wherever its blocks stood',
      '<section data-type="exercise"> <p>One</p><div data-type="question"><p>Two</p></div><div data-type="answer"><p>A</p></div><p>B</p></section>',
      exercise('<p>One</p><p>Two</p>', '<p>A</p><p>B</p>'),
    ],
    [
      'has an empty answer where none was written',
      '<section data-type="exercise"><p>One</p></section>',
      exercise('<p>One</p>', ''),
    ],
    [
      'holds no heading and no other exercise',
      exercise(`<h2>Q</h2>${exercise('<p>In</p>', '<p>ner</p>')}`, '<ul><li><h3>A</h3></li></ul>'),
      exercise('<p>Q</p><p>In</p><p>ner</p>', '<ul><li><p>A</p></li></ul>'),
    ],
    [
      'comes apart within a list or a quote',
      `<blockquote>${exercise('<p>Q</p>', '<p>A</p>')}</blockquote>`,
      '<blockquote><p>Q</p><p>A</p></blockquote>',
    ],
    [
      'is none without its frame',
      '<div data-type="answer"><p>A</p></div><section data-type="x"><p>B</p></section>',
      '<p>A</p><p>B</p>',
    ],
  ])('%s', (_, given, cleaned) => {
    expect(cleanHtml(given)).toBe(cleaned)
    expect(cleanHtml(cleaned)).toBe(cleaned)
  })
})

describe('an exercise that is rendered', () => {
  const article = `<h2>Scope</h2>${exercise('<p>Find \\(M_{Ed}\\).</p>', `<p>It is 45 kN m.</p>${TABLE}`)}<p>All beams bend.</p>`

  test('has a number, and its answer behind a disclosure that needs no script', () => {
    const { bodyHtml } = render(`${article}${exercise('<p>Q</p>', '<p>A</p>')}`)
    expect(bodyHtml).toContain(
      '<section class="exercise" aria-label="Exercise 2"><p class="exercise-number">Exercise 2</p><p>Q</p><details class="exercise-answer"><summary><span class="no-print">Show the answer</span><span class="print-only">Answer</span></summary><div class="exercise-worked"><p>A</p></div></details></section>',
    )
    expect(bodyHtml.match(/<section/g)).toHaveLength(2)
    expect(bodyHtml).toContain('<div class="table-scroll"')
  })

  test('is one line of the searched text, and neither summary nor passage nor answer', () => {
    const { plainText, summary, outline } = render(article)
    expect(plainText.split('\n')).toEqual([
      'Scope',
      'Exercise: Find M_Ed. Answer: It is 45 kN m. Grade Strength S355 1',
      'All beams bend.',
    ])
    expect(summary).toBe('All beams bend.')
    const passages = passagesOf({ title: 'Beams', text: plainText, outline, references: [] })
    expect(passages.map(({ text }) => text)).toEqual(['All beams bend.'])
    expect(tablesIn(cleanHtml(article))).toEqual([])
    expect(tablesIn(cleanHtml(`${article}${TABLE}`))).toHaveLength(1)
  })

  test('numbers its drawings and reads its calculations with those of the article', () => {
    const drawing = (title: string) =>
      `<pre data-type="drawing">title ${title}\nrect pad at 0, 0 size 1 m x 1 m</pre>`
    const sheet = '<pre data-type="calculation">input a = 2 in 1..3\nb = 2 a</pre>'
    const { bodyHtml, calculations } = render(
      `${drawing('First')}${exercise('<p>Q</p>', `${drawing('Second')}${sheet}`)}`,
    )
    expect(bodyHtml).toContain('Figure 2.')
    expect(calculations).toHaveLength(1)
  })

  test.each([
    ['<p></p>', '<p>A</p>', 'Exercise 1 has no question'],
    ['<p>Q</p>', '<p> </p>', 'Exercise 1 has no answer'],
    ['', '', 'Exercise 1 has no question'],
  ])('is refused where a part is not written: %j, %j', (question, answer, message) => {
    expect(() => render(exercise(question, answer))).toThrow(message)
  })

  test('an equation or a drawing alone is an answer', () => {
    expect(() => render(exercise('\\[ x = ? \\]', '\\[ x = 1 \\]'))).not.toThrow()
  })

  test('more than an article may hold are refused', () => {
    expect(() => render(exercise('<p>Q</p>', '<p>A</p>').repeat(31))).toThrow(
      'The content holds 31 exercises; at most 30 are allowed',
    )
  })
})

test('versions of an exercise are compared with its parts named', () => {
  expect(
    blocksOf(exercise('<p>Find it.</p>', '<p>Here.</p><div data-type="block-math" data-latex="x"></div>')),
  ).toEqual(['[Exercise]', 'Find it.', '[Answer]', 'Here.', '\\(x\\)'])
})
