import { Editor } from '@tiptap/core'
import { articleExtensions } from '@/components/editor/extensions'
import { fromEditor } from '@/components/editor/html'
import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { CLAUSE, clauseOf, standardOf } from '@/lib/references/rules/clause'

test.each([
  ['EN 1993-1-1, 6.3.2.3', 'EN 1993-1-1 6.3.2.3'],
  ['EN 1993-1-1 6.3.2.3', 'EN 1993-1-1 6.3.2.3'],
  ['BS EN 1993-1-1:2005, cl. 6.3.2.3(1)', 'EN 1993-1-1 6.3.2.3(1)'],
  ['EN 1992-1-1, Table 3.1', 'EN 1992-1-1 Table 3.1'],
  ['EN 1990 Annex A1', 'EN 1990 Annex A1'],
  ['EN 1993-1-5, Eq. (4.2)', 'EN 1993-1-5 Equation 4.2'],
  ['AISC 360-22, section E3', 'AISC 360 E3'],
  ['EN 1991-1-4', 'EN 1991-1-4'],
])('%s is %s', (text, clause) => {
  expect(clauseOf(text)).toBe(clause)
  expect(clause).toMatch(CLAUSE)
  expect(clause.startsWith(standardOf(clause)!)).toBe(true)
})

test.each(['', '6.3.2.3', 'see the code', 'EN', '<b>EN 1990</b" onclick='])(
  '%s names no standard',
  (text) => {
    const found = clauseOf(text)
    expect(found === null || CLAUSE.test(found)).toBe(true)
    expect(text.includes('<') || found === null).toBe(true)
  },
)

test('readers are led to the library by the standard; within a link they are not', () => {
  const { bodyHtml } = renderArticle(
    cleanHtml(
      '<p><span data-clause="EN 1993-1-1 6.3.2.3">EN 1993-1-1, 6.3.2.3</span> <a href="https://a.example"><span data-clause="EN 1990">EN 1990</span></a></p>',
    ),
  )
  const standard = (name: string) => `<span class="unbroken">${name}</span>`
  expect(bodyHtml).toContain(
    `<a href="/articles?standard=EN+1993-1-1" data-clause="EN 1993-1-1 6.3.2.3" aria-haspopup="dialog" id="clause-1">${standard('EN 1993-1-1')}, 6.3.2.3</a>`,
  )
  expect(bodyHtml).toContain(`rel="nofollow noopener"><span id="clause-2">${standard('EN 1990')}</span></a>`)
})

test.each(['javascript:alert(1)', 'EN 1990"><script>', 'EN', '', 'XX 1990', `EN 1990 ${'1'.repeat(40)}`])(
  'the allow-list drops %j and keeps the text',
  (at) => {
    const html = `<p><span data-clause="${at.replaceAll('"', '&quot;')}">Text</span></p>`
    expect(cleanHtml(html)).toBe('<p>Text</p>')
  },
)

describe('typing', () => {
  const typing = (text: string) => {
    const editor = new Editor({ extensions: articleExtensions(), content: '' })
    for (const character of text) {
      if (character === '\n') {
        const enter = new KeyboardEvent('keydown', { key: 'Enter' })
        editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, enter))
        continue
      }
      const { from, to } = editor.state.selection
      const answered = editor.view.someProp('handleTextInput', (handle) =>
        handle(editor.view, from, to, character, () => editor.state.tr),
      )
      if (!answered) editor.view.dispatch(editor.state.tr.insertText(character))
    }
    const html = fromEditor(editor.state.doc)
    editor.destroy()
    return html
  }

  test.each([
    ['See EN 1993-1-1, 6.3.2.3 for', 'EN 1993-1-1 6.3.2.3', 'EN 1993-1-1, 6.3.2.3'],
    ['(BS EN 1992-1-1:2004 Table 3.1; and', 'EN 1992-1-1 Table 3.1', 'BS EN 1992-1-1:2004 Table 3.1'],
    ['By EN 1993-1-1, 6.2.1. Then', 'EN 1993-1-1 6.2.1', 'EN 1993-1-1, 6.2.1'],
    ['Check (EN 1993-1-1, 6.2.6)', 'EN 1993-1-1 6.2.6', 'EN 1993-1-1, 6.2.6'],
    ['Check (EN 1993-1-1, 6.2.6(1)).', 'EN 1993-1-1 6.2.6(1)', 'EN 1993-1-1, 6.2.6(1)'],
  ])('%s marks the place as soon as it is whole, and nothing after it', (text, at, shown) => {
    const marked = `<span data-clause="${at}">${shown}</span>`
    expect(typing(text)).toBe(`<p>${text.replace(shown, marked)}</p>`)
  })

  test.each(['EN 1993-1-1 has 3 annexes', 'The EN 1990 rules', 'in 2005, 6.3.2.3 says'])(
    '%s is text',
    (text) => expect(typing(text)).toBe(`<p>${text}</p>`),
  )

  const MARKED = '<span data-clause="EN 1993-1-1 6.2.6">EN 1993-1-1, 6.2.6</span>'
  test.each([
    ['to EN 1993-1-1, 6.2.6\nThen', `<p>to ${MARKED}</p><p>Then</p>`],
    ['to EN 1993-1-1, 6.2.6.\nThen', `<p>to ${MARKED}.</p><p>Then</p>`],
    ['(EN 1993-1-1, 6.2.6)\n> Then', `<p>(${MARKED})</p><blockquote><p>Then</p></blockquote>`],
    ['- EN 1993-1-1, 6.2.6\nThen', `<ul><li>${MARKED}</li><li>Then</li></ul>`],
    ['## EN 1993-1-1, 6.2.6\nThen', `<h2>${MARKED}</h2><p>Then</p>`],
  ])('Enter after %j marks the place and ends the line', (text, html) => expect(typing(text)).toBe(html))
})
