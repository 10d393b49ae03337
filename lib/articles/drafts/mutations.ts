import 'server-only'
import { refuseForeign } from './queries'
import type { DraftInput } from './schema'
import type { Verified } from '@/lib/auth/viewer'
import { db, Prisma } from '@/lib/core/server/db'
import { unauthenticated } from '@/lib/core/errors'

/**
 * Stores what the viewer has typed, in place of the former draft. Throws UNAUTHENTICATED for what another
 * member typed, who was signed in to this browser until now, and NOT_FOUND for an article that the viewer
 * could not edit.
 */
export async function saveDraft(
  viewer: Verified,
  articleId: number | null,
  { memberId, ...payload }: DraftInput,
): Promise<{ updatedAt: string }> {
  if (memberId !== undefined && memberId !== viewer.id) throw unauthenticated()
  await refuseForeign(viewer, articleId)
  const only = articleId === null ? Prisma.sql`(user_id) WHERE article_id IS NULL` : ofArticle
  const [row] = await db.$queryRaw<{ updatedAt: Date }[]>`
    INSERT INTO drafts (user_id, article_id, payload, updated_at) VALUES (${viewer.id}, ${articleId}, ${payload}::jsonb, now())
    ON CONFLICT ${only} DO UPDATE SET payload = excluded.payload, updated_at = excluded.updated_at
    RETURNING updated_at AS "updatedAt"`
  return { updatedAt: row!.updatedAt.toISOString() }
}

const ofArticle = Prisma.sql`(user_id, article_id) WHERE article_id IS NOT NULL`

/** Deletes a draft. Does nothing where there is none. */
export async function discardDraft(viewer: Verified, articleId: number | null): Promise<void> {
  await db.draft.deleteMany({ where: { userId: viewer.id, articleId } })
}
