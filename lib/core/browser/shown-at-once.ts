import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** What the server said last of each entry that is shown changed, by its key. */
const confirmed = new WeakMap<QueryClient, Map<string, unknown>>()

/**
 * Returns the options of mutations that change one entry of the cache at once, each of which is answered with
 * all of it. They are sent one after the other, and the last answer counts; where the last is refused or
 * cannot be sent, the entry is what the server said last, and is asked for anew. `show` is for `onMutate`.
 */
export function shownAtOnce<Data>(cache: QueryClient, queryKey: QueryKey) {
  const mutationKey = [...queryKey, 'shown at once']
  const key = hashKey(queryKey)
  const said = confirmed.get(cache) ?? new Map<string, unknown>()
  confirmed.set(cache, said)
  const isLast = () => cache.isMutating({ mutationKey, exact: true }) === 1
  return {
    mutationKey,
    scope: { id: hashKey(mutationKey) },
    show: async (change: (data: Data) => Data) => {
      if (isLast()) said.set(key, cache.getQueryData(queryKey))
      await cache.cancelQueries({ queryKey, exact: true })
      cache.setQueryData<Data>(queryKey, (now) => now && change(now))
    },
    onSuccess: (data: Data) => {
      said.set(key, data)
      if (isLast()) cache.setQueryData(queryKey, data)
    },
    onError: () => {
      if (!isLast()) return
      cache.setQueryData(queryKey, said.get(key))
      void cache.invalidateQueries({ queryKey, exact: true })
    },
  }
}
