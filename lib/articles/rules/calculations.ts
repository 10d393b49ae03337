import type { Element, Root } from 'hast'
import { readSheet } from '@/lib/calculations/rules/checking'
import { renderSheet, textOfSheet } from '@/lib/calculations/rules/sheet'
import { TABLES } from '@/lib/calculations/rules/tables'
import { invalid } from '@/lib/core/errors'

/** Returns whether an element holds the lines of a calculation. */
export const isCalculation = ({ tagName, properties }: Element): boolean =>
  tagName === 'pre' && properties.dataType === 'calculation'

/** Returns the lines of a calculation as its author wrote them. */
export function sourceOf(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value
      if (child.type !== 'element') return ''
      return child.tagName === 'br' ? '\n' : sourceOf(child)
    })
    .join('')
}

export type Calculations = ReadonlyMap<Element, { html: string; text: string }>

/**
 * Reads, checks and typesets the calculations of an article. Throws VALIDATION_FAILED with the line and the
 * reason for the first that is wrong.
 */
export function readCalculations(tree: Root): Calculations {
  const found = new Map<Element, { html: string; text: string }>()
  const visit = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      if (isCalculation(child)) found.set(child, rendered(child, found.size + 1))
      else visit(child)
    }
  }
  visit(tree)
  return found
}

function rendered(element: Element, number: number): { html: string; text: string } {
  const { sheet, errors } = readSheet(sourceOf(element), TABLES)
  if (sheet) return { html: renderSheet(sheet, number), text: textOfSheet(sheet) }
  const [first] = errors
  throw invalid(
    'content',
    `Calculation ${number}, line ${first!.line}, column ${first!.column}: ${first!.message}`,
  )
}
