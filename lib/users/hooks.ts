import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoginInput } from '@/lib/auth/schema'
import { api, ApiError } from '@/lib/core/browser/api'
import { setPageAccount } from '@/lib/core/browser/page-account'
import type { CurrentUser } from './types'

/** The signed-in account; null where nobody is signed in. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async ({ queryKey: [path] }) => {
    try {
      return await api<CurrentUser>('GET', path as string)
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return null
      throw error
    }
  },
  // A page for visitors may have been rendered long ago; who signs in says so to this cache.
  staleTime: ({ state }) => (state.data === null ? Infinity : 30_000),
  retry: false,
})

export function useCurrentUser(): { user: CurrentUser | null; isPending: boolean } {
  const { data, isPending } = useQuery(currentUserQuery)
  return { user: data ?? null, isPending }
}

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
