import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeleteInput } from './schema'
import type { AccountDeletion } from './types'
import { api, apiFile, type DownloadedFile } from '@/lib/core/browser/api'
import { currentUserQuery } from '../hooks'

/** Returns the exported data as a file, with line breaks, because people read it too. */
export const useReadMyData = () =>
  useMutation({
    mutationFn: async (): Promise<DownloadedFile> => {
      const { name, content } = await apiFile('/api/user/data')
      const data: unknown = JSON.parse(await content.text())
      return { name, content: new Blob([JSON.stringify(data, null, 2)], { type: content.type }) }
    },
  })

/** Requests account deletion, which signs the member out. */
export function useDeleteAccount() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: DeleteInput) => api<AccountDeletion>('POST', '/api/user/delete', input),
    onSuccess: () => cache.setQueryData(currentUserQuery.queryKey, null),
  })
}
