import type { Node } from '@tiptap/pm/model'
import { readSheet } from '@/lib/calculations/rules/checking'
import type { Tables } from '@/lib/calculations/types'
import { draw } from '@/lib/drawings/engine'
import { renderFigure } from '@/lib/drawings/rules/figure'
import { readDrawing } from '@/lib/drawings/rules/reading'
import type { LinesPreview } from '../calculation/language'
import { ReadersView } from '../calculation/readers-view'

/** The figure of a drawing, with its number among the article's drawings. */
export class DrawingPreview implements LinesPreview {
  private readonly view = new ReadersView('Drawn when every line can be read')
  readonly dom = this.view.dom

  constructor(private readonly tables: Tables) {}

  show(source: string, article: Node): ReturnType<LinesPreview['show']> {
    const { drawing, sheet, errors } = readDrawing(source, sheetsOf(article, this.tables))
    const done = drawing ? draw(drawing, sheet && sheet.program) : { error: errors[0]! }
    if ('error' in done) {
      this.view.paint(null)
      const { line, column, message } = done.error
      const said = `Line ${line}, column ${column}: ${message}`
      return { errors: errors.length > 0 ? errors : [done.error], said, failed: true }
    }
    this.view.paint(renderFigure(done.drawn, this.view.key, numberOf(source, article)))
    return { errors, said: done.drawn.scale ? `Drawn. ${done.drawn.scale}.` : 'Drawn.', failed: false }
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
