import type { Element, Root } from 'hast'
import { givenOf } from '@/lib/calculations/rules/given'
import { titleOf } from '@/lib/calculations/rules/sheet'
import type { Entered, Sheet } from '@/lib/calculations/types'
import { freeName } from '@/lib/core/text'
import { draw } from '@/lib/drawings/engine'
import { figureId, keyOf, renderFigure, textOfDrawing } from '@/lib/drawings/rules/figure'
import { readDrawing } from '@/lib/drawings/rules/reading'
import type { Drawing, Drawn } from '@/lib/drawings/types'
import type { Calculations } from './calculations'
import { eachElement } from './elements'
import { placedFault, type OnFault } from './faults'
import { isDrawing, sourceOf } from './lines'

/** `follows` is the key of the calculation whose inputs it follows. */
type ReadDrawing = {
  html: string
  title: string
  /** The picture alone. */
  svg: string
  text: string
  id: string
  number: number
  source: string
  follows: string | null
}
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
    onFault(element, placedFault({ block: 'drawing', number, line, column }, message))
    return null
  }
  const followable = [...calculations.values()]
  const source = sourceOf(element)
  const read = readDrawing(
    source,
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
    title: done.drawn.title,
    svg: done.drawn.svg,
    text: textOfDrawing(done.drawn),
    id: figureId(key),
    number,
    source,
    follows: followed?.stored.key ?? null,
  }
}

/** Returns the lines of the drawings that follow a calculation, in the order of the article. */
export const followersOf = (drawings: Drawings, key: string): string[] =>
  [...drawings.values()].filter(({ follows }) => follows === key).map(({ source }) => source)

/**
 * Returns the drawings of a member's copy as figures of their own numbers, drawn with what was entered.
 * `sources` are their lines and `key` that of the calculation; lines that today's engine no longer reads are
 * left out.
 */
export function drawFollowers(sources: string[], sheet: Sheet, key: string, entered: Entered): string {
  const keys = new Map<string, number>()
  const given = givenOf(sheet, entered)
  return sources
    .flatMap((source) => {
      const { drawing } = readDrawing(source, [sheet])
      return drawing ? [drawing] : []
    })
    .map((drawing, index) => {
      const done = draw(drawing, sheet.program, given)
      const shown = 'error' in done ? undrawn(drawing, sheet, done.error.message) : done.drawn
      const name = freeName(keyOf(drawing), keys)
      return shown && renderFigure(shown, name, index + 1, { key, drawing })
    })
    .join('')
}

/** The author's drawing, with why there is none of what was entered. */
function undrawn(drawing: Drawing, sheet: Sheet, reason: string): Drawn | null {
  const done = draw(drawing, sheet.program)
  if ('error' in done) return null
  const scale = `With the values of this copy it cannot be drawn, and is shown with the author’s: ${reason}`
  return { ...done.drawn, scale: scale.replace(/\.$/, '') }
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

/**
 * Returns the links of an article that say “Figure 2” and lead to no drawing of it, as after the drawing was
 * deleted, with these words. None while one of its drawings cannot be read, which they may lead to.
 */
export function lostLinks(tree: Root, drawings: Drawings): ReadonlyMap<Element, string> {
  const [lost, ids] = [new Map<Element, string>(), new Set([...drawings.values()].map(({ id }) => `#${id}`))]
  let isRead = true
  eachElement(tree, (element) => {
    if (isDrawing(element) && !drawings.has(element)) isRead = false
    const { tagName, properties, children } = element
    const [said] = children
    if (tagName !== 'a' || said?.type !== 'text' || !NUMBERED.test(said.value)) return
    const to = String(properties.href)
    if (to.startsWith(`#${figureId('')}`) && !ids.has(to)) lost.set(element, said.value.trim())
  })
  return isRead ? lost : new Map()
}

/** “Figure 3”, “figure” or “Fig. 2” as a whole. */
const NUMBERED = /^\s*(figure|fig\.)(?:[\s\u00a0]*\d*)\s*$/i
