import type { Command, Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

/** Where the table begins that holds the cursor, or whose caption does; null elsewhere. */
export function tableAt(editor: Editor): number | null {
  const { $from } = editor.state.selection
  if ($from.parent.type.name === 'tableCaption') {
    const behind = $from.after()
    return editor.state.doc.nodeAt(behind)?.type.name === 'table' ? behind : null
  }
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'table') return $from.before(depth)
  return null
}

/** From the caption into the first cell: commands on tables go by the cell that holds the cursor. */
export function enterTable(editor: Editor): void {
  const at = tableAt(editor)
  // A table, its first row, that row's first cell and the paragraph in it each begin with a token.
  if (at !== null && !editor.isActive('table')) editor.commands.setTextSelection(at + 4)
}

/**
 * A command: makes the one cell of a first row that is no head one. A column that is added beside a column of
 * heads has none in the row of heads.
 */
export const fillHeaderRow: Command = ({ tr, state, dispatch }) => {
  const { $from } = tr.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name !== 'table') continue
    const row = $from.node(depth).firstChild
    const plain: number[] = []
    row?.forEach((cell, offset) => void (cell.type.name === 'tableCell' && plain.push(offset)))
    // The table and its first row each begin with a token of their own.
    if (dispatch && row && row.childCount > 2 && plain.length === 1)
      tr.setNodeMarkup($from.before(depth) + 2 + plain[0]!, state.schema.nodes.tableHeader)
    return true
  }
  return true
}

/** A table with one row of heads and no merged cells; the wizard cannot draw any other. */
export function isWizardTable(node: Node): boolean {
  const rows: Node[] = []
  node.forEach((row) => void rows.push(row))
  const [heads, ...others] = rows
  if (!heads || others.length === 0) return false
  let plain = others.every(({ attrs, firstChild }) => !attrs.foot && firstChild?.type.name === 'tableCell')
  node.descendants((child) => {
    if (child.attrs.colspan > 1 || child.attrs.rowspan > 1) plain = false
  })
  heads.forEach(({ type }) => void (plain &&= type.name === 'tableHeader'))
  return plain && others.every(({ childCount }) => childCount === heads.childCount)
}
