import { queryOptions } from '@tanstack/react-query'
import type { ArticleCard } from './types'
import { api } from '@/lib/core/api'

/** What the member has sent in. */
export const ownArticlesQuery = queryOptions({
  queryKey: ['/api/user/articles'],
  queryFn: ({ queryKey: [path] }) => api<ArticleCard[]>('GET', path as string),
})
