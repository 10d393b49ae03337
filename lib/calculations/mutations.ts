import 'server-only'
import type { ArticleCalculation, TableVersion } from './types'
import type { Tx } from '@/lib/core/server/db'
import { conflict } from '@/lib/core/errors'

/**
 * Makes the stored calculations of an article exactly these, in the caller's transaction. One that keeps its
 * key keeps its id. Throws CONFLICT where a table that one of them read has a newer version.
 */
export async function storeCalculations(
  tx: Tx,
  articleId: number,
  calculations: ArticleCalculation[],
): Promise<void> {
  await tx.calculation.deleteMany({
    where: { articleId, key: { notIn: calculations.map(({ key }) => key) } },
  })
  const idOf = await lockVersions(
    tx,
    calculations.flatMap(({ tables }) => tables),
  )
  for (const { key, tables, ...columns } of calculations) {
    const values = { ...columns, verifiedAt: new Date() }
    const { id: calculationId } = await tx.calculation.upsert({
      where: { articleId_key: { articleId, key } },
      create: { articleId, key, ...values },
      update: values,
      select: { id: true },
    })
    await tx.calculationTableUse.deleteMany({ where: { calculationId } })
    await tx.calculationTableUse.createMany({
      data: tables.map(({ name, version }) => ({ calculationId, tableId: idOf.get(name)!, version })),
    })
  }
}

/**
 * Keeps the tables at these versions until the transaction ends: a version that is saved meanwhile waits, and
 * finds the calculation among those that are to be rendered again. Returns their ids by name.
 */
async function lockVersions(tx: Tx, versions: TableVersion[]): Promise<Map<string, number>> {
  if (versions.length === 0) return new Map()
  const names = [...new Set(versions.map(({ name }) => name))]
  const rows = await tx.$queryRaw<{ id: number; name: string; version: number }[]>`
    SELECT id, name, version FROM calculation_tables WHERE name = ANY(${names}) ORDER BY id FOR SHARE`
  const latest = new Map(rows.map(({ name, version }) => [name, version]))
  const stale = versions.find(({ name, version }) => latest.get(name) !== version)
  if (stale) throw conflict(`The table ${stale.name} was changed while this was saved. Please save again.`)
  return new Map(rows.map(({ id, name }) => [name, id]))
}
