import 'server-only'
import type { LockedArticle } from '../publishing/mutations'
import type { StaleSave } from './types'
import { momentOf } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/server/db'
import { AppError, invalid } from '@/lib/core/errors'

/** The refusal of a save that began from an older version, with who has saved since and when. */
export async function staleSave(tx: Tx, { id, updatedAt }: LockedArticle): Promise<AppError> {
  const said: StaleSave = { editedBy: await lastEditorOf(tx, id), updatedAt: updatedAt.toISOString() }
  return new AppError(
    'CONFLICT',
    `${said.editedBy} saved this article on ${momentOf(said.updatedAt)}, after you opened it.`,
    { extra: said },
  )
}

/**
 * Returns the refusal of a save over a newer one, with who saved and when: an editor from the audit log, an
 * author from the review history.
 */
async function lastEditorOf(tx: Tx, id: number): Promise<string> {
  const [row] = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM (
      SELECT actor_name AS name, created_at FROM audit_entries WHERE target_type = 'article' AND target_id = ${String(id)}
      UNION ALL
      SELECT u.first_name || ' ' || u.last_name, e.created_at FROM review_events e JOIN users u ON u.id = e.actor_id WHERE e.article_id = ${id}
    ) changes ORDER BY created_at DESC LIMIT 1`
  return row?.name.trim() || 'Somebody'
}

type Filing = { categoryId?: number | null; tagIds?: number[] }

/**
 * Category and tags stay as long as the transaction runs. Throws VALIDATION_FAILED at the field for one that
 * does not exist.
 */
export async function holdFiling(tx: Tx, { categoryId, tagIds = [] }: Filing): Promise<void> {
  if (categoryId) {
    const found = await tx.$queryRaw<
      unknown[]
    >`SELECT 1 FROM categories WHERE id = ${categoryId} FOR KEY SHARE`
    if (found.length === 0) throw invalid('categoryId', 'Please select a category')
  }
  const found = await tx.$queryRaw<
    unknown[]
  >`SELECT 1 FROM tags WHERE id = ANY (${tagIds}::int[]) ORDER BY id FOR KEY SHARE`
  if (found.length < tagIds.length) throw invalid('tagIds', 'One of these tags does not exist any more')
}
