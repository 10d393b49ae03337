import { isSaidIn, passagesOf, sheetWithErrata, withErrata } from '@/lib/errata/rules/passages'
import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { readSheet } from '@/lib/calculations/rules/checking'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { TABLES } from '../../support/tables'
import { readSeedArticles } from '../../support/seed-articles'

const ERRATUM = { id: 7, was: '1.10', now: '1.00', revision: 1, verifiedAt: '2026-11-23T10:00:00.000Z' }

const textsOf = (html: string) => passagesOf(html).map(({ text }) => text)

/** Rendering all of them would take the time of many other tests. */
const EVERY = 30

test('every block of an article of the starter library has a text, and a notice comes behind it', () => {
  for (const { slug, body } of readSeedArticles().filter((_, index) => index % EVERY === 0)) {
    const { bodyHtml } = renderArticle(body, TABLES)
    const passages = textsOf(bodyHtml)
    expect([slug, passages.filter((passage) => passage === '')]).toEqual([slug, []])
    for (const passage of [passages[0]!, passages.at(-1)!]) {
      const marked = withErrata(bodyHtml, [{ ...ERRATUM, passage }])
      const after = textsOf(marked)
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
  expect(textsOf(ROWS)).toEqual(['Grade S355\nf_y 345'])
  const { bodyHtml } = renderArticle(
    '<pre data-type="calculation">title Area\nb = 300 mm "width"\nh = 500 mm "depth"\nA = b h "area"</pre>',
    TABLES,
  )
  const lines = textsOf(bodyHtml)[0]!.split('\n')
  expect(lines[0]).toBe('Area')
  expect(lines.filter((line) => line.startsWith('area'))).toHaveLength(1)
})

test('a passage that was stored in one line is still found', () => {
  expect(isSaidIn(passagesOf(ROWS), 'Grade S355 f_y 345')).toBe(true)
  expect(withErrata(ROWS, [{ ...ERRATUM, passage: 'Grade S355 f_y 345' }])).toMatch(/<\/table><aside/)
})

const TABLE =
  '<table><thead><tr><th>Grade</th><th>f_ck</th></tr></thead><tbody><tr><th>C25/30</th><td>25</td></tr><tr><th>C30/37</th><td>30</td></tr></tbody></table>'
const ROW = 'Table 2, row C30/37\nC30/37 30'

test('a row of a table is a passage of its own, and its notice is the row below it', () => {
  const html = `${ROWS}<p>Between.</p><div class="table-scroll">${TABLE}</div>`
  expect(passagesOf(html).map(({ lines }) => lines.map((line) => line.split('\n')[0]))).toEqual([
    ['Table 1, row Grade', 'Table 1, row f_y'],
    [],
    ['Table 2, heading', 'Table 2, row C25/30', 'Table 2, row C30/37'],
  ])
  expect(isSaidIn(passagesOf(html), ROW)).toBe(true)
  const marked = withErrata(html, [{ ...ERRATUM, passage: ROW }])
  expect(marked).toMatch(
    /<td>30<\/td><\/tr><tr class="erratum-row"><td colspan="2"><aside id="erratum-7" class="erratum">.*Table 2, row C30\/37 contains an error.*<\/aside><\/td><\/tr><\/tbody>/,
  )
  const drawn = `<figure><details><summary>Numbers</summary>${TABLE}</details></figure>${TABLE}`
  expect(passagesOf(drawn).map(({ lines }) => lines.length)).toEqual([0, 3])
  expect(passagesOf(drawn)[1]!.lines[0]).toMatch(/^Table 1, heading/)
  // A table before it has gone; the row says the same.
  expect(isSaidIn(passagesOf(TABLE), ROW)).toBe(true)
  expect(withErrata(TABLE, [{ ...ERRATUM, passage: ROW }])).toContain('</tr><tr class="erratum-row">')
  const changed = TABLE.replace('>30<', '>31<')
  expect(isSaidIn(passagesOf(changed), ROW)).toBe(false)
  expect(withErrata(changed, [{ ...ERRATUM, passage: ROW }])).toMatch(/^<aside.*which was changed since/)
  // Two rows say it: which is meant is not known.
  expect(isSaidIn(passagesOf(`${TABLE}${TABLE}`), ROW.replace('Table 2', 'Table 3'))).toBe(false)
})

test('the notice of a row over which another cell extends stands below all that it spans', () => {
  const html =
    '<table><tbody><tr><th rowspan="2">S355</th><td>16</td><td>355</td></tr><tr><td>40</td><td>345</td></tr><tr><th>S275</th><td>16</td><td>275</td></tr></tbody></table>'
  const [, second] = passagesOf(html)[0]!.lines
  expect(second).toBe('Table 1, row 40\n40 345')
  for (const passage of passagesOf(html)[0]!.lines.slice(0, 2))
    expect(withErrata(html, [{ ...ERRATUM, passage }])).toMatch(
      /<td>345<\/td><\/tr><tr class="erratum-row"><td colspan="3">.*<\/tr><tr><th>S275/,
    )
})

test('a line of a calculation is a passage of its own, and its notice stands below it', () => {
  const sheet = (title: string) =>
    `<pre data-type="calculation">title ${title}\ninput b = 300 mm in 100 mm..900 mm "width"\nh = 500 mm "depth"\nA = b h "area"</pre>`
  const one = renderArticle(sheet('Area'), TABLES).bodyHtml
  const labels = (html: string) =>
    passagesOf(html).flatMap(({ lines }) => lines.map((line) => line.split('\n')[0]))
  expect(labels(one)).toEqual(['Calculation, line 1', 'Calculation, line 2', 'Calculation, line 3'])
  const two = renderArticle(`${sheet('Area')}${sheet('Other area')}`, TABLES).bodyHtml
  expect(labels(two)).toContain('Calculation 2, line 3')
  const [input, , area] = passagesOf(one)[0]!.lines
  expect(area).toMatch(/^Calculation, line 3\narea A = b h/)
  expect(withErrata(one, [{ ...ERRATUM, passage: area! }])).toMatch(
    /data-line="4".*<\/div><aside id="erratum-7" class="erratum"><p><strong>Correction\. <\/strong>Calculation, line 3 contains/,
  )
  expect(withErrata(one, [{ ...ERRATUM, passage: input! }])).toMatch(
    /<div class="calculation-inputs">.*<aside id="erratum-7".*<div class="calculation-bar">/,
  )
})

test('an error of a calculation stands below the same line of a copy with other values, and no other error does', () => {
  const source = 'title Area\ninput b = 300 mm in 100 mm..900 mm "width"\nh = 500 mm "depth"\nA = b h "area"'
  const { sheet } = readSheet(source, TABLES)
  const copy = renderSheet(sheet!, 'area', { values: { b: '450' }, region: null })
  const article = renderArticle(`<p>Before.</p><pre data-type="calculation">${source}</pre>`, TABLES).bodyHtml
  const passages = passagesOf(article).at(-1)!
  const shown = (passage: string, number: number | null = 1) =>
    sheetWithErrata(copy, { errata: [{ ...ERRATUM, passage }], number })
  const area = passages.lines[2]!
  expect(area).toMatch(/150\s000/)
  expect(shown(area)).toMatch(
    /data-line="4".*225.*<\/div><aside id="erratum-7".*Calculation, line 3 contains/s,
  )
  expect(shown(passages.text)).toMatch(/<aside id="erratum-7".*This passage contains/s)
  for (const other of [
    'Before.',
    area.replace('line 3', 'line 2'),
    area.replace('Calculation,', 'Calculation 2,'),
    area.replace('area', 'volume'),
  ])
    expect(shown(other)).not.toContain('erratum')
  for (const number of [2, null])
    expect(shown(area.replace('Calculation,', 'Calculation 2,'), number)).toContain('erratum-7')
})

const exercise = (question: string, answer: string) =>
  `<section data-type="exercise"><div data-type="question">${question}</div><div data-type="answer">${answer}</div></section>`

test('the passage of an exercise is its question, and its answer is one of its own', () => {
  const { bodyHtml } = renderArticle(
    cleanHtml(
      `${exercise('<p>First?</p>', '<p>Yes.</p>')}${exercise('<p>Are links needed?</p>', `<p>Three sides:</p>\\[ a = b \\]\\[ c = d \\]${TABLE}`)}`,
    ),
    TABLES,
  )
  const [, second] = passagesOf(bodyHtml)
  expect(second!.text).toBe('Exercise 2\nAre links needed?')
  expect(second!.lines.map((line) => line.split('\n')[0])).toEqual([
    'Table 1, heading',
    'Table 1, row C25/30',
    'Table 1, row C30/37',
    'Exercise 2, answer',
  ])
  const answer = second!.lines.at(-1)!
  expect(answer).toMatch(/^Exercise 2, answer\nThree sides:\na = b\nc = d\nGrade/)
  expect(withErrata(bodyHtml, [{ ...ERRATUM, passage: second!.text }])).toMatch(
    /<\/section><aside id="erratum-7".*This passage contains an error[^<]*<time[^>]*>[^<]*<\/time>.<\/p>.*<\/aside>$/,
  )
  expect(withErrata(bodyHtml, [{ ...ERRATUM, passage: answer }])).toMatch(
    /<\/div><aside id="erratum-7" class="erratum"><p><strong>Correction\. <\/strong>Exercise 2, answer contains.*<\/aside><\/details><\/section>$/,
  )
  // An exercise before it has gone; the answer says the same.
  expect(isSaidIn(passagesOf(bodyHtml), answer.replace('Exercise 2', 'Exercise 3'))).toBe(true)
})

test('no passage holds a label of the interface, and what was stored with one is still found', () => {
  const { bodyHtml } = renderArticle(
    cleanHtml(
      `${exercise('<p>Are links needed?</p>', '<p>Yes.</p>')}<pre data-type="drawing">title Pad\nrect pad at 0, 0 size 1 m x 1 m</pre><p>The end.</p>`,
    ),
    TABLES,
  )
  expect(textsOf(bodyHtml).join('\n')).not.toMatch(/Show the answer|Numbers and description/)
  const stored = [
    ['Exercise 1\nAre links needed?\nShow the answerAnswer\nYes.', '</section>'],
    [textsOf(bodyHtml)[1]!.replace('\nWhat Value', '\nNumbers and description\nWhat Value'), '</figure>'],
  ] as const
  for (const [passage, before] of stored) {
    expect([passage, isSaidIn(passagesOf(bodyHtml), passage)]).toEqual([passage, true])
    expect(withErrata(bodyHtml, [{ ...ERRATUM, passage }])).toContain(`${before}<aside id="erratum-7"`)
  }
  const mended = bodyHtml.replace('Yes.', 'No.')
  expect(isSaidIn(passagesOf(mended), stored[0][0])).toBe(false)
})
