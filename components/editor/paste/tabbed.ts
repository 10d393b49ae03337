import { Fragment, Slice, type ResolvedPos } from '@tiptap/pm/model'

/**
 * Plain text of two rows and two columns or more, with tabs between its cells, as a table. Null for any
 * other, which is pasted as lines.
 */
export function tableOfTabs(text: string, { doc }: ResolvedPos, plain: boolean): Slice | null {
  const rows = text
    .replace(/[\r\n]+$/, '')
    .split(/\r\n?|\n/)
    .map((line) => line.split('\t'))
  const width = rows[0]?.length ?? 0
  // Lines that all begin with a tab are indented.
  const isTable = width > 1 && rows.every(({ length }) => length === width) && rows.some(([first]) => first)
  const { table, tableRow, tableCell, paragraph } = doc.type.schema.nodes
  if (plain || rows.length < 2 || !isTable || !table || !tableRow || !tableCell || !paragraph) return null
  const cell = (words: string) =>
    tableCell.create(null, paragraph.create(null, words.trim() ? doc.type.schema.text(words.trim()) : null))
  return new Slice(
    Fragment.from(
      table.create(
        null,
        rows.map((cells) => tableRow.create(null, cells.map(cell))),
      ),
    ),
    0,
    0,
  )
}
