import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeleteInput } from './schema'
import type { AccountDeletion, PersonalData } from './types'
import { api } from '@/lib/core/browser/api'
import { currentUserQuery } from '../hooks'

/** Returns the exported data, so that an error is shown before anything is saved as a file. */
export const useReadMyData = () =>
  useMutation({ mutationFn: () => api<PersonalData>('GET', '/api/user/data') })

/** Requests account deletion, which signs the member out. */
export function useDeleteAccount() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: DeleteInput) => api<AccountDeletion>('POST', '/api/user/delete', input),
    onSuccess: () => cache.setQueryData(currentUserQuery.queryKey, null),
  })
}
