import { Mark } from '@tiptap/core'
import { TEXT_COLOURS } from '@/lib/articles/constants'

const NAMES = Object.keys(TEXT_COLOURS) as InkName[]
export type InkName = keyof typeof TEXT_COLOURS

/** Browsers hand colours on as rgb(180, 35, 24), whatever was written. */
export function inkOf(colour: string): InkName | null {
  const parts = /^rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)$/.exec(colour.trim().toLowerCase())
  const hex = parts
    ? `#${parts
        .slice(1)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`
    : colour.trim().toLowerCase()
  return NAMES.find((name) => TEXT_COLOURS[name] === hex) ?? null
}

/**
 * One of the four text colours. Stored as the colour; shown as a class, so that both themes stay readable.
 */
export const Ink = Mark.create({
  name: 'ink',
  addAttributes: () => ({
    name: {
      default: null,
      parseHTML: (element) => inkOf(element.style.color),
      renderHTML: ({ name }) => ({
        class: `ink-${name as InkName}`,
        style: `color: ${TEXT_COLOURS[name as InkName]}`,
      }),
    },
  }),
  parseHTML: () => [{ tag: 'span', getAttrs: (element) => inkOf(element.style.color) !== null && null }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** The kit's own refuses every other mark beside it; articles hold <code> with subscripts. */
export const Code = Mark.create({
  name: 'code',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) }
  },
})

const script = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', other: string, keys: string) =>
  Mark.create({
    name,
    excludes: other,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [keys]: () => this.editor.commands.toggleMark(this.name) }
    },
  })

export const Subscript = script('subscript', 'sub', 'superscript subscript', 'Mod-,')
export const Superscript = script('superscript', 'sup', 'subscript superscript', 'Mod-.')
