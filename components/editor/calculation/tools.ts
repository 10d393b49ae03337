import { type EditorState, Plugin, Selection } from '@tiptap/pm/state'

/** Sent to the editor's text: a calculation asks for the lines of a published one. */
export const COPY = 'calculation-copy'

const isCalculation = (type: { name: string } | undefined) => type?.name === 'calculation'

/** Returns whether the cursor or the whole selection is in one calculation, or is that calculation. */
export const isInCalculation = ({ selection }: EditorState): boolean =>
  (isCalculation(selection.$from.parent.type) && selection.$from.sameParent(selection.$to)) ||
  ('node' in selection && isCalculation((selection.node as { type: { name: string } }).type))

/** Returns the place behind the calculation that holds the selection. */
export const behindCalculation = ({ doc, selection: { $from, to } }: EditorState): Selection =>
  Selection.near(doc.resolve(isCalculation($from.parent.type) ? $from.after() : to), 1)

/** Returns whether any of the selection is of a calculation. */
export function touchesCalculation({ doc, selection: { from, to } }: EditorState): boolean {
  let found = false
  doc.nodesBetween(from, to, ({ type }) => {
    found ||= isCalculation(type)
    return !found
  })
  return found
}

/**
 * Refuses what would turn a calculation into text, such as a heading made of all that is selected: its lines
 * would be lost. It may be deleted.
 */
export const keepsCalculations = (): Plugin =>
  new Plugin({
    filterTransaction: ({ docChanged, before, doc, mapping }) => {
      let isKept = true
      if (docChanged)
        before.descendants(({ type }, position) => {
          if (!isKept || !isCalculation(type)) return isKept
          const inside = mapping.mapResult(position + 1)
          isKept = inside.deleted || isCalculation(doc.resolve(inside.pos).parent.type)
          return false
        })
      return isKept
    },
  })
