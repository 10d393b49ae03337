import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeleteInput } from './schema'
import type { Leaving, PersonalData } from './types'
import { api } from '@/lib/core/api'
import { currentUserQuery } from '../hooks'

/** Gives the document, so that a refusal can be said in a sentence before anything is saved as a file. */
export const useReadMyData = () =>
  useMutation({ mutationFn: () => api<PersonalData>('GET', '/api/user/data') })

/** Asks for the deletion of the account; from then on nobody is signed in. */
export function useDeleteAccount() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: DeleteInput) => api<Leaving>('POST', '/api/user/delete', input),
    onSuccess: () => cache.setQueryData(currentUserQuery.queryKey, null),
  })
}
