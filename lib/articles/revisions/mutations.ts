import 'server-only'
import type { Versioned } from './types'
import type { Admin } from '@/lib/auth/viewer'
import type { Tx } from '@/lib/core/server/db'

type Save = {
  articleId: number
  /** The number that the article carries before the save. */
  revision: number
  before: Versioned & { savedAt: Date }
  after: Versioned
  note?: string | null
}

/**
 * Stores a save of a published article as its next version, and the state before where no version has it yet
 * (an import, the first publication). Returns the new number. Part of the caller's transaction, which has
 * locked the article.
 */
export async function keepRevision(
  tx: Tx,
  viewer: Admin,
  { articleId, revision, before, after, note }: Save,
): Promise<number> {
  const { savedAt, ...version } = before
  await tx.articleRevision.createMany({
    data: [{ articleId, revision, ...version, createdAt: savedAt }],
    skipDuplicates: true,
  })
  await tx.articleRevision.create({
    data: { articleId, revision: revision + 1, ...after, editorId: viewer.id, note },
    select: { id: true },
  })
  return revision + 1
}
