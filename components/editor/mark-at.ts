import { getMarkRange, type Editor } from '@tiptap/core'

/**
 * Returns the whole of the mark that holds the cursor with its attribute, or else the selection, and the text
 * that stands there; `plain` says that nothing but text of one paragraph does.
 */
export function markAt(editor: Editor, name: string, attribute: string) {
  const { doc, selection, schema } = editor.state
  const { $from, from, to } = selection
  const known = String(editor.getAttributes(name)[attribute] ?? '')
  const type = schema.marks[name]
  const range = (known && type && getMarkRange($from, type)) || { from, to }
  const text = doc.textBetween(range.from, range.to, ' ')
  const isWithinOne = doc.resolve(range.from).sameParent(doc.resolve(range.to))
  return { known, range, text, plain: isWithinOne && text.length === range.to - range.from }
}
