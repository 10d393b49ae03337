import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Watched, WatchTarget } from './types'
import { api } from '@/lib/core/browser/api'
import { inTurn } from '@/lib/core/browser/in-turn'
import { useCurrentUser } from '@/lib/users/hooks'

const WATCHES = '/api/watches'

/** Everything that the reader watches: one cache entry for every button and for the list. */
export const watchesQuery = queryOptions({
  queryKey: [WATCHES],
  queryFn: () => api<Watched[]>('GET', WATCHES),
  staleTime: 60_000,
})

const isOf = (target: WatchTarget) => (one: WatchTarget) => one.kind === target.kind && one.key === target.key

/** Returns whether the reader watches something; undefined while that is not known, and for visitors. */
export function useWatching(target: WatchTarget): boolean | undefined {
  const { user } = useCurrentUser()
  const reads = user !== null && (user.emailVerified || user.role === 'admin')
  const { data } = useQuery({ ...watchesQuery, enabled: reads })
  return data?.some(isOf(target))
}

/** Watches or stops watching at once, and takes it back where the server refuses. */
export function useWatch(target: WatchTarget) {
  const cache = useQueryClient()
  const { queryKey } = watchesQuery
  const show = (watching: boolean) =>
    cache.setQueryData(queryKey, (now) => {
      if (!now || now.some(isOf(target)) === watching) return now
      const made = { ...target, id: 0, title: '', href: null, createdAt: new Date().toISOString() }
      return watching ? [made, ...now] : now.filter((one) => !isOf(target)(one))
    })
  return useMutation({
    mutationKey: [WATCHES, target.kind, target.key],
    // A change of mind waits for what it changes.
    mutationFn: (watching: boolean) =>
      inTurn(`${WATCHES} ${target.kind} ${target.key}`, () =>
        api<{ watching: boolean }>('PUT', WATCHES, { ...target, watching }),
      ),
    onMutate: async (watching) => {
      await cache.cancelQueries({ queryKey })
      show(watching)
    },
    onError: (_error, watching) => show(!watching),
    onSettled: () => {
      if (cache.isMutating({ mutationKey: [WATCHES] }) === 1) void cache.invalidateQueries({ queryKey })
    },
  })
}
