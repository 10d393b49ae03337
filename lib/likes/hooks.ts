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
 * Toggles at once and takes it back when the server refuses. `onCount` hears the count that the server gave.
 * A change of mind goes out without waiting for what it changes, so that it is not lost with the page;
 * after toggles that overtook each other the server is asked how things stand.
 */
export function useToggleLike(articleId: number, onCount: (likes: number) => void) {
  const cache = useQueryClient()
  const { queryKey } = likedQuery(articleId)
  const mutationKey = ['like', articleId]
  const underWay = () => cache.isMutating({ mutationKey })
  return useMutation({
    mutationKey,
    mutationFn: () => api<LikeState>('POST', `/api/articles/${articleId}/like`),
    onMutate: async () => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      cache.setQueryData(queryKey, { liked: !before?.liked })
      return { before, overtaking: underWay() > 1 }
    },
    onError: (_error, _input, context) => cache.setQueryData(queryKey, context?.before),
    onSuccess: ({ liked, likes }) => {
      if (underWay() === 1) cache.setQueryData(queryKey, { liked })
      if (liked) happened({ kind: 'engagement', type: 'like', articleId })
      onCount(likes)
      void cache.invalidateQueries({ queryKey: likesQuery.queryKey })
    },
    onSettled: (_told, _error, _input, context) => {
      if (context?.overtaking) void cache.invalidateQueries({ queryKey })
    },
  })
}
