import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { placeOfFault } from '@/lib/articles/rules/faults'
import { renderArticle, renderUnfinished } from '@/lib/articles/rules/rendering'

const exercise = (question: string, answer: string) =>
  `<section data-type="exercise"><div data-type="question">${question}</div><div data-type="answer">${answer}</div></section>`
const sheet = (lines: string) => `<pre data-type="calculation">${lines}</pre>`
const drawing = (lines: string) => `<pre data-type="drawing">${lines}</pre>`
const preview = (html: string) => renderUnfinished(cleanHtml(html))

const NO_ANSWER = 'Exercise 1 has no answer: write one, or delete the exercise'
const NO_QUESTION = 'Exercise 1 has no question: write one, or delete the exercise'

test('a preview says in its place that an exercise has no answer, and shows what is written', () => {
  const { bodyHtml, unfinished } = preview(`<p>Before</p>${exercise('<p>Q</p>', '')}<p>After</p>`)
  expect(bodyHtml).toBe(
    `<p>Before</p><section class="exercise" aria-label="Exercise 1"><p class="exercise-number">Exercise 1</p><p>Q</p><p class="unfinished">${NO_ANSWER}</p></section><p>After</p>`,
  )
  expect(unfinished).toEqual([NO_ANSWER])
})

test('without a question it says so above the answer', () => {
  const { bodyHtml, unfinished } = preview(exercise('<p></p>', '<p>A</p>'))
  expect(bodyHtml).toContain(`<p class="unfinished">${NO_QUESTION}</p><details class="exercise-answer">`)
  expect(unfinished).toEqual([NO_QUESTION])
})

test('a calculation and a drawing with a fault say it in their places, and the others keep their numbers', () => {
  const html = [
    sheet('input a = 2 mm in 1 mm..3 mm\nb = a + 1 kN'),
    sheet('title Second\ninput a = 2 in 1..3\nb = 2 a'),
    drawing('rect pad at nowhere'),
    drawing('title Plate\nrect pad at 0, 0 size 1 m x 1 m'),
  ].join('')
  const { bodyHtml, unfinished, calculations } = preview(html)
  expect(unfinished).toEqual([
    'Calculation 1, line 2, column 7: A length and a force do not go together.',
    expect.stringMatching(/^Drawing 1, line 1, column \d+: /),
  ])
  for (const sentence of unfinished) expect(bodyHtml).toContain(`<p class="unfinished">${sentence}`)
  expect(calculations.map(({ title, position }) => [title, position])).toEqual([['Second', 1]])
  expect(bodyHtml).toContain('Figure 2.')
})

test('a finished article is rendered as for its readers', () => {
  const clean = cleanHtml(`<p>One</p>${exercise('<p>Q</p>', '<p>A</p>')}`)
  expect(renderUnfinished(clean)).toEqual({ ...renderArticle(clean), unfinished: [] })
})

test('what is typed stays text where a fault repeats it', () => {
  const { bodyHtml, unfinished } = preview(sheet('&lt;img src=x&gt; = 1'))
  expect(unfinished).toHaveLength(1)
  expect(bodyHtml).not.toContain('<img')
})

test('a link that says the number of a drawing is listed, and no link for readers, once the drawing is gone', () => {
  const pad = '<pre data-type="drawing">title Pad\nrect pad at 0, 0 size 1 m x 1 m</pre>'
  const text =
    '<p>See <a href="#figure-pad">Figure 1</a>, <a href="#figure-of-merit">the merit</a> and <a href="#figure-wall">Figure 2</a>.</p>'
  const { unfinished, bodyHtml } = preview(`${pad}${text}`)
  expect(unfinished).toEqual([
    '“Figure 2” leads to a drawing that is no longer there: link another one, or remove it',
  ])
  const shown = bodyHtml.replaceAll('\u00a0', ' ')
  expect(shown).toContain(`<a href="#figure-pad">Figure 1</a>`)
  expect(shown).toContain('<a href="#figure-of-merit">the merit</a> and Figure 2.')
  // It may be the one that cannot be read yet.
  expect(preview(`<pre data-type="drawing">title Wall\nrect</pre>${text}`).unfinished).toHaveLength(1)
})

test('what is said of a calculation or drawing names a place that is found again', () => {
  const source =
    '<pre data-type="calculation">title A\na = 2 m</pre><pre data-type="calculation">b = 3 m + q</pre>'
  const [said] = preview(source).unfinished
  expect(placeOfFault(said!)).toEqual({ block: 'calculation', number: 2, line: 1, column: 11 })
  const [drawn] = preview(
    '<pre data-type="drawing">title Wall\nrect w at q, 0 size 1 m x 1 m</pre>',
  ).unfinished
  expect(placeOfFault(drawn!)).toMatchObject({ block: 'drawing', number: 1, line: 2 })
  expect(placeOfFault('Exercise 1 has no answer: write one')).toBeNull()
})
