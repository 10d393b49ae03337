import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CategoryInput, TagInput } from './schema'
import type { Category, Tag, Topic } from './types'
import { api } from '@/lib/core/browser/api'
import { dropRows, removeRows } from '@/lib/core/browser/cached-rows'

const CATEGORIES = '/api/categories'
const TAGS = '/api/tags'

export const categoriesQuery = queryOptions({
  queryKey: [CATEGORIES],
  queryFn: () => api<Category[]>('GET', CATEGORIES),
})

export const tagsQuery = queryOptions({
  queryKey: [TAGS],
  queryFn: () => api<Topic[]>('GET', TAGS),
})

type Taxon = { id: number; name: string }

/** Puts what the server has stored where its name belongs. */
const place = <T extends Taxon>(list: T[] | undefined, stored: T) =>
  list &&
  [...list.filter(({ id }) => id !== stored.id), stored].sort((a, b) => a.name.localeCompare(b.name, 'en-GB'))

/** Stores a new category, or the changes to one that has an id. */
export function useSaveCategory(id?: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: CategoryInput) =>
      id ? api<Category>('PUT', `${CATEGORIES}/${id}`, input) : api<Category>('POST', CATEGORIES, input),
    onSuccess: (stored) => cache.setQueryData(categoriesQuery.queryKey, (list) => place(list, stored)),
  })
}

/** Not optimistic: a category in use is refused. */
export function useDeleteCategory() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api<void>('DELETE', `${CATEGORIES}/${id}`),
    onSuccess: (_nothing, gone) =>
      dropRows(cache, categoriesQuery.queryKey, ({ id }: Category) => id === gone),
  })
}

/** Stores a new tag, or the changes to one that has an id. */
export function useSaveTag(id?: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: TagInput) =>
      id ? api<Topic>('PUT', `${TAGS}/${id}`, input) : api<Topic>('POST', TAGS, input),
    onSuccess: (stored) => cache.setQueryData(tagsQuery.queryKey, (list) => place(list, stored)),
  })
}

/** Takes the tag out of the list at once, and puts it back when the server refuses. */
export function useDeleteTag() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api<void>('DELETE', `${TAGS}/${id}`),
    onMutate: (gone) => removeRows(cache, tagsQuery.queryKey, ({ id }: Tag) => id === gone),
    onError: (_error, _id, putBack) => putBack?.(),
  })
}
