import { queryOptions } from '@tanstack/react-query'
import type { ClauseCard } from './types'
import { api } from '@/lib/core/browser/api'

/** What is known of a place; `path` is the call of the article or the copy that names it. */
export const clauseCardQuery = (path: string, at: string) =>
  queryOptions({
    queryKey: [path, at],
    queryFn: () => api<ClauseCard>('GET', `${path}?${new URLSearchParams({ at })}`),
  })
