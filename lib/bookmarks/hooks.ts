import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { BOOKMARKS } from './constants'
import { foldersQuery } from './folders/hooks'
import type { BookmarkInput, BookmarkQuery, MoveInput, NotesInput } from './schema'
import type { Bookmark } from './types'
import { changeReading, confirmReading, readingQuery } from '@/lib/articles/reading/hooks'
import { api, apiPage } from '@/lib/core/browser/api'
import type { Page } from '@/lib/core/page'
import { removeRows } from '@/lib/core/browser/cached-rows'
import { trackEvent } from '@/lib/core/browser/reader-events'

/**
 * Returns a page of the viewer's bookmarks. Every such list is kept under one address, so that a change
 * reaches all of them.
 */
export const bookmarksQuery = (query: BookmarkQuery) =>
  queryOptions({
    queryKey: [BOOKMARKS, searchOf(query)],
    queryFn: ({ queryKey: [path, search] }) => apiPage<Bookmark>(`${path}?${search}`),
  })

/** Read for its total alone: the other folders bring their counts along, and 'No Folder' is none. */
export const unfiledQuery = bookmarksQuery({ folderId: null, pageSize: 1 })

/** Returns the query of a list, with what is set, always in the same order: one list is one key. */
function searchOf({ folderId, articleId, q, sort, page, pageSize }: BookmarkQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ folderId, articleId, q, sort, page, pageSize }))
    if (value !== undefined && value !== '') search.set(name, String(value))
  return search.toString()
}

/**
 * Saves a bookmark, or replaces the folders and notes of the one there is. The article shows it at once,
 * until the server refuses.
 */
export function useSaveBookmark(articleId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: BookmarkInput) => api<Bookmark>('POST', `${BOOKMARKS}/${articleId}`, input),
    onMutate: async () => ({
      before: cache.getQueryData(readingQuery(articleId).queryKey),
      undo: await changeReading(cache, articleId, () => ({ bookmarked: true })),
    }),
    onSuccess: (_bookmark, _input, { before }) => {
      if (!before?.bookmarked) trackEvent({ kind: 'engagement', type: 'bookmark', articleId })
      return confirmReading(cache, articleId, { bookmarked: true })
    },
    onError: (_error, _input, context) => context?.undo(),
    onSettled: () => refresh(cache),
  })
}

/**
 * Removes a bookmark from the article and from every list at once, and puts it back when the server refuses.
 */
export function useRemoveBookmark(articleId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api<undefined>('DELETE', `${BOOKMARKS}/${articleId}`),
    onMutate: async () => ({
      undo: await changeReading(cache, articleId, () => ({ bookmarked: false })),
      putBack: await removeRows(cache, [BOOKMARKS], isAbout([articleId])),
    }),
    onSuccess: () => confirmReading(cache, articleId, { bookmarked: false }),
    onError: (_error, _input, context) => {
      context?.undo()
      context?.putBack()
    },
    onSettled: () => refresh(cache),
  })
}

/** Moves bookmarks out of the lists in sight at once, and puts them back when the server refuses. */
export function useMoveBookmarks() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: MoveInput) => api<{ moved: number }>('POST', `${BOOKMARKS}/move`, input),
    onMutate: ({ articleIds }) => removeRows(cache, [BOOKMARKS], isAbout(articleIds)),
    onError: (_error, _input, putBack) => putBack?.(),
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

const isAbout = (articleIds: number[]) => (bookmark: Bookmark) => articleIds.includes(bookmark.articleId)

function refresh(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: [BOOKMARKS] })
  void cache.invalidateQueries({ queryKey: foldersQuery.queryKey })
}
