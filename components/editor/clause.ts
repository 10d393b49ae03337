import { InputRule, Mark } from '@tiptap/core'
import { CLAUSE, NAMED, placeNamed } from '@/lib/references/rules/clause'

/** A place as it is typed, and the space, semicolon or bracket that ends it. */
const TYPED = new RegExp(String.raw`(?:^|[\s([\ufffc])(${NAMED})([.,]?[ \u00a0;)\]])$`, 'i')

type Place = { start: number; end: number; at: string }

/** Where the place stands that the text ends with, counted from where the match begins. */
function placeIn(found: RegExpMatchArray): Place | null {
  const text = found[1] ?? ''
  const at = placeNamed(text)
  const start = found[0].indexOf(text)
  return at === null ? null : { start, end: start + text.length, at }
}

/**
 * A place in a standard, within the text and as it was typed there. Readers are led to what else cites the
 * standard.
 */
export const Clause = Mark.create({
  name: 'clause',
  inclusive: false,
  addAttributes: () => ({
    at: {
      default: null,
      parseHTML: (element) => element.dataset.clause ?? null,
      renderHTML: ({ at }) => ({ 'data-clause': at as string }),
    },
  }),
  parseHTML: () => [
    { tag: 'span[data-clause]', getAttrs: (element) => CLAUSE.test(element.dataset.clause ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  addInputRules() {
    return [
      new InputRule({
        find: TYPED,
        handler: ({ state, range, match }) => {
          const place = placeIn(match)
          if (!place) return null
          state.tr
            .addMark(range.from + place.start, range.from + place.end, this.type.create({ at: place.at }))
            .insertText(match[0].slice(-1), range.to)
            .removeStoredMark(this.type)
        },
      }),
    ]
  },
  addKeyboardShortcuts() {
    // A rule would take the key for itself; the line is to end as it does elsewhere.
    const markBefore = () => {
      const { selection, tr } = this.editor.state
      const { $from, empty } = selection
      // Whatever is no text counts as one character, as it does in the document.
      const before = $from.parent.textBetween(0, $from.parentOffset, null, '\ufffc')
      const found = empty && $from.parent.isTextblock ? TYPED.exec(`${before} `) : null
      const place = found && placeIn(found)
      if (!place) return false
      const from = $from.start() + found.index
      tr.addMark(from + place.start, from + place.end, this.type.create({ at: place.at }))
      if (tr.docChanged) this.editor.view.dispatch(tr)
      return false
    }
    return { Enter: markBefore, 'Shift-Enter': markBefore }
  },
})
