import { invalid } from '@/lib/core/errors'
import type { Sheet, Tables, VerifiedValue } from '../types'
import { readSheet } from './checking'
import { verify } from './verification'

/**
 * Returns the sheet of lines that were checked when they were stored. Throws VALIDATION_FAILED where they can
 * no longer be read.
 */
export function storedSheet(source: string, tables: Tables): Sheet {
  const { sheet, errors } = readSheet(source, tables)
  if (sheet) return sheet
  throw invalid('source', `Line ${errors[0]!.line}: ${errors[0]!.message}`)
}

/**
 * Returns what stored lines come to beside their expected values with these tables, and in sentences why they
 * can no longer be read with them.
 */
export function readNow(source: string, tables: Tables): { cases: VerifiedValue[]; unreadable: string[] } {
  const { sheet, errors } = readSheet(source, tables)
  if (sheet) return { cases: verify(sheet).values, unreadable: [] }
  return { cases: [], unreadable: errors.map(({ line, message }) => `Line ${line}: ${message}`) }
}
