import { Editor } from '@tiptap/core'
import { deleteExercise, exerciseAt, insertExercise } from '@/components/editor/exercise'
import { articleExtensions } from '@/components/editor/extensions'
import { fromEditor, toEditor } from '@/components/editor/html'
import { cleanHtml } from '@/lib/articles/rules/cleaning'

const EMPTY =
  '<section data-type="exercise"><div data-type="question"></div><div data-type="answer"></div></section>'
const WRITTEN =
  '<section data-type="exercise"><div data-type="question"><p>Q</p></div><div data-type="answer"><p>A</p></div></section>'

let editor: Editor
const stored = () => fromEditor(editor.state.doc)
function open(html: string, cursor: number) {
  editor = new Editor({ extensions: articleExtensions(), content: toEditor(html) })
  editor.commands.setTextSelection(cursor)
}
afterEach(() => editor.destroy())

test('an exercise stands behind the block of the cursor, with the cursor in its question', () => {
  open('<p>One</p><ul><li>Two</li></ul><p>Three</p>', 9)
  insertExercise(editor)
  editor.commands.insertContent('Find it.')
  expect(stored()).toBe(
    `<p>One</p><ul><li>Two</li></ul>${EMPTY.replace('"question">', '"question"><p>Find it.</p>')}<p>Three</p>`,
  )
})

test('it takes the place of an empty line, and goes and comes back as one step', () => {
  open('<p>One</p><p></p>', 6)
  insertExercise(editor)
  expect(stored()).toBe(`<p>One</p>${EMPTY}`)
  expect(exerciseAt(editor.state)).toBe(5)
  editor.commands.undo()
  expect(stored()).toBe('<p>One</p>')
  editor.commands.redo()
  expect(stored()).toBe(`<p>One</p>${EMPTY}`)
})

test('one that is written is deleted whole and undone', () => {
  open(`<p>One</p>${WRITTEN}<p>Two</p>`, 8)
  editor.commands.insertContent('new')
  const before = stored()
  expect(deleteExercise(editor)).toBe(true)
  expect(stored()).toBe('<p>One</p><p>Two</p>')
  editor.commands.undo()
  expect(stored()).toBe(before)
  editor.commands.setTextSelection(2)
  expect(deleteExercise(editor)).toBe(false)
})

test('Backspace deletes one in which nothing is written, and never one with words', () => {
  open(`<p>One</p>${EMPTY}`, 8)
  editor.commands.keyboardShortcut('Backspace')
  expect(stored()).toBe('<p>One</p>')
  open(`<p>One</p>${WRITTEN}`, 8)
  editor.commands.keyboardShortcut('Backspace')
  expect(stored()).toContain('data-type="answer"><p>A</p>')
})

test('within an exercise no other one and no heading is made, and what a list holds is a paragraph', () => {
  open(WRITTEN, 3)
  expect(editor.can().setHeading({ level: 2 })).toBe(false)
  insertExercise(editor)
  expect(stored()).toBe(`${WRITTEN}${EMPTY}`)
  const listed = WRITTEN.replace('<p>A</p>', '<ul><li><p>A</p><h2>B</h2></li></ul>')
  open(listed, 3)
  expect(stored()).toBe(cleanHtml(listed))
})

test('formatting that is cleared leaves the parts where they are', () => {
  open(WRITTEN.replace('<p>Q</p>', '<ul><li>Q</li></ul>'), 5)
  editor.commands.selectAll()
  editor.chain().unsetAllMarks().clearNodes().run()
  expect(stored()).toBe(WRITTEN)
})
