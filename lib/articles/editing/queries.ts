import 'server-only'
import type { LockedArticle } from '../publishing/mutations'
import type { StaleSave } from './types'
import type { Admin } from '@/lib/auth/viewer'
import { momentOf } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/server/db'
import { AppError, invalid } from '@/lib/core/errors'

/**
 * Returns the refusal of a save that began from an older version, with who has saved since and when: somebody
 * else, or the viewer in another tab.
 */
export async function staleSave(viewer: Admin, tx: Tx, { id, updatedAt }: LockedArticle): Promise<AppError> {
  const editor = await lastEditorOf(tx, id)
  const said: StaleSave = {
    editedBy: editor?.name.trim() || 'Somebody',
    editorId: editor?.id ?? '',
    updatedAt: updatedAt.toISOString(),
  }
  const on = momentOf(said.updatedAt)
  return new AppError(
    'CONFLICT',
    said.editorId === viewer.id
      ? `You saved this article in another tab or window on ${on}, after you opened it here.`
      : `${said.editedBy} saved this article on ${on}, after you opened it.`,
    { extra: said },
  )
}

type LastEditor = { id: string | null; name: string }

/** Returns who changed an article last: an editor from the audit log, an author from the review history. */
async function lastEditorOf(tx: Tx, id: number): Promise<LastEditor | undefined> {
  const [row] = await tx.$queryRaw<LastEditor[]>`
    SELECT id, name FROM (
      SELECT actor_id AS id, actor_name AS name, created_at FROM audit_entries WHERE target_type = 'article' AND target_id = ${String(id)}
      UNION ALL
      SELECT u.id, u.first_name || ' ' || u.last_name, e.created_at FROM review_events e JOIN users u ON u.id = e.actor_id WHERE e.article_id = ${id}
    ) changes ORDER BY created_at DESC LIMIT 1`
  return row
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
