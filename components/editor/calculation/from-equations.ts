import type { Editor } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'
import { NO_CONNECTION } from '@/lib/core/browser/api'
import { toast } from '../../ui/toast'
import { newCalculation } from '../calculation-view'

/** Returns the LaTeX of the equations in the selection, in the order of the text. */
export function selectedEquations({ doc, selection: { from, to } }: EditorState): string[] {
  const found: string[] = []
  doc.nodesBetween(from, to, ({ type, attrs }) => {
    if (type.name === 'blockMath' || type.name === 'inlineMath') found.push(String(attrs.latex))
  })
  return found
}

/**
 * Puts a calculation of the selected equations behind them, with the cursor in it. The equations stay; one
 * undo takes it back.
 */
export async function insertFromEquations(editor: Editor): Promise<void> {
  const equations = selectedEquations(editor.state)
  const proposal = await import('@/lib/calculations/rules/equations').then(
    ({ calculationFrom }) => calculationFrom(equations),
    () => null,
  )
  if (!proposal || proposal.taken === 0) {
    const description = proposal
      ? 'None of the equations defines or compares anything that a calculation could take.'
      : NO_CONNECTION
    toast({ title: 'No calculation was made', description, variant: 'destructive' })
    return
  }
  const { $to, to } = editor.state.selection
  const behind = $to.depth > 0 ? $to.after(1) : to
  editor
    .chain()
    .insertContentAt(behind, newCalculation(proposal.source))
    .setTextSelection(behind + 1)
    .focus()
    .run()
}
