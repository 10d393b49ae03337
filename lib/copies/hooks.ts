import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { COPIES } from './constants'
import type { CopyChange, CopyInput, CopyQuery } from './schema'
import type { Copy, OpenCopy } from './types'
import { api, apiPage } from '@/lib/core/browser/api'
import { dropRows } from '@/lib/core/browser/cached-rows'

/** Returns a page of the viewer's copies. */
export const copiesQuery = ({ folderId, q, page }: CopyQuery) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ folderId, q, page }))
    if (value !== undefined && value !== '') search.set(name, String(value))
  return queryOptions({
    queryKey: [COPIES, search.toString()],
    queryFn: ({ queryKey: [path, query] }) => apiPage<Copy>(`${path}?${query}`),
  })
}

/** A copy as it is at this moment, for what depends on what has become of it elsewhere. */
export const copyNowQuery = (id: string) =>
  queryOptions({
    queryKey: [`${COPIES}/${id}`],
    queryFn: ({ queryKey: [path] }) => api<OpenCopy>('GET', path as string),
    staleTime: 0,
    gcTime: 0,
  })

export function useSaveCopy() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: CopyInput) => api<OpenCopy>('POST', COPIES, input),
    onSuccess: () => void cache.invalidateQueries({ queryKey: [COPIES] }),
  })
}

export function useChangeCopy(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: CopyChange) => api<OpenCopy>('PATCH', `${COPIES}/${id}`, change),
    onSuccess: () => void cache.invalidateQueries({ queryKey: [COPIES] }),
  })
}

export function useDuplicateCopy(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api<OpenCopy>('POST', `${COPIES}/${id}/duplicate`),
    onSuccess: () => cache.invalidateQueries({ queryKey: [COPIES] }),
  })
}

export function useDeleteCopy(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api<undefined>('DELETE', `${COPIES}/${id}`),
    onSuccess: () => {
      dropRows(cache, [COPIES], (copy: Copy) => copy.id === id)
      void cache.invalidateQueries({ queryKey: [COPIES] })
    },
  })
}
