import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ADMIN_PATHS } from '../constants'
import type { ItemChange, ItemInput } from '../items/schema'
import type { PathChange, PathInput } from '../schema'
import type { AdminPath, PathArticle } from '../types'
import { api } from '@/lib/core/browser/api'
import { shownAtOnce } from '@/lib/core/browser/shown-at-once'
import { moved } from '@/lib/core/order'

const at = (...parts: (string | number)[]) => [ADMIN_PATHS, ...parts].join('/')

export const adminPathQuery = (id: number) =>
  queryOptions({
    queryKey: [ADMIN_PATHS, id],
    queryFn: () => api<AdminPath>('GET', at(id)),
    staleTime: 0,
  })

/** Articles that a step can show, by words of their titles. */
export const pathArticlesQuery = (search: string) =>
  queryOptions({
    queryKey: [ADMIN_PATHS, 'articles', search],
    queryFn: () => api<PathArticle[]>('GET', at(`articles?${new URLSearchParams({ search }).toString()}`)),
    staleTime: 30_000,
  })

export const useCreatePath = () =>
  useMutation({ mutationFn: (input: PathInput) => api<AdminPath>('POST', at(), input) })

export const useDeletePath = (id: number) =>
  useMutation({ mutationFn: () => api<undefined>('DELETE', at(id)) })

/** What every change of a path answers: the path as it is now. */
function useWrite<Input>(id: number, send: (input: Input) => Promise<AdminPath>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (path) => cache.setQueryData(adminPathQuery(id).queryKey, path),
  })
}

export const useChangePath = (id: number) =>
  useWrite(id, (change: PathChange) => api<AdminPath>('PATCH', at(id), change))

export const useAddItem = (id: number) =>
  useWrite(id, (input: ItemInput) => api<AdminPath>('POST', at(id, 'items'), input))

export const useRemoveItem = (id: number) =>
  useWrite(id, (itemId: number) => api<AdminPath>('DELETE', at(id, 'items', itemId)))

/** Changes an item; one that is moved stands in its place at once. */
export function useChangeItem(id: number) {
  const { show, ...atOnce } = shownAtOnce<AdminPath>(useQueryClient(), adminPathQuery(id).queryKey)
  return useMutation({
    ...atOnce,
    mutationFn: ({ itemId, ...change }: ItemChange & { itemId: number }) =>
      api<AdminPath>('PATCH', at(id, 'items', itemId), change),
    onMutate: ({ itemId, after }) =>
      show((path) => (after === undefined ? path : { ...path, items: moved(path.items, itemId, after) })),
  })
}
