import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { EmailChangeForm } from './schema'
import type { EmailChangeState } from './types'
import { currentUserQuery } from '../hooks'
import { api } from '@/lib/core/browser/api'

const PATH = '/api/user/email'

export const emailChangeQuery = queryOptions({
  queryKey: [PATH],
  queryFn: () => api<EmailChangeState>('GET', PATH),
})

export const useRequestEmailChange = () =>
  useChange((input: EmailChangeForm) => api<EmailChangeState>('POST', PATH, input))

export const useCancelEmailChange = () => useChange(() => api<EmailChangeState>('DELETE', PATH))

function useChange<Input>(mutationFn: (input: Input) => Promise<EmailChangeState>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (state) => cache.setQueryData(emailChangeQuery.queryKey, state),
  })
}

/** Works without a session: the link may be opened in another browser. */
export function useConfirmEmailChange() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => api<{ email: string }>('POST', '/api/auth/confirm-email', { token }),
    onSuccess: () => {
      const { queryKey } = currentUserQuery
      if (cache.getQueryData(queryKey)) void cache.invalidateQueries({ queryKey })
    },
  })
}
