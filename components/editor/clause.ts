import { InputRule, Mark } from '@tiptap/core'
import { CLAUSE, clauseOf } from '@/lib/references/rules/clause'

/** A standard with a clause, a table or an annex, as it is typed, and the space or semicolon that ends it. */
const TYPED =
  /(?:^|[\s(])((?:(?:BS|DIN|NF|UNI) )?(?:EN ISO|EN|ISO|BS|AISC|ACI|ASCE) \d[\d–-]*(?::\d{4})?,? (?:(?:cl\.|clause|§|section|table|fig\.|figure|annex) ?)?(?:[A-Z]\.?)?[\d.]*\d(?:\(\d+\))*)([.,]?[\s;])$/i

/** A place in a standard, within the text and as it was typed there. Readers are led to what else cites the standard. */
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
    const mark = (found: RegExpMatchArray, from: number) => {
      const text = found[1] ?? ''
      const at = clauseOf(text)
      const start = from + found[0].indexOf(text)
      return at?.includes(' ', at.indexOf(' ') + 1) ? { start, end: start + text.length, at } : null
    }
    return [
      new InputRule({
        find: TYPED,
        handler: ({ state, range, match }) => {
          const place = mark(match, range.from)
          if (!place) return null
          state.tr
            .addMark(place.start, place.end, this.type.create({ at: place.at }))
            .insertText(match[0].slice(-1), range.to)
            .removeStoredMark(this.type)
        },
      }),
    ]
  },
})
