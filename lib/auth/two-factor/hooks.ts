import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConfirmInput, ProvenInput, SetupInput } from './schema'
import type { RecoveryCodes, TwoFactorSetup, TwoFactorState } from './types'
import { api, ApiError } from '@/lib/core/browser/api'

export const twoFactorQuery = queryOptions({
  queryKey: ['/api/user/two-factor'],
  queryFn: ({ queryKey: [path] }) => api<TwoFactorState>('GET', path as string),
})

export const useBeginTwoFactor = () =>
  useMutation({
    mutationFn: (input: SetupInput) => api<TwoFactorSetup>('POST', '/api/user/two-factor/setup', input),
  })

export const useConfirmTwoFactor = () =>
  useChange((input: ConfirmInput) => api<RecoveryCodes>('POST', '/api/user/two-factor/confirm', input))

export const useRenewRecoveryCodes = () =>
  useChange((input: ProvenInput) => api<RecoveryCodes>('POST', '/api/user/two-factor/recovery-codes', input))

export const useEndTwoFactor = () =>
  useChange((input: ProvenInput) => api<TwoFactorState>('POST', '/api/user/two-factor/off', input))

function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => cache.invalidateQueries({ queryKey: twoFactorQuery.queryKey }),
    // It was done before, as where the answer was lost: what the page says of it is from before that.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409)
        void cache.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
    },
  })
}
