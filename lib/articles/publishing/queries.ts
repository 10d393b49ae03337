import 'server-only'
import type { CalculationNow } from '../review/types'
import { readNow } from '@/lib/calculations/rules/stored'
import { currentTables } from '@/lib/calculations/tables/queries'
import type { VerifiedValue } from '@/lib/calculations/types'
import type { Tx } from '@/lib/core/server/db'

type Row = { title: string; source: string; cases: VerifiedValue[]; outdated: boolean }

/**
 * Returns what the calculations of an article come to with the tables that count now. They are locked until
 * the transaction ends: a version that is saved meanwhile waits, and finds the article published.
 */
export async function calculationsNow(tx: Tx, articleId: number): Promise<CalculationNow[]> {
  await tx.$queryRaw`
    SELECT id FROM calculation_tables WHERE id IN (
      SELECT x.table_id FROM calculation_table_uses x JOIN calculations k ON k.id = x.calculation_id WHERE k.article_id = ${articleId})
    ORDER BY id FOR SHARE`
  const rows = await tx.$queryRaw<Row[]>`
    SELECT k.title, k.source, k.cases, EXISTS (
      SELECT 1 FROM calculation_table_uses x JOIN calculation_tables t ON t.id = x.table_id
      WHERE x.calculation_id = k.id AND x.version < t.version) AS outdated
    FROM calculations k WHERE k.article_id = ${articleId} ORDER BY k.position`
  if (!rows.some(({ outdated }) => outdated))
    return rows.map(({ title, cases }) => ({ title, cases, unreadable: [] }))
  const tables = await currentTables(tx)
  return rows.map(({ title, source, cases, outdated }) => ({
    title,
    ...(outdated ? readNow(source, tables) : { cases, unreadable: [] }),
  }))
}
