import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEffect } from 'react'
import { type FaultPlace, placeOfFault } from '@/lib/articles/rules/faults'

/** An error of the field, another object each time that the server refuses the text. */
export type Fault = { message?: string }

/** Puts the cursor at the line and column of a calculation or drawing for which the text was refused. */
export function useFault(editor: Editor | null, fault: Fault | undefined): void {
  useEffect(() => {
    const place = placeOfFault(fault?.message ?? '')
    const at = editor && place && positionOf(editor.state.doc, place)
    if (at) editor.chain().setTextSelection(at).focus().run()
  }, [editor, fault])
}

/** Returns the position of a place in the document; null where the block is gone. */
function positionOf(doc: Node, { block, number, line, column }: FaultPlace): number | null {
  let [count, found] = [0, null as number | null]
  doc.descendants((node, at) => {
    if (node.type.name !== block || ++count !== number) return
    const lines = node.textContent.split('\n')
    const above = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
    found = at + 1 + Math.min(above + column - 1, node.content.size)
  })
  return found
}
