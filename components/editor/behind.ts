import { type Content, type Editor, Extension, type Range } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state'

/**
 * Puts the cursor behind a block, where the text goes on: what is typed next neither replaces the block nor
 * stands in it. Makes a paragraph where none follows.
 */
export function goBehind(tr: Transaction, end: number): Transaction {
  const place = tr.doc.resolve(end)
  // A block that parts a paragraph ends within its second half.
  if (place.parent.isTextblock) return tr.setSelection(TextSelection.create(tr.doc, end))
  const { paragraph } = tr.doc.type.schema.nodes
  if (place.nodeAfter?.type !== paragraph) tr.insert(end, paragraph!.create())
  return tr.setSelection(TextSelection.create(tr.doc, end + 1))
}

/**
 * Inserts a block that is finished when it is inserted, and goes on behind it. Blocks that are written in
 * their place (calculations, drawings, exercises) keep the cursor.
 */
export const insertBlock = (
  editor: Editor,
  content: Content,
  at: number | Range = editor.state.selection,
): boolean =>
  editor
    .chain()
    .insertContentAt(at, content)
    .command(({ tr }) => {
      let end = tr.selection.to
      tr.mapping.maps.at(-1)?.forEach((_from, _to, _began, ended) => (end = ended))
      goBehind(tr, end).scrollIntoView()
      return true
    })
    .run()

/** Goes on behind a pasted block that ProseMirror has selected because no text followed it. */
export const BehindPasted = Extension.create({
  name: 'behindPasted',
  addProseMirrorPlugins: () => [behindPasted()],
})

const behindPasted = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, _before, { selection, tr }) => {
      const isPasted = transactions.some((one) => one.docChanged && one.getMeta('paste') === true)
      const isBlock = selection instanceof NodeSelection && selection.node.isBlock
      return isPasted && isBlock ? goBehind(tr, selection.to) : null
    },
  })
