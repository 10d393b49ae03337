import type { Node } from '@tiptap/pm/model'
import { readSheet } from '@/lib/calculations/rules/checking'
import type { Tables } from '@/lib/calculations/types'
import { draw } from '@/lib/drawings/engine'
import { renderFigure } from '@/lib/drawings/rules/figure'
import { readDrawing } from '@/lib/drawings/rules/reading'
import type { LinesPreview } from '../calculation/language'

let counted = 0

/** The drawing as its readers will see it, and its place among the article's drawings. */
export class DrawingPreview implements LinesPreview {
  readonly dom = document.createElement('div')
  private readonly key = `editor_${++counted}`
  private readonly caption = document.createElement('p')
  private readonly page = document.createElement('div')

  constructor(private readonly tables: Tables) {
    this.dom.className = 'calculation-typeset'
    this.caption.className = 'calculation-typeset-caption'
    this.page.inert = true
    this.dom.append(this.caption, this.page)
  }

  /** What cannot be drawn leaves the last picture, and says so. */
  show(source: string, article: Node): ReturnType<LinesPreview['show']> {
    const { drawing, sheet, errors } = readDrawing(source, sheetsOf(article, this.tables))
    const done = drawing ? draw(drawing, sheet && sheet.program) : { error: errors[0]! }
    const failed = 'error' in done
    const isOld = failed && this.page.childElementCount > 0
    this.dom.dataset.old = String(isOld)
    this.caption.textContent = isOld
      ? 'As it was before the error'
      : failed
        ? 'Drawn when every line can be read'
        : 'As readers see it'
    if (failed) {
      const { line, column, message } = done.error
      const said = `Line ${line}, column ${column}: ${message}`
      return { errors: errors.length > 0 ? errors : [done.error], said, failed }
    }
    this.page.innerHTML = renderFigure(done.drawn, this.key, numberOf(source, article))
    return { errors, said: `Drawn. ${done.drawn.scale}.`, failed }
  }
}

/** The calculations of the article that a drawing may follow; one with an error is none. */
function sheetsOf(article: Node, tables: Tables) {
  const found = textsOf(article, 'calculation').map((text) => readSheet(text, tables).sheet)
  return found.filter((sheet) => sheet !== null)
}

const numberOf = (source: string, article: Node): number =>
  Math.max(0, textsOf(article, 'drawing').indexOf(source)) + 1

function textsOf(article: Node, name: string): string[] {
  const texts: string[] = []
  article.descendants((node) => {
    if (node.type.name === name) texts.push(node.textContent)
    return !node.isTextblock
  })
  return texts
}
