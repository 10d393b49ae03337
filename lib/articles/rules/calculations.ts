import type { Element, Root } from 'hast'
import { ENGINE } from '@/lib/calculations/constants'
import { readSheet } from '@/lib/calculations/rules/checking'
import { renderSheet, standardOfSheet, textOfSheet, titleOf } from '@/lib/calculations/rules/sheet'
import { versionsIn } from '@/lib/calculations/rules/tables'
import { verify } from '@/lib/calculations/rules/verification'
import type { ArticleCalculation, Sheet, Tables } from '@/lib/calculations/types'
import { invalid } from '@/lib/core/errors'
import { freeName, slugify } from '@/lib/core/text'
import { isCalculation, isOfLines, sourceOf } from './lines'

type ReadCalculation = { html: string; text: string; stored: ArticleCalculation; sheet: Sheet }
export type Calculations = ReadonlyMap<Element, ReadCalculation>

/**
 * Reads, checks and typesets the calculations of an article. Throws VALIDATION_FAILED with the line and the
 * reason for the first that is wrong.
 */
export function readCalculations(tree: Root, tables: Tables): Calculations {
  const found = new Map<Element, ReadCalculation>()
  const keys = new Map<string, number>()
  const visit = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      if (isCalculation(child)) found.set(child, readOne(child, { number: found.size + 1, keys, tables }))
      else if (!isOfLines(child)) visit(child)
    }
  }
  visit(tree)
  return found
}

type Article = { number: number; keys: Map<string, number>; tables: Tables }

function readOne(element: Element, { number, keys, tables }: Article): ReadCalculation {
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
  throw invalid(
    'content',
    `Calculation ${number}, line ${first!.line}, column ${first!.column}: ${first!.message}`,
  )
}

function stored(
  sheet: Sheet,
  place: Pick<ArticleCalculation, 'key' | 'source' | 'position' | 'tables'>,
): ArticleCalculation {
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
