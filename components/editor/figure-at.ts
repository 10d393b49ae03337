import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'

export type OpenFigure = { pos: number; node: Node }

/** The figure that is selected or whose caption holds the cursor; null elsewhere. */
export function figureAt(editor: Editor): OpenFigure | null {
  const { selection } = editor.state
  const { $from } = selection
  if (selection instanceof NodeSelection && selection.node.type.name === 'figure')
    return { pos: selection.from, node: selection.node }
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'figure') return { pos: $from.before(depth), node: $from.node(depth) }
  return null
}
