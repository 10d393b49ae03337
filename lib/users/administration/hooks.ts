import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { USERS_POLL } from './constants'
import type { UsersQuery } from './schema'
import type { AdminUser } from './types'
import { api, apiFile, apiPage } from '@/lib/core/browser/api'
import type { Page } from '@/lib/core/page'

const USERS = '/api/admin/users'

const NAMES = ['search', 'role', 'membership', 'verified', 'page'] as const

/**
 * Returns the filters that are set as a query string, always in one order, so that one list has one query
 * key.
 */
export function usersSearch(view: UsersQuery): string {
  const query = new URLSearchParams()
  for (const name of NAMES) {
    const value = view[name]
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value))
  }
  return query.toString()
}

/**
 * One page of accounts. A refetch names the version that is shown (If-None-Match) and is answered in full
 * only after a change.
 */
export const usersPageQuery = (view: UsersQuery) =>
  queryOptions({
    queryKey: [USERS, usersSearch(view)],
    queryFn: ({ queryKey, client }) => {
      const [path, search] = queryKey
      return apiPage<AdminUser>(`${path}?${search}`, client.getQueryData<Page<AdminUser>>(queryKey))
    },
  })

/** The same, refetched every USERS_POLL milliseconds while the tab is visible. */
export const polledUsersQuery = (view: UsersQuery, resting: boolean) => ({
  ...usersPageQuery(view),
  refetchInterval: resting ? (false as const) : USERS_POLL,
})

type Of<T> = T & { userId: string }

export const useChangeRole = () =>
  useAccountChange(({ userId, role }: Of<{ role: AdminUser['role'] }>) =>
    api<AdminUser>('PUT', `${USERS}/${userId}/role`, { role }),
  )

export const useChangeEmail = () =>
  useAccountChange(({ userId, email }: Of<{ email: string }>) =>
    api<AdminUser>('PUT', `${USERS}/${userId}/email`, { email }),
  )

export const useFreeze = () =>
  useAccountChange(({ userId }: Of<object>) => api<AdminUser>('PUT', `${USERS}/${userId}/freeze`))

export const useUnfreeze = () =>
  useAccountChange(({ userId }: Of<object>) => api<AdminUser>('PUT', `${USERS}/${userId}/unfreeze`))

export const useEnable = () =>
  useAccountChange(({ userId }: Of<object>) => api<AdminUser>('PUT', `${USERS}/${userId}/enable`))

export const useDisable = () =>
  useAccountChange(({ userId }: Of<object>) => api<void>('DELETE', `${USERS}/${userId}`))

export const useDeletePermanently = () =>
  useAccountChange(({ userId }: Of<object>) => api<void>('DELETE', `${USERS}/${userId}/permanent`))

/** Takes an address as proved; the reply says what was done. */
export function useVerifyEmail() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (email: string) =>
      api<{ message: string }>('POST', '/api/admin/verify-user-email', { email }),
    onSuccess: () => readAgain(cache),
  })
}

/** Returns the members of a list as a file for spreadsheets. */
export const useUsersFile = (view: UsersQuery) =>
  useMutation({ mutationFn: () => apiFile(`${USERS}/export?${usersSearch(view)}`) })

function useAccountChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient()
  // Settled, not succeeded: a refusal says that the list is older than the account.
  return useMutation({ mutationFn, onSettled: () => readAgain(cache) })
}

const readAgain = (cache: QueryClient) => cache.invalidateQueries({ queryKey: [USERS] })
