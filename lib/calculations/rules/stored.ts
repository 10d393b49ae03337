import { invalid } from '@/lib/core/errors'
import type { Sheet } from '../types'
import { readSheet } from './checking'
import { TABLES } from './tables'

/**
 * Returns the sheet of lines that were checked when they were stored. Throws VALIDATION_FAILED where they can
 * no longer be read.
 */
export function storedSheet(source: string): Sheet {
  const { sheet, errors } = readSheet(source, TABLES)
  if (sheet) return sheet
  throw invalid('source', `Line ${errors[0]!.line}: ${errors[0]!.message}`)
}
