import 'server-only'
import type { LikeState } from './types'
import { lockPublished } from '@/lib/articles/mutations'
import type { Verified } from '@/lib/auth/viewer'
import { db } from '@/lib/core/db'
import { consume } from '@/lib/limits/mutations'

/** Likes or unlikes a published article: the row of the article is the queue, so that two toggles at once never count twice. */
export async function toggleLike(viewer: Verified, articleId: number): Promise<LikeState> {
  await consume('likes', viewer.id)
  return db.$transaction(async (tx) => {
    await lockPublished(tx, articleId)
    const { count: removed } = await tx.like.deleteMany({ where: { userId: viewer.id, articleId } })
    if (removed === 0) await tx.like.create({ data: { userId: viewer.id, articleId } })
    const { likeCount } = await tx.article.findUniqueOrThrow({
      where: { id: articleId },
      select: { likeCount: true },
    })
    return { liked: removed === 0, likes: likeCount }
  })
}
