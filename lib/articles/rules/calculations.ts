import type { Element, Root } from 'hast'
import { ENGINE } from '@/lib/calculations/constants'
import { readSheet } from '@/lib/calculations/rules/checking'
import { renderSheet, standardOfSheet, textOfSheet, titleOf } from '@/lib/calculations/rules/sheet'
import { versionsIn } from '@/lib/calculations/rules/tables'
import { verify } from '@/lib/calculations/rules/verification'
import type { ArticleCalculation, Sheet, Tables } from '@/lib/calculations/types'
import { freeName, slugify } from '@/lib/core/text'
import { placedFault, type OnFault } from './faults'
import { isCalculation, isOfLines, sourceOf } from './lines'

/** What is stored of a calculation without the drawings, which are read after it. */
type StoredLines = Omit<ArticleCalculation, 'drawings'>
type ReadCalculation = { html: string; text: string; stored: StoredLines; sheet: Sheet }
export type Calculations = ReadonlyMap<Element, ReadCalculation>

/**
 * Reads, checks and typesets the calculations of an article. One that is wrong is a fault, with the line and
 * the reason.
 */
export function readCalculations(tree: Root, tables: Tables, onFault: OnFault): Calculations {
  let number = 0
  const found = new Map<Element, ReadCalculation>()
  const keys = new Map<string, number>()
  const visit = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      if (isCalculation(child)) {
        const read = readOne(child, { number: ++number, keys, tables, onFault })
        if (read) found.set(child, read)
      } else if (!isOfLines(child)) visit(child)
    }
  }
  visit(tree)
  return found
}

type Article = { number: number; keys: Map<string, number>; tables: Tables; onFault: OnFault }

function readOne(element: Element, { number, keys, tables, onFault }: Article): ReadCalculation | null {
  const source = sourceOf(element)
  const { sheet, errors } = readSheet(source, tables)
  if (sheet) {
    const key = freeName(slugify(titleOf(sheet)), keys)
    return {
      html: renderSheet(sheet, key),
      text: textOfSheet(sheet),
      sheet,
      stored: stored(sheet, { key, source, position: number - 1, tables: versionsIn(sheet) }),
    }
  }
  const [first] = errors
  onFault(element, placedFault({ block: 'calculation', number, ...first! }, first!.message))
  return null
}

function stored(
  sheet: Sheet,
  place: Pick<StoredLines, 'key' | 'source' | 'position' | 'tables'>,
): StoredLines {
  const { values, isVerified, largest } = verify(sheet)
  return {
    ...place,
    title: titleOf(sheet),
    standard: standardOfSheet(sheet),
    engine: ENGINE,
    expectedValues: values.length,
    cases: values,
    verified: isVerified,
    largestDifference: largest,
  }
}
