'use client'
import { useReading } from '@/lib/articles/reading/hooks'

export const countOf = (views: number) => `${views} ${views === 1 ? 'view' : 'views'}`

/** `views` is what the page was made with; a kept one learns the count of this moment. */
export function Views({ articleId, views }: { articleId: number; views: number }) {
  return <>{countOf(useReading(articleId)?.views ?? views)}</>
}
