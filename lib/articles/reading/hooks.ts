import { queryOptions } from '@tanstack/react-query'
import type { Reading } from './types'
import { api } from '@/lib/core/api'

/** Asked for once by whatever shows a part of it. */
export const readingQuery = (articleId: number) =>
  queryOptions({
    queryKey: [`/api/articles/${articleId}/reading`],
    queryFn: ({ queryKey: [path] }) => api<Reading>('GET', path as string),
    staleTime: 30_000,
  })
