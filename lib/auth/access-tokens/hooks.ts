import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AccessTokenInput } from './schema'
import type { AccessToken, NewAccessToken } from './types'
import { api } from '@/lib/core/browser/api'

const PATH = '/api/user/access-tokens'

export const accessTokensQuery = queryOptions({
  queryKey: [PATH],
  queryFn: () => api<AccessToken[]>('GET', PATH),
})

export const useCreateAccessToken = () =>
  useChange((input: AccessTokenInput) => api<NewAccessToken>('POST', PATH, input))

export const useRevokeAccessToken = () => useChange((id: string) => api<undefined>('DELETE', `${PATH}/${id}`))

function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => cache.invalidateQueries({ queryKey: accessTokensQuery.queryKey }),
  })
}
