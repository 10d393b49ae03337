import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PreferencesInput } from './schema'
import type { Preferences } from './types'
import { api } from '@/lib/core/browser/api'
import { inTurn } from '@/lib/core/browser/in-turn'

export const preferencesQuery = queryOptions({
  queryKey: ['/api/user/preferences'],
  queryFn: ({ queryKey: [path] }) => api<Preferences>('GET', path as string),
})

/** Sets one preference optimistically, and restores only this one where the server refuses. */
export function useUpdatePreferences() {
  const cache = useQueryClient()
  const { queryKey } = preferencesQuery
  const show = (change: PreferencesInput) =>
    cache.setQueryData(queryKey, (now) => now && { ...now, ...change })
  return useMutation({
    mutationFn: (input: PreferencesInput) =>
      inTurn('preferences', () => api<Preferences>('PUT', '/api/user/preferences', input)),
    onMutate: async (input) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      show(input)
      const names = Object.keys(input) as (keyof Preferences)[]
      return { before: before && Object.fromEntries(names.map((name) => [name, before[name]])) }
    },
    onSuccess: (_now, input) => show(input),
    onError: (_error, _input, context) => context?.before && show(context.before),
  })
}
