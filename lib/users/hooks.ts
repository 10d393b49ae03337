import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, ApiError, OTHER_ACCOUNT } from '@/lib/core/browser/api'
import { pageAccount } from '@/lib/core/browser/page-account'
import type { CurrentUser } from './types'

/** Returns who is signed in in this browser, whosever page this is; null where nobody is. */
export async function signedInNow(): Promise<CurrentUser | null> {
  try {
    return await api<CurrentUser>('GET', '/api/auth/user')
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null
    throw error
  }
}

/** The account of this page; null where nobody is signed in. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async ({ client, queryKey }): Promise<CurrentUser | null> => {
    const user = await signedInNow()
    const account = pageAccount()
    if (!user || account === null || user.id === account) return user
    // The page stays whose it was, with what is typed on it, and says so.
    window.dispatchEvent(new Event(OTHER_ACCOUNT))
    return client.getQueryData<CurrentUser>(queryKey) ?? user
  },
  // A page for visitors may have been rendered long ago; who signs in says so to this cache.
  staleTime: ({ state }) => (state.data === null ? Infinity : 30_000),
  retry: false,
})

export function useCurrentUser(): { user: CurrentUser | null; isPending: boolean } {
  const { data, isPending } = useQuery(currentUserQuery)
  return { user: data ?? null, isPending }
}
