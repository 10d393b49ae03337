import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Synonym } from './types'
import { api } from '@/lib/core/browser/api'
import { dropRows } from '@/lib/core/browser/cached-rows'

const SYNONYMS = '/api/admin/synonyms'

export const synonymsQuery = queryOptions({
  queryKey: [SYNONYMS],
  queryFn: () => api<Synonym[]>('GET', SYNONYMS),
})

export function useAddSynonym() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (names: string) => api<Synonym>('POST', SYNONYMS, { names }),
    onSuccess: (added) => cache.setQueryData(synonymsQuery.queryKey, (list) => list && [added, ...list]),
  })
}

export function useDeleteSynonym() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api<void>('DELETE', `${SYNONYMS}/${id}`),
    onSuccess: (_nothing, gone) => dropRows(cache, synonymsQuery.queryKey, ({ id }: Synonym) => id === gone),
  })
}
