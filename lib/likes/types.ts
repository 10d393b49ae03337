import type { ArticleCard } from '@/lib/articles/types'

export type LikeState = { liked: boolean; likes: number }
export type LikedArticle = { id: number; createdAt: string; article: ArticleCard }
