import 'server-only'
import { CITER } from '../constants'
import { citationsOf } from '../rules/citing'
import type { NamedPlace } from '../types'
import type { Tx } from '@/lib/core/server/db'
import { PARSER } from '@/lib/references/constants'
import type { LocalityType } from '@/lib/references/types'

/** Both versions in one number: a newer parser reads the references of every article otherwise. */
export const CITED_WITH = 1000 * PARSER + CITER

/**
 * Derives the citations of articles from what is stored of them, in the transaction that stores them: behind
 * their references and calculations. Takes as many statements for fifty articles as for one.
 */
export async function storeCitations(tx: Tx, articleIds: number[]): Promise<void> {
  const ofThese = { articleId: { in: articleIds } }
  const articles = await tx.article.findMany({
    where: { id: { in: articleIds } },
    select: { id: true, clauses: true },
  })
  const references = await tx.articleReference.findMany({ where: ofThese, orderBy: { position: 'asc' } })
  const calculations = await tx.calculation.findMany({
    where: ofThese,
    orderBy: { position: 'asc' },
    select: { articleId: true, key: true, source: true },
  })
  const found = articles.flatMap(({ id, clauses }) =>
    citationsOf({
      clauses: clauses as NamedPlace[],
      references: references
        .filter(({ articleId }) => articleId === id)
        .map((row) => ({ ...row, localityType: row.localityType as LocalityType | null })),
      calculations: calculations.filter(({ articleId }) => articleId === id),
    }).map((citation, position) => ({ ...citation, articleId: id, position })),
  )
  await tx.citation.deleteMany({ where: ofThese })
  await tx.citation.createMany({ data: found })
  // Past Prisma, which would date it: nobody edited the article.
  await tx.$executeRaw`UPDATE articles SET cited_with = ${CITED_WITH} WHERE id = ANY (${articleIds}::int[])`
}
