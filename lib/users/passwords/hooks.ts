import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangePasswordInput, ForgotInput, ResetInput } from './schema'
import { api } from '@/lib/core/browser/api'
import { currentUserQuery } from '../hooks'

type Said = { message: string }

export const useRequestReset = () =>
  useMutation({ mutationFn: (input: ForgotInput) => api<Said>('POST', '/api/auth/forgot-password', input) })

/** Clears the query cache: the reset ends all sessions, also one of this browser. */
export function useResetPassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: ResetInput) => api<Said>('POST', '/api/auth/reset-password', input),
    onSuccess: () => {
      const { queryKey } = currentUserQuery
      if (cache.getQueryData(queryKey)) void cache.invalidateQueries({ queryKey })
    },
  })
}

export const useChangePassword = () =>
  useMutation({
    mutationFn: (input: ChangePasswordInput) => api<Said>('POST', '/api/change-password', input),
  })
