import { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { articleExtensions } from '@/components/editor/extensions'
import { enterTable, fillHeaderRow, tableAt } from '@/components/editor/table-at'

test.each([
  [
    'with heads above and at the left',
    '<tr><th>a</th><th>b</th></tr><tr><th>c</th><td>d</td></tr>',
    ['th,th,th', 'td,th,td'],
  ],
  [
    'with heads above',
    '<tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr>',
    ['th,th,th', 'td,td,td'],
  ],
  [
    'with heads at the left',
    '<tr><th>a</th><td>b</td></tr><tr><th>c</th><td>d</td></tr>',
    ['td,th,td', 'td,th,td'],
  ],
  ['without heads', '<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>', ['td,td,td', 'td,td,td']],
])('a column before the first of a table %s', (_, rows, expected) => {
  const editor = new Editor({
    extensions: articleExtensions(),
    content: `<table><tbody>${rows}</tbody></table>`,
  })
  editor.commands.setTextSelection(4)
  editor.chain().addColumnBefore().command(fillHeaderRow).run()
  const table = editor.state.doc.firstChild!
  const tags: string[] = []
  table.forEach((row) => {
    const cells: string[] = []
    row.forEach(({ type }) => void cells.push(type.name === 'tableHeader' ? 'th' : 'td'))
    tags.push(cells.join(','))
  })
  expect(tags).toEqual(expected)
  editor.destroy()
})

test('commands reach a table from its caption, and none from a caption without a table', () => {
  const editor = new Editor({
    extensions: articleExtensions(),
    content:
      '<p>Text</p><p data-table-caption>Loads</p><table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table><p data-table-caption>Alone</p>',
  })
  const [text, caption, table] = [0, 1, 2].map((n) => editor.state.doc.child(n)) as [Node, Node, Node]
  const before = text.nodeSize + caption.nodeSize
  editor.commands.setTextSelection(text.nodeSize + 2)
  expect(tableAt(editor)).toBe(before)
  enterTable(editor)
  expect(editor.state.selection.$from.parent.textContent).toBe('a')
  editor.commands.addRowAfter()
  expect(editor.state.doc.child(2).childCount).toBe(table.childCount + 1)

  const alone = [0, 1, 2].reduce((size, n) => size + editor.state.doc.child(n).nodeSize, 0)
  editor.commands.setTextSelection(alone + 2)
  expect(editor.state.selection.$from.parent.type.name).toBe('tableCaption')
  expect(tableAt(editor)).toBeNull()
  editor.destroy()
})
