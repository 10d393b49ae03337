import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { LikedArticle, LikeState } from './types'
import { changeReading, confirmReading, readingQuery } from '@/lib/articles/reading/hooks'
import { api } from '@/lib/core/browser/api'
import { inTurn } from '@/lib/core/browser/in-turn'
import { trackEvent } from '@/lib/core/browser/reader-events'

export const likesQuery = queryOptions({
  queryKey: ['/api/user/likes'],
  queryFn: ({ queryKey: [path] }) => api<LikedArticle[]>('GET', path as string),
})

/** Likes or unlikes at once, with the count, and takes both back when the server refuses. */
export function useLike(articleId: number) {
  const cache = useQueryClient()
  const path = `/api/articles/${articleId}/like`
  const mutationKey = [path]
  return useMutation({
    mutationKey,
    // A change of mind waits for what it changes.
    mutationFn: (liked: boolean) => inTurn(path, () => api<LikeState>('POST', `${path}?liked=${liked}`)),
    onMutate: async (liked) => {
      const isChangeOfMind = cache.isMutating({ mutationKey }) > 1
      const undo = await changeReading(cache, articleId, (reading) => ({
        liked,
        likes: reading.liked === liked ? reading.likes : Math.max(0, reading.likes + (liked ? 1 : -1)),
      }))
      return { undo, isChangeOfMind }
    },
    onError: (_error, _liked, change) => {
      change?.undo()
      // What it changed back to was no more than a press itself: the server says what holds.
      if (change?.isChangeOfMind) void cache.invalidateQueries(readingQuery(articleId))
    },
    onSuccess: ({ liked, likes }) => {
      if (liked) trackEvent({ kind: 'engagement', type: 'like', articleId })
      void cache.invalidateQueries({ queryKey: likesQuery.queryKey })
      // An answer that a later press has overtaken is not shown.
      if (cache.isMutating({ mutationKey }) === 1) return confirmReading(cache, articleId, { liked, likes })
    },
  })
}
