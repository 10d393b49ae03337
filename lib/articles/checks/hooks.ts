import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CheckItem, CheckState } from './types'
import { api } from '@/lib/core/browser/api'

const pathOf = (articleId: number) => `/api/admin/articles/${articleId}/check`

export const checkQueryOf = (articleId: number) =>
  queryOptions({
    queryKey: [pathOf(articleId)],
    queryFn: ({ queryKey: [path] }) => api<CheckState>('GET', path as string),
    // Somebody may have saved the article, or checked it, since.
    staleTime: 0,
  })

export function useCheckArticle(articleId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: { confirmed: CheckItem[]; updatedAt: string }) =>
      api<CheckState>('POST', pathOf(articleId), input),
    onSuccess: (state) => cache.setQueryData(checkQueryOf(articleId).queryKey, state),
  })
}
