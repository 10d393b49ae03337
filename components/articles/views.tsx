'use client'
import { useReading } from '@/lib/articles/reading/hooks'
import { countOf } from './count-of'

/** `views` is what the page was made with; a kept one learns the count of this moment. */
export function Views({ articleId, views }: { articleId: number; views: number }) {
  return <>{countOf(useReading(articleId)?.views ?? views)}</>
}
