import { type Editor, mergeAttributes, Node } from '@tiptap/core'
import { BlockMath, InlineMath } from '@tiptap/extension-mathematics'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { NodeSelection, Selection } from '@tiptap/pm/state'
import { calculationView, drawingView } from './calculation-view'
import { isOfLines, keepsLines } from './calculation/tools'
import { COLUMN_PATTERNS } from '@/lib/articles/constants'
import { FIGURE_PATH } from '@/lib/figures/constants'

/** The plain table that the server keeps: no widths, no styles. */
export const ArticleTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
})

/** A row remembers that it stood in the foot: ProseMirror's tables know rows only. */
export const ArticleRow = TableRow.extend({
  addAttributes: () => ({
    foot: {
      default: false,
      parseHTML: (row) => row.parentElement?.tagName === 'TFOOT',
      renderHTML: ({ foot }) => (foot ? { 'data-foot': '' } : {}),
    },
  }),
})

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute(name)) || 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
})

const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // ProseMirror's table commands read it; widths are the reader's business, so none is stored.
  colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
})

export const ArticleCell = TableCell.extend({ addAttributes: cellAttributes })

const kept = (name: keyof typeof COLUMN_PATTERNS) => ({
  default: null,
  parseHTML: (cell: HTMLElement) => {
    const value = cell.getAttribute(`data-${name}`)
    return value !== null && COLUMN_PATTERNS[name].test(value) ? value : null
  },
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'string' ? { [`data-${name}`]: attributes[name] } : {},
})

/** A head says what its column holds, for the Table Wizard to open the table again. */
export const ArticleHeaderCell = TableHeader.extend({
  addAttributes: () => ({
    ...cellAttributes(),
    kind: kept('kind'),
    unit: kept('unit'),
    formula: kept('formula'),
  }),
})

/** Stands before its table in the editor and inside it in the article (html.ts moves it). */
export const TableCaption = Node.create({
  name: 'tableCaption',
  group: 'block',
  content: 'inline*',
  defining: true,
  // Asked before the paragraph's own rule, which would take it for text; the node itself stays behind the
  // paragraph, since the first block of the schema is what an empty cell or a new line becomes.
  parseHTML: () => [{ tag: 'p[data-table-caption]', priority: 60 }],
  priority: 50,
  renderHTML: () => ['p', { 'data-table-caption': '' }, 0],
  addKeyboardShortcuts() {
    return {
      /** On into the first cell: a paragraph between the two would part them. */
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        return $from.parent.type === this.type && editor.commands.focus($from.after() + 3)
      },
    }
  },
})

/** An image with its caption. Images are the library's own: the server drops every other source. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'articleImage figureCaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
  addKeyboardShortcuts() {
    const remove = ({ editor }: { editor: Editor }) => {
      const { selection } = editor.state
      const { $from } = selection
      return (
        selection instanceof NodeSelection &&
        $from.parent.type === this.type &&
        editor.commands.deleteRange({ from: $from.before(), to: $from.after() })
      )
    }
    // A figure is not without its image: the two go together.
    return { Backspace: remove, Delete: remove }
  },
})

export const FigureCaption = Node.create({
  name: 'figureCaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
})

/** Spelled as the server does, the kind first. */
export const BlockEquation = BlockMath.extend({
  renderHTML: ({ HTMLAttributes }) => ['div', { 'data-type': 'block-math', ...HTMLAttributes }],
})

export const InlineEquation = InlineMath.extend({
  renderHTML: ({ HTMLAttributes }) => ['span', { 'data-type': 'inline-math', ...HTMLAttributes }],
})

const plain = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
})

export const ArticleImage = Node.create({
  name: 'articleImage',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: plain('src'),
    alt: plain('alt'),
    width: plain('width'),
    height: plain('height'),
  }),
  parseHTML: () => [
    { tag: 'img', getAttrs: (image) => FIGURE_PATH.test(image.getAttribute('src') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

/** The lines of a live calculation, as text; below them, the first error or the outcome. */
export const Calculation = Node.create({
  name: 'calculation',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'pre[data-type="calculation"]', preserveWhitespace: 'full', priority: 60 }],
  renderHTML: () => ['pre', { 'data-type': 'calculation' }, 0],
  addNodeView: () => calculationView,
  addProseMirrorPlugins: () => [keepsLines()],
  addKeyboardShortcuts() {
    const enters =
      (direction: 'up' | 'down' | 'left' | 'right') =>
      ({ editor: { state, view } }: { editor: Editor }) => {
        const { $head, empty } = state.selection
        if (!empty || $head.depth === 0 || !view.endOfTextblock(direction)) return false
        const side = direction === 'up' || direction === 'left' ? -1 : 1
        const beside = state.doc.resolve(side < 0 ? $head.before() : $head.after())
        const next = Selection.near(beside, side)
        if (!isOfLines(next.$head.parent.type)) return false
        view.dispatch(state.tr.setSelection(next).scrollIntoView())
        return true
      }
    return {
      ArrowUp: enters('up'),
      ArrowDown: enters('down'),
      ArrowLeft: enters('left'),
      ArrowRight: enters('right'),
    }
  },
})

/** The lines of a drawing, in the same way. */
export const Drawing = Calculation.extend({
  name: 'drawing',
  parseHTML: () => [{ tag: 'pre[data-type="drawing"]', preserveWhitespace: 'full', priority: 60 }],
  renderHTML: () => ['pre', { 'data-type': 'drawing' }, 0],
  addNodeView: () => drawingView,
  addProseMirrorPlugins: () => [],
})
