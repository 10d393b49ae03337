import 'server-only'
import { LRUCache } from 'lru-cache'
import { readSheet } from '@/lib/calculations/rules/checking'
import { tablesKey } from '@/lib/calculations/tables/queries'
import type { Sheet, Tables } from '@/lib/calculations/types'
import { conflict } from '@/lib/core/errors'

/** Sheets by the moment at which they were stored and the tables that count; neither ever changes. */
const sheets = new LRUCache<string, Sheet>({ max: 200 })

/**
 * Returns the checked sheet of a stored calculation. Throws CONFLICT for one that an older engine accepted
 * and this one refuses, until its article is rendered again.
 */
export function sheetOf(
  { id, verifiedAt, source }: { id: string; verifiedAt: string; source: string },
  tables: Tables,
): Sheet {
  const key = `${id} ${verifiedAt} ${tablesKey(tables)}`
  const known = sheets.get(key)
  if (known) return known
  const { sheet } = readSheet(source, tables)
  if (!sheet) throw conflict('This calculation is being checked again. Please try later.')
  sheets.set(key, sheet)
  return sheet
}
