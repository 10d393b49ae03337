import type { Element, Root } from 'hast'
import { titleOf } from '@/lib/calculations/rules/sheet'
import { freeName } from '@/lib/core/text'
import { draw } from '@/lib/drawings/engine'
import { figureId, keyOf, renderFigure, textOfDrawing } from '@/lib/drawings/rules/figure'
import { readDrawing } from '@/lib/drawings/rules/reading'
import type { Calculations } from './calculations'
import type { OnFault } from './faults'
import { isDrawing, sourceOf } from './lines'

type ReadDrawing = { html: string; text: string; id: string; number: number }
export type Drawings = ReadonlyMap<Element, ReadDrawing>

/**
 * Reads, checks and draws the drawings of an article, numbered in their order. One that is wrong is a fault,
 * with the line and the reason.
 */
export function readDrawings(tree: Root, calculations: Calculations, onFault: OnFault): Drawings {
  let number = 0
  const found = new Map<Element, ReadDrawing>()
  const keys = new Map<string, number>()
  const visit = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      if (isDrawing(child)) {
        const read = readOne(child, { number: ++number, keys, calculations, onFault })
        if (read) found.set(child, read)
      } else visit(child)
    }
  }
  visit(tree)
  return found
}

type Article = { number: number; keys: Map<string, number>; calculations: Calculations; onFault: OnFault }

function readOne(element: Element, { number, keys, calculations, onFault }: Article): ReadDrawing | null {
  const wrong = ({ line, column, message }: { line: number; column: number; message: string }) => {
    onFault(element, `Drawing ${number}, line ${line}, column ${column}: ${message}`)
    return null
  }
  const followable = [...calculations.values()]
  const read = readDrawing(
    sourceOf(element),
    followable.map(({ sheet }) => sheet),
  )
  if (!read.drawing) return wrong(read.errors[0]!)
  const { drawing, sheet } = read
  const done = draw(drawing, sheet && sheet.program)
  if ('error' in done) return wrong(done.error)
  const key = freeName(keyOf(drawing), keys)
  const followed = sheet && followable.find((one) => titleOf(one.sheet) === titleOf(sheet))
  return {
    html: renderFigure(done.drawn, key, number, followed ? { key: followed.stored.key, drawing } : null),
    text: textOfDrawing(done.drawn),
    id: figureId(key),
    number,
  }
}

/** A link to a drawing says its number, wherever the drawing has been moved. */
export function numberLinks(node: Root | Element, drawings: Drawings): void {
  const numbers = new Map([...drawings.values()].map(({ id, number }) => [`#${id}`, number]))
  const visit = (parent: Root | Element) => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue
      const number = child.tagName === 'a' ? numbers.get(String(child.properties.href)) : undefined
      const said = child.children.length === 1 && child.children[0]!.type === 'text' && child.children[0]
      if (number !== undefined && said) said.value = said.value.replace(NUMBERED, `$1 ${number}`)
      else visit(child)
    }
  }
  if (numbers.size > 0) visit(node)
}

/** “Figure 3”, “figure” or “Fig. 2” as a whole. */
const NUMBERED = /^\s*(figure|fig\.)(?:[\s\u00a0]*\d*)\s*$/i
