import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { LikedArticle, LikeState } from './types'
import { readingQuery } from '@/lib/articles/reading/hooks'
import { api } from '@/lib/core/api'
import { happened } from '@/lib/core/happened'

export const likedQuery = (articleId: number) =>
  queryOptions({
    queryKey: [`/api/articles/${articleId}/liked`],
    // Asked for together with the rest of what an article shows of its reader.
    queryFn: async ({ client }) => {
      const { liked } = await client.fetchQuery({ ...readingQuery(articleId), staleTime: 0 })
      return { liked }
    },
  })

export const likesQuery = queryOptions({
  queryKey: ['/api/user/likes'],
  queryFn: ({ queryKey: [path] }) => api<LikedArticle[]>('GET', path as string),
})

/**
 * Likes or unlikes at once and takes it back when the server refuses. `onCount` hears the count that the server gave.
 */
export function useLike(articleId: number, onCount: (likes: number) => void) {
  const cache = useQueryClient()
  const { queryKey } = likedQuery(articleId)
  return useMutation({
    // A change of mind waits for what it changes.
    scope: { id: `like ${articleId}` },
    mutationFn: (liked: boolean) => api<LikeState>('POST', `/api/articles/${articleId}/like?liked=${liked}`),
    onMutate: async (liked) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      cache.setQueryData(queryKey, { liked })
      return { before }
    },
    onError: (_error, _input, context) => cache.setQueryData(queryKey, context?.before),
    onSuccess: ({ liked, likes }) => {
      cache.setQueryData(queryKey, { liked })
      if (liked) happened({ kind: 'engagement', type: 'like', articleId })
      onCount(likes)
      void cache.invalidateQueries({ queryKey: likesQuery.queryKey })
    },
  })
}
