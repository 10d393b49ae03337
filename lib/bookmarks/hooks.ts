import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { BOOKMARKS } from './constants'
import { foldersQuery } from './folders/hooks'
import type { BookmarkInput, BookmarkQuery, MoveInput, NotesInput } from './schema'
import type { Bookmark, BookmarkState } from './types'
import { readingQuery } from '@/lib/articles/reading/hooks'
import { api, apiPage, type Page } from '@/lib/core/api'
import { happened } from '@/lib/core/happened'

export const bookmarkedQuery = (articleId: number) =>
  queryOptions({
    queryKey: [`/api/articles/${articleId}/bookmarked`],
    // Asked for together with the rest of what an article shows of its reader.
    queryFn: async ({ client }): Promise<BookmarkState> => {
      const { bookmarked } = await client.fetchQuery({ ...readingQuery(articleId), staleTime: 0 })
      return { bookmarked }
    },
  })

/** A page of the viewer's bookmarks. Every such list is kept under one address, so that a change reaches all of them. */
export const bookmarksQuery = (query: BookmarkQuery) =>
  queryOptions({
    queryKey: [BOOKMARKS, searchOf(query)],
    queryFn: ({ queryKey: [path, search] }) => apiPage<Bookmark>(`${path}?${search}`),
  })

/** How many are in 'No Folder'; the other folders bring their counts along. */
export const looseQuery = bookmarksQuery({ folderId: null, pageSize: 1 })

/** Only what is set, always in the same order: one list is one key. */
function searchOf({ folderId, articleId, q, sort, page, pageSize }: BookmarkQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ folderId, articleId, q, sort, page, pageSize }))
    if (value !== undefined && value !== '') search.set(name, String(value))
  return search.toString()
}

/** Saves a bookmark, or replaces the folders and notes of the one there is. The article shows it at once, until the server refuses. */
export function useSaveBookmark(articleId: number) {
  const cache = useQueryClient()
  const { queryKey } = bookmarkedQuery(articleId)
  return useMutation({
    mutationFn: (input: BookmarkInput) => api<Bookmark>('POST', `${BOOKMARKS}/${articleId}`, input),
    onMutate: async () => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      cache.setQueryData(queryKey, before && { bookmarked: true })
      return { before }
    },
    onSuccess: (_bookmark, _input, { before }) => {
      if (!before?.bookmarked) happened({ kind: 'engagement', type: 'bookmark', articleId })
    },
    onError: (_error, _input, context) => cache.setQueryData(queryKey, context?.before),
    onSettled: () => refresh(cache),
  })
}

/** Removes a bookmark from the article and from every list at once, and puts it back when the server refuses. */
export function useRemoveBookmark(articleId: number) {
  const cache = useQueryClient()
  const { queryKey } = bookmarkedQuery(articleId)
  return useMutation({
    mutationFn: () => api<undefined>('DELETE', `${BOOKMARKS}/${articleId}`),
    onMutate: async () => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      cache.setQueryData(queryKey, before && { bookmarked: false })
      return { before, lists: await takeOut(cache, [articleId]) }
    },
    onError: (_error, _input, context) => {
      cache.setQueryData(queryKey, context?.before)
      putBack(cache, context?.lists)
    },
    onSettled: () => refresh(cache),
  })
}

/** Moves bookmarks out of the lists in sight at once, and puts them back when the server refuses. */
export function useMoveBookmarks() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: MoveInput) => api<{ moved: number }>('POST', `${BOOKMARKS}/move`, input),
    onMutate: async ({ articleIds }) => ({ lists: await takeOut(cache, articleIds) }),
    onError: (_error, _input, context) => putBack(cache, context?.lists),
    onSettled: () => refresh(cache),
  })
}

export function useWriteNotes(articleId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: NotesInput) => api<Bookmark>('PATCH', `${BOOKMARKS}/${articleId}`, input),
    onSuccess: (changed) =>
      cache.setQueriesData<Page<Bookmark>>(
        { queryKey: [BOOKMARKS] },
        (list) =>
          list && { ...list, items: list.items.map((item) => (item.id === changed.id ? changed : item)) },
      ),
  })
}

type Lists = ReturnType<typeof listsIn>
const listsIn = (cache: QueryClient) => cache.getQueriesData<Page<Bookmark>>({ queryKey: [BOOKMARKS] })

async function takeOut(cache: QueryClient, articleIds: number[]): Promise<Lists> {
  await cache.cancelQueries({ queryKey: [BOOKMARKS] })
  const before = listsIn(cache)
  const gone = new Set(articleIds)
  cache.setQueriesData<Page<Bookmark>>({ queryKey: [BOOKMARKS] }, (list) => {
    if (!list) return list
    const items = list.items.filter(({ articleId }) => !gone.has(articleId))
    return { ...list, items, total: list.total - (list.items.length - items.length) }
  })
  return before
}

const putBack = (cache: QueryClient, lists: Lists = []) =>
  lists.forEach(([key, list]) => cache.setQueryData(key, list))

function refresh(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: [BOOKMARKS] })
  void cache.invalidateQueries({ queryKey: foldersQuery.queryKey })
}
