import { type EditorState, Plugin, Selection } from '@tiptap/pm/state'

/** Sent to the editor's text: a calculation asks for the lines of a published one. */
export const COPY = 'calculation-copy'

/** Nodes that hold lines, and no text of the article. */
const OF_LINES: ReadonlySet<string> = new Set(['calculation', 'drawing'])
export const isOfLines = ({ name }: { name: string }) => OF_LINES.has(name)

/** Returns the kind of lines that hold the cursor or the whole selection; null for text. */
export function linesAround({ selection }: EditorState): string | null {
  const { $from, $to } = selection
  if (isOfLines($from.parent.type) && $from.sameParent($to)) return $from.parent.type.name
  const whole = 'node' in selection ? (selection.node as { type: { name: string } }).type : null
  return whole && isOfLines(whole) ? whole.name : null
}

/** Returns the place behind the lines that hold the selection. */
export const behindLines = ({ doc, selection: { $from, to } }: EditorState): Selection =>
  Selection.near(doc.resolve(isOfLines($from.parent.type) ? $from.after() : to), 1)

/** Returns whether any of the selection is of such lines. */
export function touchesLines({ doc, selection: { from, to } }: EditorState): boolean {
  let found = false
  doc.nodesBetween(from, to, ({ type }) => {
    found ||= isOfLines(type)
    return !found
  })
  return found
}

/**
 * Refuses what would turn lines into text, such as a heading made of all that is selected: they
 * would be lost. They may be deleted.
 */
export const keepsLines = (): Plugin =>
  new Plugin({
    filterTransaction: ({ docChanged, before, doc, mapping }) => {
      let isKept = true
      if (docChanged)
        before.descendants(({ type }, position) => {
          if (!isKept || !isOfLines(type)) return isKept
          const inside = mapping.mapResult(position + 1)
          isKept = inside.deleted || isOfLines(doc.resolve(inside.pos).parent.type)
          return false
        })
      return isKept
    },
  })
