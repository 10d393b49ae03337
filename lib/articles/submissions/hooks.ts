import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SubmissionForm } from './schema'
import type { OwnArticle, Submission } from './types'
import { api } from '@/lib/core/browser/api'

/** What the member has sent in. */
export const submissionsQuery = queryOptions({
  queryKey: ['/api/user/articles'],
  queryFn: ({ queryKey: [path] }) => api<Submission[]>('GET', path as string),
})

/** Takes an article that waits for review back from the editors. */
export function useWithdraw() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (articleId: number) => api<OwnArticle>('POST', `/api/user/articles/${articleId}/withdraw`),
    // Also where it is refused: the editors were first, and the list says so.
    onSettled: () => cache.invalidateQueries({ queryKey: submissionsQuery.queryKey }),
  })
}

/** Sends a new article, or a rejected one again. */
export function useSubmit(articleId: number | null) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: SubmissionForm) =>
      articleId === null
        ? api<OwnArticle>('POST', '/api/articles/submit', input)
        : api<OwnArticle>('PUT', `/api/user/articles/${articleId}`, input),
    onSuccess: () => cache.invalidateQueries({ queryKey: submissionsQuery.queryKey }),
  })
}
