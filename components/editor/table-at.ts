import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

/** Where the table that holds the cursor begins; null outside of tables. */
export function tableAt(editor: Editor): number | null {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'table') return $from.before(depth)
  return null
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
