import { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { insertBlock } from '@/components/editor/behind'
import { articleExtensions } from '@/components/editor/extensions'
import { fromEditor, toEditor } from '@/components/editor/html'

let editor: Editor
const stored = () => fromEditor(editor.state.doc)
function open(html: string, cursor: number) {
  editor = new Editor({ extensions: articleExtensions(), content: toEditor(html) })
  editor.commands.setTextSelection(cursor)
}
/** A key: it takes the place of what is selected. */
const type = (words: string) => editor.view.dispatch(editor.state.tr.insertText(words))
afterEach(() => editor.destroy())

const EQUATION = '<div data-type="block-math" data-latex="a"></div>'
const IMAGE = '<img src="/api/figures/AAAAAAAAAAAAAAAAAAAAAA" alt="A beam">'
const blocks: [name: string, block: object, html: string][] = [
  ['an equation', { type: 'blockMath', attrs: { latex: 'a' } }, EQUATION],
  [
    'a figure',
    {
      type: 'figure',
      content: [
        { type: 'articleImage', attrs: { src: '/api/figures/AAAAAAAAAAAAAAAAAAAAAA', alt: 'A beam' } },
        { type: 'figureCaption', content: [{ type: 'text', text: 'Span' }] },
      ],
    },
    `<figure>${IMAGE}<figcaption>Span</figcaption></figure>`,
  ],
  [
    'a figure without a caption',
    {
      type: 'figure',
      content: [
        { type: 'articleImage', attrs: { src: '/api/figures/AAAAAAAAAAAAAAAAAAAAAA', alt: 'A beam' } },
      ],
    },
    `<figure>${IMAGE}</figure>`,
  ],
]

describe.each(blocks)('what is typed behind %s', (_, block, html) => {
  test('stands in a paragraph of its own where the document ended', () => {
    open('<p>One</p>', 4)
    insertBlock(editor, block)
    type('so')
    expect(stored()).toBe(`<p>One</p>${html}<p>so</p>`)
  })
  test('goes on in the second half of a paragraph that the block parts', () => {
    open('<p>One two</p>', 4)
    insertBlock(editor, block)
    type('so')
    expect(stored()).toBe(`<p>One</p>${html}<p>so two</p>`)
  })
  test('stands behind a block that took the place of an empty line', () => {
    open('<p>One</p><p></p><h2>Two</h2>', 6)
    insertBlock(editor, block)
    type('so')
    expect(stored()).toBe(`<p>One</p>${html}<p>so</p><h2>Two</h2>`)
  })
  test('stands behind a block that took the place of another', () => {
    open(`<p>One</p>${EQUATION}<p>Two</p>`, 1)
    insertBlock(editor, block, { from: 5, to: 6 })
    type('so ')
    expect(stored()).toBe(`<p>One</p>${html}<p>so Two</p>`)
  })
  test('stays in the answer of an exercise', () => {
    open(
      '<section data-type="exercise"><div data-type="question"><p>Q</p></div><div data-type="answer"><p>A</p></div></section>',
      9,
    )
    insertBlock(editor, block)
    type('so')
    expect(stored()).toContain(`<div data-type="answer"><p>A</p>${html}<p>so</p></div>`)
  })
})

test('one undo takes back a block with the paragraph that was made for it', () => {
  open('<p>One</p>', 4)
  insertBlock(editor, { type: 'blockMath', attrs: { latex: 'a' } })
  editor.commands.undo()
  expect(stored()).toBe('<p>One</p>')
})

test('a pasted equation is not selected, so that the next key does not replace it', () => {
  open('<p></p>', 1)
  const getData = (type: string) => (type === 'text/html' ? EQUATION : '')
  editor.view.dom.dispatchEvent(Object.assign(new Event('paste'), { clipboardData: { getData } }))
  expect(editor.state.selection).not.toBeInstanceOf(NodeSelection)
  type('so')
  expect(stored()).toBe(`${EQUATION}<p>so</p>`)
})

test('what is typed behind a link is no part of it; within it, it is', () => {
  open('<p><a href="https://www.iso.org">buckling</a></p>', 9)
  type(' first.')
  expect(stored()).toBe('<p><a href="https://www.iso.org">buckling</a> first.</p>')
  editor.commands.setTextSelection(4)
  type('-')
  expect(stored()).toBe('<p><a href="https://www.iso.org">buc-kling</a> first.</p>')
})
