import 'server-only'
import { CITER } from '../constants'
import { citationsOf } from '../rules/citing'
import type { Tx } from '@/lib/core/server/db'
import { PARSER } from '@/lib/references/constants'
import type { LocalityType } from '@/lib/references/types'

/** Both versions in one number: a newer parser reads the references of every article otherwise. */
export const CITED_WITH = 1000 * PARSER + CITER

/**
 * Derives an article's citations from what is stored of it, in the transaction that stores it: behind its
 * references and calculations.
 */
export async function storeCitations(tx: Tx, articleId: number): Promise<void> {
  const [article, references, calculations] = [
    await tx.article.findUniqueOrThrow({
      where: { id: articleId },
      select: { content: true, outline: true },
    }),
    await tx.articleReference.findMany({ where: { articleId }, orderBy: { position: 'asc' } }),
    await tx.calculation.findMany({
      where: { articleId },
      orderBy: { position: 'asc' },
      select: { key: true, source: true },
    }),
  ]
  const found = citationsOf({
    content: article.content,
    outline: article.outline as { id: string }[],
    references: references.map((row) => ({ ...row, localityType: row.localityType as LocalityType | null })),
    calculations,
  })
  await tx.citation.deleteMany({ where: { articleId } })
  await tx.citation.createMany({
    data: found.map((citation, position) => ({ ...citation, articleId, position })),
  })
  // Past Prisma, which would date it: nobody edited the article.
  await tx.$executeRaw`UPDATE articles SET cited_with = ${CITED_WITH} WHERE id = ${articleId}`
}
