import { invalid } from '@/lib/core/errors'
import type { Sheet, Tables } from '../types'
import { readSheet } from './checking'

/**
 * Returns the sheet of lines that were checked when they were stored. Throws VALIDATION_FAILED where they can
 * no longer be read.
 */
export function storedSheet(source: string, tables: Tables): Sheet {
  const { sheet, errors } = readSheet(source, tables)
  if (sheet) return sheet
  throw invalid('source', `Line ${errors[0]!.line}: ${errors[0]!.message}`)
}
