import 'server-only'
import { refuseForeign } from './queries'
import type { DraftPayload } from './schema'
import type { Verified } from '@/lib/auth/viewer'
import { db, Prisma } from '@/lib/core/db'

/** Keeps what the viewer has typed, in place of what was kept before. Throws NOT_FOUND for an article that they could not edit. */
export async function saveDraft(
  viewer: Verified,
  articleId: number | null,
  payload: DraftPayload,
): Promise<{ updatedAt: string }> {
  await refuseForeign(viewer, articleId)
  const only = articleId === null ? Prisma.sql`(user_id) WHERE article_id IS NULL` : ofArticle
  const [row] = await db.$queryRaw<{ updatedAt: Date }[]>`
    INSERT INTO drafts (user_id, article_id, payload, updated_at) VALUES (${viewer.id}, ${articleId}, ${payload}::jsonb, now())
    ON CONFLICT ${only} DO UPDATE SET payload = excluded.payload, updated_at = excluded.updated_at
    RETURNING updated_at AS "updatedAt"`
  return { updatedAt: row!.updatedAt.toISOString() }
}

const ofArticle = Prisma.sql`(user_id, article_id) WHERE article_id IS NOT NULL`

/** Throws nothing where there is none: what should be gone is gone. */
export async function discardDraft(viewer: Verified, articleId: number | null): Promise<void> {
  await db.draft.deleteMany({ where: { userId: viewer.id, articleId } })
}
