import 'server-only'
import { about, lockArticle } from '../publishing/mutations'
import { checkableArticle, checkStateOf, editionsCited } from './queries'
import { refusalOf } from './rules/checks'
import type { CheckInput } from './schema'
import type { CheckItem, CheckState } from './types'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { db, type Tx } from '@/lib/core/server/db'
import { conflict, invalid } from '@/lib/core/errors'

/**
 * Stores what a reviewer confirms of a published article as it stands. Throws NOT_FOUND, VALIDATION_FAILED,
 * CONFLICT where it is not published, was changed since it was read, or is the viewer's own.
 */
export async function checkArticle(viewer: Admin, articleId: number, input: CheckInput): Promise<CheckState> {
  await db.$transaction(async (tx) => {
    const { status, updatedAt } = await lockArticle(tx, articleId)
    if (status !== 'approved') throw conflict('Only a published article can be checked')
    requireSame(updatedAt, input.updatedAt)
    await storeCheck(tx, viewer, articleId, input.confirmed)
  })
  return checkStateOf(viewer, articleId)
}

/** Throws CONFLICT where an article was changed since it was read, or it is not said what was read. */
export function requireSame(
  updatedAt: Date,
  read: Date | undefined,
  before = 'before you confirm the check',
): void {
  if (updatedAt.getTime() !== read?.getTime())
    throw conflict(`This article was changed after you opened it. Read it again ${before}.`)
}

/**
 * Stores what is confirmed of the present revision, behind what was confirmed before; nothing takes it back.
 * In the transaction that has locked the article. Throws CONFLICT for who wrote it, VALIDATION_FAILED.
 */
export async function storeCheck(
  tx: Tx,
  viewer: Admin,
  articleId: number,
  confirmed: readonly CheckItem[],
): Promise<void> {
  const article = await checkableArticle(articleId, tx)
  const refused = refusalOf(viewer.id, article)
  if (refused) throw conflict(refused)
  if (confirmed.length === 0 && article.check?.revision !== article.revision)
    throw invalid('confirmed', 'Nothing of this revision is confirmed that could be taken back')
  const cited = await editionsCited(articleId, tx)
  if (confirmed.includes('editions') && cited.length === 0)
    throw invalid('confirmed', 'The article cites no edition that it could be checked against')
  const holds = (item: CheckItem) => confirmed.includes(item)
  const { revision } = article
  await tx.articleCheck.create({
    data: {
      articleId,
      revision,
      checkerId: viewer.id,
      figures: holds('figures'),
      clauses: holds('clauses'),
      limits: holds('limits'),
      editions: holds('editions'),
      against: holds('editions') ? cited : [],
    },
    select: { id: true },
  })
  const before = article.check?.revision === revision ? { confirmed: article.check.confirmed } : undefined
  await record(tx, viewer, {
    action: 'article.check',
    ...about(articleId),
    before,
    after: { revision, confirmed: [...confirmed] },
  })
}
