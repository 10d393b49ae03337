import { queryOptions } from '@tanstack/react-query'
import type { ClauseCard } from './types'
import { api } from '@/lib/core/browser/api'

/** What is known of a place that is marked in an article. */
export const clauseCardQuery = (articleId: number, at: string) =>
  queryOptions({
    queryKey: [`/api/articles/${articleId}/clause`, at],
    queryFn: ({ queryKey: [path, place] }) =>
      api<ClauseCard>('GET', `${path}?${new URLSearchParams({ at: place! })}`),
  })
