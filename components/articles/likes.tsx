'use client'
import { useKnownReading } from '@/lib/articles/reading/hooks'

/**
 * How many like an article, in a card. `likes` is what the list was made with; the reader's own like is
 * newer.
 */
export function Likes({ articleId, likes }: { articleId: number; likes: number }) {
  const count = useKnownReading(articleId)?.likes ?? likes
  return count > 0 ? <span>{count === 1 ? '1 like' : `${count} likes`}</span> : null
}
