import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { beginCopies, endCopies, offlineOwner, savedCopies, updateCopies } from './client'
import type { Saved } from './types'

/** What is saved on this device; null where the member saves nothing. */
export const offlineCopiesQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['offline-copies', memberId],
    queryFn: async () => (offlineOwner() === memberId ? await savedCopies() : null),
    staleTime: 0,
  })

/** Whether this browser can save copies at all. */
export const canSaveCopies = () => 'serviceWorker' in navigator && 'caches' in window

type Wish = 'begin' | 'update' | 'end'

export function useOfflineCopies(memberId: string) {
  const cache = useQueryClient()
  return useMutation<Saved | null, Error, Wish>({
    mutationFn: async (wish) => {
      if (wish === 'begin') return beginCopies(memberId)
      if (wish === 'update') return updateCopies()
      await endCopies()
      return null
    },
    onSuccess: (saved) => cache.setQueryData(offlineCopiesQuery(memberId).queryKey, saved),
  })
}
