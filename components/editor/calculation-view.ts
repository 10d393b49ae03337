import type { JSONContent, NodeViewRenderer } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { EditorView, NodeView } from '@tiptap/pm/view'
import { tablesToRead } from '@/lib/calculations/tables/hooks'
import { STARTERS } from '@/lib/drawings/rules/starters'
import type { LinesBlock, Place } from './calculation/block'

const STARTER = `title Beam on two supports
standard EN 1990:2002+A1:2005
input L = 6 m in 1 m..12 m "Span"
input q_d = 10 kN/m in 1 kN/m..60 kN/m "Design load"
input M_Rd = 60 kNm in 10 kNm..500 kNm "Resistance"
M_Ed = q_d L^2/8 -> kNm "Moment at midspan"
check M_Ed <= M_Rd "Bending"
expect M_Ed = 45 kNm ± 0.1 % "by hand"`

/** A calculation of these lines, or a short one to begin from: every kind of line that most of them need. */
export const newCalculation = (source = STARTER): JSONContent => ({
  type: 'calculation',
  content: [{ type: 'text', text: source }],
})

/** A sketch to begin from; the gallery of the block has one of each family. */
export const newDrawing = (): JSONContent => ({
  type: 'drawing',
  content: [{ type: 'text', text: STARTERS[0]!.lines }],
})

/** Shows a calculation as its lines, and fetches what writes them: most articles have none. */
export const calculationView = linesView(() =>
  import('./calculation/calculation-block').then(({ calculationBlock }) => calculationBlock),
)

/** Shows a drawing in the same way. */
export const drawingView = linesView(() =>
  import('./drawing/drawing-block').then(({ drawingBlock }) => drawingBlock),
)

type Load = () => Promise<(place: Place) => LinesBlock>

function linesView(load: Load): NodeViewRenderer {
  return ({ node, view, getPos }) => new LinesView(node, view, getPos, load)
}

class LinesView implements NodeView {
  readonly dom = document.createElement('div')
  private block: LinesBlock | null = null
  private isGone = false

  constructor(
    private node: Node,
    private readonly view: EditorView,
    private readonly getPos: () => number | undefined,
    private readonly fetchBlock: Load,
  ) {
    this.dom.className = 'calculation-source'
    // What is pressed in it is answered in it: Escape would also leave the full screen.
    this.dom.addEventListener('keydown', (event) => event.key === 'Escape' && event.stopPropagation())
    this.load()
  }

  private load(): void {
    this.showLines()
    Promise.all([this.fetchBlock(), tablesToRead()]).then(
      ([block, tables]) => {
        if (this.isGone) return
        const { node, view, getPos } = this
        this.block = block({ node, view, getPos, tables })
        this.dom.replaceChildren(...this.block.dom)
        this.takeCursor()
      },
      () => this.showLines(true),
    )
  }

  private showLines(failed = false): void {
    const lines = document.createElement('pre')
    lines.textContent = this.node.textContent
    this.dom.replaceChildren(lines)
    if (!failed) return
    const notice = document.createElement('p')
    const retry = document.createElement('button')
    notice.className = 'calculation-outcome'
    notice.setAttribute('role', 'status')
    retry.type = 'button'
    retry.textContent = 'Try again'
    retry.addEventListener('click', () => this.load())
    notice.append('The lines cannot be changed without a connection. ', retry)
    this.dom.append(notice)
  }

  /** The cursor may have been put here while its editor was being fetched. */
  private takeCursor(): void {
    const { selection } = this.view.state
    const begins = this.getPos()! + 1
    if (this.view.hasFocus() && selection.from >= begins && selection.to <= begins + this.node.content.size)
      this.block!.select(selection.anchor - begins, selection.head - begins)
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false
    this.node = node
    if (this.block) this.block.receive(node)
    else this.dom.querySelector('pre')!.textContent = node.textContent
    return true
  }

  setSelection(anchor: number, head: number): void {
    this.block?.select(anchor, head)
  }

  selectNode(): void {
    this.block?.focus()
  }

  stopEvent = (): boolean => true
  ignoreMutation = (): boolean => true

  destroy(): void {
    this.isGone = true
    this.block?.destroy()
  }
}
