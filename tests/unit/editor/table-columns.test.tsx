import { Editor } from '@tiptap/core'
import { articleExtensions } from '@/components/editor/extensions'
import { fillHeaderRow } from '@/components/editor/table-at'

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
