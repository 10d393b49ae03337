import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LoginInput } from './schema'
import { api } from '@/lib/core/api'
import { currentUserQuery } from '@/lib/users/hooks'
import type { CurrentUser } from '@/lib/users/types'

/** Signs in; everything that was read as a visitor is forgotten. */
export function useSignIn() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: LoginInput) => api<{ user: CurrentUser }>('POST', '/api/login', input),
    onSuccess: ({ user }) => {
      cache.clear()
      cache.setQueryData(currentUserQuery.queryKey, user)
    },
  })
}
