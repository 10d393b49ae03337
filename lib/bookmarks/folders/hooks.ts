import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { BOOKMARKS, FOLDERS } from '../constants'
import type { FolderInput } from './schema'
import type { Folder } from './types'
import { api } from '@/lib/core/browser/api'
import { dropRows } from '@/lib/core/browser/cached-rows'

export const foldersQuery = queryOptions({
  queryKey: [FOLDERS],
  queryFn: () => api<Folder[]>('GET', FOLDERS),
})

export function useCreateFolder() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: FolderInput) => api<Folder>('POST', FOLDERS, input),
    onSuccess: (made) => {
      cache.setQueryData(foldersQuery.queryKey, (folders) => folders && [...folders, made])
      return cache.invalidateQueries({ queryKey: foldersQuery.queryKey })
    },
  })
}

/** Updates a folder. Bookmarks carry the names and colours of their folders, so they are read again, too. */
export function useUpdateFolder(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: FolderInput) => api<Folder>('PATCH', `${FOLDERS}/${id}`, input),
    onSuccess: (changed) => {
      cache.setQueryData(foldersQuery.queryKey, (folders) =>
        folders?.map((folder) => (folder.id === id ? changed : folder)),
      )
      void cache.invalidateQueries({ queryKey: [BOOKMARKS] })
    },
  })
}

export function useDeleteFolder(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api<undefined>('DELETE', `${FOLDERS}/${id}`),
    onSuccess: () => {
      dropRows(cache, foldersQuery.queryKey, (folder: Folder) => folder.id === id)
      // The list of the folder itself is there no more: until the page has left it, it must not be asked for
      // again.
      void cache.invalidateQueries({
        queryKey: [BOOKMARKS],
        predicate: ({ queryKey: [, search] }) =>
          new URLSearchParams(search as string).get('folderId') !== String(id),
      })
    },
  })
}
