import { queryOptions } from '@tanstack/react-query'
import type { Neighbours } from './types'
import { api } from '@/lib/core/browser/api'

export const neighboursQuery = (articleId: number) =>
  queryOptions({
    queryKey: [`/api/articles/${articleId}/neighbours`],
    queryFn: ({ queryKey: [path] }) => api<Neighbours>('GET', path as string),
    staleTime: 60_000,
  })
