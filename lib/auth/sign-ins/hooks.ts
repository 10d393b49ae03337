import { queryOptions } from '@tanstack/react-query'
import type { RecentSignIn } from './types'
import { api } from '@/lib/core/browser/api'

export const signInsQuery = queryOptions({
  queryKey: ['/api/user/sign-ins'],
  queryFn: ({ queryKey: [path] }) => api<RecentSignIn[]>('GET', path as string),
})
