import 'server-only'
import type { LikeInput } from './schema'
import type { LikeState } from './types'
import { lockPublished } from '@/lib/articles/mutations'
import type { Verified } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'
import { consume } from '@/lib/limits/mutations'

/**
 * Likes or unlikes a published article: the row of the article is the queue, so that two toggles at once
 * never count twice. Whoever says what is `wanted` gets that, however things stood; without it, the opposite
 * of what was.
 */
export async function toggleLike(
  viewer: Verified,
  articleId: number,
  { liked: wanted }: LikeInput = {},
): Promise<LikeState> {
  await consume('likes', viewer.id)
  return db.$transaction(async (tx) => {
    await lockPublished(tx, articleId)
    const own = { userId: viewer.id, articleId }
    const had = (await tx.like.count({ where: own })) > 0
    const liked = wanted ?? !had
    if (liked && !had) await tx.like.create({ data: own })
    if (!liked && had) await tx.like.deleteMany({ where: own })
    const { likeCount } = await tx.article.findUniqueOrThrow({
      where: { id: articleId },
      select: { likeCount: true },
    })
    return { liked, likes: likeCount }
  })
}
