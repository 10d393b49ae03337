import 'server-only'
import type { ArticleCalculation } from './types'
import type { Tx } from '@/lib/core/server/db'

/**
 * Makes the stored calculations of an article exactly these, in the caller's transaction. One that keeps its
 * key keeps its id.
 */
export async function storeCalculations(
  tx: Tx,
  articleId: number,
  calculations: ArticleCalculation[],
): Promise<void> {
  await tx.calculation.deleteMany({
    where: { articleId, key: { notIn: calculations.map(({ key }) => key) } },
  })
  for (const { key, ...columns } of calculations) {
    const values = { ...columns, verifiedAt: new Date() }
    await tx.calculation.upsert({
      where: { articleId_key: { articleId, key } },
      create: { articleId, key, ...values },
      update: values,
      select: { id: true },
    })
  }
}
