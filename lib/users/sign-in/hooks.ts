import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LoginInput } from '@/lib/auth/schema'
import { api } from '@/lib/core/browser/api'
import { setPageAccount } from '@/lib/core/browser/page-account'
import { currentUserQuery } from '../hooks'
import type { CurrentUser } from '../types'

type SignedIn = { user: CurrentUser; deletionCancelled?: true }

/** Signs in and clears the query cache, which holds what was read as a visitor. */
export function useSignIn() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: LoginInput) => api<SignedIn>('POST', '/api/login', input),
    onSuccess: ({ user }) => {
      setPageAccount(user.id)
      cache.clear()
      cache.setQueryData(currentUserQuery.queryKey, user)
    },
  })
}
