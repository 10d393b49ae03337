import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfessionalDetails } from './schema'
import { api } from '@/lib/core/browser/api'
import { currentUserQuery } from '../hooks'
import type { CurrentUser } from '../types'

export function useUpdateProfile() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: ProfessionalDetails) => api<CurrentUser>('PUT', '/api/user/profile', input),
    onSuccess: (user) => cache.setQueryData(currentUserQuery.queryKey, user),
  })
}
