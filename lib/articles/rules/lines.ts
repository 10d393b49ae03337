import type { Element } from 'hast'

const isPre = ({ tagName, properties }: Element, type: string): boolean =>
  tagName === 'pre' && properties.dataType === type

/** Returns whether an element holds the lines of a calculation. */
export const isCalculation = (element: Element): boolean => isPre(element, 'calculation')

/** Returns whether an element holds the lines of a drawing. */
export const isDrawing = (element: Element): boolean => isPre(element, 'drawing')

/** Returns whether an element holds lines of ours, which are no text of the article. */
export const isOfLines = (element: Element): boolean => isCalculation(element) || isDrawing(element)

/** Returns the lines of a calculation or drawing as its author wrote them. */
export function sourceOf(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value
      if (child.type !== 'element') return ''
      return child.tagName === 'br' ? '\n' : sourceOf(child)
    })
    .join('')
}
