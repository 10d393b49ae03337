import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/core/browser/api'
import { MINIMUM_QUERY_LENGTH } from './constants'
import type { SearchHit } from './types'

/** The articles that answer a query, best first. Runs only from three characters on. */
export const searchQuery = ({ q, categoryId }: { q: string; categoryId?: number }) =>
  queryOptions({
    queryKey: ['/api/search', q, categoryId ?? null],
    queryFn: () =>
      api<SearchHit[]>(
        'GET',
        `/api/search?q=${encodeURIComponent(q)}${categoryId ? `&categoryFilter=${categoryId}` : ''}`,
      ),
    enabled: q.trim().length >= MINIMUM_QUERY_LENGTH,
  })
